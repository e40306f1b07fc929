/** The search index as this browser has it: fetched when somebody reaches for the search, kept for five minutes. */
import { href } from 'react-router'
import type { SearchIndex } from './search-entries.ts'

const KEEP_MS = 5 * 60_000

let kept: { index: Promise<SearchIndex>; until: number } | undefined
let arrived: SearchIndex | undefined

/** What has come already, perhaps of a while ago. */
export function indexAtHand(): SearchIndex | undefined {
  return arrived
}

/** Fetches the index unless it is here. It fails when it could not be read twice. */
export function warmSearch(): Promise<SearchIndex> {
  if (kept && kept.until > Date.now()) return kept.index
  const asked = { index: fetchIndex().catch(fetchIndex), until: Date.now() + KEEP_MS }
  kept = asked
  asked.index.then(
    (index) => {
      arrived = index
    },
    () => {
      if (kept === asked) kept = undefined
    },
  )
  return asked.index
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(href('/search-index'))
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as SearchIndex
}
