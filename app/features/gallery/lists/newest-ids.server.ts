import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import { type Conditions, wantedBy } from '#app/features/gallery/filters/filters.server.ts'
import { pageOf } from '#app/features/gallery/filters/matching.ts'

/** The ids of the newest emails that fulfil the conditions, without asking the database for them. */
export async function newestIds(conditions: Conditions, limit: number): Promise<string[]> {
  return pageOf(await openCatalogue(), wantedBy(conditions), { limit, after: null, sort: 'newest' }).ids
}
