/** The numbers of the report, from counts of all public emails or of those of one month. */
import type { ReportCounts } from '#app/db/shapes.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { type Histogram, inSteps, quantile, sizeOf } from '#app/features/figures/histogram.ts'
import { hoursOf } from '#app/features/figures/hours.ts'
import type { PlainDay, PlainMonth } from '#app/features/figures/periods.ts'
import { factName } from '#app/features/gallery/filters/fact-choices.ts'
import type { FactFilter } from '#app/features/gallery/filters/filters.ts'
import { DEPTH_STEP, SIZE_STEP, SUBJECT_STEP, type Trait, TRAITS } from './report-facts.ts'

type Period = {
  /** Null for the live report of all emails. */
  month: PlainMonth | null
  /** When the figures of a month were stored. */
  storedOn: PlainDay | null
}

export type Report = Period & {
  emails: number
  /** Emails whose facts are known. */
  known: number
  traits: Map<Trait, number>
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
  const traits = new Map(
    (Object.keys(TRAITS) as Trait[]).map((trait) => [trait, counts.traits[trait] ?? 0] as const),
  )
  return {
    ...period,
    emails: counts.emails,
    known: traits.get('facts')!,
    traits,
    sizes: inSteps(numbersIn(counts.sizes), SIZE_STEP),
    subjects: inSteps(numbersIn(counts.subjects), SUBJECT_STEP),
    depths: inSteps(numbersIn(counts.offers), 1),
    hours: hoursOf(Object.entries(counts.hours).map(([bucket, count]) => ({ bucket, count }))),
    platforms: Object.entries(counts.platforms)
      .map(([platform, count]) => ({ platform, count }))
      .toSorted((a, b) => b.count - a.count || (a.platform < b.platform ? -1 : 1)),
    times: sorted(counts.times).map(([time, count]) => ({ time, count })),
    offersByMonth: sorted(counts.offersByMonth ?? {}).map(([month, offers]) => ({ month, ...offers })),
  }
}

/** The traits that are filters of the gallery as well. */
const FILTERS: Partial<Record<Trait, Partial<Record<FactFilter, string>>>> = {
  dark: { dark: 'yes' },
  offer: { offer: 'any' },
  code: { offer: 'code' },
  'free-shipping': { offer: 'free-shipping' },
  gift: { offer: 'gift' },
}

/**
 * The filters of /browse that find the emails of a fact, none for all emails; null where it has no such filter. It finds
 * those of today, so the report of a month has a list of its own.
 */
export function filtersOf(
  fact: string,
  { month, known, platforms }: Report,
): Partial<Record<FactFilter, string>> | null {
  if (month !== null) return null
  if (fact === 'all') return {}
  const [, platform] = /^platform-(.+)$/.exec(fact) ?? []
  if (!platform) return FILTERS[fact as Trait] ?? null
  // Undated emails are found by the filter, and not counted in the report.
  const isSame = platforms.reduce((sum, { count }) => sum + count, 0) === known
  return isSame && factName('platform', platform) !== null ? { platform } : null
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

/** In steps for a plot. */
export function depthsInSteps(depths: Histogram): Histogram {
  return inSteps(depths, DEPTH_STEP)
}

/** The middle of values in steps, null with too few. */
export function medianOf(histogram: Histogram): number | null {
  return sizeOf(histogram) < ENOUGH ? null : quantile(histogram, 0.5)
}
