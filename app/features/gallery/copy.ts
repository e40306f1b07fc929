/** The exact words of the gallery's pages. */
export const copy = {
  sample: 'Composed sample',
  samples: 'Composed samples',
  sampleShort: 'Sample',
  isNew: 'New',
  isUpdated: 'Updated',
  noPreview: 'No preview',
  clickToView: 'Click to view email',
  noEmails: 'No emails found.',
  number: (count: number) => count.toLocaleString('en-US'),
  emails: (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`),
  tryAgain: 'Try again',

  applyFilter: 'Show',
  sort: 'Sort',
  sorts: [
    { value: 'newest', name: 'Newest' },
    { value: 'oldest', name: 'Oldest' },
  ],
  pages: 'Pages',
  pagesBy: {
    newest: { more: 'Older emails', first: 'Back to the newest' },
    oldest: { more: 'Newer emails', first: 'Back to the oldest' },
  },
  filters: {
    brand: { label: 'Brand', all: 'All Brands', search: 'Search brands...', none: 'No brands found' },
    industry: {
      label: 'Industry',
      all: 'All Industries',
      search: 'Search categories...',
      none: 'No categories found',
    },
    type: {
      label: 'Email Type',
      all: 'All Types',
      search: 'Search email types...',
      none: 'No email types found',
    },
    occasion: {
      label: 'Occasion',
      all: 'All Occasions',
      search: 'Search occasions...',
      none: 'No occasions found',
    },
    year: { label: 'Year', all: 'All Years', search: 'Search years...', none: 'No years found' },
  },

  home: {
    headline: 'Discover what great email looks like',
    createCollection: 'Create your own collection',
    byType: 'By email type',
    allTypes: 'View All Email Types',
    calendar: 'Next in the calendar',
    allSeasons: 'All seasons',
    newestSeventy: 'The newest seventy',
    newest: 'The newest emails',
    browse: 'Browse with filters',
  },

  preview: {
    foundIn: 'Found in',
    viewFull: 'View full email page',
    previous: 'Previous email',
    next: 'Next email',
    close: 'Close',
    noPreview: 'No preview available',
    counter: (place: number, total: number) =>
      `${place.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  },

  more: {
    loading: 'Loading more emails',
    shown: (count: number) => `${count.toLocaleString('en-US')} emails shown`,
    failed: 'The next emails did not come.',
  },

  email: {
    notFound: 'Email not found',
    notFoundTitle: 'Email Not Found',
    notFoundText: 'It may have been taken down, or the address has a slip in it.',
    backToBrand: 'Back to brand',
    goBack: 'Go back',
    noPreview: 'No email preview available',
    preview: 'Preview',
    views: 'Views of this email',
    pictureOf: (subject: string) => `Picture of the email “${subject}”`,
    fullSize: 'Full size',
    download: 'Download',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    notCopied: 'This browser does not let pages copy',
    copyColor: (color: string) => `Copy the colour ${color}`,
    colorCopied: (color: string) => `Copied ${color}`,
    howItLands: 'How it lands',
    sent: 'Sent',
    occasion: 'Occasion',
    subject: 'Subject',
    preheader: 'Preheader',
    size: 'Size',
    typeSetIn: 'Type set in',
    colors: 'Colours',
    allFacts: 'All facts',
    alsoFrom: (brand: string) => `Also from ${brand}`,
    allOf: (count: number) => `All ${count.toLocaleString('en-US')}`,
    backTo: (name: string) => `${name} emails`,
    related: 'More emails like this',
    allRelated: 'View all similar emails',
    relatedFailed: (message: string) => `Error loading related emails: ${message}`,
    noRelated: (type: string, slug: string) => `No other emails of the type ${type} (${slug}) yet.`,
    noType: 'This email has no type yet, so nothing is like it.',
    relatedFailedReason: 'the gallery did not answer. Reload the page to try again.',
    title: (subject: string, brand: string, type?: string) =>
      type ? `${subject} from ${brand} - ${type} Email` : `${subject} from ${brand} - Email`,
    description: (subject: string, brand: string) => `“${subject}”, an email from ${brand}, seen whole.`,
    redirecting: 'Redirecting...',
  },

  brand: {
    breadcrumb: 'Brands',
    emailsOf: (name: string) => `${name} Emails`,
    description: (name: string) => `Every email from ${name} in the gallery, newest first.`,
    views: 'Views of this brand',
    allEmails: 'All Emails',
    noMatch: 'No emails found matching the current filters.',
  },

  category: {
    failed: 'Failed to load emails for this category',
    all: 'Categories',
    seasonal: 'Seasonal',
    industries: 'Industries',
    businessTypes: 'Business Type',
  },

  emailType: {
    breadcrumb: 'Email Types',
    emailsOf: (name: string) => `${name} Emails`,
    failed: 'Failed to load email examples. Please try again later.',
  },

  guide: {
    title: (count: string) => `${count} kinds of marketing email`,
    lead: 'What each one is for, when to send it, and the best examples we have on the shelf.',
    description:
      'A guide to the kinds of marketing email: what each is for, when to send it, and examples to look at.',
    groups: 'Groups of email types',
    viewExamples: 'View Examples',
    nothingYet: 'Nothing on this shelf yet',
    questions: 'Questions people ask',
    faq: [
      {
        question: 'Which email should a new programme start with?',
        answer:
          'The welcome email. It is opened more than anything you will send later, it can be written once, and it ' +
          'settles the voice for the rest. Then the emails people are waiting for: confirmations, receipts, resets.',
      },
      {
        question: 'May two types share one email?',
        answer:
          'They often do. A back-in-stock note with a discount is both, and stands on both shelves here. Decide which ' +
          'one the subject line promises, and let the other stay below the first button.',
      },
      {
        question: 'How should I use the examples?',
        answer:
          'Look at five of a type before you open one. What all five do is what readers expect; what only one does is ' +
          'an idea. Then open that one and read its HTML beside the preview.',
      },
    ],
    onward: 'Rather look by sender, or read first?',
    allBrands: 'All brands',
    blog: 'The blog',
  },

  browse: {
    title: 'Browse every email',
    description: 'Every email in the gallery, by brand, industry, email type, occasion and year.',
    lead: 'The whole shelf. Narrow it until it holds what you came for.',
    bar: 'Filters',
    filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    filtersText: 'What you choose holds at once.',
    chosen: 'Chosen filters',
    remove: (filter: string, name: string) => `Remove ${filter}: ${name}`,
    clear: 'Clear all',
    show: (count: number) => (count === 1 ? 'Show 1 email' : `Show ${count.toLocaleString('en-US')} emails`),
    apply: 'Show emails',
    failed: 'Failed to load the emails',
    nothing: 'No emails found.',
    nothingText: 'Nothing on the shelf fits all of this at once. Take one filter away:',
    nothingHere: 'There are no more emails behind this one.',
    without: (filter: string, name: string) => `Without ${filter}: ${name}`,
  },
} as const
