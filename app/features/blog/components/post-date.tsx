import { copy } from '../copy.ts'

/** '17 November 2026', or 'Draft' if never published. */
export function PostDate({ date }: { date: Date | null }) {
  if (!date) return <span>{copy.draft}</span>
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  return <time dateTime={date.toISOString()}>{words}</time>
}
