import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { shortDate } from '#app/platform/lib/format.ts'

type WhenProps = {
  at: Date
  /** Shows the time as well, once the reader's time zone is known. */
  withTime?: boolean
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const
const LOCAL = new Intl.DateTimeFormat('en-GB', DATE)
const LOCAL_WITH_TIME = new Intl.DateTimeFormat('en-GB', { ...DATE, hour: '2-digit', minute: '2-digit' })

/** A date in the reader's time zone; in that of the gallery until scripts have loaded. */
export function LocalDate({ at, withTime = false }: WhenProps) {
  const isLocal = useHydrated()
  const local = withTime ? LOCAL_WITH_TIME : LOCAL
  return (
    <time dateTime={at.toISOString()}>{isLocal ? local.format(at) : shortDate(at, { withYear: true })}</time>
  )
}
