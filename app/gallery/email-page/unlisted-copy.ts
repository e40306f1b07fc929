/** Apart from the texts of an email's page, which a brand's page would load with these. */
export const unlistedCopy = {
  why: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    hidden: 'Hidden',
    'active brand': 'Not public',
    'draft brand': 'Draft brand',
    'private brand': 'Private brand',
    'archived brand': 'Archived brand',
  },
  audience: 'Only owners and editors can see this page.',
} as const
