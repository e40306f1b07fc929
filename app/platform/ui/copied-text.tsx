import { copyText } from './copy-text.ts'
import { ScriptButton } from './script-button.tsx'
import { uiCopy } from './copy.ts'

type CopiedTextProps = {
  text: string
  /** For screen readers, where nothing beside the text says what it is. */
  label?: string
}

/** Text with a button that copies it; without scripts a click selects all of it. */
export function CopiedText({ text, label }: CopiedTextProps) {
  return (
    <div className="mb-4 flex max-w-[620px] flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-60 rounded-control bg-sunk px-3.5 py-2.5 type-code break-all select-all">
        {label && <span className="sr-only">{label}: </span>}
        {text}
      </p>
      <ScriptButton onClick={() => void copyText(text, { title: uiCopy.copied })}>{uiCopy.copy}</ScriptButton>
    </div>
  )
}
