/** Types of the schema's JSON columns. Values are serialized as JSON, so every field must survive that. */

/** How to compute an occasion's date in a given year. Months and days count from 1, weekdays from 0 (Sunday). */
export type DateRule =
  | { kind: 'fixed'; month: number; day: number }
  /** The nth weekday of a month; `nth` -1 is the last one. `plus` moves the result by whole days. */
  | { kind: 'weekday'; month: number; weekday: number; nth: number; plus?: number }
  /** Days from Western Easter Sunday. */
  | { kind: 'easter'; offset: number }
  /** A day in a calendar of Intl, such as 'hebrew'; `month` is what Intl prints in English: '9', or 'Tishri'. */
  | { kind: 'calendar'; calendar: string; month: string; day: number; plus?: number }
  /** Known dates by year (`YYYY` to `YYYY-MM-DD`), where no exact rule exists; there is no date after the last one. */
  | { kind: 'table'; dates: Record<string, string> }

export type EmailStats = {
  /** Bytes of the cleaned HTML; Gmail cuts a message off at about 102 kB. */
  htmlBytes: number
  imageCount: number
  /** Bytes of all stored images together. */
  imageBytes: number
  imagesWithoutAlt: number
  /** Images of other servers that were not fetched: placeholders keep their space. Undefined if there are none. */
  imagesMissing?: number
  /** The last time that missing images were collected: how many were missing, and how many were found. */
  collected?: { of: number; found: number }
  linkCount: number
  wordCount: number
  /** Undefined on emails imported by older versions. */
  animatedGif?: boolean
  /** Whether it has its own `prefers-color-scheme: dark` styles. */
  darkStyles: boolean
  /** First choice font families in order of use, without generic families. */
  fonts: string[]
  /** Main colors of the screenshot as `#rrggbb`, most used first; at most five; empty until rendered. */
  colors: string[]
}

/** One screenshot at one width, as storage keys below `media/`; at least one of the two formats exists. */
export type PreviewFile = { width: number; height: number; webp: string | null; avif: string | null }

/** The screenshots. `width` and `height` are CSS pixels of the layout; of a tall email, of its first part. */
export type PreviewInfo = {
  width: number
  height: number
  /** The background while the image loads, `#rrggbb`. */
  dominantColor: string
  /** The color at both sides, if they are plain and the content all but touches one of them. */
  edge?: string
  /** Ascending by width; the last one is the full size. */
  files: PreviewFile[]
  /** The top of the email, at least as far as a card shows it, ascending by width. Missing on older previews. */
  card?: PreviewFile[]
  /** The further parts of a tall email, from top to bottom. */
  below?: PreviewView[]
  /** The height of the whole email, where even the last part does not reach its end. */
  fullHeight?: number
  /** The mobile and dark views, where the email's own styles make them different. */
  mobile?: PreviewView
  dark?: PreviewView
}

/** Another view or part, in CSS pixels. Its file has twice as many, but may end earlier. */
export type PreviewView = { width: number; height: number; files: PreviewFile[] }

/** The emails that become public at once; all others wait in the review queue. */
export type Publish = 'all' | 'certain' | 'none'

export type UploadOptions = {
  publish: Publish
  /** The name or the slug of their brand; without one, the sender of each email decides. */
  brand?: string
  /** Whether images on other servers are fetched; the setting decides without it. */
  fetchImages?: boolean
  /** The Gmail label: only messages with it are taken from a mailbox that Gmail exported. */
  label?: string
}

export type Guess = { value: string; confidence: number; reason: string }

/** The guesses of an import. Types, occasions and industries are category slugs, the language a tag such as `de`. */
export type EmailGuesses = {
  /** The subject, only for an HTML file without a title. */
  subject?: Guess
  brand?: Guess
  emailType?: Guess
  occasion?: Guess
  industry?: Guess
  language?: Guess
  /** Words that may name the recipient and were not removed. An inbox rule doesn't publish such an email. */
  recipient?: Guess
}

export type Severity = 'serious' | 'moderate' | 'minor'

/** Left, top, width and height on the screenshot at its own width, in CSS pixels. */
export type Box = [number, number, number, number]

/** A place at which a check found an issue. */
export type Place = {
  /** A start tag of the source by its name and number: `td.45` is the 45th `<td`, however the source is formatted. */
  at?: string
  /** The text to look for behind that start tag, such as a property in a style sheet. */
  find?: string
  /** The tag or declaration itself, shortened. */
  code?: string
  box?: Box
}

/** A change of some start tags: an attribute or a style property is set, or HTML is inserted right behind the tag. */
export type Change = {
  /** The start tags, named as in `Place`: `td.45`. */
  at: string[]
} & ({ attribute: string; value: string } | { property: string; value: string } | { behind: string })

/** The result of one check of an email. */
export type Issue = {
  rule: string
  severity: Severity
  /** The number of places; not all of them are kept. */
  count: number
  places: Place[]
  /** The part that differs from one email to the next: a size, a rule of axe. */
  detail?: string
  /** The changes that fix it, if they are certain; perhaps only in some of the places. */
  fix?: Change[]
}

export type ScrubNote = { what: string; count: number }

export type TocEntry = { title: string; anchor: string; level: number }

/** How one of SPF, DKIM, DMARC and ARC ended for a message, as RFC 8601 words it, such as `pass` or `temperror`. */
export type AuthenticationResult = {
  result: string
  domain?: string
  comment?: string
  /** Whether a verified signature covers the headers that distinguish versions, such as the Message-ID. */
  coversVersion?: boolean
}

/** The authentication results of a message: read from the header of a trusted receiver, or verified by Mailshelf. */
export type Authentication = {
  by: 'receiver' | 'mailshelf'
  spf?: AuthenticationResult
  dkim?: AuthenticationResult[]
  dmarc?: AuthenticationResult & { policy?: string }
  arc?: AuthenticationResult
  /** The network address of the sending server, its greeting and the envelope sender, for messages received by SMTP. */
  client?: { address: string; greeting: string; mailFrom: string }
}

/** The details of a message on which the decision about an arrival is based; stored with it. */
export type ArrivalDetails = {
  /** Links of a confirmation, for the owner to open; Mailshelf opens none. */
  links?: string[]
  /** The kind of subscription mail, such as `confirmation`, `bounce` or `spam`. */
  subscriptionMail?: string
  /** Of a refused file of the inbox folder. */
  fileName?: string
  listId?: string
}

/** The conditions of an inbox rule. Every one that is present must be met; texts are compared without case. */
export type RuleConditions = {
  sender?: string
  /** The domain of the sender's address, including its subdomains. */
  domain?: string
  listId?: string
  /** The id of an inbox address. */
  addressId?: string
  subjectWords?: string[]
  /** The guessed email type, with at least this confidence. */
  type?: { slug: string; confidence: number }
}

export type RuleOutcome = {
  /** Brand and categories are slugs. */
  brand?: string
  type?: string
  occasion?: string
  decision: 'publish' | 'review' | 'hide'
  /** Domains that passed SPF or DKIM for the email the rule was made from: they prove its sender as well. */
  trusted?: string[]
}

/** A row of a change, for readers: texts are shortened, `null` stands for no row. */
export type ChangedRow = {
  table: string
  before: Record<string, string | null> | null
  after: Record<string, string | null> | null
}
