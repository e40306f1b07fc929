/** The exact words of the contact page. */
export const contactCopy = {
  title: 'Write to us',
  description: 'Questions, corrections, an email we should have: write to the people who keep the gallery.',
  lead: 'A question, a correction, an email we should have. A person reads it.',
  name: 'Your name',
  email: 'E-mail address',
  topic: 'What it is about',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Thank you',
  sentText: 'Your message is here. We answer by e-mail.',
  again: 'Write another',
  /** Only programs see this field. */
  trap: 'Leave this empty',
  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  topicMissing: 'Please choose a topic',
  messageMissing: 'Please write a message',
  tooLong: (max: number) => `At most ${max.toLocaleString('en')} characters`,
  failed: 'Your message could not be sent. It is still here: try again in a moment.',
} as const
