/** Client-side cache of the search index: fetched on hover or focus of the search, and checked whenever it opens. */
import { href } from 'react-router'
import type { SearchIndex } from './search-entries.ts'

/** Reaching for the search and opening it are one request; the browser gets the index itself only when it has changed. */
const CACHE_MS = 1_000

let cached: { index: Promise<SearchIndex>; until: number } | undefined
let latest: SearchIndex | undefined

/** The last index received, perhaps outdated. */
export function cachedIndex(): SearchIndex | undefined {
  return latest
}

/** Fetches the index unless it is cached. Retries once, then rejects. */
export function preloadIndex(): Promise<SearchIndex> {
  if (cached && cached.until > Date.now()) return cached.index
  const asked = { index: fetchIndex().catch(fetchIndex), until: Date.now() + CACHE_MS }
  cached = asked
  asked.index.then(
    (index) => {
      latest = index
    },
    () => {
      if (cached === asked) cached = undefined
    },
  )
  return asked.index
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(href('/search-index'))
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as SearchIndex
}
