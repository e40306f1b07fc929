/** The shapes of the schema's JSON columns. They travel through JSON, so every field must survive that. */

/** How an occasion's date is found in a given year. Months and days count from 1, weekdays from 0 (Sunday). */
export type DateRule =
  | { kind: 'fixed'; month: number; day: number }
  /** The nth weekday of a month; `nth` -1 is the last one. `plus` moves the result by whole days. */
  | { kind: 'weekday'; month: number; weekday: number; nth: number; plus?: number }
  /** Days from Western Easter Sunday. */
  | { kind: 'easter'; offset: number }
  /**
   * A day in a calendar that Intl computes exactly, such as 'hebrew', 'persian' or 'islamic-umalqura'.
   * `month` is what Intl prints for it in English when asked for a number: '9', or a name such as 'Tishri'.
   */
  | { kind: 'calendar'; calendar: string; month: string; day: number; plus?: number }
  /** Known dates by year (`YYYY` to `YYYY-MM-DD`), where no rule here is exact; none after the last one. */
  | { kind: 'table'; dates: Record<string, string> }

/** What is known of an email besides its words. */
export type EmailStats = {
  /** Bytes of the cleaned HTML; Gmail cuts a message off at about 102 kB. */
  htmlBytes: number
  imageCount: number
  /** Bytes of all archived pictures together. */
  imageBytes: number
  imagesWithoutAlt: number
  linkCount: number
  wordCount: number
  /** Gmail cuts it off and hides the rest behind a link. Absent, like the next three, on emails of older imports. */
  clippedByGmail?: boolean
  animatedGif?: boolean
  /** At an easy pace; at least one. */
  readingMinutes?: number
  /** The width its layout is drawn for, in CSS pixels, when it says so. */
  layoutWidth?: number
  /** Has its own `prefers-color-scheme: dark` styles. */
  darkStyles: boolean
  /** Font families it names first, in order of use, generic families left out. */
  fonts: string[]
  /** Main colours of its picture as `#rrggbb`, most used first; at most five; empty until rendered. */
  colors: string[]
}

/** One picture of the email at one width, as storage keys below `media/`; at least one of the two is there. */
export type PreviewFile = { width: number; height: number; webp: string | null; avif: string | null }

/** The rendered picture of an email. `width` and `height` are CSS pixels of the layout it was rendered at. */
export type PreviewInfo = {
  width: number
  height: number
  /** Ground to show while the picture loads, `#rrggbb`. */
  dominantColor: string
  /** Ascending by width: the card at 1× and 2×, then the full picture. */
  files: PreviewFile[]
  /** The same email on a telephone, and in the dark, where its own styles make it another picture. */
  mobile?: PreviewView
  dark?: PreviewView
}

/** Another look of the email; `width` and `height` are CSS pixels, its one file has twice as many. */
export type PreviewView = { width: number; height: number; files: PreviewFile[] }

/** What intake believes of an email until a person says so: between 0 and 1, and why. */
export type Guess = { value: string; confidence: number; reason: string }

/** Types, occasions and industries are category slugs, the language a tag such as `de`. */
export type EmailGuesses = {
  /** Of an HTML file without a title. */
  subject?: Guess
  brand?: Guess
  emailType?: Guess
  occasion?: Guess
  industry?: Guess
  language?: Guess
  /** The platform that sent it. */
  platform?: Guess
}

/** One kind of thing taken out of an email to protect its recipient. */
export type ScrubNote = { what: string; count: number }

/** One line of a blog post's table of contents. */
export type TocEntry = { title: string; anchor: string; level: number }
