import { brandLookupQuery } from '#app/gallery/schema.ts'
import { revalidatedJson } from '#app/platform/http/cached-json.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { findBrands } from '#app/layout/search/search-brands.server.ts'
import { searchIndex } from '#app/layout/search/search-index.server.ts'
import type { Route } from './+types/search-index.ts'

/**
 * The search index, public and the same for everybody: fetched when a visitor first opens the search. With `brand`, the
 * brands of that name, for galleries with more of them than the index holds.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { brand } = readQuery(brandLookupQuery, url)
  return revalidatedJson(request, brand ? JSON.stringify(await findBrands(brand)) : await searchIndex())
}
