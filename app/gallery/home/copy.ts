import { plural } from '#app/platform/lib/format.ts'

export const homeCopy = {
  createCollection: 'Create your own collection',
  byType: 'By email type',
  allTypes: 'View All Email Types',
  calendar: 'Coming up',
  allSeasons: 'All seasons',
  emailOfDay: 'Email of the day',
  newestSeventy: 'The 70 newest emails',
  newest: 'The newest emails',
  browse: 'Browse with filters',
  nothingYet: 'No emails yet. Come back soon.',
  begin:
    'Your gallery is ready. Save emails you like as .eml files and upload them, or import them with this command:',
  beginCommand: 'npm run mailshelf -- import ~/Downloads/newsletters',
  upload: 'Upload emails',
  units: {
    marketers: 'marketers',
    emails: (count: number) => plural(count, 'email', 'emails'),
    brands: (count: number) => plural(count, 'brand', 'brands'),
    industries: (count: number) => plural(count, 'industry', 'industries'),
  },
} as const
