/** Reads the counts of the report, at a cost that does not depend on the size of the gallery. */
import { desc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { analyticsCounts, reportMonths } from '#app/platform/db/schema.ts'
import type { ReportCounts } from '#app/platform/db/json-columns.ts'
import { type BucketCount, readCounts, readExtent } from '#app/analytics/brand-analytics/counts.server.ts'
import { METRICS } from '#app/analytics/brand-analytics/metrics.ts'
import { addMonths, monthOf, monthsUntil, type PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { addDays, daysUntil, type PlainDay, plainDayAt } from '#app/platform/lib/plain-day.ts'
import { EVERYTHING } from '#app/gallery/filters/filters.server.ts'
import { type Report, reportOf } from './report.ts'

/** How many months the live report shows side by side. */
const MONTHS = 24

async function readLiveCounts(today: PlainDay): Promise<ReportCounts> {
  const { emails, last } = await readExtent(EVERYTHING, today)
  const months = monthsUntil(monthOf(last ?? today), MONTHS)
  const inMonths = { from: months[0]!, until: addMonths(months.at(-1)!, 1) }
  const [counts, offers, platforms] = await Promise.all([
    readCounts(EVERYTHING, {
      sizes: { metric: METRICS.size },
      subjects: { metric: METRICS.subject },
      hours: { metric: METRICS.hour },
      attributes: { metric: METRICS.attribute },
      times: { metric: METRICS.month, ...inMonths },
      offers: { metric: METRICS.offer, ...inMonths },
    }),
    readWithoutMonth(METRICS.offer),
    readWithoutMonth(METRICS.platform),
  ])
  const byMonth = Map.groupBy(counts.offers, ({ bucket }) => bucket.slice(0, 7))
  return {
    emails,
    sizes: inBuckets(counts.sizes),
    subjects: inBuckets(counts.subjects),
    hours: inBuckets(counts.hours),
    attributes: inBuckets(counts.attributes),
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

export async function readMonthCounts(month: PlainMonth): Promise<ReportCounts> {
  const range = { from: `${month} `, until: `${month}!` }
  const counts = await readCounts(EVERYTHING, {
    sizes: { metric: 'monthly-size', ...range },
    subjects: { metric: 'monthly-subject', ...range },
    hours: { metric: 'monthly-hour', ...range },
    attributes: { metric: 'monthly-attribute', ...range },
    offers: { metric: METRICS.offer, ...range },
    platforms: { metric: METRICS.platform, ...range },
    times: { metric: METRICS.day, from: `${month}-`, until: `${month}.` },
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
    select left(${analyticsCounts.bucket}, 7) as month, sum(${analyticsCounts.count})::int as emails from ${analyticsCounts}
    where ${analyticsCounts.tag} = ${EVERYTHING} and ${analyticsCounts.metric} = ${METRICS.month}
      and ${analyticsCounts.bucket} < ${until}
    group by 1 order by 1`)
}

type StoredMonth = { month: PlainMonth; storedAt: Date }

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

/** The number of emails with an attribute, in a month or in all. */
export async function countAttribute(
  { metric, buckets }: { metric: string; buckets: string[] },
  month: PlainMonth | null,
): Promise<number> {
  const { tag, bucket, count } = analyticsCounts
  const isIt = sql`${bucket} in (${sql.join(buckets, sql`, `)})`
  const restIsIt = sql`substr(${bucket}, 9) in (${sql.join(buckets, sql`, `)})`
  const inMonth = sql`${bucket} >= ${`${month} `} and ${bucket} < ${`${month}!`}`
  const isDated = metric === METRICS.offer || metric === METRICS.platform
  const where =
    metric === 'all'
      ? sql`${analyticsCounts.metric} = ${METRICS.month} and ${month ? inMonth : sql`true`}`
      : month
        ? sql`${analyticsCounts.metric} = ${isDated ? metric : `monthly-${metric}`} and ${inMonth} and ${restIsIt}`
        : sql`${analyticsCounts.metric} = ${metric} and ${isDated ? restIsIt : isIt}`
  const [row] = await rowsOf<{ count: number }>(
    sql`select coalesce(sum(${count}), 0)::int as count from ${analyticsCounts} where ${tag} = ${EVERYTHING} and ${where}`,
  )
  return row!.count
}

/** The sum over all months. The number of rows does not depend on that of emails. */
async function readWithoutMonth(metric: 'offer' | 'platform'): Promise<Record<string, number>> {
  const rows = await rowsOf<BucketCount>(sql`
    select substr(${analyticsCounts.bucket}, 9) as bucket, sum(${analyticsCounts.count})::int as count from ${analyticsCounts}
    where ${analyticsCounts.tag} = ${EVERYTHING} and ${analyticsCounts.metric} = ${metric} group by 1`)
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
