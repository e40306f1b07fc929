import { uiCopy } from './copy.ts'
import { RowButton } from './row-button.tsx'

type ConfirmedButtonProps = {
  label: string
  /** What it is about, for screen readers. */
  of: string
  confirm: string
  id: string
  intent: string
}

/** A button that asks for confirmation, also without scripts. */
export function ConfirmedButton({ label, of, confirm, id, intent }: ConfirmedButtonProps) {
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-control px-3 py-2 text-right type-ui text-stamp max-sm:-ml-3 group-open:text-ink-soft hover:bg-stamp-wash pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">
          {label}
          <span className="sr-only"> {of}</span>
        </span>
        <span className="hidden group-open:inline">{uiCopy.cancel}</span>
      </summary>
      <RowButton
        id={id}
        intent={intent}
        variant="danger"
        className="*:h-auto *:min-h-8 *:py-1.5 *:text-left *:wrap-anywhere *:whitespace-normal"
      >
        {confirm}
      </RowButton>
    </details>
  )
}
