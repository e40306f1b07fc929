/**
 * The order of a collection: its emails and, between them, the headings of its sections. Both are items with a position;
 * callers hold the lock on the collection.
 */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, collectionSections } from '#app/platform/db/schema.ts'
import type { Addable, Own } from '../policy.ts'

type Collection = Addable<{ id: string }>

/** Where an item goes: beside another one, by its id, or to the end. */
export type Target = { before: string } | { after: string } | 'end'

/** The position of new items. */
export async function topPosition(tx: Transaction, { id }: Collection): Promise<number> {
  const [row] = await tx.select({ first: sql<number | null>`min(position)` }).from(itemsOf(id))
  return positionBetween(null, row!.first)!
}

/** A free position for an item, new or moved; null if what it goes beside is not there. */
export async function positionFor(
  tx: Transaction,
  own: Own<{ id: string }>,
  target: Target,
  moved: string | null = null,
): Promise<number | null> {
  const found = await findGap(tx, own, target, moved)
  if (found.position !== null || !found.isThere) return found.position
  await renumber(tx, own)
  return (await findGap(tx, own, target, moved)).position
}

type Gap = { isThere: boolean; position: number | null }

async function findGap(
  tx: Transaction,
  { id }: Own<{ id: string }>,
  target: Target,
  moved: string | null,
): Promise<Gap> {
  const others = sql`(select * from ${itemsOf(id)} where id is distinct from ${moved}::uuid) others`
  if (target === 'end') {
    const [row] = await tx.select({ last: sql<number | null>`max(position)` }).from(others)
    return { isThere: true, position: positionBetween(row!.last, null) }
  }
  const isBefore = 'before' in target
  const beside = isBefore ? target.before : target.after
  const there = sql`(select position from ${itemsOf(id)} where id = ${beside}) there`
  const [row] = await tx
    .select({
      here: sql<number>`there.position`,
      previous: sql<number | null>`max(others.position) filter (where others.position < there.position)`,
      next: sql<number | null>`min(others.position) filter (where others.position > there.position)`,
      isShared: sql<boolean>`count(*) filter (where others.position = there.position) > 1`,
    })
    .from(sql`${others} cross join ${there}`)
    .groupBy(sql`there.position`)
  if (!row) return { isThere: false, position: null }
  // There is no gap between items that share a position.
  if (row.isShared) return { isThere: true, position: null }
  const position = isBefore ? positionBetween(row.previous, row.here) : positionBetween(row.here, row.next)
  return { isThere: true, position }
}

/**
 * Renumbers the positions of a collection with gaps between them; the order stays, except that the sections at two
 * ordinals can swap their places, together with their emails.
 */
export async function renumber(
  tx: Transaction,
  { id }: Own<{ id: string }>,
  [one, other]: readonly [number, number] = [0, 0],
): Promise<void> {
  await tx.execute(sql`
    with renumbered as materialized (
      select id, (row_number() over (
        order by case ordinal when ${one}::int then ${other}::int when ${other}::int then ${one}::int else ordinal end,
          position, is_heading desc, created_at desc, id
      ))::int * ${STEP}::int as position
      from (
        select *, (count(*) filter (where is_heading) over (order by position, is_heading desc))::int as ordinal
        from ${itemsOf(id)}
      ) as ordered
    ), headings as (
      update ${collectionSections} section set position = renumbered.position
      from renumbered where section.id = renumbered.id
    )
    update ${collectionEmails} saved set position = renumbered.position
    from renumbered where saved.id = renumbered.id`)
}

function itemsOf(collectionId: string) {
  return sql`(
    select id, position, created_at, false as is_heading
    from ${collectionEmails} where collection_id = ${collectionId}
    union all
    select id, position, null, true from ${collectionSections} where collection_id = ${collectionId}
  ) items`
}

/** Positions in the owner's order are integers with gaps between them, sorted ascending. */
export const STEP = 1024

/** A position between two others, null at an end of the list; null when there is no gap left. */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return after! - STEP
  if (after === null) return before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
