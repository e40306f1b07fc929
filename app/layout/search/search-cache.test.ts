import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Responses in order; the last one repeats. */
async function cacheOver(...statuses: number[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!
    return Response.json({ brands: [] }, { status })
  })
  vi.stubGlobal('fetch', fetch)
  return { fetch, ...(await import('./search-cache.ts')) }
}

test('reaching for the search and opening it ask once; the next opening asks whether something is new', async () => {
  const { fetch, preloadIndex, cachedIndex } = await cacheOver(200)
  await Promise.all([preloadIndex(), preloadIndex()])
  vi.advanceTimersByTime(999)
  await preloadIndex()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await preloadIndex()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(cachedIndex()).toEqual({ brands: [] })
})

test('a failed request is retried once only', async () => {
  const failing = await cacheOver(500, 200)
  await expect(failing.preloadIndex()).resolves.toEqual({ brands: [] })
  expect(failing.fetch).toHaveBeenCalledTimes(2)
  vi.resetModules()
  const broken = await cacheOver(500)
  await expect(broken.preloadIndex()).rejects.toThrow('HTTP 500')
  expect(broken.fetch).toHaveBeenCalledTimes(2)
})
