import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fetch that returns one status after the other; the last one repeats. */
function answers(...statuses: number[]) {
  return vi.fn<typeof fetch>(async () => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!
    return new Response(null, { status })
  })
}

test.each([200, 401, 404, 500])('status %i is final', async (status) => {
  const fetch = answers(status)
  expect((await fetchWithRetry(fetch)('/settings.data')).status).toBe(status)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([502, 503, 504])('retries after %i, with delays that double from 200 ms', async (status) => {
  const fetch = answers(status, status, 200)
  const answer = fetchWithRetry(fetch)('/settings.data')
  await vi.advanceTimersByTimeAsync(199)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(400)
  expect((await answer).status).toBe(200)
})

test('gives up within 30 s', async () => {
  const fetch = answers(503)
  const answer = fetchWithRetry(fetch)('/settings.data')
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await answer).status).toBe(503)
  expect(fetch).toHaveBeenCalledTimes(8)
})

test('does not repeat writes', async () => {
  const fetch = answers(503)
  expect((await fetchWithRetry(fetch)('/login.data', { method: 'POST' })).status).toBe(503)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('stops when aborted', async () => {
  const fetch = answers(503)
  const given = new AbortController()
  const answer = fetchWithRetry(fetch)('/settings.data', { signal: given.signal })
  await vi.advanceTimersByTimeAsync(100)
  given.abort()
  await expect(answer).rejects.toThrow(/abort/)
  expect(fetch).toHaveBeenCalledTimes(1)
})
