/** Texts of the page about backups. */
export const backupsCopy = {
  title: 'Backups',
  about:
    'A backup is one file with everything: emails, images, original messages, accounts and settings. Keep copies on another machine.',
  create: 'Back up now',
  started: 'The backup has started',
  startFailed: 'Failed to start the backup',
  waiting: 'Waiting to start',
  running: (label: string) => `${label}…`,
  progress: 'Progress',
  refresh: 'Show progress',
  failed: (reason: string) => `The last backup failed: ${reason}`,
  schedule: {
    off: 'No backups are scheduled.',
    daily: (kept: string) => `A backup is made every day. The newest ${kept} are kept.`,
    weekly: (kept: string) => `A backup is made every week. The newest ${kept} are kept.`,
    change: 'Change the schedule',
  },
  folder: (folder: string) => `Backups are stored in ${folder}.`,
  none: 'No backups yet',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  remove: 'Delete',
  removeNow: 'Delete for good',
  removed: 'Backup deleted',
  removeFailed: 'Failed to delete the backup',
  gone: 'This backup no longer exists.',
  prove: {
    title: 'Confirm it’s you',
    about: 'Backups contain private data. Confirm your identity to download or delete them.',
    submit: 'Continue',
  },
  restore: {
    title: 'Restore',
    about: 'Stop the server, then run this command. It checks the whole file before it replaces anything.',
  },
} as const
