/** The search index: the entries of the search dialog, cached in the browser. */
import { listAliases, listCategories, listMenuCategories } from '#app/gallery/categories/queries.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { newestInCategories } from '#app/gallery/search/search-categories.server.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { indexedBrands } from './search-brands.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

const THUMBNAILS = 2

type IndexFile = { index: SearchIndex; json: string }

/** The serialized index; in a large gallery it may be a minute old, as counts are. */
export function searchIndex(): Promise<IndexFile> {
  return galleryCache().recent('search index', async () => {
    const index = await makeIndex()
    return { index, json: JSON.stringify(index) }
  })
}

async function makeIndex(): Promise<SearchIndex> {
  const [categories, counted, aliases, newest, { brands, hasMoreBrands }] = await Promise.all([
    listCategories(),
    listMenuCategories(plainDayAt(new Date())),
    listAliases(),
    newestInCategories(THUMBNAILS),
    indexedBrands(),
  ])
  const known = new Map(counted.map((category) => [category.slug, category]))
  const entries = categories.map(({ name, slug, description, masterTag, type }) => {
    const entry: SearchEntry = {
      name,
      slug,
      description,
      count: known.get(slug)?.count ?? 0,
      aliases: aliases.get(slug) ?? [],
      thumbnails: newest.get(slug) ?? [],
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
