/** Rows that 100,000 emails lack, as after the restore of an older backup: added through kills, stops and two instances. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/client.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { createServerDatabase } from './server-database.ts'

const COUNT = 100_000
/** Stopping waits for the jobs of the process, which take longer on a busy machine. */
const STOP_SECONDS = 30
const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-rows-'))
let database: Awaited<ReturnType<typeof createServerDatabase>>
let client: Client
const children = new Set<ChildProcess>()

beforeAll(async () => {
  database = await createServerDatabase()
  await (await openDatabase(parseEnv({ DATA_DIR: folder, DATABASE_URL: database.url }))).close()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`
    alter table emails disable trigger user;
    insert into brands (name, slug, status) values ('Acme', 'acme', 'active');
    insert into emails (slug, brand_id, subject_line, content_hash, original_key, facts)
    select 'email-' || n, (select id from brands), 'Email', encode(sha256(n::text::bytea), 'hex'),
      'private/00/' || n || '.eml', '{}'
    from generate_series(1, ${COUNT}) as n;
    alter table emails enable trigger user;
    analyze emails`)
}, 300_000)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await client?.end()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

function start(name: string) {
  const child = spawn(process.execPath, ['test/children/job-runner.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: path.join(folder, name),
      DATABASE_URL: database.url,
      SESSION_SECRET: process.env['SESSION_SECRET'],
      LOG_LEVEL: 'warn',
    },
  })
  children.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, said: () => said, ended }
}

async function countRows(): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from email_checks')
  return rows[0]!.n
}

/** Started, and in the middle of the rows. */
async function startedAbove(count: number, ...names: string[]) {
  const started = names.map(start)
  await expect.poll(countRows, { timeout: 120_000, interval: 50 }).toBeGreaterThan(count)
  return started
}

test('nothing is lost, and jobs run', async () => {
  const [killed] = await startedAbove(0, 'a')
  killed!.child.kill('SIGKILL')
  await killed!.ended
  const afterKill = await countRows()
  expect(afterKill).toBeLessThan(COUNT)

  const [stopped] = await startedAbove(afterKill, 'a')
  const asked = performance.now()
  stopped!.child.kill('SIGTERM')
  expect(await stopped!.ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(STOP_SECONDS * 1000)
  const afterStop = await countRows()
  expect(afterStop).toBeLessThan(COUNT)

  const both = await startedAbove(afterStop, 'a', 'b')
  for (const { said } of both) await expect.poll(said, { timeout: 300_000 }).toContain('jobs run')
  expect(await countRows()).toBe(COUNT)
  const { rows } = await client.query(`
    select (select count(*)::int from email_attributes) as facts,
      (select count(*)::int from pgboss.job where name like '%checks%' or name like '%facts%') as jobs`)
  expect(rows[0].facts).toBe(COUNT)
  expect(rows[0].jobs).toBeGreaterThan(0)
  for (const { said } of both) expect(said()).not.toMatch(/duplicate key|could not start/)
  for (const { child } of both) child.kill('SIGTERM')
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
}, 600_000)
