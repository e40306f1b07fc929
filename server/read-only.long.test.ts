/** A primary that only serves reads, as after a failover: not ready, and ready again without a restart. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltServer } from '#test/built-server.ts'
import { ensurePostgres } from '../scripts/test-postgres.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-read-only-'))
let postgres: NonNullable<Awaited<ReturnType<typeof ensurePostgres>>>
let client: Client

beforeAll(async () => {
  postgres = (await ensurePostgres())!
  client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function makeReadOnly(value: 'on' | 'off'): Promise<void> {
  await client.query(`alter system set default_transaction_read_only = ${value}`)
  await client.query('select pg_reload_conf()')
}

test('an instance on a read-only primary is not ready, and recovers', { timeout: 300_000 }, async () => {
  const server = startBuiltServer({ DATA_DIR: folder, DATABASE_URL: postgres.url, SAMPLES: 'off' })
  const url = await server.ready
  const status = async (place: string) => (await fetch(`${url}${place}`)).status
  const signUp = async () => {
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', password: 'a long passphrase' })
    return (await fetch(`${url}/signup`, { method: 'POST', body, headers: { origin: url } })).status
  }
  await expect.poll(() => status('/readyz')).toBe(200)

  await makeReadOnly('on')
  await expect.poll(() => status('/readyz')).toBe(503)
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ storage: 'ok' })
  expect(await status('/healthz')).toBe(200)
  expect(await signUp()).toBe(503)
  expect(await status('/browse')).toBe(200)

  await makeReadOnly('off')
  await expect.poll(() => status('/readyz')).toBe(200)
  await expect.poll(() => status('/browse')).toBe(200)
  expect(await signUp()).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
