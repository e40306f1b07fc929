export const aboutCopy = {
  pageTitle: 'About',
  description: 'A gallery of marketing emails for the people who design, write and plan them.',
  title: 'Good email should be easy to find again',
  lead: (site: string) =>
    `Great emails disappear in crowded inboxes. ${site} keeps them complete and dated, with their source, next to everything you want to compare them with.`,
  audience: 'Who it is for',
  audiences: [
    ['Designers', 'See complete layouts, from the subject line to the footer, on desktop and on a phone.'],
    [
      'Marketers',
      'See what others in your industry send, how often, and what they say on the same occasion.',
    ],
    ['Product teams', 'Find good examples of welcome emails, receipts and password resets.'],
  ],
  what: 'What it does',
  features: [
    [
      'Curated designs',
      'The owner chooses which brands are collected. Uncertain cases are reviewed before they are published.',
    ],
    ['Combined filters', 'By industry, category, design style and brand, by email type, occasion and year.'],
    [
      'The source, not a screenshot',
      'Read the HTML, edit it beside a live preview, and download it with its images.',
    ],
    ['Your own collections', 'Save emails, follow brands, and arrange collections in your order.'],
    ['Your discoveries', 'Found a good email? Send it to us and tell us why you like it.'],
  ],
  browse: 'Browse emails',
  createCollection: 'Create your own collection',
  freeSoftware: 'Made with free software.',
} as const

export const outboxCopy = {
  title: 'Outbox',
  none: 'No messages yet.',
  text: 'Messages that were not sent, because there is no mail server. You can copy their links. Newest first.',
} as const

export const licensesCopy = {
  title: 'Licenses',
  lead: (packages: number) =>
    `This gallery runs on Mailshelf, which is free software under the MIT license, and on these ${packages} packages.`,
  package: 'Package',
  version: 'Version',
  license: 'License',
  noText: 'The package has no license text of its own.',
  all: 'All licenses',
} as const
