/** What is counted of public emails; migration `figures` does it. */

/** Counted for every brand and category, and for the whole gallery. */
export const FIGURES = {
  /** `2026-11-23` */
  day: 'day',
  /** `2026-11 43`: by month, and by the tag of the first email type; nothing behind the space without one. */
  month: 'month',
  /** `0 09`: by weekday, from Sunday, and by hour, on the sender's clock. */
  hour: 'hour',
  /** `2026-11 020`: by month, and by percent off; `none`, or `other` for offers that state no percentage. */
  offer: 'offer',
  /** `2026-11-23 020`: the same by day, for occasions only. */
  offerDay: 'offer-day',
  /** `2026-11 klaviyo`; nothing behind the space where it is unknown. */
  platform: 'platform',
  /** `042`: characters of the subject, at most 200. */
  subject: 'subject',
  /** `080`: kilobytes in tens, at most 500. */
  size: 'size',
  /** `0150`: words of the body in fifties, at most 2,000. */
  words: 'words',
  /** `70`: the share of pictures in tens of percent. */
  imageShare: 'image-share',
  /** `en` */
  language: 'language',
  /** The name of a trait; `facts` counts the emails whose traits are known, `checked` those that `clean` is a share of. */
  trait: 'trait',
  /** `2026-11 Fernhill`: for brands only, as are the next two. */
  sender: 'sender',
  /** `2026-11 1f3a…` */
  skeleton: 'skeleton',
  /** `2026-11 #1a3` */
  color: 'color',
  /** `43 en 2026-11-23`, for occasions only: by the tag of an industry and by language, either of which may be empty. */
  lead: 'lead',
} as const

/** Those without a date of their own; of the whole gallery they are counted by month as well, as `2026-11 042`. */
type Undated = 'hour' | 'subject' | 'size' | 'words' | 'image-share' | 'language' | 'trait'

export type Figure = (typeof FIGURES)[keyof typeof FIGURES] | `monthly-${Undated}`

/** The name of every page of figures, in links to it. */
export const FIGURES_TAB = 'Figures'

/** Brands side by side. */
export const COMPARED_MAX = 4

/** How many brands of an industry are looked at for their pace: those with the most emails. */
export const PACE_BRANDS = 100

/** Fewer emails than this say nothing: words stand in place of a plot. */
export const ENOUGH = 5
