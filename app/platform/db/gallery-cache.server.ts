/** The process's only cache, for pages and counts; each entry belongs to a version of the gallery. */
import { LRUCache } from 'lru-cache'
import { log } from '#app/platform/lib/log.server.ts'
import { perDatabase } from './client.server.ts'
import { galleryVersion, type GalleryVersion } from './gallery-version.server.ts'

const BYTES_MAX = 64 * 1024 * 1024
/** The lifetime of a read, in milliseconds: some values depend on the time, such as badges. */
const READ_MS = 60_000
/** How long counts of an earlier version may be served, in milliseconds. */
const STALE_MAX = 60_000
/** How long counts are served without loading new ones, in milliseconds: an import changes the gallery all the time. */
const STALE_MIN = 5_000
/** Up to this many emails counting is fast, so no earlier counts are served. */
const COUNTED_AT_ONCE = 20_000

type Entry = {
  version: string
  loadedAt: number
  /** The time at which the value was last known to be current. */
  checkedAt: number
  value: unknown
  bytes: number
}

type Loader = () => Promise<Entry>

export type Loaded<T> = { value: T; bytes: number }

export type GalleryCache = {
  /** A value of the current version, at most `ttl` milliseconds old; undefined is not cached. */
  exact: <T>(key: string, ttl: number, load: () => Promise<Loaded<T> | undefined>) => Promise<T | undefined>
  /** As `exact`, but what a running import adds may be missing: it commits several times a second. */
  page: <T>(key: string, ttl: number, load: () => Promise<Loaded<T> | undefined>) => Promise<T | undefined>
  /** The result of a query: `exact`, for at most a minute. Null is not cached. */
  read: <T>(key: string, load: () => Promise<T>) => Promise<T>
  /** Counts: in a large gallery those of an earlier version are served for up to a minute while new ones load, and for five seconds before. */
  recent: <T>(key: string, load: () => Promise<T>) => Promise<T>
}

export const galleryCache = perDatabase(() => createGalleryCache(galleryVersion))

export function createGalleryCache(versionOf: () => Promise<GalleryVersion>): GalleryCache {
  const entries = new LRUCache<string, Entry, Loader>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes + 500,
    async fetchMethod(_key, _stale, { context, signal }) {
      const entry = await context()
      // Undefined is not kept. After an eviction nothing is, and undefined would become an error.
      return entry.value === undefined && !signal.aborted ? undefined : entry
    },
    noDeleteOnFetchRejection: true,
    // Others may take the place of what is loading; whoever waits for it gets it all the same.
    ignoreFetchAbort: true,
  })

  /** Loads a value, or waits for another request's load; if that is of an earlier version, it is loaded again. */
  async function load(
    key: string,
    version: string,
    context: Loader,
    ttl?: number,
  ): Promise<Entry | undefined> {
    for (;;) {
      const forceRefresh = entries.peek(key)?.version !== version
      const entry = await entries.fetch(key, { context, forceRefresh, ttl })
      if (!entry || entry.version === version) return entry
    }
  }

  async function cachedFor<T>(
    version: string,
    key: string,
    ttl: number,
    make: () => Promise<Loaded<T> | undefined>,
  ): Promise<T | undefined> {
    async function context() {
      const { value, bytes } = (await make()) ?? { value: undefined, bytes: 0 }
      return { value, bytes, version, loadedAt: Date.now(), checkedAt: Date.now() }
    }
    return (await load(key, version, context, ttl))?.value as T | undefined
  }

  return {
    exact: async (key, ttl, make) => cachedFor((await versionOf()).version, key, ttl, make),
    page: async (key, ttl, make) => cachedFor((await versionOf()).settled, key, ttl, make),

    async read<T>(key: string, make: () => Promise<T>) {
      let own: Promise<T> | undefined
      async function load() {
        const value = await (own = make())
        return value === null ? undefined : { value, bytes: JSON.stringify(value).length }
      }
      return (await cachedFor<T>((await versionOf()).version, key, READ_MS, load)) ?? own ?? make()
    },

    async recent<T>(key: string, make: () => Promise<T>) {
      const { version, emails } = await versionOf()
      async function context() {
        const value = await make()
        const at = Date.now()
        return { value, bytes: JSON.stringify(value).length, version, loadedAt: at, checkedAt: at }
      }
      const known = entries.peek(key)
      if (known?.version === version) known.checkedAt = Date.now()
      const mayBeStale = emails > COUNTED_AT_ONCE && known && Date.now() - known.checkedAt < STALE_MAX
      if (!mayBeStale) return ((await load(key, version, context)) ?? (await context())).value as T
      if (Date.now() - known.loadedAt < STALE_MIN) return known.value as T
      const forceRefresh = known.version !== version
      const logged = () =>
        context().catch((error: unknown) => {
          log.error({ err: error, key }, 'counts could not be refreshed')
          throw error
        })
      const entry = await entries.fetch(key, { context: logged, forceRefresh, allowStale: true })
      return (entry ?? known).value as T
    },
  }
}
