export const CONTACT_TOPICS = [
  'A question',
  'Report a mistake',
  'Suggest an email',
  'Request a removal',
  'Privacy',
  'Something else',
] as const

/** A honeypot: people do not see it, so whatever fills it in is a bot. */
export const CONTACT_TRAP = 'website'
