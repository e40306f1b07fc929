/** Errors that fields of several forms have. */
export const fieldCopy = {
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  atMost: (max: number) => `Please enter at most ${max}.`,
  noName: 'Please enter a name.',
  slug: 'Letters a to z, digits and single hyphens only.',
} as const

export const providerCopy = {
  domains: 'Enter domains such as example.com, separated by spaces',
  name: 'Enter a name',
  tooLong: 'Up to 40 characters',
  issuer: 'Enter a URL such as https://login.example.com',
  clientId: 'Enter the client ID',
  clientSecret: 'Enter the client secret',
} as const
