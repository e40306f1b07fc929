import { useHydrated } from '#app/ui/use-hydrated.ts'

type WhenProps = {
  at: Date
  /** Shows the time as well, once the reader's time zone is known. */
  withTime?: boolean
}

/** A date in the reader's time zone; in UTC until scripts have loaded. */
export function When({ at, withTime = false }: WhenProps) {
  const local = useHydrated()
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(withTime && local && { hour: '2-digit', minute: '2-digit' }),
    timeZone: local ? undefined : 'UTC',
  })
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>
}
