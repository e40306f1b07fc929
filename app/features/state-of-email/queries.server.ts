/** The report's counts: read from what the database counts of the whole gallery, whatever its size. */
import { desc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/db/client.server.ts'
import { figureCounts, reportMonths } from '#app/db/schema.ts'
import type { ReportCounts } from '#app/db/shapes.ts'
import { type BucketCount, readCounts, readExtent } from '#app/features/figures/counts.server.ts'
import { FIGURES } from '#app/features/figures/figures.ts'
import {
  addDays,
  addMonths,
  daysUntil,
  monthOf,
  monthsUntil,
  type PlainDay,
  type PlainMonth,
} from '#app/features/figures/periods.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { EVERYTHING } from '#app/features/gallery/filters/filters.server.ts'
import { type Report, reportOf } from './report.ts'

/** How many months the live report shows side by side. */
const MONTHS = 24

/** Of all public emails. */
async function readLiveCounts(today: PlainDay): Promise<ReportCounts> {
  const { emails, last } = await readExtent(EVERYTHING, today)
  const months = monthsUntil(monthOf(last ?? today), MONTHS)
  const inMonths = { from: months[0]!, until: addMonths(months.at(-1)!, 1) }
  const [counts, offers, platforms] = await Promise.all([
    readCounts(EVERYTHING, {
      sizes: { figure: FIGURES.size },
      subjects: { figure: FIGURES.subject },
      hours: { figure: FIGURES.hour },
      traits: { figure: FIGURES.trait },
      times: { figure: FIGURES.month, ...inMonths },
      offers: { figure: FIGURES.offer, ...inMonths },
    }),
    readWithoutMonth(FIGURES.offer),
    readWithoutMonth(FIGURES.platform),
  ])
  const byMonth = Map.groupBy(counts.offers, ({ bucket }) => bucket.slice(0, 7))
  return {
    emails,
    sizes: inBuckets(counts.sizes),
    subjects: inBuckets(counts.subjects),
    hours: inBuckets(counts.hours),
    traits: inBuckets(counts.traits),
    offers,
    platforms,
    times: { ...Object.fromEntries(months.map((month) => [month, 0])), ...summed(counts.times, monthOf) },
    offersByMonth: Object.fromEntries(
      months.map((month) => {
        const buckets = byMonth.get(month) ?? []
        const known = total(buckets)
        return [
          month,
          { known, offers: known - total(buckets.filter(({ bucket }) => bucket.endsWith(' none'))) },
        ]
      }),
    ),
  }
}

/** Of the emails sent in one month. */
export async function readMonthCounts(month: PlainMonth): Promise<ReportCounts> {
  const range = { from: `${month} `, until: `${month}!` }
  const counts = await readCounts(EVERYTHING, {
    sizes: { figure: 'monthly-size', ...range },
    subjects: { figure: 'monthly-subject', ...range },
    hours: { figure: 'monthly-hour', ...range },
    traits: { figure: 'monthly-trait', ...range },
    offers: { figure: FIGURES.offer, ...range },
    platforms: { figure: FIGURES.platform, ...range },
    times: { figure: FIGURES.day, from: `${month}-`, until: `${month}.` },
  })
  const { times, ...others } = counts
  const inMonth = Object.fromEntries(
    Object.entries(others).map(([name, buckets]) => [name, summed(buckets, withoutMonth)]),
  ) as Record<keyof typeof others, Record<string, number>>
  const days = Array.from({ length: daysUntil(`${month}-01`, `${addMonths(month, 1)}-01`) }, (_, at) => {
    return addDays(`${month}-01`, at)
  })
  const none = Object.fromEntries(days.map((day) => [day, 0]))
  return { ...inMonth, emails: total(times), times: { ...none, ...inBuckets(times) } }
}

/** Months with emails, of which the report can be stored. */
export async function readMonths(until: PlainMonth): Promise<{ month: PlainMonth; emails: number }[]> {
  return rowsOf(sql`
    select left(${figureCounts.bucket}, 7) as month, sum(${figureCounts.count})::int as emails from ${figureCounts}
    where ${figureCounts.tag} = ${EVERYTHING} and ${figureCounts.figure} = ${FIGURES.month}
      and ${figureCounts.bucket} < ${until}
    group by 1 order by 1`)
}

type StoredMonth = { month: PlainMonth; storedAt: Date }

/** The newest first. */
export function listReportMonths(): Promise<StoredMonth[]> {
  return db()
    .select({ month: reportMonths.month, storedAt: reportMonths.storedAt })
    .from(reportMonths)
    .orderBy(desc(reportMonths.month))
}

/** The live report, or that of a month; null for a month that has none. */
export async function readReport(month: PlainMonth | null, today: PlainDay): Promise<Report | null> {
  if (month === null) return reportOf(await readLiveCounts(today), { month, storedOn: null })
  const [row] = await db().select().from(reportMonths).where(eq(reportMonths.month, month))
  return row ? reportOf(row.counts, { month, storedOn: plainDayAt(row.storedAt) }) : null
}

/** How many emails have a fact, in a month or at all. */
export async function countFact(
  { figure, buckets }: { figure: string; buckets: string[] },
  month: PlainMonth | null,
): Promise<number> {
  const { tag, bucket, count } = figureCounts
  const isIt = sql`${bucket} in (${sql.join(buckets, sql`, `)})`
  const restIsIt = sql`substr(${bucket}, 9) in (${sql.join(buckets, sql`, `)})`
  const inMonth = sql`${bucket} >= ${`${month} `} and ${bucket} < ${`${month}!`}`
  const isDated = figure === FIGURES.offer || figure === FIGURES.platform
  const where =
    figure === 'all'
      ? sql`${figureCounts.figure} = ${FIGURES.month} and ${month ? inMonth : sql`true`}`
      : month
        ? sql`${figureCounts.figure} = ${isDated ? figure : `monthly-${figure}`} and ${inMonth} and ${restIsIt}`
        : sql`${figureCounts.figure} = ${figure} and ${isDated ? restIsIt : isIt}`
  const [row] = await rowsOf<{ count: number }>(
    sql`select coalesce(sum(${count}), 0)::int as count from ${figureCounts} where ${tag} = ${EVERYTHING} and ${where}`,
  )
  return row!.count
}

/** Summed over all months: there are as many rows as months and answers, however many emails. */
async function readWithoutMonth(figure: 'offer' | 'platform'): Promise<Record<string, number>> {
  const rows = await rowsOf<BucketCount>(sql`
    select substr(${figureCounts.bucket}, 9) as bucket, sum(${figureCounts.count})::int as count from ${figureCounts}
    where ${figureCounts.tag} = ${EVERYTHING} and ${figureCounts.figure} = ${figure} group by 1`)
  return inBuckets(rows)
}

function withoutMonth(bucket: string): string {
  return bucket.slice(8)
}

function summed(buckets: BucketCount[], nameOf: (bucket: string) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { bucket, count } of buckets) counts[nameOf(bucket)] = (counts[nameOf(bucket)] ?? 0) + count
  return counts
}

function inBuckets(buckets: BucketCount[]): Record<string, number> {
  return summed(buckets, (bucket) => bucket)
}

function total(buckets: BucketCount[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0)
}
