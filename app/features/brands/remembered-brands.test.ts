import { expect, test, vi } from 'vitest'
import { rememberBrands } from './remembered-brands.ts'

test('asks once in five minutes', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async () => ({ brands: ['Fernhill'] }))
  const page = await rememberBrands('?once', ask)
  expect(await page.brands).toEqual(['Fernhill'])
  vi.advanceTimersByTime(299_000)
  await rememberBrands('?once', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  await rememberBrands('?once', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('asks a second time when brands could not be read, and keeps what comes then', async () => {
  const ask = vi
    .fn<() => Promise<{ brands: string[] | null }>>()
    .mockResolvedValueOnce({ brands: null })
    .mockResolvedValue({ brands: ['Fernhill'] })
  const page = await rememberBrands('?retry', ask)
  expect(await page.brands).toEqual(['Fernhill'])
  await (await rememberBrands('?retry', ask)).brands
  expect(ask).toHaveBeenCalledTimes(2)
})

test('does not keep what failed twice', async () => {
  const ask = vi.fn<() => Promise<{ brands: string[] | null }>>().mockResolvedValue({ brands: null })
  expect(await (await rememberBrands('?null', ask)).brands).toBeNull()
  expect(await (await rememberBrands('?null', ask)).brands).toBeNull()
  expect(ask).toHaveBeenCalledTimes(4)

  const broken = vi.fn<() => Promise<{ brands: string[] }>>().mockRejectedValue(new Error('offline'))
  await expect(rememberBrands('?broken', broken)).rejects.toThrow('offline')
  await expect(rememberBrands('?broken', broken)).rejects.toThrow('offline')
  expect(broken).toHaveBeenCalledTimes(4)
})
