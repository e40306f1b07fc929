/** The search index as this browser has it: fetched when somebody reaches for the search, kept for five minutes. */
import { href } from 'react-router'
import type { SearchIndex } from './search-entries.ts'

const CACHE_MS = 5 * 60_000

let cached: { index: Promise<SearchIndex>; until: number } | undefined
let latest: SearchIndex | undefined

/** What has come already, perhaps of a while ago. */
export function cachedIndex(): SearchIndex | undefined {
  return latest
}

/** Fetches the index unless it is here. It fails when it could not be read twice. */
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
