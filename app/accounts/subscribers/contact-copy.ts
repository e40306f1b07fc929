import { formatNumber } from '#app/platform/lib/format.ts'

export const contactCopy = {
  title: 'Contact us',
  description: 'Questions, corrections, an email we should add: contact the people who run the gallery.',
  lead: 'Send us a question, a correction, or an email we should add. We read every message.',
  name: 'Your name',
  email: 'Email address',
  topic: 'Topic',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Thank you',
  sentText: 'We have received your message and will reply by email.',
  again: 'Send another message',
  /** Only bots see this field. */
  trap: 'Leave this empty',
  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  topicMissing: 'Please choose a topic',
  messageMissing: 'Please write a message',
  tooLong: (max: number) => `At most ${formatNumber(max)} characters`,
  failed: 'Couldn’t send your message. Your text is still here. Try again in a moment.',
} as const
