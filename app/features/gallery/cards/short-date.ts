const THIS_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const OTHER_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '19 Nov', with the year unless it is this one, in UTC on every machine. */
export function shortDate(moment: Date, now: Date): string {
  const format = moment.getUTCFullYear() === now.getUTCFullYear() ? THIS_YEAR : OTHER_YEAR
  return format.format(moment)
}
