/** How many processes may die of one part of an import. */
export const IMPORT_DEATHS_MAX = 2

export const importCopy = {
  givenUp: {
    died: 'Mailshelf stopped twice while importing this. Split the files and import the parts separately.',
    failed: 'This couldn’t be imported after several tries. See the server log for the reason.',
  },
  imports: 'Imports',
  none: 'No imports yet',
  columns: {
    when: 'When',
    source: 'Files',
    state: 'State',
    added: 'Added',
    updated: 'Updated',
    skipped: 'Already there',
    refused: 'Rejected',
    doubtful: 'Uncertain',
  },
  state: { finished: 'Finished', running: 'Running', interrupted: 'Interrupted' },
  kind: { refused: 'Rejected', doubtful: 'Uncertain', skipped: 'Skipped' },
  nothingNoted: 'Every file was imported, and no guess was uncertain.',
  counts: (files: number, added: number) => `${added} added of ${files} ${files === 1 ? 'file' : 'files'}`,
  notListed: (count: number) => `${count} more are not listed`,
  emails: 'Emails of this import',
  review: (count: number) =>
    count === 1 ? 'Review 1 uncertain email' : `Review ${count.toLocaleString('en')} uncertain emails`,
  waits: 'In the review queue',
  undo: 'Undo this import',
  undoNote: 'Deletes the emails it added, and new brands that have no others.',
  undone: (count: number) =>
    count === 1
      ? 'Import undone: 1 email deleted'
      : `Import undone: ${count.toLocaleString('en')} emails deleted`,
  undoFailed: 'Couldn’t undo the import',
  undoReasons: {
    none: 'None of its emails are left.',
    'too-many': 'It added too many emails. Delete them under Emails.',
    'too-late': 'Imports can be undone for a day.',
  },
  back: 'All imports',
  older: 'Older',
  more: 'More',
  missing: 'This import is no longer listed',
} as const
