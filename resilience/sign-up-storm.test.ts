/** Passwords made to slow down the strength estimate must not affect the rest of the site. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'
import { newVisitor, PASSWORD } from './visitor.ts'
import { HEALTH_MS_MAX, watchHealth } from './watch-health.ts'

/** Substitutions, repeats and dates that overlap everywhere: seconds of work for an unbounded estimate. */
const CRAFTED = ['@48({[<369!|10$5+72%', 'p@$$w0rd1!', '|_||V|[V]/\\/\\()[]|3|)', '1/1/99 ', '1234567890']
const SIGN_UPS = 12

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-storm-'))
let database: Awaited<ReturnType<typeof createServerDatabase>>
let server: BuiltServer
let url: string

beforeAll(async () => {
  database = await createServerDatabase()
  server = startBuiltServer({
    DATA_DIR,
    DATABASE_URL: database.url,
    TRUST_PROXY: 'true',
    CHROMIUM_PATH: '/nowhere',
    SAMPLES: 'off',
    LOG_LEVEL: 'fatal',
  })
  url = await server.ready
}, 120_000)

afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

test('/healthz responds within 250 ms during twelve crafted sign-ups', async () => {
  // The first sign-up loads what the later ones find in memory.
  await newVisitor(() => url).post('/signup', { name: 'Ada', email: 'first@example.com', password: PASSWORD })
  const { result: answers, health } = await watchHealth(url, () =>
    Promise.all(
      Array.from({ length: SIGN_UPS }, async (_, at) => {
        const began = performance.now()
        const password = CRAFTED[at % CRAFTED.length]!.repeat(20).slice(0, 72)
        const answer = await newVisitor(() => url).post('/signup', {
          name: 'Ada Example',
          email: `storm${at}@example.com`,
          password,
        })
        return { status: answer.status, ms: performance.now() - began }
      }),
    ),
  )
  printTable('A storm of crafted sign-ups', [
    {
      'sign-ups': SIGN_UPS,
      'slowest of them, ms': Math.round(Math.max(...answers.map(({ ms }) => ms))),
      '/healthz asked': health.asked,
      'slowest /healthz, ms': health.slowestMs,
    },
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(health.failed).toBe(0)
  expect(health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
})
