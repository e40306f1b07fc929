import { formatNumber } from '#app/platform/lib/format.ts'

export const listCopy = {
  browse: {
    title: 'Browse every email',
    description: 'Every email in the gallery, by brand, industry, email type, occasion and year.',
    lead: 'All emails in the gallery. Use the filters to narrow the list.',
    failed: 'Failed to load the emails',
  },

  pages: 'Pages',
  pagesBy: {
    newest: { more: 'Older emails', first: 'Back to the newest' },
    oldest: { more: 'Newer emails', first: 'Back to the oldest' },
  },
  more: {
    loading: 'Loading more emails',
    shown: (count: number) => `${formatNumber(count)} emails shown`,
    failed: 'Couldn’t load more emails.',
  },
} as const
