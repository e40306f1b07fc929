/** The exact words of the pages that list emails. */
export const listCopy = {
  browse: {
    title: 'Browse every email',
    description: 'Every email in the gallery, by brand, industry, email type, occasion and year.',
    lead: 'Everything we have. Use the filters to find what you came for.',
    failed: 'Failed to load the emails',
  },

  category: {
    failed: 'Failed to load emails for this category',
    all: 'Categories',
    seasonal: 'Seasonal',
    industries: 'Industries',
    businessTypes: 'Business Type',
  },

  emailType: {
    breadcrumb: 'Email Types',
    emailsOf: (name: string) => `${name} Emails`,
    failed: 'Failed to load email examples. Please try again later.',
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
