import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/features/categories/catalogue.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'

const KEPT_MAX = 500

/** `read`, asked once for each key and state of the gallery: for what goes through many emails to say a little. */
export function oncePerState<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const keptIn = new WeakMap<Catalogue, LRUCache<string, Promise<T>>>()
  return async (key) => {
    const state = await openCatalogue()
    let kept = keptIn.get(state)
    if (!kept) keptIn.set(state, (kept = new LRUCache({ max: KEPT_MAX })))
    const known = kept.get(key)
    if (known) return known
    const reading = read(key)
    kept.set(key, reading)
    // What failed is asked again.
    reading.catch(() => kept.delete(key))
    return reading
  }
}
