import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runChild } from '#test/blocked-loop.ts'
import { BLOCKED } from './exit-codes.ts'

it('does not end a process that was suspended for longer than the limit', async () => {
  const { child, ended, said } = runChild({ seconds: 0 })
  await expect.poll(said).toContain('done')
  child.kill('SIGSTOP')
  await sleep(15_000)
  child.kill('SIGCONT')
  await sleep(3_000)
  expect([child.exitCode, child.signalCode]).toEqual([null, null])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('does not count the time for which a blocked process was suspended', async () => {
  const { child, ended, said } = runChild({ seconds: 24 })
  await expect.poll(said).toContain('ready')
  // Suspended for 18 of 24 seconds, it blocks for 6.
  await sleep(3_000)
  child.kill('SIGSTOP')
  await sleep(18_000)
  child.kill('SIGCONT')
  await expect.poll(said).toContain('done')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('ends a blocked process after ten seconds', async () => {
  const { ended, said } = runChild({ seconds: 60 })
  expect(await ended).toBe(BLOCKED)
  expect(said()).toContain('event loop blocked for 10 s')
})
