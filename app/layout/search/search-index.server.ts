/** The search index: the entries of the search dialog, cached in the browser. */
import { countedCategories, listAliases } from '#app/gallery/categories/queries.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { newestInCategories } from '#app/gallery/search/search-categories.server.ts'
import { indexedBrands } from './search-brands.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

/** The index as JSON; in a large gallery it may be a minute old, as counts are. */
export function searchIndex(): Promise<string> {
  return galleryCache().recent('search index', async () => JSON.stringify(await makeIndex()))
}

async function makeIndex(): Promise<SearchIndex> {
  const [categories, aliases, newest, { brands, hasMoreBrands }] = await Promise.all([
    countedCategories(),
    listAliases(),
    newestInCategories(),
    indexedBrands(),
  ])
  const entries = categories.map(({ name, slug, description, masterTag, type, count }) => {
    const thumbnail = newest.get(slug)
    const entry: SearchEntry = {
      name,
      slug,
      description,
      count,
      aliases: aliases.get(slug) ?? [],
      ...(thumbnail && { thumbnail }),
      ...(type === 'email_type' && { masterTag }),
    }
    return { type, entry }
  })

  function ofType(...types: string[]): SearchEntry[] {
    return sortEntries(entries.filter(({ type }) => types.includes(type)).map(({ entry }) => entry))
  }

  return {
    brands: sortEntries(brands),
    hasMoreBrands,
    categories: ofType('vertical'),
    emailTypes: ofType('email_type'),
    seasonal: ofType('seasonal', 'occasion'),
  }
}

/** By name; entries without emails come last. */
function sortEntries(entries: SearchEntry[]): SearchEntry[] {
  return entries.toSorted(
    (a, b) => Number(a.count === 0) - Number(b.count === 0) || a.name.localeCompare(b.name, 'en'),
  )
}
