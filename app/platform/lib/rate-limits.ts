/** Every rate limit, and its error text where that is always the same. A network is an IPv4 address or IPv6 /64. */
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const RATE_LIMITS = {
  /** All writes from one network. Many people may share it, but together they are not that fast. */
  write: { points: 300, seconds: MINUTE, message: 'Too many requests. Try again in a minute.' },
  /** Searches from one network; the number is the setting `SEARCH_RATE_LIMIT`. */
  search: { seconds: MINUTE, message: 'Too many searches. Try again in a minute.' },

  /** Pages with filters rendered by one process for an IPv4 /24 or IPv6 /56; the number is from `SEARCH_RATE_LIMIT`. */
  filters: { seconds: 10, message: 'Too many combinations of filters. Try again in a few seconds.' },

  /** Requests of one network to one process for stored files that the gallery does not show: each costs a query. */
  unknownFile: { points: 600, seconds: MINUTE, message: 'Too many requests. Try again in a minute.' },

  /** Messages from one network by SMTP; a sender of more is asked to continue later. */
  inbox: { points: 1200, seconds: MINUTE, message: 'Too many messages, try again in a minute' },

  /** Contact messages from one network. */
  contact: { points: 5, seconds: HOUR, message: 'Too many requests. Try again in a few minutes.' },
  /** Reports of emails and brands from one network. */
  report: { points: 5, seconds: HOUR, message: 'Too many requests. Try again in a few minutes.' },
  submit: {
    points: 20,
    seconds: DAY,
    message: 'You’ve reached the limit of 20 emails a day. Try again tomorrow.',
  },
  /** Emails that one user forwards to their secret address. */
  forward: { points: 50, seconds: DAY },
  /** Drafts previewed from one network. */
  draftPreview: {
    points: 12,
    seconds: HOUR,
    message: 'You’ve reached the limit of draft previews. Try again in an hour.',
  },
  /** Newsletter sign-ups from one network. */
  subscribe: { points: 10, seconds: 10 * MINUTE, message: 'Too many requests. Try again in a few minutes.' },
  /** Newsletter emails to one address by its state. Who unsubscribed gets one a week: they may want to come back. */
  subscriptionEmail: {
    pending: { points: 3, seconds: DAY },
    confirmed: { points: 0, seconds: DAY },
    unsubscribed: { points: 1, seconds: 7 * DAY },
  },

  /** Invitations to collections sent by mail: by one user, and to one address from all users together. */
  collectionInvitation: {
    perPerson: { points: 30, seconds: DAY },
    perEmail: { points: 3, seconds: DAY },
    message: 'Too many invitations today. Try again tomorrow, or create a link instead.',
  },

  /** Lists of emails that one person imports into collections, each of thousands at most. */
  collectionImport: { points: 20, seconds: HOUR, message: 'Too many imports. Try again in an hour.' },

  /** Exports of collections or of the account that one person requests. */
  export: { points: 20, seconds: DAY, message: 'Too many files today. Try again tomorrow.' },

  /** Password sign-ins from one network. */
  signIn: { points: 60, seconds: 10 * MINUTE },
  /** Sign-ins to one account from browsers that never signed in to it, wherever they are. */
  signInUnknownDevice: { points: 30, seconds: HOUR },
  /** Guesses at a password or a code. The first are not delayed; then each wait doubles, up to the longest. */
  guess: { free: 5, firstPause: 15, longestPause: 15 * MINUTE },
  signUp: { perNetwork: { points: 20, seconds: HOUR }, perEmail: { points: 5, seconds: HOUR } },
  /** Password choices from one network: judging their strength is expensive. */
  choosePassword: { points: 30, seconds: HOUR },
  /** Account emails, which may be requested by a person who is not their recipient. */
  accountEmail: { perNetwork: { points: 30, seconds: HOUR }, perEmail: { points: 5, seconds: HOUR } },
  /** Emails to one address with the link that makes a browser known. */
  deviceLink: { points: 3, seconds: HOUR },
} as const
