/** Text of the admin pages about imports. */
/** How many processes may die of one part of an import. */
export const IMPORT_DEATHS_MAX = 2

export const importCopy = {
  givenUp: {
    died: 'Mailshelf stopped twice while importing this. Split the files and import the parts separately.',
    failed: 'This couldn’t be imported after several tries. The log says why.',
  },
  imports: 'Imports',
  importsNote: 'Rejected files and doubtful guesses',
  none: 'No imports yet',
  columns: {
    when: 'When',
    source: 'Files',
    state: 'State',
    added: 'Added',
    updated: 'Updated',
    skipped: 'Already there',
    refused: 'Rejected',
    doubtful: 'Doubtful',
  },
  state: { finished: 'Finished', running: 'Running', interrupted: 'Interrupted' },
  kind: { refused: 'Rejected', doubtful: 'Doubtful' },
  nothingNoted: 'Every file was imported, and no guess was doubtful.',
  counts: (files: number, added: number) => `${added} added of ${files} ${files === 1 ? 'file' : 'files'}`,
  notListed: (count: number) => `${count} more are not listed`,
  back: 'All imports',
  older: 'Older',
  more: 'More',
  missing: 'This import is no longer listed',
} as const
