/** Keeps counts that took long, so that a large gallery does not count itself for every visitor. */
import type { FilterCounts } from './filters.ts'

/** Counts that come faster than this are never kept: a small gallery always tells the exact number. */
const SLOW_MS = 40
const KEEP_MS = 60_000
const MOST_KEPT = 500

const kept = new Map<string, { counts: Promise<FilterCounts>; until: number }>()

/** The counts that `key` names: remembered for a minute if they are slow, shared by all who ask meanwhile. */
export function rememberCounts(key: string, count: () => Promise<FilterCounts>): Promise<FilterCounts> {
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.counts
  const started = performance.now()
  const counts = count().then(
    (found) => {
      if (performance.now() - started < SLOW_MS) kept.delete(key)
      return found
    },
    (error: unknown) => {
      kept.delete(key)
      throw error
    },
  )
  kept.delete(key)
  kept.set(key, { counts, until: Date.now() + KEEP_MS })
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return counts
}
