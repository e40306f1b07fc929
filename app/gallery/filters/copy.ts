/** Text of the filters and sort orders. */
import { formatNumber } from '#app/platform/lib/format.ts'

export const filterCopy = {
  bar: 'Filters',
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  filtersText: 'Filters apply immediately.',
  chosen: 'Active filters',
  remove: (filter: string, name: string) => `Remove ${filter}: ${name}`,
  clear: 'Clear all',
  show: (count: number) => (count === 1 ? 'Show 1 email' : `Show ${formatNumber(count)} emails`),
  moreFilters: (count: number) => (count > 0 ? `More filters (${count})` : 'More filters'),
  pickColor: 'Pick a color',
  apply: 'Show emails',
  nothing: 'No emails found.',
  nothingText: 'No email matches all of these filters. Remove one:',
  without: (filter: string, name: string) => `Without ${filter}: ${name}`,

  applyFilter: 'Show',
  sort: 'Sort',
  sorts: [
    { value: 'newest', name: 'Newest' },
    { value: 'oldest', name: 'Oldest' },
    { value: 'sent', name: 'Date sent' },
  ],
  byFilter: {
    brand: { label: 'Brand', all: 'All Brands', search: 'Search brands...', none: 'No brands found' },
    industry: {
      label: 'Industry',
      all: 'All Industries',
      search: 'Search categories...',
      none: 'No categories found',
    },
    type: {
      label: 'Email Type',
      all: 'All Types',
      search: 'Search email types...',
      none: 'No email types found',
    },
    occasion: {
      label: 'Occasion',
      all: 'All Occasions',
      search: 'Search occasions...',
      none: 'No occasions found',
    },
    year: { label: 'Year', all: 'All Years', search: 'Search years...', none: 'No years found' },
    offer: { label: 'Offer', all: 'With or without' },
    discount: { label: 'Discount', all: 'Any' },
    platform: { label: 'Platform', all: 'All platforms' },
    language: { label: 'Language', all: 'All languages' },
    length: { label: 'Length', all: 'Any' },
    color: { label: 'Color', all: 'Any' },
    feature: { label: 'Feature', all: 'Any' },
    dark: { label: 'Dark mode', all: 'With or without' },
    checks: { label: 'Checks', all: 'Any' },
    weekday: { label: 'Sent on', all: 'Any day' },
    hour: { label: 'Sent at', all: 'Any hour' },
  },
} as const
