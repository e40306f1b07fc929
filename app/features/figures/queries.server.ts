/** The figures of one brand or category, over the time that its plots show. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { figureCounts, galleryCounts } from '#app/db/schema.ts'
import { KIND } from '#app/features/gallery/filters/filters.server.ts'
import {
  type BucketCount,
  type Extent,
  nameTags,
  type NamedTag,
  readCounts,
  readExtent,
  readWords,
} from './counts.server.ts'
import { FIGURES, PACE_BRANDS } from './figures.ts'
import { type Histogram, inSteps } from './histogram.ts'
import { hoursOf } from './hours.ts'
import {
  addDays,
  addMonths,
  monthOf,
  monthsUntil,
  type PlainDay,
  type PlainMonth,
  weeksUntil,
} from './periods.ts'
import { longestSilence } from './silence.ts'

const MONTHS = 24
const WEEKS = 53
const WORDS = 40
/** Email types that are told apart in each month. */
const TYPES = 3
const SUBJECT_LENGTH_STEP = 10

type MonthOfTypes = {
  month: PlainMonth
  total: number
  /** How many are first of all of each of the most frequent types. */
  types: number[]
}

/** The offers of a month or a day. */
export type Offers = {
  /** Emails whose offers are known. */
  known: number
  offers: number
  /** How deep those are that state a percentage. */
  depths: Histogram
}

type MonthOfOffers = Offers & { month: PlainMonth }

/** How often something with a name occurs in each month. */
export type Usage = { name: string; counts: number[]; total: number }

export type Figures = Extent & {
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
  /** By name; `facts` is the number of emails whose traits are known. */
  traits: Map<string, number>
  /** The most days without an email in these months. */
  silence: number | null
}

/** What only one sender has. */
export type SenderFigures = Figures & { senders: Usage[]; skeletons: Usage[]; colors: Usage[] }

/** Null while nothing with a date has been counted. */
export async function readFigures(tag: number, today: PlainDay): Promise<Figures | null> {
  const extent = await readExtent(tag, today)
  const { last } = extent
  if (last === null) return null
  const lastMonth = monthOf(last)
  const months = monthsUntil(lastMonth, MONTHS)
  const weeks = weeksUntil(last, WEEKS)
  const inMonths = { from: months[0]!, until: addMonths(lastMonth, 1) }
  const [counts, words] = await Promise.all([
    readCounts(tag, {
      days: { figure: FIGURES.day, from: `${months[0]!}-01`, until: addDays(last, 1) },
      hours: { figure: FIGURES.hour },
      months: { figure: FIGURES.month, ...inMonths },
      offers: { figure: FIGURES.offer, ...inMonths },
      subjects: { figure: FIGURES.subject },
      platforms: { figure: FIGURES.platform, ...inMonths },
      languages: { figure: FIGURES.language },
      traits: { figure: FIGURES.trait },
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
      total: byType.reduce((sum, { counts: ofMonths }) => sum + ofMonths[at]!, 0),
      types: types.map(({ ofMonths }) => ofMonths[at]!),
    })),
    types,
    offers: inEach(months, counts.offers).map((buckets, at) => ({
      month: months[at]!,
      ...offersOf(buckets),
    })),
    subjects: inSteps(numbersOf(counts.subjects), SUBJECT_LENGTH_STEP),
    words,
    platforms: usageOf(months, counts.platforms),
    languages: counts.languages
      .map(({ bucket, count }) => ({ language: bucket, count }))
      .toSorted((a, b) => b.count - a.count),
    traits: new Map(counts.traits.map(({ bucket, count }) => [bucket, count])),
    silence: longestSilence(counts.days.map(({ bucket }) => bucket)),
  }
}

export async function readSenderFigures(tag: number, today: PlainDay): Promise<SenderFigures | null> {
  const figures = await readFigures(tag, today)
  if (!figures) return null
  const months = figures.months.map(({ month }) => month)
  const inMonths = { from: months[0]!, until: addMonths(months.at(-1)!, 1) }
  const counts = await readCounts(tag, {
    senders: { figure: FIGURES.sender, ...inMonths },
    skeletons: { figure: FIGURES.skeleton, ...inMonths },
    colors: { figure: FIGURES.color, ...inMonths },
  })
  return {
    ...figures,
    senders: usageOf(months, counts.senders),
    skeletons: usageOf(months, counts.skeletons),
    colors: usageOf(months, counts.colors),
  }
}

type Period = { from: PlainDay; until: PlainDay }

/** Offers by day, from one day until before another; days without emails are left out. */
export async function readOffersByDay(tag: number, period: Period): Promise<Map<PlainDay, Offers>> {
  const { offers } = await readCounts(tag, { offers: { figure: FIGURES.offerDay, ...period } })
  const byDay = Map.groupBy(split(offers), ({ first }) => first)
  return new Map([...byDay].map(([day, buckets]) => [day, offersOf(buckets)]))
}

/** Emails by day, in each of some periods, from their first day until before their last; days without emails are left out. */
export async function readDays(tag: number, periods: Period[]): Promise<Map<PlainDay, number>> {
  const wanted = periods.map((period) => [period.from, { figure: FIGURES.day, ...period }] as const)
  const found = await readCounts(tag, Object.fromEntries(wanted))
  return new Map(
    Object.values(found)
      .flat()
      .map(({ bucket, count }) => [bucket, count]),
  )
}

type Split = { first: string; rest: string; count: number }

/** Buckets at their first space. */
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

function offersOf(buckets: Pick<Split, 'rest' | 'count'>[]): Offers {
  const known = buckets.reduce((sum, { count }) => sum + count, 0)
  const none = buckets.reduce((sum, { rest, count }) => (rest === 'none' ? sum + count : sum), 0)
  const depths = buckets.flatMap(({ rest, count }) => {
    const value = Number(rest)
    return Number.isNaN(value) ? [] : [{ value, count }]
  })
  return { known, offers: known - none, depths }
}

/** Of buckets that are numbers. */
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
      return { name, counts, total: counts.reduce((sum, count) => sum + count, 0) }
    })
    .toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
}

/** Of the brands of an industry with the most emails, how many each sent in a month on average over these twelve. */
export async function readPace(tag: number, until: PlainMonth): Promise<number[]> {
  const months = { from: addMonths(until, -11), until: addMonths(until, 1) }
  const rows = await rowsOf<{ monthly: number }>(sql`
    select sum(n.count)::float8 / 12 as monthly
    from (
      select ${galleryCounts.tag} as tag from ${galleryCounts}
      where ${galleryCounts.first} = 0 and ${galleryCounts.second} = ${tag} and ${galleryCounts.tag} & 7 = ${KIND.brand}
        and ${galleryCounts.count} > 0
      order by ${galleryCounts.count} desc, ${galleryCounts.tag} limit ${PACE_BRANDS}
    ) as b
    join ${figureCounts} n on n.tag = b.tag and n.figure = ${FIGURES.month}
      and n.bucket >= ${months.from} and n.bucket < ${months.until}
    group by n.tag order by 1`)
  return rows.map(({ monthly }) => monthly)
}
