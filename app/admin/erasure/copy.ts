export const erasureCopy = {
  title: 'Erase an address',
  about:
    'Finds an email address in emails, original messages, the inbox, the newsletter, contact messages and logs of this gallery, and removes it for good. Sample emails stay as they are. Backups keep it until you delete them.',
  address: 'Email address',
  invalid: 'Please enter a valid email address.',
  standIn: (address: string) => `${address} stands for addresses that were removed. It can’t be erased.`,
  find: 'Find',
  finding: 'Searching...',
  failed: 'Failed to erase the address',
  none: 'Nothing in this gallery names this address.',
  found: (address: string) => `What names ${address}`,
  counts: {
    emails: [
      'Emails',
      'It is replaced in their text, HTML and links, and their screenshots are taken again.',
    ],
    originals: ['Original messages', 'They are deleted, also those that users sent in; the emails stay.'],
    inbox: ['Messages in the inbox', 'They are deleted.'],
    subscribers: ['Newsletter subscriptions', 'They are deleted.'],
    messages: ['Contact messages', 'They are deleted.'],
    logs: ['Entries of logs and notes', 'It is replaced in them.'],
  },
  account: 'An account has this address. It stays; delete it under People.',
  incomplete:
    'The search of the files took too long and was stopped, so there may be more. Erasing reads all files.',
  erase: 'Erase for good',
  started: 'The erasure has started',
  running: 'An address is being erased. Large galleries take a while.',
} as const
