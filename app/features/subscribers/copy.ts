/** The exact words of the newsletter box. */
export const copy = {
  label: 'E-mail address',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  pageTitle: 'Newsletter',
  back: 'Back to the gallery',
  noted: 'Thanks. Look into your inbox: one click there, and you are on the list.',
  emailMissing: 'Type your e-mail address first.',
  emailInvalid: 'This does not look like an e-mail address.',
  failed: 'That did not go through. Please try again in a moment.',
  tooMany: 'That was a lot at once. Try again in a few minutes.',
} as const
