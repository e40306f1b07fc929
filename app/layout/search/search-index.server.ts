/** The search index: all entries of the search dialog, cached in the browser. */
import { listBrands } from '#app/features/brands/queries.server.ts'
import { listAliases, listCategories, listMenuCategories } from '#app/features/categories/queries.server.ts'
import { countByBrands, newestInCategories } from '#app/features/gallery/search/search-categories.server.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { log } from '#app/lib/log.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

/** An index built faster than this is not cached: a small gallery is always current. */
const SLOW_MS = 40
const CACHE_MS = 60_000

const THUMBNAILS = 2

type IndexFile = { index: SearchIndex; json: string }

let cached: { file: IndexFile; until: number } | undefined
let building: Promise<IndexFile> | undefined

/**
 * The serialised index. A large gallery's is cached; when it is outdated, it is served once more while the next one is
 * built (stale-while-revalidate).
 */
export async function searchIndex(): Promise<IndexFile> {
  if (!cached) return build()
  if (cached.until < Date.now()) {
    build().catch((error) => log.error({ err: error }, 'the search index could not be renewed'))
  }
  return cached.file
}

function build(): Promise<IndexFile> {
  building ??= makeFile().finally(() => {
    building = undefined
  })
  return building
}

async function makeFile(): Promise<IndexFile> {
  const started = performance.now()
  const index = await makeIndex()
  const file = { index, json: JSON.stringify(index) }
  cached = performance.now() - started < SLOW_MS ? undefined : { file, until: Date.now() + CACHE_MS }
  return file
}

async function makeIndex(): Promise<SearchIndex> {
  const [categories, counted, aliases, newest, brands, brandCounts] = await Promise.all([
    listCategories(),
    listMenuCategories(plainDayAt(new Date())),
    listAliases(),
    newestInCategories(THUMBNAILS),
    listBrands(),
    countByBrands(),
  ])
  const counts = new Map(counted.map(({ slug, count }) => [slug, count]))
  const entries = categories.map(({ name, slug, description, masterTag, type }) => {
    const entry: SearchEntry = {
      name,
      slug,
      description,
      count: counts.get(slug) ?? 0,
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
    brands: sortEntries(
      brands.map(({ description, name, slug, logoUrl, color, colorInk }) => ({
        name,
        slug,
        description: description ?? '',
        count: brandCounts.get(slug) ?? 0,
        aliases: [],
        thumbnails: [],
        brand: { name, slug, logoUrl, color, colorInk },
      })),
    ),
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
