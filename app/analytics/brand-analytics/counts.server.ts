/** Reads the counts of public emails. Every read is bounded by what it shows, not by the size of the gallery. */
import { type SQL, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  categories,
  analyticsCounts,
  analyticsWords,
  galleryTags,
  galleryVersion,
} from '#app/platform/db/schema.ts'
import { type Metric, METRICS } from './metrics.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'

export type BucketCount = { bucket: string; count: number }

/** A metric, or its buckets from one until before another. */
export type Wanted = { metric: Metric; from?: string; until?: string }

/**
 * The counts of each wanted metric, in the order of their buckets. Each metric is one row: a thousand rows cost more.
 */
export async function readCounts<Name extends string>(
  tag: number,
  wanted: Record<Name, Wanted>,
): Promise<Record<Name, BucketCount[]>> {
  const names = Object.keys(wanted) as Name[]
  const { bucket, count } = analyticsCounts
  const parts = names.map((name) => {
    const { metric, from, until } = wanted[name]
    const conditions: SQL[] = [
      sql`${analyticsCounts.tag} = ${tag}`,
      sql`${analyticsCounts.metric} = ${metric}`,
    ]
    if (from !== undefined) conditions.push(sql`${bucket} >= ${from}`)
    if (until !== undefined) conditions.push(sql`${bucket} < ${until}`)
    return sql`
      select ${name}::text as name, array_to_json(array_agg(bucket)) as buckets, array_to_json(array_agg(count)) as counts
      from (
        select ${bucket} as bucket, ${count} as count from ${analyticsCounts}
        where ${sql.join(conditions, sql` and `)} order by ${bucket}
      ) as counted`
  })
  const rows = await rowsOf<{ name: Name; buckets: string[] | null; counts: number[] | null }>(
    sql.join(parts, sql` union all `),
  )
  return Object.fromEntries(
    rows.map(({ name, buckets, counts }) => [
      name,
      (buckets ?? []).map((value, at) => ({ bucket: value, count: counts![at]! })),
    ]),
  ) as Record<Name, BucketCount[]>
}

export function readWords(tag: number, limit: number): Promise<{ word: string; count: number }[]> {
  return rowsOf(sql`
    select ${analyticsWords.word} as word, ${analyticsWords.count} as count from ${analyticsWords}
    where ${analyticsWords.tag} = ${tag} order by ${analyticsWords.count} desc, ${analyticsWords.word} limit ${limit}`)
}

export type Extent = { emails: number; first: PlainDay | null; last: PlainDay | null }

/**
 * How many emails with a tag are counted, and the days of the first and the last one; dates after `today` do not
 * count.
 */
export async function readExtent(tag: number, today: PlainDay): Promise<Extent> {
  const days = sql`from ${analyticsCounts} where ${analyticsCounts.tag} = ${tag} and ${analyticsCounts.metric} = 'day'
    and ${analyticsCounts.bucket} <= ${today}`
  const [row] = await rowsOf<Extent>(sql`
    select
      -- Every email has a subject line.
      coalesce((
        select sum(${analyticsCounts.count})::int from ${analyticsCounts}
        where ${analyticsCounts.tag} = ${tag} and ${analyticsCounts.metric} = ${METRICS.subject}
      ), 0) as emails,
      (select min(${analyticsCounts.bucket}) ${days}) as first,
      (select max(${analyticsCounts.bucket}) ${days}) as last`)
  return row!
}

export async function readAnalyticsTime(): Promise<Date> {
  const [row] = await db().select({ at: galleryVersion.analyticsAt }).from(galleryVersion)
  return row?.at ?? new Date()
}

export type NamedTag = {
  tag: number
  name: string
  slug: string
  type: (typeof categories.$inferSelect)['type']
}

export async function nameTags(tags: number[]): Promise<Map<number, NamedTag>> {
  if (tags.length === 0) return new Map()
  const rows = await rowsOf<NamedTag>(sql`
    select ${galleryTags.tag} as tag, ${categories.name} as name, ${categories.slug} as slug, ${categories.type} as type
    from ${galleryTags} join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    where ${galleryTags.tag} in (${sql.join(tags, sql`, `)})`)
  return new Map(rows.map((row) => [row.tag, row]))
}

export async function tagOf(id: { brandId: string } | { categoryId: string }): Promise<number | null> {
  const isIt =
    'brandId' in id
      ? sql`${galleryTags.brandId} = ${id.brandId}`
      : sql`${galleryTags.categoryId} = ${id.categoryId}`
  const [row] = await rowsOf<{ tag: number }>(
    sql`select ${galleryTags.tag} as tag from ${galleryTags} where ${isIt}`,
  )
  return row?.tag ?? null
}
