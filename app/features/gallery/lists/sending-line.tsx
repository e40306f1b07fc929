import { howOften, seenBetween, type Sending } from './cadence.ts'

/** How often a brand sends, as far as its emails here tell. */
export function SendingLine({ sending }: { sending: Sending }) {
  const often = howOften(sending)
  return (
    <p className="mt-3.5 flex flex-wrap gap-x-3.5 type-small text-ink-soft">
      {often && <span className="font-medium text-ink">{often}</span>}
      <span>{seenBetween(sending)}</span>
    </p>
  )
}
