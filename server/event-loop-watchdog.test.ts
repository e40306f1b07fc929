import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { readSharedWork, sharedWork, trackWork } from '#app/platform/lib/work-in-progress.server.ts'
import { runChild } from '#test/blocked-loop.ts'
import { startThreadClock } from '#test/thread-clock.ts'
import { BLOCKED } from './exit-codes.ts'
import { type Block, watchEventLoop } from './event-loop-watchdog.ts'

const blocks: Block[] = []
let watchdog: { stop(): void } | undefined

afterEach(() => {
  watchdog?.stop()
  blocks.length = 0
})

/** For so many milliseconds of processor time, however long a busy machine takes for that. */
function compute(ms: number): void {
  const spent = startThreadClock()
  while (spent() < ms);
}

it('names the work that blocked, even if it has ended by then', async () => {
  watchdog = watchEventLoop((block) => blocks.push(block))
  await sleep(250)
  await trackWork('gallery/browse', async () => {})
  await sleep(250)
  blocks.length = 0
  await trackWork('gallery/search', async () => compute(600))
  await sleep(250)
  // A busy machine may have held this thread up at other times too.
  const block = blocks.find(({ work }) => work.includes('gallery/search'))
  expect(block).toMatchObject({ work: ['gallery/search'] })
  expect(block!.ms).toBeGreaterThan(450)
  expect(block!.cpuMs).toBeGreaterThan(450)
  expect(block!.cpuMs).toBeLessThan(5_000)
})

it('names work in progress during the block', async () => {
  watchdog = watchEventLoop((block) => blocks.push(block))
  const job = trackWork('job render-email', () => sleep(900))
  await sleep(150)
  compute(500)
  await job
  expect(blocks.find(({ ms }) => ms > 350)?.work).toEqual(['job render-email'])
})

it('lists the work in progress and the name started last for other threads', async () => {
  const job = trackWork('job digest-mail', () => sleep(100))
  await trackWork('a-name-that-is-longer-than-the-place-for-it'.repeat(3), async () => {})
  expect(readSharedWork(sharedWork())).toEqual({
    work: ['job digest-mail'],
    startedLast: 'a-name-that-is-longer-than-the-place-for-it'.repeat(3).slice(0, 64),
  })
  await job
  expect(readSharedWork(sharedWork()).work).toEqual([])
})

it('ends a process whose event loop stays blocked, and names the route', async () => {
  const { ended, said } = runChild({ blockedMax: 2_000, seconds: 60 })
  expect(await ended).toBe(BLOCKED)
  const line = JSON.parse(said().trim().split('\n').at(-1)!) as object
  expect(line).toMatchObject({
    level: 60,
    work: ['gallery/search'],
    startedLast: 'gallery/search',
    msg: 'event loop blocked for 2 s: the process ends with code 75',
  })
})

it('does not end a process that is blocked for less, or under the inspector', async () => {
  const children = [
    runChild({ blockedMax: 6_000, seconds: 2 }),
    runChild({ blockedMax: 1_000, seconds: 4, flags: ['--inspect=0'] }),
  ]
  for (const { child, ended, said } of children) {
    await expect.poll(said).toContain('done')
    await sleep(500)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
})
