import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { trackWork } from '#app/lib/current-work.server.ts'
import { type Block, watchEventLoop } from './event-loop-watchdog.ts'

const blocks: Block[] = []
let watchdog: { stop(): void }

afterEach(() => {
  watchdog.stop()
  blocks.length = 0
})

function compute(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('names the work that blocked, even if it has ended by then', async () => {
  watchdog = watchEventLoop((block) => blocks.push(block))
  await sleep(250)
  await trackWork('gallery/browse', async () => {})
  await sleep(250)
  blocks.length = 0
  await trackWork('gallery/search', async () => compute(600))
  await sleep(250)
  const [block] = blocks.filter(({ ms }) => ms > 450)
  expect(block).toMatchObject({ work: ['gallery/search'] })
  expect(block!.ms).toBeLessThan(5_000)
  expect(block!.cpuMs).toBeGreaterThan(50)
})

it('names work in progress during the block', async () => {
  watchdog = watchEventLoop((block) => blocks.push(block))
  const job = trackWork('job render-email', () => sleep(900))
  await sleep(150)
  compute(500)
  await job
  expect(blocks.find(({ ms }) => ms > 350)?.work).toEqual(['job render-email'])
})
