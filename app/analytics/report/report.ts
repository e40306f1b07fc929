/** The numbers of the report, computed from the counts of all public emails or of one month. */
import type { ReportCounts } from '#app/platform/db/json-columns.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { type Histogram, inSteps } from '#app/analytics/brand-analytics/histogram.ts'
import { hoursOf } from '#app/analytics/brand-analytics/hours.ts'
import type { PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { attributeName } from '#app/gallery/filters/attribute-choices.ts'
import type { AttributeFilter } from '#app/gallery/filters/filters.ts'
import { type Attribute, ATTRIBUTES } from './report-attributes.ts'

type Period = {
  month: PlainMonth | null
  storedOn: PlainDay | null
}

export type Report = Period & {
  emails: number
  /** Emails that were read for attributes. */
  known: number
  attributes: Map<Attribute, number>
  sizes: Histogram
  subjects: Histogram
  depths: Histogram
  /** By weekday from Monday, then by hour. */
  hours: number[][]
  /** The most frequent first; '' stands for unknown. */
  platforms: { platform: string; count: number }[]
  times: { time: string; count: number }[]
  offersByMonth: { month: PlainMonth; known: number; offers: number }[]
}

export function reportOf(counts: ReportCounts, period: Period): Report {
  const attributes = new Map(
    (Object.keys(ATTRIBUTES) as Attribute[]).map(
      (attribute) => [attribute, counts.attributes[attribute] ?? 0] as const,
    ),
  )
  return {
    ...period,
    emails: counts.emails,
    known: attributes.get('known')!,
    attributes,
    sizes: numbersIn(counts.sizes),
    subjects: numbersIn(counts.subjects),
    depths: inSteps(numbersIn(counts.offers), 1),
    hours: hoursOf(Object.entries(counts.hours).map(([bucket, count]) => ({ bucket, count }))),
    platforms: Object.entries(counts.platforms)
      .map(([platform, count]) => ({ platform, count }))
      .toSorted((a, b) => b.count - a.count || (a.platform < b.platform ? -1 : 1)),
    times: sorted(counts.times).map(([time, count]) => ({ time, count })),
    offersByMonth: sorted(counts.offersByMonth ?? {}).map(([month, offers]) => ({ month, ...offers })),
  }
}

const FILTERS: Partial<Record<Attribute, Partial<Record<AttributeFilter, string>>>> = {
  dark: { dark: 'yes' },
  offer: { offer: 'any' },
  code: { offer: 'code' },
  'free-shipping': { offer: 'free-shipping' },
  gift: { offer: 'gift' },
}

/**
 * The filters of /browse that find the emails of an attribute, none for all emails; null where it has no such filter. It
 * finds those of today, so the report of a month has a list of its own.
 */
export function filtersOf(
  fact: string,
  { month, known, platforms }: Report,
): Partial<Record<AttributeFilter, string>> | null {
  if (month !== null) return null
  if (fact === 'all') return {}
  const [, platform] = /^platform-(.+)$/.exec(fact) ?? []
  if (!platform) return FILTERS[fact as Attribute] ?? null
  // Undated emails match the filter, but do not count in the report.
  const isSame = platforms.reduce((sum, { count }) => sum + count, 0) === known
  return isSame && attributeName('platform', platform) !== null ? { platform } : null
}

function sorted<T>(counts: Record<string, T>): [string, T][] {
  return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The buckets that are numbers. */
function numbersIn(counts: Record<string, number>): Histogram {
  return Object.entries(counts)
    .filter(([bucket]) => /^\d+$/.test(bucket))
    .map(([bucket, count]) => ({ value: Number(bucket), count }))
}
