/** The exact words of the newsletter box. It promises nothing about a mail: none is sent yet. */
export const copy = {
  label: 'E-mail address',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  pageTitle: 'Newsletter',
  back: 'Back to the gallery',
  noted: 'Thanks. We have noted your address.',
  emailMissing: 'Type your e-mail address first.',
  emailInvalid: 'This does not look like an e-mail address.',
} as const
