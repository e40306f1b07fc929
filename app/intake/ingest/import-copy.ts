/** How many processes may die of one part of an import. */
import { plural } from '#app/platform/lib/format.ts'

export const IMPORT_DEATHS_MAX = 2

export const samplesCopy = {
  title: 'Remove samples',
  text: 'This removes the sample emails, their fictional brands, brand pages without emails and the sample posts. Your own content stays.',
  cancel: 'Cancel',
  submit: 'Remove',
  busy: 'Removing...',
  removed: 'Samples removed',
  failed: 'Failed to remove the samples',
  count: (count: number) =>
    plural(count, '# sample email from fictional brands', '# sample emails from fictional brands'),
} as const

export const importCopy = {
  givenUp: {
    died: 'Mailshelf stopped twice while importing this. Split the files and import the parts separately.',
    failed: 'This couldn’t be imported after several tries. See the server log for the reason.',
  },
  imports: 'Imports',
  none: 'No imports yet',
  columns: {
    added: 'Added',
    updated: 'Updated',
    skipped: 'Already there',
    refused: 'Rejected',
    doubtful: 'Uncertain',
  },
  state: { finished: 'Finished', running: 'Running', interrupted: 'Interrupted' },
  kind: { refused: 'Rejected', doubtful: 'Uncertain', skipped: 'Skipped' },
  nothingNoted: 'Every file was imported, and no guess was uncertain.',
  counts: (files: number, added: number) => `${added} added of ${plural(files, '# file', '# files')}`,
  notListed: (count: number) => `${count} more are not listed`,
  emails: 'Emails of this import',
  review: (count: number) => plural(count, 'Review # uncertain email', 'Review # uncertain emails'),
  waits: 'In the review queue',
  undo: 'Undo this import',
  undoNote: 'Deletes the emails it added, and new brands that have no others.',
  undone: (count: number) =>
    plural(count, 'Import undone: # email deleted', 'Import undone: # emails deleted'),
  undoFailed: 'Couldn’t undo the import',
  undoReasons: {
    none: 'None of its emails are left.',
    'too-many': 'It added too many emails. Delete them under Emails.',
    'too-late': 'Imports can be undone for a day.',
  },
  back: 'All imports',
  more: 'More',
  missing: 'This import is no longer listed',
} as const
