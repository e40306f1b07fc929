/** The number of emails of a row, with a unit for screen readers. */
export function MenuCount({ count }: { count: number }) {
  return (
    <span className="text-[0.75rem] font-normal tabular-nums text-ink-faint">
      <span className="sr-only">, </span>
      {count.toLocaleString('en')}
      <span className="sr-only">{count === 1 ? ' email' : ' emails'}</span>
    </span>
  )
}
