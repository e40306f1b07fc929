/** A gallery behind PgBouncer in transaction mode: no session belongs to it, and settings at connecting are refused. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltServer } from '#test/built-server.ts'
import { ensurePgBouncer } from '../scripts/test-pgbouncer.mjs'
import { ensurePostgres } from '../scripts/test-postgres.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-pooler-'))
let postgres: NonNullable<Awaited<ReturnType<typeof ensurePostgres>>>
let pooler: NonNullable<Awaited<ReturnType<typeof ensurePgBouncer>>>

beforeAll(async () => {
  postgres = (await ensurePostgres())!
  pooler = (await ensurePgBouncer(postgres.url))!
})
afterAll(async () => {
  await pooler.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

test('samples arrive, pages are served, and sessions have their limits', { timeout: 600_000 }, async () => {
  const server = startBuiltServer({
    DATA_DIR: folder,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_POOL_SIZE: '20',
  })
  const url = await server.ready
  await expect.poll(async () => (await fetch(`${url}/sitemap.xml`)).status).toBe(200)
  const home = await (await fetch(url)).text()
  const [email] = /\/brand\/[\w-]+\/email\/[\w-]+/.exec(home)!
  // Many at once share the five connections of the pooler.
  const paths = [
    '/',
    '/browse',
    '/brands',
    '/search?q=welcome',
    '/state-of-email',
    email,
    '/browse?sort=oldest',
  ]
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      paths.map((each) => fetch(`${url}${each}${at ? `#${at}` : ''}`)),
    ).flat(),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const ready = await fetch(`${url}/readyz`)
  expect(await ready.json()).toEqual({ database: 'ok', storage: 'ok' })

  const client = new Client({ connectionString: pooler.url })
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('statement_timeout') as statement, current_setting('jit') as jit`,
  )
  expect(rows).toEqual([{ statement: '15s', jit: 'off' }])
  const { rows: failed } = await client.query(
    `select count(*)::int as n from pgboss.job where state = 'failed'`,
  )
  expect(failed).toEqual([{ n: 0 }])
  await client.end()

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a pooler without the address of the server itself is named', { timeout: 600_000 }, async () => {
  const server = startBuiltServer({ DATA_DIR: folder, DATABASE_URL: pooler.url })
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('Set DATABASE_DIRECT_URL')
})
