/** The metrics counted over public emails; `sql/6-analytics.sql` counts them. */

/** Counted for every brand and category, and for the whole gallery. */
export const METRICS = {
  /** `2026-11-23` */
  day: 'day',
  /** `2026-11 43`: by month, and by the tag of the first email type; nothing behind the space without one. */
  month: 'month',
  /** `0 09`: by weekday, from Sunday, and by hour, on the sender's clock. */
  hour: 'hour',
  /** `2026-11 020`: by month, and by percent off; `none`, or `other` for offers that state no percentage. */
  offer: 'offer',
  /** `2026-11 klaviyo`; nothing behind the space where it is unknown. */
  platform: 'platform',
  /** `042`: characters of the subject, at most 200. */
  subject: 'subject',
  /** `084`: kilobytes, at most SIZE_MAX. */
  size: 'size',
  /** `en` */
  language: 'language',
  /**
   * An attribute by name. `known` counts the emails that were read for attributes, `checked` those that `clean` is a
   * share of.
   */
  attribute: 'attribute',
  /**
   * `43 en 2026-11-23`, for occasions only: by the tag of an industry and by language, either of which may be empty.
   */
  lead: 'lead',
} as const

export type Metric = (typeof METRICS)[keyof typeof METRICS]

export const ANALYTICS_TAB = 'Analytics'

export const SIZE_MAX = 500

export const COMPARED_MAX = 4

/** The frequency is shown for this many brands of an industry: those with the most emails. */
export const PACE_BRANDS = 100

/** With fewer emails, a text takes the place of a chart. */
export const ENOUGH = 5
/** Below this, a brand or category has its numbers and no charts. */
export const ENOUGH_FOR_CHARTS = 8
