/** Limits how many pages with filters a network has this process render: their combinations are endless. */
import { LRUCache } from 'lru-cache'
import { clientBlock } from '#app/platform/lib/client-network.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { isPrivateAddress } from '#app/platform/lib/public-address.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import type { RouteMatch } from './route-names.ts'

const { seconds } = RATE_LIMITS.filters
/** React Router adds these to data requests. */
const OWN_PARAMETERS = new Set(['_routes', 'index'])

/** In memory: counting in the database would cost as much as some of the pages. */
const rendered = new LRUCache<string, { count: number }>({ max: 10_000, ttl: seconds * 1000 })

/** Whether it is a page of the gallery with filters. Searches for words have a limit of their own. */
export function hasFilters({ name, isPage }: RouteMatch, { searchParams }: URL): boolean {
  const isOfGallery = name.startsWith('gallery/') || name === 'seasonal'
  if (!isPage || !isOfGallery || searchParams.get('q')) return false
  return [...searchParams.keys()].some((key) => !OWN_PARAMETERS.has(key))
}

/**
 * Counts a page with filters for the network of `address`; returns the seconds until it may have the next, or null if
 * it may have this one. Private addresses are not counted: they are the operator's own, or those of a proxy.
 */
export function countFilters(address: string): number | null {
  if (isPrivateAddress(address)) return null
  const block = clientBlock(address)
  const used = rendered.get(block) ?? { count: 0 }
  if (used.count === 0) rendered.set(block, used)
  used.count += 1
  if (used.count <= Math.ceil((env().SEARCH_RATE_LIMIT * seconds) / 60)) return null
  return Math.max(1, Math.ceil(rendered.getRemainingTTL(block) / 1000))
}
