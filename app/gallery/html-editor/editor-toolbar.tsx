import { Copy, Download, RotateCcw, Search, WrapText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { editorCopy } from './copy.ts'
import { kilobytes } from '#app/gallery/email-page/inbox-limits.ts'

type EditorToolbarProps = {
  bytes: number
  edited: boolean
  wrap: boolean
  onReset: () => void
  onWrap: () => void
  onFind: () => void
  onCopy: () => void
  onDownload: () => void
}

/** The editor's actions; in narrow panes only their icons. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { bytes, edited, wrap, onReset, onWrap, onFind, onCopy, onDownload } = props
  return (
    <div className="@container shrink-0">
      <div className="flex h-13 items-center justify-end gap-1 border-b border-line pr-3 pl-4.5 [&_svg]:size-[15px]">
        <p className="mr-auto truncate pr-2 @max-[400px]:hidden type-small text-ink-soft">
          {editorCopy.file} · {kilobytes(bytes)}
        </p>
        <IconButton label={editorCopy.find} onClick={onFind} className="size-8">
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton label={editorCopy.download} onClick={onDownload} className="size-8">
          <Download aria-hidden="true" />
        </IconButton>
        <ToolbarButton icon={<RotateCcw aria-hidden="true" />} disabled={!edited} onClick={onReset}>
          {editorCopy.reset}
        </ToolbarButton>
        <ToolbarButton icon={<WrapText aria-hidden="true" />} pressed={wrap} onClick={onWrap}>
          {editorCopy.wrap}
        </ToolbarButton>
        <Button size="s" onClick={onCopy}>
          <Copy aria-hidden="true" />
          <span className="@max-[380px]:sr-only">{editorCopy.copy}</span>
        </Button>
      </div>
    </div>
  )
}

type ToolbarButtonProps = {
  icon: ReactNode
  children: string
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
}

function ToolbarButton({ icon, children, disabled, pressed, onClick }: ToolbarButtonProps) {
  return (
    <Button
      size="s"
      variant="quiet"
      disabled={disabled}
      aria-pressed={pressed}
      title={children}
      onClick={onClick}
      className="px-2.5 aria-pressed:bg-sunk aria-pressed:shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      {icon}
      <span className="@max-[560px]:sr-only">{children}</span>
    </Button>
  )
}
