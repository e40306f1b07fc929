import { shortDate } from '#app/features/categories/occasion-dates.ts'
import { emailCount } from '#app/features/figures/copy.ts'
import { longDay, type PlainDay } from '#app/features/figures/periods.ts'

export const plannerCopy = {
  title: 'Email planner',
  lead: 'Every occasion of the next twelve months, and when brands begin to send for it: learned from the emails in this gallery.',
  description:
    'The holidays and occasions of the next twelve months with the days on which brands begin to send emails for them. Filter by industry and language, and subscribe to it as a calendar.',
  seasonal: 'Seasonal',
  industry: 'Industry',
  allIndustries: 'All',
  language: 'Language',
  allLanguages: 'All',
  apply: 'Apply',
  subscribe: 'Subscribe in your calendar',
  download: 'Download .ics',
  nothingFits: 'No email of an occasion fits these filters. All occasions are listed, without lead times.',
  week: 'Have ready this week',
  nothingDue: 'Nothing is due within a week.',
  year: 'The year',
  noDates: 'No occasion has its date in this month.',
  starts: 'Start sending',
  tooFew: (emails: number) =>
    emails === 0 ? 'No emails to learn from' : `Too few emails to learn from: ${emails}`,
  emails: (emails: number, isSoFar: boolean) => emailCount(emails) + (isSoFar ? ' so far' : ''),
  /** In the year. */
  times: (quarter: PlainDay, half: PlainDay) =>
    quarter === half
      ? `Half by ${shortDate(half)}`
      : `A quarter by ${shortDate(quarter)}, half by ${shortDate(half)}`,
  /** What to do this week. */
  begin: (quarter: PlainDay, half: PlainDay) =>
    `A quarter of the emails come by ${shortDate(quarter)}, half by ${shortDate(half)}.`,
  underWay: (quarter: PlainDay, half: PlainDay) =>
    `Under way since ${shortDate(quarter)}. Half of the emails come by ${shortDate(half)}.`,
  late: (half: PlainDay) => `Most are out: half of the emails come by ${shortDate(half)}.`,
  method:
    'Lead times are those of the last three times an occasion came: the day by which a quarter of its emails had come, and half of them, counted back from the date. Emails count from twelve weeks before. Where those years have fewer than five emails, what has come for the next date so far counts as well. The gallery knows in which language an email is written, but not for which country, so the filter is the language.',
  calendar: (filters: string[]) => ['Email planner', ...filters].join(' · '),
  startTitle: (occasion: string) => `Start sending: ${occasion}`,
  startText: (occasion: string, date: PlainDay, half: number, emails: number) =>
    `${occasion} is on ${longDay(date)}. Half of ${emailCount(emails)} in the gallery had come ${daysBefore(half)}.`,
  dateText: (quarter: number, half: number, emails: number) =>
    `Of ${emailCount(emails)} in the gallery, a quarter had come ${daysBefore(quarter)}, half ${daysBefore(half)}.`,
}

function daysBefore(days: number): string {
  if (days === 0) return 'by the day itself'
  return days === 1 ? 'by the day before' : `by ${days} days before`
}
