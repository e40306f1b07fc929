import { sql } from 'drizzle-orm'
import { addDays, type PlainDay } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { analyticsCounts, galleryEmails } from '#app/platform/db/schema.ts'
import { carries, EVERYTHING, KIND } from '#app/gallery/filters/filters.server.ts'
import {
  type BucketCount,
  type Extent,
  nameTags,
  type NamedTag,
  readCounts,
  readExtent,
  readWords,
} from './counts.server.ts'
import { METRICS, PACE_BRANDS } from './metrics.ts'
import { type Histogram, sizeOf, sum } from './histogram.ts'
import { addMonths, longestGap, monthOf, monthsUntil, type PlainMonth, weeksUntil } from './periods.ts'

const MONTHS = 24
const WEEKS = 53
const WORDS = 40
/** Each month is divided by so many email types. */
const TYPES = 3

type MonthOfTypes = {
  month: PlainMonth
  total: number
  /** The number of emails of each of the most frequent types. */
  types: number[]
}

type MonthOfOffers = {
  month: PlainMonth
  /** Emails that were read for offers. */
  known: number
  offers: number
  /** The percentages off, where one is stated. */
  depths: Histogram
}

/** How often a name occurs in each month. */
export type Usage = { name: string; counts: number[]; total: number }

export type Analytics = Extent & {
  tag: number
  weeks: { day: PlainDay; count: number }[][]
  /** By weekday from Monday, then by hour. */
  hours: number[][]
  months: MonthOfTypes[]
  /** The most frequent types of these months, the most frequent first. */
  types: NamedTag[]
  offers: MonthOfOffers[]
  subjects: Histogram
  words: { word: string; count: number }[]
  platforms: Usage[]
  languages: { language: string; count: number }[]
  /** By name; `known` is the number of emails that were read for attributes. */
  attributes: Map<string, number>
  /** The most days without an email in these months. */
  longestGap: number | null
}

export type GalleryAnalytics = Analytics & {
  /** Of the HTML in kB. */
  sizes: Histogram
}

/** The analytics of the whole gallery, which has no gaps to speak of. */
export async function readGalleryAnalytics(today: PlainDay): Promise<GalleryAnalytics | null> {
  const [analytics, { sizes }] = await Promise.all([
    readAnalytics(EVERYTHING, today),
    readCounts(EVERYTHING, { sizes: { metric: METRICS.size } }),
  ])
  return analytics && { ...analytics, sizes: numbersOf(sizes), longestGap: null }
}

/** Null while nothing with a date has been counted. */
export async function readAnalytics(tag: number, today: PlainDay): Promise<Analytics | null> {
  const extent = await readExtent(tag, today)
  const { last } = extent
  if (last === null) return null
  const lastMonth = monthOf(last)
  const months = monthsUntil(lastMonth, MONTHS)
  const weeks = weeksUntil(last, WEEKS)
  const inMonths = { from: months[0]!, until: addMonths(lastMonth, 1) }
  const [counts, words] = await Promise.all([
    readCounts(tag, {
      days: { metric: METRICS.day, from: `${months[0]!}-01`, until: addDays(last, 1) },
      hours: { metric: METRICS.hour },
      months: { metric: METRICS.month, ...inMonths },
      offers: { metric: METRICS.offer, ...inMonths },
      subjects: { metric: METRICS.subject },
      platforms: { metric: METRICS.platform, ...inMonths },
      languages: { metric: METRICS.language },
      attributes: { metric: METRICS.attribute },
    }),
    readWords(tag, WORDS),
  ])
  const days = new Map(counts.days.map(({ bucket, count }) => [bucket, count]))
  const byType = usageOf(months, counts.months)
  const mostFrequent = byType.filter(({ name }) => name !== '').slice(0, TYPES)
  const named = await nameTags(mostFrequent.map(({ name }) => Number(name)))
  const types = mostFrequent.flatMap(({ name, counts: ofMonths }) => {
    const type = named.get(Number(name))
    return type ? [{ ...type, ofMonths }] : []
  })
  return {
    ...extent,
    tag,
    weeks: weeks.map((week) => week.map((day) => ({ day, count: days.get(day) ?? 0 }))),
    hours: hoursOf(counts.hours),
    months: months.map((month, at) => ({
      month,
      total: sum(byType.map(({ counts: ofMonths }) => ofMonths[at]!)),
      types: types.map(({ ofMonths }) => ofMonths[at]!),
    })),
    types,
    offers: inEach(months, counts.offers).map((buckets, at) => ({
      month: months[at]!,
      ...offersOf(buckets),
    })),
    subjects: numbersOf(counts.subjects),
    words,
    platforms: usageOf(months, counts.platforms),
    languages: counts.languages
      .map(({ bucket, count }) => ({ language: bucket, count }))
      .toSorted((a, b) => b.count - a.count),
    attributes: new Map(counts.attributes.map(({ bucket, count }) => [bucket, count])),
    longestGap: longestGap(counts.days.map(({ bucket }) => bucket)),
  }
}

type Period = { from: PlainDay; until: PlainDay }

/** Emails by day in each period, from its first day until before its last; days without emails are left out. */
export async function readDays(tag: number, periods: Period[]): Promise<Map<PlainDay, number>> {
  const wanted = periods.map((period) => [period.from, { metric: METRICS.day, ...period }] as const)
  const found = await readCounts(tag, Object.fromEntries(wanted))
  return new Map(
    Object.values(found)
      .flat()
      .map(({ bucket, count }) => [bucket, count]),
  )
}

type Split = { first: string; rest: string; count: number }

/** Splits buckets at their first space. */
function split(buckets: BucketCount[]): Split[] {
  return buckets.map(({ bucket, count }) => {
    const space = bucket.indexOf(' ')
    return { first: bucket.slice(0, space), rest: bucket.slice(space + 1), count }
  })
}

function inEach(months: PlainMonth[], buckets: BucketCount[]): Split[][] {
  const byMonth = Map.groupBy(split(buckets), ({ first }) => first)
  return months.map((month) => byMonth.get(month) ?? [])
}

function offersOf(buckets: Split[]): Omit<MonthOfOffers, 'month'> {
  const known = sizeOf(buckets)
  const none = sizeOf(buckets.filter(({ rest }) => rest === 'none'))
  const depths = buckets.flatMap(({ rest, count }) => {
    const value = Number(rest)
    return Number.isNaN(value) ? [] : [{ value, count }]
  })
  return { known, offers: known - none, depths }
}

/** Emails by weekday from Monday, then by hour: the counts name both, with weeks that begin on Sunday, as `0 09`. */
function hoursOf(counts: BucketCount[]): number[][] {
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { bucket, count } of counts) {
    const [weekday, hour] = bucket.split(' ').map(Number) as [number, number]
    hours[(weekday + 6) % 7]![hour]! += count
  }
  return hours
}

/** Reads buckets that are numbers. */
function numbersOf(buckets: BucketCount[]): Histogram {
  return buckets.map(({ bucket, count }) => ({ value: Number(bucket), count }))
}

/** The most frequent first. */
function usageOf(months: PlainMonth[], buckets: BucketCount[]): Usage[] {
  const byName = Map.groupBy(split(buckets), ({ rest }) => rest)
  return [...byName]
    .map(([name, used]) => {
      const byMonth = new Map(used.map(({ first, count }) => [first, count]))
      const counts = months.map((month) => byMonth.get(month) ?? 0)
      return { name, counts, total: sum(counts) }
    })
    .toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
}

/** The average emails a month, over twelve months, of each brand with the most emails of an industry. */
export function readFrequency(tag: number, until: PlainMonth): Promise<number[]> {
  return galleryCache().recent(`frequency ${tag} ${until}`, () => countFrequency(tag, until))
}

async function countFrequency(tag: number, until: PlainMonth): Promise<number[]> {
  const months = { from: addMonths(until, -11), until: addMonths(until, 1) }
  const rows = await rowsOf<{ monthly: number }>(sql`
    select sum(n.count)::float8 / 12 as monthly
    from (
      select t.tag from (select unnest(${galleryEmails.tags}) as tag from ${galleryEmails} where ${carries([tag])}) as t
      where t.tag & 7 = ${KIND.brand}
      group by t.tag order by count(*) desc, t.tag limit ${PACE_BRANDS}
    ) as b
    join ${analyticsCounts} n on n.tag = b.tag and n.metric = ${METRICS.month}
      and n.bucket >= ${months.from} and n.bucket < ${months.until}
    group by n.tag order by 1`)
  return rows.map(({ monthly }) => monthly)
}
