import { formatNumber, plural } from '#app/platform/lib/format.ts'

export const copy = {
  sections: 'Sections',
  results: 'Results',
  noItems: 'Select a category to browse items',
  noResults: (query: string) => `No results found for "${query}"`,
  elsewhere: (count: number, section: string) => `${formatNumber(count)} in ${section}`,
  searchEmails: (query: string) => `Search emails for “${query}”`,
  alsoCalled: (name: string) => `Also called ${name}`,
  best: 'Best matches',
  failed: 'Search failed to load.',
  tryAgain: 'Try again',
  found: (count: number, section: string | null) =>
    `${plural(count, '# result', '# results')}${section ? ` in ${section}` : ''}`,
} as const
