export const adminCopy = {
  newsletter: 'Newsletter',
  messages: 'Messages',
  columns: { email: 'Email address', status: 'Status', source: 'Form', since: 'Since' },
  status: { pending: 'Unconfirmed', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  counts: (confirmed: number, pending: number) =>
    `${confirmed} confirmed, ${pending} waiting for confirmation`,
  noMail:
    'This site does not send email, so subscribers get no confirmation request. Set a mail server in the settings, and ask waiting subscribers to subscribe again.',
  export: 'Export CSV',
  noSubscribers: 'No subscribers yet',
  noMessages: 'No messages yet',
  answered: 'Mark as answered',
  answeredOn: 'Answered',
  answerFailed: 'Failed to mark the message as answered',
  reply: 'Reply by email',
} as const
