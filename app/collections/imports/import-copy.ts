/** Texts of adding many emails to a collection by their addresses. */
import { formatNumber, plural } from '#app/platform/lib/format.ts'

export const importCopy = {
  title: 'Import emails',
  lead: 'Add emails of this gallery by their links. Choose a CSV file or bookmarks exported by your browser, or paste a list. Links to other sites are ignored.',
  limits: (mb: number, addresses: number) =>
    `Up to ${mb} MB and ${formatNumber(addresses)} links. A CSV file downloaded from a collection keeps its notes and tags.`,
  file: 'File',
  chooseFile: 'Choose a file',
  addresses: 'Or paste links',
  submit: 'Import',
  busy: 'Importing...',
  report: 'Import finished',
  added: (count: number) => plural(count, '# email added', '# emails added'),
  existing: (count: number) => `${formatNumber(count)} already in the collection`,
  missing: (count: number) => `${formatNumber(count)} not found`,
  notFound: 'Not found, for example:',
  undo: 'Undo',
  undone: (count: number) =>
    plural(count, '# email removed from collection', '# emails removed from collection'),
  show: 'Show the collection',
  again: 'Import more',
  failed: 'Failed to import',
  errors: {
    empty: 'Choose a file or paste links',
    noAddress: 'No links to emails of this gallery found',
    tooLarge: 'Too large (maximum 1 MB). Split it, or paste only the links.',
    tooMany: 'Too many links (maximum 5,000)',
    unreadable: 'Couldn’t read this CSV file: a quote is not closed, or there are too many columns.',
    nothingToUndo: 'Already removed',
  },
} as const
