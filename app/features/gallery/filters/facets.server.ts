/** Counts what a list holds and what each further choice of a filter would leave of it. */
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import type { Catalogue } from '#app/features/categories/catalogue.ts'
import { type Conditions, wantedBy } from './filters.server.ts'
import { type Tally, tally, tallyAmong } from './matching.ts'

/** The total and all counts. */
export async function countChoices(conditions: Conditions): Promise<Tally> {
  return tally(await openCatalogue(), wantedBy(conditions))
}

/** The same among these emails alone. */
export function countAmong(catalogue: Catalogue, conditions: Conditions, ids: string[]): Tally {
  const among = ids.map((id) => catalogue.byId.get(id)).filter((email) => email !== undefined)
  return tallyAmong(catalogue, wantedBy(conditions), among)
}
