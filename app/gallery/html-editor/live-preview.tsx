import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { cn } from '#app/platform/ui/cn.ts'
import { editorCopy } from '#app/gallery/html-editor/copy.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { canvasShadow } from '#app/gallery/email-page/email-canvas.tsx'
import { EMAIL_CONTENT_POLICY, EMAIL_SANDBOX } from '#app/gallery/email-page/email-frame-policy.ts'
import { previewDocument } from '#app/gallery/html-editor/preview-document.ts'
import { useFitScale } from '#app/gallery/email-page/use-fit-scale.ts'

const MOBILE_WIDTH = 375
const DEFAULT_WIDTH = 640
const FRAME_HEIGHT = 800

type Shown = { version: number; text: string }

type LivePreviewProps = {
  email: EmailPage
  shown: Shown
  waiting: boolean
}

/** The edited email beside its code. The pane scrolls instead of the frame, so that an edit keeps the scroll position. */
export function LivePreview({ email, shown, waiting }: LivePreviewProps) {
  const [mobile, setMobile] = useState(false)
  const width = email.preview?.width ?? DEFAULT_WIDTH
  return (
    <section
      aria-label={editorCopy.live}
      className="flex min-w-0 flex-col tinted-canvas"
      style={{ '--tint': backdropTint(email.preview?.dominantColor) } as CSSProperties}
    >
      <div className="flex h-13 shrink-0 items-center justify-between gap-3 border-b border-line bg-surface pr-3 pl-4.5">
        <p className="flex items-center gap-2 type-small text-ink-soft">
          <span
            aria-hidden="true"
            className={cn('size-1.5 shrink-0 rounded-full', waiting ? 'bg-code-pending' : 'bg-ok')}
          />
          {editorCopy.live}
          <span className="sr-only">{waiting && `: ${editorCopy.waiting}`}</span>
        </p>
        <fieldset aria-label={editorCopy.widths} className="flex rounded-[7px] bg-sunk p-[3px]">
          <WidthButton width={width} on={!mobile} onClick={() => setMobile(false)} />
          <WidthButton width={MOBILE_WIDTH} on={mobile} onClick={() => setMobile(true)} />
        </fieldset>
      </div>
      <Frames key={mobile ? 'mobile' : 'desktop'} email={email} shown={shown} mobile={mobile} />
    </section>
  )
}

function WidthButton({ width, on, onClick }: { width: number; on: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={editorCopy.pixels(width)}
      onClick={onClick}
      className={cn(
        'h-[26px] rounded-[5px] px-[11px] text-[0.75rem]/none font-medium tabular-nums pointer-coarse:h-9',
        on
          ? 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]'
          : 'text-ink-soft hover:text-ink',
      )}
    >
      {width}
    </button>
  )
}

type FramesProps = Omit<LivePreviewProps, 'waiting'> & { mobile: boolean }

/** The new frame replaces the old one once it has loaded, so nothing flickers. */
function Frames({ email, shown, mobile }: FramesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(shown)
  const measured = (mobile && email.mobile?.height) || email.preview?.fullHeight
  const width = mobile ? MOBILE_WIDTH : (email.preview?.width ?? DEFAULT_WIDTH)
  const height = Math.max(FRAME_HEIGHT, measured ?? 0)
  const fit = useFitScale(box, width)
  const frames = current.version === shown.version ? [shown] : [current, shown]
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
      tabIndex={0}
      aria-label={editorCopy.frame}
      className="h-[800px] min-h-[600px] overflow-y-auto overscroll-contain px-7 py-7 -outline-offset-2 max-sm:p-0"
    >
      <div
        ref={box}
        className={cn('relative mx-auto max-w-full overflow-hidden bg-paper', canvasShadow)}
        style={{ width, aspectRatio: `${width} / ${height}` }}
      >
        {frames.map((frame) => (
          <Frame
            key={frame.version}
            text={frame.text}
            onLoad={() => setCurrent(frame)}
            hidden={frame !== frames[0]}
            style={{ width, height, scale: fit === 1 ? undefined : String(fit) }}
          />
        ))}
      </div>
    </section>
  )
}

type FrameProps = {
  text: string
  hidden: boolean
  style: CSSProperties
  onLoad: () => void
}

function Frame({ text, hidden, style, onLoad }: FrameProps) {
  const page = useMemo(() => previewDocument(text, EMAIL_CONTENT_POLICY), [text])
  return (
    <iframe
      srcDoc={page}
      sandbox={EMAIL_SANDBOX}
      title={editorCopy.frame}
      onLoad={onLoad}
      className={cn(
        'absolute top-0 left-0 origin-top-left border-0 [color-scheme:light]',
        hidden && 'invisible',
      )}
      style={style}
    />
  )
}
