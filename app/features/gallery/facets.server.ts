/** Counts what a list holds and what each further choice of a filter would leave of it. */
import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import { type Choice, FILTERS, type FilterCounts, type FilterName } from './filters.ts'
import { allBut, type Conditions } from './filters.server.ts'
import { isPublic } from './queries.server.ts'

/**
 * The total and all counts in one statement. A filter's own choices are counted as if nothing had been chosen in it:
 * they say what the reader would get instead.
 */
export async function countChoices(conditions: Conditions, on?: SQL): Promise<FilterCounts> {
  const left = FILTERS.filter((filter) => conditions[filter])
  const lists = [
    sql`matching as materialized (${matching(and(on, allBut(conditions)))})`,
    ...left.map(
      (filter) => sql`${list(filter)} as materialized (${matching(and(on, allBut(conditions, filter)))})`,
    ),
  ]
  const parts = [
    sql`select 'total' as filter, '' as value, '' as name, count(*)::int as count from matching`,
    ...FILTERS.map((filter) => CHOICES[filter](left.includes(filter) ? list(filter) : sql`matching`)),
  ]
  const rows = await rowsOf<Choice & { filter: FilterName | 'total'; count: number }>(
    sql`with ${sql.join(lists, sql`, `)} ${sql.join(parts, sql` union all `)}`,
  )

  const choices: FilterCounts['choices'] = { brand: [], industry: [], type: [], occasion: [], year: [] }
  let total = 0
  for (const { filter, ...choice } of rows) {
    if (filter === 'total') total = choice.count
    else choices[filter].push(choice)
  }
  for (const filter of FILTERS) choices[filter].sort(filter === 'year' ? newestFirst : byName)
  return { total, choices }
}

/** How many emails would stay if one of the chosen filters were taken away, for each of them. */
export async function countWithout(conditions: Conditions): Promise<Partial<Record<FilterName, number>>> {
  const left = FILTERS.filter((filter) => conditions[filter])
  const counts = await Promise.all(left.map((filter) => countEmails(allBut(conditions, filter))))
  return Object.fromEntries(left.map((filter, index) => [filter, counts[index]!]))
}

async function countEmails(where?: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    sql`select count(*)::int as count from (${matching(where)}) as matching`,
  )
  return row!.count
}

/** Both engines answer a hand-written statement with its rows; Drizzle's common type does not know. */
async function rowsOf<T>(statement: SQL): Promise<T[]> {
  const result = await db().execute(statement)
  return (result as { rows: T[] }).rows
}

function matching(where?: SQL): SQL {
  return sql`
    select ${emails.id}, ${emails.brandId}, ${emails.sentAt}
    from ${emails} join ${brands} on ${brands.id} = ${emails.brandId}
    where ${and(isPublic, where)}`
}

/** The name of the list that a chosen filter's choices are counted on. */
function list(filter: FilterName): SQL {
  return sql.identifier(`without_${filter}`).getSQL()
}

const CHOICES: Record<FilterName, (from: SQL) => SQL> = {
  brand: (from) => sql`
    select 'brand', btrim(b.slug), b.name, n.count
    from (select brand_id, count(*)::int as count from ${from} group by brand_id) n join ${brands} b on b.id = n.brand_id`,
  industry: (from) => sql`
    select 'industry', c.slug, c.name, sum(n.count)::int
    from (
      select bc.category_id, sum(n.count) as count
      from (select brand_id, count(*) as count from ${from} group by brand_id) n
      join ${brandCategories} bc on bc.brand_id = n.brand_id
      group by bc.category_id
      union all
      select ec.category_id, count(*)
      from ${from} m join ${emailCategories} ec on ec.email_id = m.id
      left join ${brandCategories} bc on bc.brand_id = m.brand_id and bc.category_id = ec.category_id
      where bc.brand_id is null
      group by ec.category_id
    ) n join ${categories} c on c.id = n.category_id and c.type = 'vertical'
    group by c.slug, c.name`,
  type: (from) => filed('type', from, sql`c.type = 'email_type'`),
  occasion: (from) => filed('occasion', from, sql`c.type in ('occasion', 'seasonal')`),
  year: (from) => sql`
    select 'year', n.year, n.year, n.count from (
      select extract(year from sent_at at time zone 'UTC')::text as year, count(*)::int as count
      from ${from} where sent_at is not null group by 1
    ) n`,
}

function filed(filter: FilterName, from: SQL, isKind: SQL): SQL {
  return sql`
    select ${filter}, c.slug, c.name, n.count
    from (
      select ec.category_id, count(*)::int as count
      from ${from} m join ${emailCategories} ec on ec.email_id = m.id group by ec.category_id
    ) n join ${categories} c on c.id = n.category_id and ${isKind}`
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en')
}

function newestFirst(a: { value: string }, b: { value: string }): number {
  return Number(b.value) - Number(a.value)
}
