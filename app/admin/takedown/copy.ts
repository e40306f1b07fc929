import { formatNumber } from '#app/platform/lib/format.ts'

export const reportCopy = {
  mail: {
    subject: (about: string) => `Report: ${about}`,
    kind: 'Reason',
    from: 'From',
    email: 'Email',
    open: 'Open all reports',
    reason: 'This report was sent through the report form.',
  },
  of: {
    email: {
      title: 'Report an email',
      lead: 'Tell us what is wrong with this email. We read every report and hide emails that should not be here.',
      back: 'Back to the email',
    },
    brand: {
      title: 'Report a brand',
      lead: 'Tell us why emails of this brand should not be shown. We read every report and reply by email.',
      back: 'Back to the brand',
    },
    collection: {
      title: 'Report a collection',
      lead: 'Tell us what is wrong with this collection. We read every report and hide collections that should not be here.',
      back: 'Back to the collection',
    },
  },
  link: 'Report this collection',
  kind: 'What is wrong?',
  kinds: {
    rights: 'I own the rights to it',
    'personal-data': 'It shows personal data',
    harmful: 'It is fraud or abuse',
    mistake: 'Its details are wrong',
    other: 'Something else',
  },
  name: 'Your name',
  email: 'Email address',
  message: 'What should we know?',
  /** Only bots fill in this field. */
  trap: 'Leave this empty',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Thank you',
  sentText: 'We have received your report and will reply by email.',
  missing: 'Nothing to report here',
  missingText: 'It may have been removed already.',
  toGallery: 'To the gallery',
  kindMissing: 'Please choose what is wrong',
  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  messageMissing: 'Please tell us what is wrong',
  tooLong: (max: number) => `At most ${formatNumber(max)} characters`,
  failed: 'Couldn’t send your report. Your text is still here. Try again in a moment.',
} as const

export const reportsCopy = {
  reports: 'Reports',
  show: { open: 'Open', decided: 'Decided' },
  none: { open: 'No open reports', decided: 'No decided reports yet' },
  brand: 'Brand',
  collection: 'Collection',
  gone: 'Deleted',
  hide: { email: 'Hide the email', brand: 'Hide the brand', collection: 'Hide the collection' },
  keep: 'Keep visible',
  showAgain: 'Show it again',
  reply: 'Reply',
  outcome: { open: 'Open', hidden: 'Hidden', kept: 'Kept visible' },
  done: { hide: 'Hidden everywhere', keep: 'Kept visible', show: 'Shown again' },
  failed: 'Couldn’t save the decision. Try again in a moment.',
  missing: 'This report no longer exists',
} as const
