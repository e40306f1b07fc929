import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'

export const forwardingCopy = {
  title: 'Forward to save',
  about: 'Save emails by forwarding them to your own secret address.',
  how: `Forward a newsletter to this address from any email client. It is added to the gallery without your name, address and signature, and to your collection with any note you write above it. Up to ${RATE_LIMITS.forward.points} emails a day.`,
  address: 'Your secret address',
  label: 'Forward emails to save them',
  change: 'Change',
  getOne: 'Get a secret address',
  collection: 'Save in',
  none: 'No collection',
  on: 'Create address',
  save: 'Save',
  replace: 'Replace address',
  off: 'Turn off',
  saved: 'Saved',
  replaced: 'Address replaced. Emails to the former one are refused.',
  turnedOff: 'Forwarding turned off',
  failed: 'Couldn’t change forwarding. Try again in a moment.',
  impossible: 'This site doesn’t receive forwarded emails.',
} as const
