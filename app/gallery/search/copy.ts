/** Text of the search page. */
import { formatNumber } from '#app/platform/lib/format.ts'

export const searchCopy = {
  title: 'Search',
  titleFor: (query: string) => `“${query}”`,
  description:
    'Search every email in the gallery: subject lines, brands, types, occasions, body text and alt text.',
  lead: 'Search subject lines, brands, types, occasions, body text and alt text.',
  field: 'Search emails',
  placeholder: 'A word, a brand or a phrase',
  submit: 'Search',
  sorts: [
    { value: 'best', name: 'Best match' },
    { value: 'newest', name: 'Newest' },
  ],
  atLeast: (count: number) => `${formatNumber(count)}+ emails`,
  correctedQuery: 'Showing results for',
  correctedFrom: (query: string) => `No emails contain “${query}”.`,
  readFrom: (typed: string) => `Filters from “${typed}”.`,
  wordsInstead: 'Search for these words instead',
  ignored: (parts: string[]) => `Ignored, because it is unknown: ${parts.join(', ')}.`,
  loose: 'No email contains all of these words. These contain some of them.',
  results: 'Search results',
  more: 'More results',
  first: 'Back to the best matches',
  firstNewest: 'Back to the newest',
  noMore: 'No more results.',
  nothing: (query: string) => `No results found for "${query}"`,
  nothingText: 'Try fewer words or a different spelling.',
  nothingFiltered: 'Try removing some filters.',
  withoutFilters: 'Search without filters',
  tipsTitle: 'Search tips',
  tips: [
    { ask: 'gift wrapping', text: 'finds emails with both words, in any form: wrapped, gifts.' },
    { ask: '"free trial"', text: 'finds this exact phrase.' },
    { ask: 'birthday -discount', text: 'excludes emails with the word after the hyphen.' },
    { ask: 'welcome OR onboarding', text: 'finds emails with either word.' },
    {
      ask: 'dark mode newsletters under 150 words',
      text: 'makes filters of brands, email types, industries, occasions, platforms, years and attributes.',
    },
    {
      ask: 'type:welcome industry:travel',
      text: 'sets filters. Also brand:, from: (a brand or its domain), season:, platform:, color: and lang:.',
    },
    { ask: 'has:dark', text: 'filters by an attribute. Also has:countdown, has:gif and has:code.' },
    { ask: 'subject:gift', text: 'looks in subject lines only, body: in the text and images only.' },
    {
      ask: 'halloween before:2025-06-01',
      text: 'finds emails sent before a day. after: finds those sent on it or later.',
    },
    { ask: 'words:<80', text: 'finds emails with fewer than 80 words, words:>400 those with more than 400.' },
  ],
  browse: 'Browse with filters',
  brands: 'All brands',
} as const
