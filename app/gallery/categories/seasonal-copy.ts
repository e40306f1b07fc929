import { plural } from '#app/platform/lib/format.ts'

export const seasonalCopy = {
  emails: (count: number) => plural(count, '# email', '# emails'),
  title: 'Seasonal emails, month by month',
  lead: 'Holidays and occasions by date. Each stamp shows the number of days left.',
  description:
    'Holidays and occasions month by month, with the days left until each and the marketing emails that brands sent for it.',
  planner: 'Email planner: when to start sending',
  report: 'The state of email',
  noDates: 'No occasions this month.',
  undated: 'Seasons & Events',
  undatedNote: 'Without a fixed date',
  noEmails: 'No emails yet',
  failed: 'Couldn’t load the occasions. Please try again later.',
} as const
