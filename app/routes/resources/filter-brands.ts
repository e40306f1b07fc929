import { findBrandChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { brandChoicesQuery } from '#app/gallery/schema.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import type { Route } from './+types/filter-brands.ts'

/** Brands for the filter menu, in galleries with more of them than a page can offer. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { name, ...query } = readQuery(brandChoicesQuery, url)
  const { conditions } = await findFilters(query)
  return cachedJson(request, JSON.stringify(await findBrandChoices(conditions, name)), 60)
}
