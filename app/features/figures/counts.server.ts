/** Reads what the database counts of public emails. Every read is bounded by what it shows, not by the gallery. */
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { categories, figureCounts, figureWords, galleryCounts, galleryTags } from '#app/db/schema.ts'
import type { Figure } from './figures.ts'
import type { PlainDay } from './periods.ts'

export type BucketCount = { bucket: string; count: number }

/** A figure, all of it or from one bucket until before another. */
export type Wanted = { figure: Figure; from?: string; until?: string }

/** The counts of each wanted figure, in the order of their buckets. Each figure is one row: a thousand rows cost more. */
export async function readCounts<Name extends string>(
  tag: number,
  wanted: Record<Name, Wanted>,
): Promise<Record<Name, BucketCount[]>> {
  const names = Object.keys(wanted) as Name[]
  const { bucket, count } = figureCounts
  const parts = names.map((name) => {
    const { figure, from, until } = wanted[name]
    const conditions: SQL[] = [sql`${figureCounts.tag} = ${tag}`, sql`${figureCounts.figure} = ${figure}`]
    if (from !== undefined) conditions.push(sql`${bucket} >= ${from}`)
    if (until !== undefined) conditions.push(sql`${bucket} < ${until}`)
    return sql`
      select ${name}::text as name, array_to_json(array_agg(bucket)) as buckets, array_to_json(array_agg(count)) as counts
      from (
        select ${bucket} as bucket, ${count} as count from ${figureCounts}
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

/** The most frequent words of subjects. */
export function readWords(tag: number, limit: number): Promise<{ word: string; count: number }[]> {
  return rowsOf(sql`
    select ${figureWords.word} as word, ${figureWords.count} as count from ${figureWords}
    where ${figureWords.tag} = ${tag} order by ${figureWords.count} desc, ${figureWords.word} limit ${limit}`)
}

export type Extent = { emails: number; first: PlainDay | null; last: PlainDay | null }

/** How many public emails have a tag, and the days of the first and the last one; dates after `today` do not count. */
export async function readExtent(tag: number, today: PlainDay): Promise<Extent> {
  const days = sql`from ${figureCounts} where ${figureCounts.tag} = ${tag} and ${figureCounts.figure} = 'day'
    and ${figureCounts.bucket} <= ${today}`
  const [row] = await rowsOf<Extent>(sql`
    select
      coalesce((
        select ${galleryCounts.count} from ${galleryCounts}
        where ${galleryCounts.first} = 0 and ${galleryCounts.second} = 0 and ${galleryCounts.tag} = ${tag}
      ), 0) as emails,
      (select min(${figureCounts.bucket}) ${days}) as first,
      (select max(${figureCounts.bucket}) ${days}) as last`)
  return row!
}

export type NamedTag = {
  tag: number
  name: string
  slug: string
  type: (typeof categories.$inferSelect)['type']
}

/** The categories of tags. */
export async function nameTags(tags: number[]): Promise<Map<number, NamedTag>> {
  if (tags.length === 0) return new Map()
  const rows = await rowsOf<NamedTag>(sql`
    select ${galleryTags.tag} as tag, ${categories.name} as name, ${categories.slug} as slug, ${categories.type} as type
    from ${galleryTags} join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    where ${galleryTags.tag} in (${sql.join(tags, sql`, `)})`)
  return new Map(rows.map((row) => [row.tag, row]))
}

/** The tag of a brand, or of a category. */
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
