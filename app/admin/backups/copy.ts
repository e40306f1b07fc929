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
  bucket: (bucket: string) => `Backups are stored in the S3 bucket ${bucket}.`,
  bucketFailed: (reason: string) => `Couldn’t list the backups in the bucket: ${reason}`,
  places: { folder: 'in the data folder', bucket: 'in the bucket' },
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
    about: 'Backups and exports contain private data. Confirm your identity to download or delete them.',
    submit: 'Continue',
  },
  export: {
    title: 'Export',
    about:
      'One ZIP with the whole gallery in open formats: a JSONL file for each table, original messages (.eml), HTML and images. It contains private data, but no passwords or other secrets, and can’t be restored.',
    submit: 'Export the gallery',
    readme: (gallery: string, at: Date) => `Everything in ${gallery}, as of ${at.toISOString()}.

*.jsonl     The tables, a row of JSON on each line (UTF-8). emails.jsonl has each email with its
            brand, categories, attributes, issues and files; *_id columns name the id of another row.
private/    Original messages (.eml) and the HTML of emails. Open the HTML in any browser.
media/      Screenshots, images and fonts of emails, and logos.

Rows name files by their path in this archive, such as media/3f/3fa9….webp. A file that is not here
was no longer stored. Passwords, tokens and other secrets are not included. To move a gallery to
another server, use a backup.
`,
  },
  restore: {
    title: 'Restore',
    about: 'Stop the server, then run this command. It checks the whole file before it replaces anything.',
  },
} as const
