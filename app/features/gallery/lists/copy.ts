/** Text of the pages that list emails. */
export const listCopy = {
  browse: {
    title: 'Browse every email',
    description: 'Every email in the gallery, by brand, industry, email type, occasion and year.',
    lead: 'Everything we have. Use the filters to find what you came for.',
    failed: 'Failed to load the emails',
  },

  pages: 'Pages',
  pagesBy: {
    newest: { more: 'Older emails', first: 'Back to the newest' },
    oldest: { more: 'Newer emails', first: 'Back to the oldest' },
  },
  more: {
    loading: 'Loading more emails',
    shown: (count: number) => `${count.toLocaleString('en-US')} emails shown`,
    failed: 'Couldn’t load more emails.',
  },
} as const
