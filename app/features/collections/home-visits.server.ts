/** Visits of the home page: what came in since the one before is new. */
import { sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/db/client.server.ts'
import { homeVisits } from '#app/db/schema.ts'
import type { Person } from '#app/lib/authorized.ts'

/** A look at the home page this long after a visit began is a visit of its own. */
const VISIT_MINUTES = 30

type Row = { previous: string | null; isCurrent: boolean }

/** The start of this user's visit before this one; null on the first. Written once a visit. */
export async function previousVisit({ id }: Person): Promise<Date | null> {
  const length = sql`make_interval(mins => ${VISIT_MINUTES}::int)`
  const [known] = await rowsOf<Row>(sql`
    select previous_at as previous, started_at > now() - ${length} as "isCurrent"
    from ${homeVisits} where user_id = ${id}`)
  if (known?.isCurrent) return known.previous === null ? null : new Date(known.previous)
  // Of two pages opened at once, the second finds the visit begun.
  await db().execute(sql`
    insert into ${homeVisits} as visit (user_id, started_at) values (${id}, now())
    on conflict (user_id) do update set previous_at = visit.started_at, started_at = excluded.started_at
    where visit.started_at <= now() - ${length}`)
  const [begun] = await rowsOf<Row>(
    sql`select previous_at as previous from ${homeVisits} where user_id = ${id}`,
  )
  return begun?.previous ? new Date(begun.previous) : null
}
