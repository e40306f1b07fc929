/** Texts of presenting a collection. */
import { formatNumber } from '#app/platform/lib/format.ts'

export const presentCopy = {
  present: 'Present',
  close: 'Back to the collection',
  previous: 'Previous email',
  next: 'Next email',
  views: 'View',
  picture: 'Screenshot',
  live: 'Live',
  phone: 'Mobile',
  keys: 'Arrow keys: previous and next email. Esc: back to the collection.',
  counter: (position: number, total: number) => `${formatNumber(position)} of ${formatNumber(total)}`,
  note: 'Note',
  details: 'Open the email’s page',
} as const
