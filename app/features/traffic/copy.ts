import type { PageKind } from './page-kinds.ts'

export const trafficCopy = {
  title: 'The last 30 days',
  about:
    'Counted without cookies, and by day in UTC. Nothing here tells who somebody is; programs are left out as far as they say what they are.',
  failed: 'The figures could not be read. Reload the page to try again.',
  series: {
    added: 'Emails in',
    published: 'Published',
    views: 'Page views',
    saves: 'Saves',
    follows: 'Follows',
  },
  byKind: 'Page views by kind',
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
      : `${total.toLocaleString('en')} in total, at most ${most.toLocaleString('en')} a day`,
  perDay: 'by day',
  day: 'Day',
  count: 'Count',
  emptySearches: 'Searches without a result',
  emptySearchesNote:
    'What visitors look for and do not find. Words are listed once several requests asked for them.',
  topEmails: 'Most viewed emails',
  topBrands: 'Most viewed brands',
  none: 'None yet.',
}
