/** Guests' pages with a streaming replica: it answers while it is there and up to date, and no page shows older data. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltServer } from '#test/built-server.ts'
import { ensurePostgres, startPostgres } from '../../../scripts/test-postgres.mjs'
import {
  db,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  readingForGuest,
  rowsOf,
  useDatabase,
} from './client.server.ts'
import { galleryCache } from './gallery-cache.server.ts'
import { siteState } from './schema.ts'

type Server = NonNullable<Awaited<ReturnType<typeof startPostgres>>>

let primary: Server
let replica: Server
let database: OpenDatabase
/** An owner's connection to the replica. */
let onReplica: Client

beforeAll(async () => {
  primary = (await ensurePostgres())!
  replica = (await startPostgres({ replicaOf: primary.url }))!
  database = await openDatabase({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    DATA_DIR: '',
  })
  useDatabase(database)
  await db().execute(sql`insert into gallery_version default values on conflict do nothing`)
})
afterAll(async () => {
  await onReplica.end()
  await database.close()
  await replica.stop()
  await primary.stop()
})

async function connectToReplica(): Promise<void> {
  onReplica = new Client({ connectionString: replica.url })
  onReplica.on('error', () => {})
  await onReplica.connect()
}

const WHO = sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as name`

async function answering(): Promise<string> {
  return (await rowsOf<{ name: string }>(WHO))[0]!.name
}

const forGuest = () => readingForGuest(answering)

test('the replica answers guests, the primary everyone else', async () => {
  await expect.poll(forGuest).toBe('replica')
  expect(await answering()).toBe('primary')
  await connectToReplica()
})

test('what a guest writes is read from the primary', async () => {
  const read = () => db().select({ value: siteState.value }).from(siteState)
  const seen = await readingForGuest(async () => {
    const before = await answering()
    await db().insert(siteState).values({ key: 'alone', value: 1 })
    return [before, await answering(), await read()]
  })
  expect(seen).toEqual(['replica', 'primary', [{ value: 1 }]])
  const then = await readingForGuest(async () => {
    await inTransaction((tx) => tx.update(siteState).set({ value: 2 }))
    return [await answering(), await read()]
  })
  expect(then).toEqual(['primary', [{ value: 2 }]])
})

test('a lagging replica is left out until it has caught up, and nothing older than its version is cached', async () => {
  await expect.poll(forGuest).toBe('replica')
  const brand = () => galleryCache().read('brand', () => rowsOf(sql`select name from brands`))
  // The page began before the change, on a replica that had everything.
  const page = await readingForGuest(async () => {
    const before = await answering()
    await onReplica.query('select pg_wal_replay_pause()')
    const writer = new Client({ connectionString: primary.url })
    await writer.connect()
    await writer.query("insert into brands (name, slug) values ('Ember', 'ember')")
    await writer.end()
    return [before, await brand(), await answering()]
  })
  expect(page).toEqual(['replica', [{ name: 'Ember' }], 'primary'])
  expect(await forGuest()).toBe('primary')
  await db().execute(sql`insert into brands (name, slug) values ('Glow', 'glow')`)
  expect(await readingForGuest(brand)).toEqual([{ name: 'Ember' }, { name: 'Glow' }])
  await onReplica.query('select pg_wal_replay_resume()')
  await expect.poll(forGuest).toBe('replica')
  expect(await readingForGuest(brand)).toEqual([{ name: 'Ember' }, { name: 'Glow' }])
})

test('reads go on when the replica ends, and return to it', async () => {
  await expect.poll(forGuest).toBe('replica')
  const during = await readingForGuest(async () => {
    const before = await answering()
    await replica.crash()
    return [before, await answering()]
  })
  expect(during).toEqual(['replica', 'primary'])
  const many = await Promise.all(Array.from({ length: 50 }, forGuest))
  expect(new Set(many)).toEqual(new Set(['primary']))
  await replica.run()
  await expect.poll(forGuest).toBe('replica')
  await connectToReplica()
})

test('a replica that no longer answers holds pages up for a second, once', async () => {
  await expect.poll(forGuest).toBe('replica')
  const { rows } = await onReplica.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'mailshelf %'",
  )
  const processes = [replica.pid()!, ...rows.map(({ pid }) => pid)]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    const started = performance.now()
    expect(new Set(await Promise.all(Array.from({ length: 20 }, forGuest)))).toEqual(new Set(['primary']))
    // One after the other they would take twenty seconds.
    expect(performance.now() - started).toBeLessThan(10_000)
    const again = performance.now()
    expect(await forGuest()).toBe('primary')
    // Held up, it would take a second.
    expect(performance.now() - again).toBeLessThan(1_000)
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(forGuest).toBe('replica')
})

test('a server that is no replica is left out', async () => {
  const other = await openDatabase({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: primary.url,
    DATA_DIR: '',
  })
  const { rows } = (await other.replica!.onReplica(async () => other.db.execute(WHO))) as { rows: unknown[] }
  expect(rows).toEqual([{ name: 'primary' }])
  await other.close()
})

test('pages of guests never show older data and never fail', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-replica-'))
  const env = { DATA_DIR: folder, DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }
  const server = startBuiltServer({ ...env, LOG_LEVEL: 'info' })
  const url = await server.ready
  await expect.poll(async () => (await fetch(`${url}/sitemap.xml`)).status).toBe(200)
  const [address] = /\/brand\/[\w-]+\/email\/[\w-]+/.exec(await (await fetch(url)).text())!
  const slug = address.split('/').at(-1)!
  const problems: string[] = []

  async function page(place: string, contains: string): Promise<void> {
    const response = await fetch(`${url}${place}`)
    if (response.status !== 200) problems.push(`${place}: ${response.status}`)
    else if (!(await response.text()).includes(contains)) problems.push(`${place} without ${contains}`)
  }
  let turn = 0
  async function visitAfterChange(): Promise<void> {
    const subject = `Subject number ${++turn} of the day`
    await db().execute(sql`update emails set subject_line = ${subject} where slug = ${slug}`)
    await Promise.all([page(address, subject), page('/browse', '<h1'), page(`/search?q=day${turn}`, '<h1')])
  }
  async function visit(times: number): Promise<void> {
    for (let time = 0; time < times; time++) await visitAfterChange()
  }
  /** How many connections to the replica read emails while these pages were visited. */
  async function pagesOfReplica(times: number): Promise<number> {
    const since = new Date()
    await visit(times)
    const { rows } = await onReplica.query(
      `select count(*)::int as n from pg_stat_activity where application_name like 'mailshelf %'
         and query like '%from "emails"%' and query_start >= $1`,
      [since],
    )
    return Number(rows[0]!['n'])
  }
  expect(await pagesOfReplica(10)).toBeGreaterThan(0)
  await onReplica.query('select pg_wal_replay_pause()')
  await visit(10)
  await onReplica.query('select pg_wal_replay_resume()')
  // Being left out again is only noticed once it has been used again.
  await expect.poll(() => pagesOfReplica(1)).toBeGreaterThan(0)
  await Promise.all([visit(20), replica.crash()])
  await visit(5)
  await replica.run()
  await connectToReplica()
  await expect.poll(() => pagesOfReplica(1)).toBeGreaterThan(0)
  expect(problems).toEqual([])
  expect(server.said().match(/the replica is left out/g)?.length).toBeGreaterThanOrEqual(2)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})
