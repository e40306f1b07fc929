import { expect, test, vi } from 'vitest'
import { shared } from './readiness.ts'

test('a thousand questions at once are one check, and the next one comes later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const check = vi.fn(async () => 'ok')
    const ask = shared(check, 500)
    expect(new Set(await Promise.all(Array.from({ length: 1000 }, ask)))).toEqual(new Set(['ok']))
    vi.advanceTimersByTime(499)
    await ask()
    expect(check).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await ask()
    expect(check).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a check that takes longer is waited for, and one that failed is made again', async () => {
  const slow = Promise.withResolvers<string>()
  const check = vi.fn(() => slow.promise)
  const ask = shared(check, 0)
  const [first, second] = [ask(), ask()]
  expect(check).toHaveBeenCalledTimes(1)
  slow.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect(second).rejects.toThrow('away')
  check.mockResolvedValue('ok')
  expect(await ask()).toBe('ok')
})
