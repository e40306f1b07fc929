export const brandFieldCopy = {
  color: 'Please enter a color such as #1d4ed8.',
  website: 'Please enter a web address.',
  categories: (max: number) => `Please choose at most ${max}.`,
  domains: 'Please enter domains such as example.com, one per line.',
  tooManyDomains: (max: number) => `Please enter at most ${max} domains.`,
  days: 'Please enter a number of days.',
  wholeDays: 'Please enter whole days.',
  noDays: 'Please enter 0 or more.',
  background: 'Please choose the background too.',
  contrast: (found: string, least: number) =>
    `Low contrast: ${found} instead of at least ${least}. Leave empty to choose a color automatically.`,
} as const
