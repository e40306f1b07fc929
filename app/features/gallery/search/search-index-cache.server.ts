import { type OpenDatabase, openedDatabase } from '#app/db/client.server.ts'
import { galleryCache, type Loaded } from '#app/db/gallery-cache.server.ts'

/** An index that takes longer to build is rebuilt at most once a second, however many emails are added. */
const SLOW_MS = 40
const SLOW_CACHE_MS = 1_000

/** The index does not depend on the date; this only limits how long an unused one stays in memory. */
const CACHE_MS = 5 * 60_000

const slowIndexes = new WeakMap<OpenDatabase, { value: unknown; until: number }>()

/** The result of `make`, cached per version of the gallery; a large one for a second longer. */
export async function keepSearchIndex<T>(make: () => Promise<Loaded<T>>): Promise<T> {
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
