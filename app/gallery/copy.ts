/** Text of the gallery's pages. */
import { formatNumber, plural } from '#app/platform/lib/format.ts'

export const copy = {
  sample: 'Sample email',
  samples: 'Sample emails',
  sampleShort: 'Sample',
  isNew: 'New',
  isUpdated: 'Updated',
  noPreview: 'No preview',
  noEmails: 'No emails found.',
  number: formatNumber,
  emails: (count: number) => plural(count, '# email', '# emails'),
  unit: (count: number) => plural(count, 'email', 'emails'),
  tryAgain: 'Try again',

  brand: {
    breadcrumb: 'Brands',
    emailsOf: (name: string) => `${name} Emails`,
    description: (name: string) => `Every email from ${name} in the gallery, newest first.`,
    views: 'Views of this brand',
    allEmails: 'All Emails',
    noMatch: 'No emails found matching the current filters.',
  },
} as const
