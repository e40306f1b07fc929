import { expect, test, vi } from 'vitest'
import { watchDatabase } from './database-watch.ts'

const page = { method: 'GET', path: '/' }
const there = async () => true
const gone = async () => false

test('sends a successful page without checking the database', async () => {
  const check = vi.fn(there)
  expect(await watchDatabase(check).orUnavailable(page, async () => 200)).toBeNull()
  expect(check).not.toHaveBeenCalled()
})

test('sends a failed page while the database responds', async () => {
  const check = vi.fn(there)
  expect(await watchDatabase(check).orUnavailable(page, async () => 500)).toBeNull()
  expect(check).toHaveBeenCalledOnce()
})

test('replaces a failed page by one with Retry-After; the next is not started', async () => {
  const watch = watchDatabase(gone)
  const first = await watch.orUnavailable(page, async () => 500)
  expect([first!.status, first!.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await first!.text()).toContain('Back in a moment')
  const work = vi.fn(async () => 200)
  expect((await watch.orUnavailable(page, work))!.status).toBe(503)
  expect(work).not.toHaveBeenCalled()
})

test('sends pages again once the database responds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    let check = gone
    const watch = watchDatabase(() => check())
    expect((await watch.orUnavailable(page, async () => 500))!.status).toBe(503)
    check = there
    vi.advanceTimersByTime(1_000)
    expect(await watch.orUnavailable(page, async () => 200)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['/media/aa/picture.webp', 500],
  ['/healthz', 200],
  ['/settings/name.data', 500],
])('%s keeps its own response', async (path, status) => {
  const watch = watchDatabase(gone)
  await watch.orUnavailable(page, async () => 500)
  expect(await watch.orUnavailable({ method: 'GET', path }, async () => status)).toBeNull()
})

test('does not claim that a submission was stored', async () => {
  const write = { method: 'POST', path: '/contact' }
  const answer = await watchDatabase(gone).orUnavailable(write, async () => 500)
  expect(await answer!.text()).toContain('has not been confirmed')
})

test('abandons a hanging page once the database is unavailable, and waits for it otherwise', async () => {
  vi.useFakeTimers()
  try {
    const silent = new Promise<never>(() => {})
    const check = vi.fn(there)
    const answer = watchDatabase(() => check()).orUnavailable(page, () => silent)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(check).toHaveBeenCalledTimes(3)
    check.mockImplementation(gone)
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await answer)!.status).toBe(503)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['POST', '/settings/name.data', null],
  ['GET', '/settings/name.data', 503],
  ['POST', '/settings/name', 503],
])('%s %s hangs and ends with %s', async (method, path, status) => {
  vi.useFakeTimers()
  try {
    const work = new Promise<number>((resolve) => setTimeout(resolve, 15_000, 500))
    const answer = watchDatabase(gone).orUnavailable({ method, path }, () => work)
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await answer)?.status ?? null).toBe(status)
  } finally {
    vi.useRealTimers()
  }
})
