import { RowButton } from './row-button.tsx'

type ConfirmedButtonProps = { label: string; confirm: string; id: string; intent: string }

/** A button that asks for confirmation, also without scripts. */
export function ConfirmedButton({ label, confirm, id, intent }: ConfirmedButtonProps) {
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-control px-3 py-2 text-right type-ui text-stamp max-sm:-ml-3 group-open:hidden hover:bg-stamp-wash pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      <RowButton id={id} intent={intent} variant="danger">
        {confirm}
      </RowButton>
    </details>
  )
}
