import { afterEach, expect, test } from 'vitest'

import { useEnv } from './env.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { defineJob, sendJob, startJobs, stopJobs } from './jobs.server.ts'
import { sharedDatabase } from './shared-database.ts'

useTestDatabase()
afterEach(() => stopJobs())

const done: unknown[] = []
defineJob({
  name: 'test-interrupted',
  retryLimit: 3,
  run: async (data) => void done.push(data),
})

/** Leaves a job marked as active, as a killed process does. */
async function leaveInterrupted(): Promise<void> {
  await sendJob('test-interrupted', { number: 1 })
  await sharedDatabase()
    .get()!
    .executeSql(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '25 seconds'
     where name = 'test-interrupted'`,
    )
  await stopJobs()
}

/** A requeued job waits up to a minute for its next try; the test does not. */
async function skipDelay(): Promise<void> {
  await sharedDatabase()
    .get()!
    .executeSql(
      `update pgboss.job set start_after = now()
       where name = 'test-interrupted' and state = 'retry' and start_after < now() + interval '1 minute'`,
    )
}

test('a job of a killed server is requeued soon, not after five minutes', async () => {
  done.length = 0
  await leaveInterrupted()
  await startJobs()
  const doneSoFar = async () => {
    await skipDelay()
    return done
  }
  await expect.poll(doneSoFar, { interval: 500 }).toEqual([{ number: 1 }])
})

let began = 0
let told = 0
defineJob({
  name: 'test-endless',
  retryLimit: 0,
  async run(_data, stopping) {
    began += 1
    await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }))
    told += 1
  },
})

test('stopping tells a running job to end', async () => {
  await startJobs()
  await sendJob('test-endless', {})
  await expect.poll(() => began).toBe(1)
  await stopJobs()
  expect(told).toBe(1)
})

const tried: string[] = []
let isFailing = false
defineJob({
  name: 'test-failing-start',
  retryLimit: 0,
  async catchUp() {
    tried.push('catch up')
    if (isFailing) throw new Error('duplicate key')
  },
  run: async () => void tried.push('run'),
})
defineJob({
  name: 'test-beside-failing-start',
  retryLimit: 0,
  run: async () => void tried.push('beside'),
})

test('a kind of job that cannot start is tried again, and keeps no other from starting', async () => {
  isFailing = true
  tried.length = 0
  await startJobs()
  await sendJob('test-failing-start', {})
  await sendJob('test-beside-failing-start', {})
  await expect.poll(() => tried).toContain('beside')
  expect(tried).toContain('catch up')
  expect(tried).not.toContain('run')
  isFailing = false
  await expect.poll(() => tried).toContain('run')
  expect(tried.slice(-2)).toEqual(['catch up', 'run'])
})

let release: (() => void) | undefined
defineJob({
  name: 'test-long-catch-up',
  retryLimit: 0,
  catchUp: (stopping) =>
    release
      ? new Promise((resolve) => {
          stopping.addEventListener('abort', () => resolve(), { once: true })
          release!()
        })
      : Promise.resolve(),
  run: async () => {},
})

test('stopping ends what is caught up', async () => {
  const caughtUp = new Promise<void>((resolve) => {
    release = resolve
  })
  const started = startJobs()
  await caughtUp
  await stopJobs()
  await expect(started).resolves.toBeUndefined()
  release = undefined
})

const ends: string[] = []
let failures = 0
defineJob({
  name: 'test-given-up',
  retryLimit: 0,
  run: async () => {
    failures += 1
    throw new Error('always')
  },
  givenUp: async (_data, because) => void ends.push(because),
})
defineJob({
  name: 'test-deadly',
  retryLimit: 4,
  deathsMax: 2,
  run: async () => void ends.push('run'),
  givenUp: async (_data, because) => void ends.push(because),
})

test('a job is given up after its last try, and when its process died twice', async () => {
  ends.length = 0
  await sendJob('test-deadly', {})
  const database = sharedDatabase().get()!
  const died = async (times: number) => {
    await database.executeSql(
      `update pgboss.job set state = 'active', started_on = now(), retry_count = $1,
         heartbeat_on = now() - interval '25 seconds'
       where name = 'test-deadly'`,
      [times - 1],
    )
    await stopJobs()
    await startJobs()
  }
  const soon = async () => {
    await database.executeSql(
      `update pgboss.job set start_after = now() where name = 'test-deadly' and state = 'retry'`,
    )
    return ends
  }
  await died(1)
  await expect.poll(soon, { interval: 500 }).toEqual(['run'])
  await died(2)
  await expect.poll(soon, { interval: 500 }).toEqual(['run', 'died'])
  await sendJob('test-given-up', {})
  await expect.poll(() => ends).toEqual(['run', 'died', 'failed'])
  expect(failures).toBe(1)
  const states = async () => {
    const { rows } = await database.executeSql(
      `select state from pgboss.job where name in ('test-deadly', 'test-given-up') order by name`,
    )
    return rows.map(({ state }) => state)
  }
  await expect.poll(states).toEqual(['failed', 'failed'])
})

defineJob({ name: 'test-nightly', cron: '0 0 * * *', retryLimit: 0, run: async () => {} })

test('jobs run by the clock of the gallery', async () => {
  const zones = async () => {
    await startJobs()
    const { rows } = await sharedDatabase()
      .get()!
      .executeSql(`select timezone from pgboss.schedule where name = 'test-nightly'`)
    await stopJobs()
    return rows
  }
  expect(await zones()).toEqual([{ timezone: 'UTC' }])
  useEnv({ TIME_ZONE: 'America/New_York' })
  expect(await zones()).toEqual([{ timezone: 'America/New_York' }])
  useEnv({ TIME_ZONE: undefined })
})
