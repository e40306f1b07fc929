import { findBrandChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { brandChoicesQuery } from '#app/gallery/schema.ts'
import { parseQuery } from '#app/gallery/search/search.server.ts'
import { searchLimitResponse } from '#app/accounts/request/search-rate.server.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import type { Route } from './+types/filter-brands.ts'

/** Brands for the filter menu of a list or search with more of them than its page offers. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { name, q, ...query } = readQuery(brandChoicesQuery, url)
  const limited = q ? await searchLimitResponse(context) : null
  if (limited) return limited
  const [{ conditions }, parsed] = await Promise.all([findFilters(query), parseQuery(q)])
  const found = await findBrandChoices(conditions, name, parsed?.matches.ids)
  return cachedJson(request, JSON.stringify(found), 60)
}
