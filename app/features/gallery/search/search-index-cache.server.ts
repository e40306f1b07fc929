import { type OpenDatabase, openedDatabase } from '#app/db/client.server.ts'
import { galleryCache, type Loaded } from '#app/db/gallery-cache.server.ts'

/** An index that takes longer to make is made once a second at most, however many emails come in. */
const SLOW_MS = 40
const SLOW_CACHE_MS = 1_000

/** The index speaks of no day; this only bounds how long one that nobody asks for takes up memory. */
const CACHE_MS = 5 * 60_000

const slowIndexes = new WeakMap<OpenDatabase, { value: unknown; until: number }>()

/** The index that `make` makes, kept for the version of the gallery that it shows; a large one for a second longer. */
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
