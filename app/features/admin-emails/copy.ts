/** Text of the list of all emails. */
import type { Sort, Status } from './schema.ts'

export const adminEmailsCopy = {
  uploadLink: 'Upload',
  title: 'Emails',
  anInboxAddress: 'an inbox address',
  statuses: {
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Draft',
    hidden: 'Hidden',
  } satisfies Record<Status, string>,
  all: 'All',
  statusNav: 'Status',
  sources: {
    import: 'Import',
    inbox: 'Inbox',
    upload: 'Upload',
    submission: 'Submission',
    sample: 'Sample',
  },
  certainties: { sure: '70 % or more', doubtful: 'Under 70 %', none: 'No guess' },
  filters: {
    source: { label: 'Source', all: 'All sources' },
    rule: { label: 'Rule', all: 'All rules' },
    confidence: { label: 'Confidence', all: 'Any confidence' },
  },
  search: 'Search subject, brand or sender',
  searchButton: 'Search',
  filterButton: 'Show',
  show: (count: string) => `Show ${count}`,
  columns: {
    added: 'Added',
    sent: 'Sent',
    subject: 'Subject',
    brand: 'Brand',
    status: 'Status',
    confidence: 'Guess',
    type: 'Type',
    source: 'Source',
  },
  sortBy: (column: string, isAscending: boolean) =>
    `Sort by ${column.toLowerCase()}, ${isAscending ? 'ascending' : 'descending'}`,
  count: (count: number, isMore: boolean) =>
    `${count.toLocaleString('en-US')}${isMore ? '+' : ''} ${count === 1 ? 'email' : 'emails'}`,
  none: 'No emails yet',
  noneText: 'What you upload, import or receive appears here.',
  noMatch: 'No email matches',
  noMatchText: 'Remove a filter, or search for something else.',
  showAll: 'Show all emails',
  first: 'First page',
  next: 'Next page',
  pages: 'Pages',
  noDate: '—',
  noType: 'No type',
  noPicture: 'No picture yet',
  brandOf: (status: string) => `${status} brand`,
  select: (subject: string) => `Select ${subject}`,
  selectPage: 'Select all on this page',
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  selectAll: (count: string) => `Select all ${count} of this list`,
  allSelected: (count: string) => `All ${count} of this list`,
  clear: 'Clear selection',
  change: 'Change',
  range: 'Hold Shift to select a range.',
  fields: { type: 'Type', brand: 'Brand', occasion: 'Occasion', status: 'Status', delete: 'Delete' },
} as const

/** The columns that sort the list, in the order of the table; the type and the source do not. */
export const SORTED: Record<Sort, string> = {
  subject: adminEmailsCopy.columns.subject,
  brand: adminEmailsCopy.columns.brand,
  status: adminEmailsCopy.columns.status,
  confidence: adminEmailsCopy.columns.confidence,
  sent: adminEmailsCopy.columns.sent,
  added: adminEmailsCopy.columns.added,
}
