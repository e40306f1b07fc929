/** The search index: the entries of the search dialog, cached in the browser. */
import { listAliases, listCategories, listMenuCategories } from '#app/gallery/categories/queries.server.ts'
import { galleryCache, type Loaded } from '#app/platform/db/gallery-cache.server.ts'
import { type OpenDatabase, openedDatabase } from '#app/platform/db/client.server.ts'
import { newestInCategories } from '#app/gallery/search/search-categories.server.ts'
import { plainDayAt } from '#app/gallery/categories/occasion-dates.ts'
import { indexedBrands } from './search-brands.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

const THUMBNAILS = 2

type IndexFile = { index: SearchIndex; json: string }

/** The serialized index, of the current version of the gallery or at most a second old. */
export function searchIndex(): Promise<IndexFile> {
  return keepSearchIndex(async () => {
    const index = await makeIndex()
    const json = JSON.stringify(index)
    // The text, and about as much again for the objects.
    return { value: { index, json }, bytes: json.length * 2 }
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
      date: known.get(slug)?.next?.date,
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

/** An index that takes longer to build is rebuilt at most once a second, however many emails are added. */
const SLOW_MS = 40
const SLOW_CACHE_MS = 1_000

/** The index does not depend on the date; this only limits how long an unused one stays in memory. */
const CACHE_MS = 5 * 60_000

const slowIndexes = new WeakMap<OpenDatabase, { value: unknown; until: number }>()

/** The result of `make`, cached per version of the gallery; a large one for a second longer. */
async function keepSearchIndex<T>(make: () => Promise<Loaded<T>>): Promise<T> {
  const slow = slowIndexes.get(openedDatabase())
  if (slow && Date.now() < slow.until) return slow.value as T
  return (await galleryCache().exact('search index', CACHE_MS, timed)) ?? (await timed()).value

  async function timed(): Promise<Loaded<T>> {
    const started = performance.now()
    const made = await make()
    if (performance.now() - started > SLOW_MS) {
      slowIndexes.set(openedDatabase(), { value: made.value, until: Date.now() + SLOW_CACHE_MS })
    }
    return made
  }
}
