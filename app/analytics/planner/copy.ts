import { emailCount } from '#app/analytics/brand-analytics/copy.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { shortDate } from '#app/platform/lib/format.ts'

export const plannerCopy = {
  title: 'Email planner',
  lead: 'The occasions of the next twelve months, and when brands start sending for them, based on the emails in this gallery.',
  description:
    'The holidays and occasions of the next twelve months, and when brands start sending emails for them. Filter by industry and language.',
  seasonal: 'Seasonal',
  industry: 'Industry',
  allIndustries: 'All',
  language: 'Language',
  allLanguages: 'All',
  apply: 'Apply',
  nothingFits: 'No emails match these filters. All occasions are listed, without lead times.',
  week: 'Due this week',
  nothingDue: 'Nothing is due within a week.',
  year: 'The year',
  noDates: 'No occasions this month.',
  starts: 'Start sending',
  tooFew: (emails: number) => (emails === 0 ? 'No emails yet' : `Not enough emails (${emails} of 5)`),
  emails: (emails: number, isSoFar: boolean) => emailCount(emails) + (isSoFar ? ' so far' : ''),
  /** In the year. */
  times: (quarter: PlainDay, half: PlainDay) =>
    quarter === half
      ? `Half of the emails by ${shortDate(half)}`
      : `A quarter of the emails by ${shortDate(quarter)}, half by ${shortDate(half)}`,
  /** What to do this week. */
  begin: (quarter: PlainDay, half: PlainDay) =>
    `A quarter of the emails are sent by ${shortDate(quarter)}, half by ${shortDate(half)}.`,
  underWay: (quarter: PlainDay, half: PlainDay) =>
    `Brands have started: a quarter of the emails by ${shortDate(quarter)}, half by ${shortDate(half)}.`,
  late: (half: PlainDay) => `Half of the emails were sent by ${shortDate(half)}.`,
  method:
    'Lead times come from the last three dates of an occasion: how many days before it a quarter and half of its emails had been sent. Emails count from twelve weeks before the date. If there are fewer than five, emails for the next date count too. Filters use the language of an email, because its country is unknown.',
}
