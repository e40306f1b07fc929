import { longDate } from '#app/platform/lib/format.ts'
import { copy } from '../copy.ts'

/** '17 November 2026', or 'Draft' if never published. */
export function PostDate({ date }: { date: Date | null }) {
  if (!date) return <span>{copy.draft}</span>
  return <time dateTime={date.toISOString()}>{longDate(date)}</time>
}
