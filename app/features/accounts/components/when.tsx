import { useHydrated } from '#app/ui/use-hydrated.ts'

type WhenProps = {
  at: Date
  /** Says the minute too, once the reader's own clock is known. */
  withTime?: boolean
}

/** A day as the reader's own calendar has it; as Greenwich's until the script has come. */
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
