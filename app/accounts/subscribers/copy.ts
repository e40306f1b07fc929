export const copy = {
  label: 'Email address',
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  pageTitle: 'Newsletter',
  back: 'Back to the gallery',
  noted: 'Thanks. Check your inbox and confirm your subscription.',
  notedWithoutMail: 'Thanks. You are on the list, but this site does not send email yet.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  failed: 'Something went wrong. Please try again in a moment.',
} as const
