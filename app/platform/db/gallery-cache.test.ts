import { beforeEach, expect, test, vi } from 'vitest'
import { createGalleryCache, type GalleryCache } from './gallery-cache.server.ts'

const LARGE = 1_000_000

let version: string
let arrived: string
let emails: number
let cache: GalleryCache

beforeEach(() => {
  version = 'first'
  arrived = 'nothing'
  emails = LARGE
  cache = createGalleryCache(async () => ({ version: `${version} ${arrived}`, settled: version, emails }))
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  return () => vi.useRealTimers()
})

/** Counts that resolve on demand. */
function slowly<T>(value: T) {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { load: vi.fn(() => promise), arrive: () => resolve(value) }
}

/** A little real time passes too, for pending work and for the cache's own clock. */
async function minuteLater() {
  vi.advanceTimersByTime(61_000)
  await new Promise((resolve) => setTimeout(resolve, 10))
}

const exact = (value: string, ttl = 60_000) => cache.exact('list', ttl, async () => ({ value, bytes: 10 }))
const page = (value: string, ttl = 60_000) => cache.page('page', ttl, async () => ({ value, bytes: 10 }))

test('caches exact values per version, for their lifetime', async () => {
  expect(await exact('one')).toBe('one')
  expect(await exact('two')).toBe('one')
  version = 'second'
  expect(await exact('three', 5)).toBe('three')
  await minuteLater()
  expect(await exact('four')).toBe('four')
  arrived = 'something'
  expect(await exact('five')).toBe('five')
})

test('caches pages the same way, except for additions of a running import', async () => {
  expect(await page('one')).toBe('one')
  expect(await page('two')).toBe('one')
  version = 'second'
  expect(await page('three')).toBe('three')
  arrived = 'something'
  expect(await page('four')).toBe('three')
  version = 'third'
  expect(await page('five', 5)).toBe('five')
  await minuteLater()
  expect(await page('six')).toBe('six')
})

test('reads once per version, and null each time', async () => {
  expect(await cache.read<number | null>('row', async () => 1)).toBe(1)
  expect(await cache.read<number | null>('row', async () => 2)).toBe(1)
  version = 'second'
  const gone = vi.fn(async () => null)
  for (const time of [1, 2]) {
    expect(await cache.read<number | null>('row', gone)).toBeNull()
    expect(gone).toHaveBeenCalledTimes(time)
  }
  const slow = slowly<number | null>(null)
  const both = [cache.read('row', slow.load), cache.read('row', async () => 3)]
  slow.arrive()
  expect(await Promise.all(both)).toEqual([null, 3])
})

test('loads again for requests that arrive while an earlier version is loading', async () => {
  const first = slowly({ value: 'one', bytes: 10 })
  const one = cache.exact('page', 60_000, first.load)
  await expect.poll(() => first.load).toHaveBeenCalled()
  version = 'second'
  const two = exact('two')
  first.arrive()
  expect(await Promise.all([one, two])).toEqual(['one', 'two'])
})

test('serves counts of the previous version in a large gallery while new ones load', async () => {
  expect(await cache.recent('counts', async () => 1)).toBe(1)
  version = 'second'
  const next = slowly(2)
  expect(await cache.recent('counts', next.load)).toBe(1)
  expect(next.load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6_000)
  expect(await cache.recent('counts', next.load)).toBe(1)
  expect(await cache.recent('counts', next.load)).toBe(1)
  expect(next.load).toHaveBeenCalledOnce()
  next.arrive()
  await expect.poll(() => cache.recent('counts', async () => 3)).toBe(2)
})

test('never serves counts older than a minute, and retries failed ones', async () => {
  await cache.recent('counts', async () => 1)
  version = 'second'
  vi.advanceTimersByTime(6_000)
  expect(await cache.recent('counts', () => Promise.reject(new Error('gone')))).toBe(1)
  await minuteLater()
  expect(await cache.recent('counts', async () => 3)).toBe(3)
  version = 'third'
  await minuteLater()
  await expect(cache.recent('counts', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('loads counts at once in a small gallery', async () => {
  emails = 1_000
  await cache.recent('counts', async () => 1)
  version = 'second'
  expect(await cache.recent('counts', async () => 2)).toBe(2)
})

test('a page that is rendered again while others take its place is sent, and so is one that is not cached', async () => {
  for (const value of ['second page', null]) {
    version = `before ${value}`
    await cache.page('old', 60_000, async () => ({ value: 'first page', bytes: 10 }))
    version = `after ${value}`
    const slow = slowly(value === null ? undefined : { value, bytes: 10 })
    const sent = cache.page('old', 60_000, slow.load)
    await vi.waitFor(() => expect(slow.load).toHaveBeenCalled())
    await fill()
    slow.arrive()
    expect(await sent).toBe(value ?? undefined)
    expect(slow.load).toHaveBeenCalledTimes(1)
  }
})

/** With as much as the cache holds. */
async function fill() {
  for (let other = 0; other < 70; other++)
    await cache.page(`other ${other}`, 60_000, async () => ({ value: other, bytes: 1_000_000 }))
}
