/** Text of the results in the search dialog. */
export const copy = {
  sections: 'Sections',
  results: 'Results',
  noItems: 'Select a category to browse items',
  noResults: (query: string) => `No results found for "${query}"`,
  elsewhere: (count: number, section: string) => `${count.toLocaleString('en-US')} in ${section}`,
  searchEmails: (query: string) => `Search emails for “${query}”`,
  alsoCalled: (name: string) => `Also called ${name}`,
  best: 'Best matches',
  failed: 'Search failed to load.',
  tryAgain: 'Try again',
  found: (count: number, section: string | null) =>
    `${count === 1 ? '1 result' : `${count.toLocaleString('en-US')} results`}${section ? ` in ${section}` : ''}`,
} as const
