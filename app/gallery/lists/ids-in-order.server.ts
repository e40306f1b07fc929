/**
 * Keyset pagination for lists of visitors and of editors: the ids of one page, however long the list is. The list is
 * gone through from the cursor as long as that fills the page soon; otherwise matches are rare, and all of them are
 * sorted.
 */
import { and, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'

/** How many emails of the list are looked at before all matches are sorted instead. */
const STEPS = 2_000

export type OrderedList = {
  from: SQL
  /** The last one is `email_id`. */
  keys: SQL[]
  direction: 'asc' | 'desc'
  /** The keys of the last email seen, as a row. */
  seen?: SQL | undefined
  /** A stretch of the list that has all matches. */
  range?: SQL | undefined
  where: SQL
  /** Whether matches are known to be few: going through the list would be in vain. */
  areFew?: boolean
  limit: number
  /** How many emails of the list to look at, where a page is known to need more than usual. */
  steps?: number | undefined
  /** So many will do, if the way through the list had them. */
  enough?: number | undefined
}

/** Up to one id more than the page shows. The rows of `passed` are read in their order, and only as many as it needs. */
export async function idsInOrder(list: OrderedList): Promise<string[]> {
  const { from, range, where, limit } = list
  const steps = Math.max(STEPS, list.steps ?? 0)
  if (list.areFew) return sortMatches(list)
  const { isBehind, order } = partsOf(list)
  const rows = await rowsOf<{ id: string | null; steps: number | null }>(sql`
    with passed as materialized (
      select * from ${from} where ${and(isBehind, range)} order by ${order} limit ${steps}
    ),
    page as materialized (select email_id as id from passed as ${from} where ${where} limit ${limit + 1})
    select id, null::int as steps from page
    union all
    select null, (select count(*)::int from passed) where (select count(*) from page) <= ${limit}`)
  const isWhole = (rows.at(-1)?.steps ?? 0) < steps || rows.length > (list.enough ?? Infinity)
  return isWhole ? rows.flatMap(({ id }) => id ?? []) : sortMatches(list)
}

/** `offset` keeps the planner from going through the list. */
async function sortMatches(list: OrderedList): Promise<string[]> {
  const { from, where, limit } = list
  const { isBehind, order } = partsOf(list)
  const rows = await rowsOf<{ id: string }>(sql`
    select email_id as id from (select * from ${from} where ${where} offset 0) as ${from}
    where ${isBehind} order by ${order} limit ${limit + 1}`)
  return rows.map(({ id }) => id)
}

function partsOf({ keys, direction, seen }: OrderedList) {
  const position = sql.join(keys, sql`, `)
  const isBehind = seen ? sql`(${position}) ${sql.raw(direction === 'asc' ? '>' : '<')} ${seen}` : sql`true`
  const order = sql.join(
    keys.map((key) => sql`${key} ${sql.raw(direction)}`),
    sql`, `,
  )
  return { isBehind, order }
}
