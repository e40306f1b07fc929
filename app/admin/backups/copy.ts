export const backupsCopy = {
  title: 'Backups',
  about:
    'A backup is one file with everything: emails, images, original messages, accounts and settings. Keep copies on another machine.',
  create: 'Back up now',
  started: 'The backup has started',
  startFailed: 'Failed to start the backup',
  waiting: 'Waiting to start',
  last: 'Last backup',
  running: (label: string) => `${label}…`,
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
    action: 'Restore…',
    of: (name: string) => `Restore ${name}`,
    about:
      'Choose a backup above, or upload one. It is checked, and you see what it holds, before anything is replaced.',
    done: (name: string) => `The gallery was restored from ${name}.`,
    failed: (name: string, reason: string) => `Couldn’t restore ${name}: ${reason}`,
    before: (name: string) => `The gallery as it was before is in ${name}.`,
  },
  upload: {
    label: 'Backup file',
    prompt: 'Choose a .tar or .tar.age file',
    sending: 'Uploading',
    sent: (done: string, total: string) => `${done} of ${total} uploaded`,
    offline: 'No connection. Trying again…',
    failed: 'Failed to upload the backup',
    name: 'Choose a .tar or .tar.age file whose name has only letters, digits, dots and hyphens.',
    exists: 'There is another backup with this name. Delete it, or rename the file.',
    withoutScripts: (folder: string) =>
      `Without scripts, copy the file to ${folder}, with a name such as mailshelf-copy.tar.`,
  },
} as const

export const restoreCopy = {
  title: 'Restore a backup',
  back: 'Backups',
  file: (name: string, size: string) => `${name}, ${size}`,
  check: {
    about: 'First, the whole file is checked. Nothing changes yet.',
    passphrase: 'Passphrase',
    stored: 'Leave empty to use the passphrase of the settings.',
    submit: 'Check backup',
    again: 'Check again',
    failed: 'Couldn’t check the backup',
    running: (label: string) => `${label}…`,
  },
  found: {
    title: 'The backup is intact',
    holds: 'It holds',
    nothing: 'No emails, brands or people',
    files: 'Stored files',
    made: 'Made',
    by: 'Made with',
    version: (version: string) => `Mailshelf ${version}`,
    now: 'The gallery now',
  },
  confirm: {
    title: 'Replace the gallery',
    about:
      'The server restarts, backs up the gallery as it is now into the data folder, and restores this backup. Meanwhile, for minutes with a large gallery, nobody can open it. Afterwards everyone signs in again, with the accounts of the backup.',
    name: (name: string) => `Enter the gallery’s name to confirm: ${name}`,
    mismatch: 'This is not the name of the gallery.',
    submit: 'Replace the gallery',
    failed: 'Failed to start the restore',
    unchecked: 'Check the backup again first.',
  },
  restarting: {
    title: 'The server is restarting',
    about: 'It backs up the gallery, then restores the backup. This page continues when it is done.',
    open: 'Open the backups',
  },
} as const
