/** What the fields of the contact page are made of. */
export const CONTACT_TOPICS = [
  'A question',
  'Report a mistake',
  'Suggest an email',
  'Request a removal',
  'Privacy',
  'Something else',
] as const

/** A field that people do not see; whatever fills it in is a program. */
export const CONTACT_TRAP = 'website'
