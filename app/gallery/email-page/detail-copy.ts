import { emailCopy } from './copy.ts'

const { sent, occasion, colors, template } = emailCopy

/** The names of attributes, the most telling of each group first. */
export const DETAIL_GROUPS = [
  {
    title: emailCopy.groups.sent,
    names: [sent, occasion, 'Sender', 'Local time', 'Unsubscribe', 'Replies', 'Authentication', 'BIMI'],
  },
  {
    title: emailCopy.groups.built,
    names: ['Sending platform', template, 'Size', colors, 'Fonts', 'In Gmail', 'Dark mode', 'Format', 'AMP'],
  },
  {
    title: emailCopy.groups.content,
    names: [
      'Subject',
      'Words',
      'Offer',
      'Images',
      'Preheader',
      'Links',
      'Language',
      'Offer ends',
      'Prices',
      'Countdown',
    ],
  },
]
