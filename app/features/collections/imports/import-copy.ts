/** Texts of adding many emails to a collection by their addresses. */
export const importCopy = {
  title: (name: string) => `Import into ${name}`,
  lead: 'Adds emails of this gallery by their addresses. Choose a CSV file or bookmarks that your browser exported, or paste a list. Addresses of other sites are ignored.',
  limits: (mb: number, addresses: number) =>
    `Up to ${mb} MB and ${addresses.toLocaleString('en')} addresses. A CSV file that was downloaded from a collection brings its notes and tags.`,
  file: 'File',
  chooseFile: 'Choose a file',
  addresses: 'Or paste addresses',
  submit: 'Import',
  busy: 'Importing...',
  report: 'Import finished',
  added: (count: number) => (count === 1 ? '1 email added' : `${count.toLocaleString('en')} emails added`),
  existing: (count: number) => `${count.toLocaleString('en')} already in the collection`,
  missing: (count: number) => `${count.toLocaleString('en')} not found`,
  notFound: 'Not found, for example:',
  undo: 'Undo',
  undone: (count: number) =>
    count === 1
      ? '1 email removed from collection'
      : `${count.toLocaleString('en')} emails removed from collection`,
  show: 'Show the collection',
  again: 'Import more',
  failed: 'Failed to import',
  errors: {
    empty: 'Choose a file or paste addresses',
    noAddress: 'There is no address of an email of this gallery in it',
    tooLarge: 'This is more than 1 MB. Split it, or paste only the addresses.',
    tooMany: 'These are more than 5,000 addresses. Import them in parts.',
    unreadable: 'This CSV cannot be read: a quote is not closed, or it has too many columns.',
    nothingToUndo: 'Already removed',
  },
} as const
