/** A gallery written by the PostgreSQL before this one, with its own engine, is started by the production build. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PGlite } from 'pglite-previous'
import { pg_trgm } from 'pglite-previous/contrib/pg_trgm'
import { unaccent } from 'pglite-previous/contrib/unaccent'
import { NodeFS } from 'pglite-previous/nodefs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { loadLibraryIntoEmptyGallery } from '#app/admin/samples/library.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { db, openDatabase, overEmbedded, rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { defineJob, sendJob, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { openEmbeddedCopy } from '#test/database.ts'
import { signedIn } from '#test/signed-in.ts'
import { upgradeEngine } from './engine-upgrade.server.ts'
import { tablesWithState } from './tables.server.ts'

const home = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-engine-'))
const older = path.join(home, 'older')
const OWNER = { email: 'owner@example.com', password: 'quartz-lemon-3917-harbour' }
/** A job that no server knows, so it waits for ever. */
const WAITING = 'waiting-for-an-engine'

type Content = Awaited<ReturnType<typeof readContent>>
let before: Content
let cookie: string
let galleries = 0

beforeAll(async () => {
  mkdirSync(older)
  const client = new PGlite({
    fs: new NodeFS(path.join(older, 'pgdata')),
    extensions: { pg_trgm, unaccent },
  })
  useDatabase(await overEmbedded(client, () => client.close()))
  useStorage(await openStorage(parseEnv({ DATA_DIR: older })))
  await syncTaxonomy()
  await loadLibraryIntoEmptyGallery()
  cookie = (await signedIn({ ...OWNER, role: 'admin' })).cookie
  defineJob({ name: WAITING, retryLimit: 1, run: async () => {} })
  await sendJob(WAITING, { to: 'nobody' })
  await stopJobs()
  before = await readContent()
  await client.close()
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 20 }), 120_000)

/** What must be the same afterwards: the rows of every table, by their number and a digest, and what is derived. */
async function readContent() {
  await db().execute(sql`set time zone 'UTC'`)
  const tables: Record<string, string> = {}
  for (const { name } of tablesWithState()) {
    const [row] = await rowsOf<{ said: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as said from ${sql.identifier(name)} t`,
    )
    tables[name] = row!.said
  }
  const [derived] = await rowsOf<Record<string, number>>(sql`
    select (select count(*)::int from email_list) as listed, (select count(*)::int from email_search) as searchable,
      (select emails from gallery_version) as published, (select count(*)::int from gallery_tags) as tags,
      (select count(*)::int from pgboss.job where name = ${WAITING} and data ->> 'to' = 'nobody') as waiting`)
  return { tables, derived }
}

/** A copy of the older database; nothing here reads the stored files. */
function copyGallery(): string {
  const folder = path.join(home, `gallery-${++galleries}`)
  mkdirSync(folder)
  cpSync(path.join(older, 'pgdata'), path.join(folder, 'pgdata'), { recursive: true })
  return folder
}

async function openedContent(folder: string): Promise<Content> {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  try {
    useDatabase(database)
    return await readContent()
  } finally {
    await database.close()
  }
}

const settings = (folder: string) => ({ DATA_DIR: folder, DATABASE_URL: undefined })
const versionIn = (folder: string) => readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
const kept = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('pgdata-17-'))
const leftovers = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('pgdata.'))

/** `npm start` on a free port, and what it says until it is ready. */
async function startByNpm(folder: string): Promise<{ child: ChildProcess; url: string; said: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Mailshelf is ready')
  return { child, url: /ready: (\S+)/.exec(said)![1]!, said }
}

test('npm start takes the gallery over: rows, sign-in, search, jobs, indexes and numbers', async () => {
  const folder = copyGallery()
  expect(versionIn(path.join(folder, 'pgdata'))).toBe('17')
  const { child, url, said } = await startByNpm(folder)
  expect(said).toContain('Moving the database from PostgreSQL 17 to 18.')
  expect(said).toContain(kept(folder)[0])

  const page = await fetch(`${url}/search?q=sale`)
  expect(await page.text()).toMatch(/\/email\/[\w-]+/)
  const form = new URLSearchParams(OWNER)
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: url }
  const signIn = await fetch(`${url}/login`, { method: 'POST', body: form, headers, redirect: 'manual' })
  expect(signIn.status).toBe(302)
  const admin = await fetch(`${url}/admin`, { headers: { Cookie: cookie }, redirect: 'manual' })
  expect(admin.status).toBe(200)

  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  expect(versionIn(path.join(folder, 'pgdata'))).toBe('18')
  expect(versionIn(path.join(folder, kept(folder)[0]!))).toBe('17')
  expect(leftovers(folder)).toEqual([])

  const database = await openDatabase(settings(folder))
  onTestFinished(() => database.close())
  useDatabase(database)
  const indexes = () =>
    rowsOf<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
    )
  const own = await indexes()
  const [{ isFree } = {}] = await rowsOf<{ isFree: boolean }>(
    sql`select not exists (select from gallery_tags where tag = nextval('gallery_tag') * 8 + 1) as "isFree"`,
  )
  expect(isFree).toBe(true)
  const fresh = await openEmbeddedCopy()
  onTestFinished(() => fresh.close())
  useDatabase(fresh)
  expect(own).toEqual(await indexes())
})

/** What shows that a start has come so far. */
const STAGES: [string, (folder: string) => boolean][] = [
  ['the copy is made', (folder) => existsSync(path.join(folder, 'pgdata.upgrade/copy/PG_VERSION'))],
  ['rows are written', (folder) => listed(folder).some((name) => name.endsWith('.partial'))],
  ['rows are loaded', (folder) => existsSync(path.join(folder, 'pgdata.upgrade/new/postmaster.pid'))],
]

function listed(folder: string): string[] {
  const work = path.join(folder, 'pgdata.upgrade')
  return existsSync(work) ? readdirSync(work) : []
}

test.each(STAGES)('a start that is killed while %s is done again', async (_, isReached) => {
  const folder = copyGallery()
  const first = startBuiltServer({ DATA_DIR: folder })
  while (!isReached(folder) && first.child.exitCode === null) await sleep(2)
  first.child.kill('SIGKILL')
  await first.ended
  expect(versionIn(path.join(folder, 'pgdata'))).toBe('17')
  expect(listed(folder)).not.toEqual([])
  const second = startBuiltServer({ DATA_DIR: folder })
  expect((await fetch(`${await second.ready}/readyz`)).status).toBe(200)
  second.child.kill('SIGTERM')
  await second.ended
  expect(await openedContent(folder)).toEqual(before)
  expect(leftovers(folder)).toEqual([])
})

test('every row is as it was, also when the start is killed between the renames', async () => {
  const folder = copyGallery()
  await upgradeEngine(settings(folder))
  const after = await openedContent(folder)
  expect(after).toEqual(before)
  expect(Number.parseInt(after.tables['emails']!, 10)).toBeGreaterThan(100)
  const [old] = kept(folder)

  const at = (name: string) => path.join(folder, name)
  renameSync(at('pgdata'), at('pgdata.upgraded'))
  await upgradeEngine(settings(folder))
  expect(kept(folder)).toEqual([old])
  expect(versionIn(at('pgdata'))).toBe('18')

  renameSync(at('pgdata'), at('pgdata.upgraded'))
  renameSync(at(old!), at('pgdata'))
  await upgradeEngine(settings(folder))
  expect(kept(folder)).toHaveLength(1)
  expect(await openedContent(folder)).toEqual(before)
  // The next start has nothing to do.
  await upgradeEngine(settings(folder))
  expect(kept(folder)).toHaveLength(1)
})

test.each([
  [
    '19',
    /^\S+pgdata was written by PostgreSQL 19, and this Mailshelf brings 18\. Start the version that wrote it, or restore a backup\.\n$/,
  ],
  [
    '16',
    /^The database in \S+ could not be moved from PostgreSQL 16 to 18 and is as it was: .+\. Start the version of Mailshelf that wrote it\.\n$/,
  ],
])('a database of PostgreSQL %s is refused in one line and stays as it is', async (version, line) => {
  const folder = copyGallery()
  const file = path.join(folder, 'pgdata/PG_VERSION')
  writeFileSync(file, `${version}\n`)
  const refused = startBuiltServer({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(line)
  expect(readFileSync(file, 'utf8')).toBe(`${version}\n`)
  expect([...kept(folder), ...leftovers(folder)]).toEqual([])
})
