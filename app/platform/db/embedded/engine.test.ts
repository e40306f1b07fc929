/** Tests of the embedded engine's guarantees: kill -9, a failing disk, two owners, a hundred megabytes of writes. */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { writeClusterTemplate } from '../../../../scripts/cluster-template.mjs'
import { unpackTar } from './cluster-template.server.ts'
import { openEmbedded } from './engine.server.ts'

const folders: string[] = []
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mailshelf-engine-'))
  folders.push(folder)
  return folder
}

/** A folder with a database. */
async function madeFolder(): Promise<string> {
  const folder = freshFolder()
  await copyMigratedFolder(folder)
  return folder
}

/** Starts the writer; `said` collects its acknowledgements. */
function startWriter(folder: string, args: string[] = [], options: SpawnOptions = {}) {
  const program = path.join(projectRoot(), 'test/children/engine-writer.ts')
  const child = spawn(process.execPath, [program, folder, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const writer = { child, said: '', complained: '' }
  child.stdout?.on('data', (chunk) => (writer.said += String(chunk)))
  child.stderr?.on('data', (chunk) => (writer.complained += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return Object.assign(writer, { ended })
}

function isOpenToOthers(folder: string): boolean {
  const parent = path.dirname(folder)
  return (fs.statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToOthers(parent))
}

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 5 }).toBe(true)
}

test('calls fsync at least once per acknowledged write', async () => {
  const engine = await openEmbedded(await madeFolder())
  await engine.client.exec('create table t (n int)')
  const fsync = vi.spyOn(fs, 'fdatasyncSync')
  for (let n = 0; n < 200; n++) await engine.client.query('insert into t values ($1)', [n])
  const flushes = fsync.mock.calls.length
  fsync.mockRestore()
  await engine.close()
  expect(flushes).toBeGreaterThanOrEqual(200)
})

test('has every acknowledged row after being killed during writes', async () => {
  const folder = await madeFolder()
  let acknowledged = 0
  for (let round = 0; round < 4; round++) {
    const writer = startWriter(folder)
    const wanted = 20 + round * 35
    await until(() => writer.said.split('\n').length > wanted)
    writer.child.kill('SIGKILL')
    await writer.ended
    acknowledged = Number(writer.said.trim().split('\n').at(-1))
  }
  const { client, close } = await openEmbedded(folder)
  const { rows } = await client.query('select count(*)::int as rows, max(n) as last from written')
  await close()
  const kept = rows[0] as { rows: number; last: number }
  expect(kept.last).toBeGreaterThanOrEqual(acknowledged)
  expect(kept.rows).toBe(kept.last)
  expect(acknowledged).toBeGreaterThan(100)
})

test('opens the empty database that a build brings', async () => {
  const folder = freshFolder()
  const template = path.join(folder, 'cluster.tar.gz')
  await writeClusterTemplate(template)
  fs.mkdirSync(path.join(folder, 'pgdata'), { mode: 0o700 })
  unpackTar(gunzipSync(fs.readFileSync(template)), path.join(folder, 'pgdata'))
  const { client, close } = await openEmbedded(folder)
  await client.exec('create table t (word text); create extension unaccent')
  expect((await client.query(`select unaccent('éa') as word`)).rows).toEqual([{ word: 'ea' }])
  await close()
})

test('opens after being killed during the first start', async () => {
  const folder = freshFolder()
  const aside = path.join(folder, 'pgdata.new')
  const filesAside = () => (fs.existsSync(aside) ? fs.readdirSync(aside, { recursive: true }).length : -1)
  for (const files of [0, 1, 400]) {
    const writer = startWriter(folder)
    await until(() => filesAside() >= files)
    writer.child.kill('SIGKILL')
    await writer.ended
    expect(fs.existsSync(path.join(folder, 'pgdata'))).toBe(false)
  }
  const { client, close } = await openEmbedded(folder)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('refuses a second process with one sentence, and admits it once the first is killed', async () => {
  const folder = await madeFolder()
  const first = startWriter(folder)
  await until(() => first.said.startsWith('open'))
  const second = startWriter(folder)
  const firstGone = first.ended.then((code) => `the first one ended with ${code}: ${first.complained}`)
  expect(await Promise.race([second.ended, firstGone])).toBe(1)
  expect(second.complained.trim().split('\n')).toHaveLength(1)
  expect(second.complained).toContain(`in use by process ${first.child.pid}`)
  first.child.kill('SIGKILL')
  await first.ended
  const third = startWriter(folder)
  await until(() => third.said.startsWith('open'))
})

test('exits with a message when fsync fails, and keeps acknowledged rows', async () => {
  const folder = await madeFolder()
  const failing = path.join(projectRoot(), 'test/children/failing-disk.mjs')
  const writer = startWriter(folder, ['40'], {
    env: { ...process.env, NODE_OPTIONS: `--import ${failing}`, FAIL_WHEN: path.join(folder, 'fail') },
  })
  expect(await writer.ended).toBe(1)
  expect(writer.complained.trim().split('\n')).toHaveLength(1)
  expect(writer.complained).toMatch(/^The database stopped: could not fsync .+ I\/O error/)
  const { client, close } = await openEmbedded(folder)
  const { rows } = await client.query('select count(*)::int as rows from written')
  await close()
  expect(writer.said.trim().split('\n').at(-1)).toBe('40')
  // The unacknowledged row may exist or not.
  expect([40, 41]).toContain((rows[0] as { rows: number }).rows)
})

test('keeps the write-ahead log small over a hundred megabytes of writes, with few checkpoints', async () => {
  const folder = await madeFolder()
  const { client, close } = await openEmbedded(folder)
  const exec = vi.spyOn(client, 'exec')
  // Measures the log's size, not fsync: without flushing, a minute becomes seconds.
  await client.exec('set synchronous_commit = off; create table t (n int, noise text)')
  let most = 0
  for (let n = 0; n < 4_000; n++) {
    // Random data, because the engine would compress anything else.
    await client.query('insert into t values ($1, $2)', [n, randomBytes(17_500).toString('base64')])
    if (n % 100 === 0) most = Math.max(most, walBytes(folder))
  }
  const checkpoints = exec.mock.calls.filter(([statement]) => statement === 'CHECKPOINT').length
  await close()
  expect(most).toBeGreaterThan(32 * 1024 * 1024)
  expect(most).toBeLessThan(100 * 1024 * 1024)
  expect(checkpoints).toBeGreaterThanOrEqual(3)
  expect(checkpoints).toBeLessThanOrEqual(8)
})

function walBytes(folder: string): number {
  const wal = path.join(folder, 'pgdata/pg_wal')
  const files = fs.readdirSync(wal, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((bytes, file) => bytes + fs.statSync(path.join(wal, file.name)).size, 0)
}

// Root may write anywhere, so the child runs as another user, who has to reach the code: in /root nobody does.
const isRoot = process.getuid?.() === 0
const somebody = isRoot ? { uid: 65_534, gid: 65_534 } : {}

test.skipIf(isRoot && !isOpenToOthers(projectRoot()))(
  'refuses a read-only lock file, which would lock nobody out',
  async () => {
    const folder = freshFolder()
    fs.chmodSync(folder, 0o777)
    fs.writeFileSync(path.join(folder, 'lock.sqlite'), '', { mode: 0o444 })
    const writer = startWriter(folder, [], somebody)
    expect(await writer.ended).toBe(1)
    expect(writer.complained).toMatch(/^The data folder .+ cannot be written/)
  },
)

test('reports a folder that cannot be written or opened in one sentence', async () => {
  const folder = freshFolder()
  fs.writeFileSync(path.join(folder, 'file'), '')
  await expect(openEmbedded(path.join(folder, 'file'))).rejects.toThrow(/cannot be written/)
  fs.mkdirSync(path.join(folder, 'pgdata'))
  fs.writeFileSync(path.join(folder, 'pgdata/PG_VERSION'), '18')
  await expect(openEmbedded(folder)).rejects.toThrow(/cannot be opened/)
  fs.writeFileSync(path.join(folder, 'pgdata/PG_VERSION'), '17')
  await expect(openEmbedded(folder)).rejects.toThrow(/was written by PostgreSQL 17/)
})

test('does not overwrite a folder that lost its first file', async () => {
  const folder = await madeFolder()
  const version = path.join(folder, 'pgdata/PG_VERSION')
  const before = fs.readFileSync(version)
  fs.rmSync(version)
  await expect(openEmbedded(folder)).rejects.toThrow(/does not contain a complete database/)
  fs.writeFileSync(version, before)
  const again = await openEmbedded(folder)
  await again.close()
})
