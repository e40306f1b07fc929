/** The exact words of what the owner sees of newsletter and contact page. */
export const adminCopy = {
  newsletter: 'Newsletter',
  newsletterNote: 'Who reads it, and a list to take along',
  messages: 'Messages',
  messagesNote: 'What came through the contact page',
  columns: { email: 'E-mail address', status: 'Status', source: 'From', since: 'Since' },
  status: { pending: 'Waiting', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  counts: (confirmed: number, pending: number) =>
    `${confirmed} confirmed, ${pending} waiting for their click`,
  export: 'Export CSV',
  noSubscribers: 'Nobody has subscribed yet',
  noMessages: 'No messages yet',
  answered: 'Mark as answered',
  answeredOn: 'Answered',
  reply: 'Reply by e-mail',
  older: 'Older',
  newer: 'Newer',
} as const
