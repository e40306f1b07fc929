/** Text of the seasonal page; category pages do not load it. */
export const seasonalCopy = {
  title: 'Seasonal emails, month by month',
  lead: 'Every holiday and occasion in the order they come round. The number on a stamp is the days left until the next one.',
  description:
    'Holidays and occasions month by month, with the days left until each and the marketing emails that brands sent for it.',
  planner: 'Email planner: when to begin with each',
  report: 'The state of email',
  noDates: 'No occasion has its date in this month.',
  undated: 'Seasons & Events',
  undatedNote: 'Without a date of their own',
  noEmails: 'No emails yet',
  failed: 'The occasions could not be loaded. Please try again later.',
} as const
