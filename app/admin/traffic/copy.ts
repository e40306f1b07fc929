import type { PageKind } from './page-kinds.ts'

export const trafficCopy = {
  title: 'The last 30 days',
  about:
    'Counted without cookies, by day. No personal data is stored. Bots that identify themselves are not counted.',
  failed: 'Couldn’t load the numbers. Reload the page to try again.',
  series: {
    added: 'Emails added',
    published: 'Published',
    views: 'Page views',
    saves: 'Saves',
    follows: 'Follows',
  },
  byKind: 'Page views by page type',
  kinds: {
    home: 'Home',
    lists: 'Lists and categories',
    brand: 'Brands',
    email: 'Emails',
    search: 'Search',
    blog: 'Blog',
    other: 'Other pages',
  } satisfies Record<PageKind, string>,
  summary: (total: number, most: number) =>
    total === 0
      ? 'None yet'
      : `${total.toLocaleString('en')} in total, at most ${most.toLocaleString('en')} per day`,
  perDay: 'by day',
  day: 'Day',
  count: 'Count',
  emptySearches: 'Searches without a result',
  emptySearchesNote:
    'Words that visitors searched for without results. A search is listed once it has been made twice.',
  topEmails: 'Most viewed emails',
  topBrands: 'Most viewed brands',
  none: 'None yet.',
}
