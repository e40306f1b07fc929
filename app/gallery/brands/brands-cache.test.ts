import { expect, test, vi } from 'vitest'
import { presentBrand } from './brand-summary.ts'
import type { BrandCard } from './queries.server.ts'
import { rememberBrands } from './brands-cache.ts'

const face = presentBrand({ name: 'Fernhill', slug: 'fernhill', logoUrl: null, color: null, colorInk: null })
const brands: BrandCard[] = [{ ...face, description: null, category: 'Gifts', count: 2 }]

test('requests once in five minutes', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async () => ({ brands }))
  const page = await rememberBrands('?once', ask)
  expect(await page.brands).toEqual(brands)
  vi.advanceTimersByTime(299_000)
  await rememberBrands('?once', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  await rememberBrands('?once', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('retries a failed request once, and caches the result', async () => {
  const ask = vi
    .fn<() => Promise<{ brands: BrandCard[] | null }>>()
    .mockResolvedValueOnce({ brands: null })
    .mockResolvedValue({ brands })
  const page = await rememberBrands('?retry', ask)
  expect(await page.brands).toEqual(brands)
  await (
    await rememberBrands('?retry', ask)
  ).brands
  expect(ask).toHaveBeenCalledTimes(2)
})

test('does not cache a request that failed twice', async () => {
  const ask = vi.fn<() => Promise<{ brands: BrandCard[] | null }>>().mockResolvedValue({ brands: null })
  expect(await (await rememberBrands('?null', ask)).brands).toBeNull()
  expect(await (await rememberBrands('?null', ask)).brands).toBeNull()
  expect(ask).toHaveBeenCalledTimes(4)

  const broken = vi.fn<() => Promise<{ brands: BrandCard[] }>>().mockRejectedValue(new Error('offline'))
  await expect(rememberBrands('?broken', broken)).rejects.toThrow('offline')
  await expect(rememberBrands('?broken', broken)).rejects.toThrow('offline')
  expect(broken).toHaveBeenCalledTimes(4)
})
