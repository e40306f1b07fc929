/** The exact words of the pages of categories and email types. */
export const shelfCopy = {
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
} as const
