/** Counts what a list holds and what each further choice of a filter would leave of it. */
import { eq, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands, emails } from '#app/db/schema.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import { type Conditions, wantedBy } from './filters.server.ts'
import { type Tally, tally, tallyAmong } from './matching.ts'

/** The total and all counts; `on`, a condition on `emails` that holds for not too many, narrows what is counted. */
export async function countChoices(conditions: Conditions, on?: SQL): Promise<Tally> {
  const among = on && (await idsOn(on))
  const catalogue = await openCatalogue()
  const wanted = wantedBy(conditions)
  if (!among) return tally(catalogue, wanted)
  return tallyAmong(
    catalogue,
    wanted,
    among.flatMap((id) => catalogue.byId.get(id) ?? []),
  )
}

async function idsOn(on: SQL): Promise<string[]> {
  const rows = await db()
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(on)
  return rows.map(({ id }) => id)
}
