import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/features/categories/catalogue.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'

const ANSWERS_MAX = 500

/** What `make` makes, one for each state of the gallery: kept until anything in it changes. */
export function perState<T extends object>(make: () => T): () => Promise<T> {
  const keptIn = new WeakMap<Catalogue, T>()
  return async () => {
    const state = await openCatalogue()
    let kept = keptIn.get(state)
    if (!kept) keptIn.set(state, (kept = make()))
    return kept
  }
}

/** `read`, asked once for each key and state of the gallery: for what goes through many emails to say a little. */
export function oncePerState<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = perState(() => new LRUCache<string, Promise<T>>({ max: ANSWERS_MAX }))
  return async (key) => {
    const kept = await answers()
    const known = kept.get(key)
    if (known) return known
    const reading = read(key)
    kept.set(key, reading)
    // What failed is asked again.
    reading.catch(() => kept.delete(key))
    return reading
  }
}
