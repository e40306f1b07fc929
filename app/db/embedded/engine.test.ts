/** The embedded engine's promises, each broken on purpose: kill -9, two owners, twenty thousand writes. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { openEmbedded } from './engine.server.ts'
import { walBytes } from './maintenance.server.ts'

const folders: string[] = []
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mailshelf-engine-'))
  folders.push(folder)
  return folder
}

/** Starts the writer; `said` grows with its acknowledgements. */
function startWriter(folder: string) {
  const program = path.join(projectRoot(), 'test/children/engine-writer.ts')
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const writer = { child, said: '', complained: '' }
  child.stdout.on('data', (chunk) => (writer.said += String(chunk)))
  child.stderr.on('data', (chunk) => (writer.complained += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return Object.assign(writer, { ended })
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000, interval: 5 })
}

test('two hundred acknowledged writes are at least two hundred fsyncs', async () => {
  const engine = await openEmbedded(freshFolder())
  await engine.client.exec('create table t (n int)')
  const fsync = vi.spyOn(fs, 'fsyncSync')
  for (let n = 0; n < 200; n++) await engine.client.query('insert into t values ($1)', [n])
  const flushes = fsync.mock.calls.length
  fsync.mockRestore()
  await engine.close()
  expect(flushes).toBeGreaterThanOrEqual(200)
})

test('killed in a stream of writes, it has every row it acknowledged', async () => {
  const folder = freshFolder()
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
}, 180_000)

test('killed during the very first start, it opens afterwards', async () => {
  const folder = freshFolder()
  for (const wait of [200, 600, 1_200]) {
    const writer = startWriter(folder)
    await new Promise((resolve) => setTimeout(resolve, wait))
    writer.child.kill('SIGKILL')
    await writer.ended
  }
  const { client, close } = await openEmbedded(folder)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
}, 180_000)

test('a second process is refused in one sentence, and let in when the first is killed', async () => {
  const folder = freshFolder()
  const first = startWriter(folder)
  await until(() => first.said.startsWith('open'))
  const second = startWriter(folder)
  expect(await second.ended).toBe(1)
  expect(second.complained.trim().split('\n')).toHaveLength(1)
  expect(second.complained).toContain(`in use by process ${first.child.pid}`)
  first.child.kill('SIGKILL')
  await first.ended
  const third = startWriter(folder)
  await until(() => third.said.startsWith('open'))
}, 180_000)

test('the written-ahead log stays small over twenty thousand writes', async () => {
  const folder = freshFolder()
  const { client, close } = await openEmbedded(folder)
  // What is counted is the log's size, not its flushing: without the wait, two minutes become seconds.
  await client.exec('set synchronous_commit = off; create table t (n int, padding text)')
  let most = 0
  for (let n = 0; n < 20_000; n++) {
    await client.query('insert into t values ($1, $2)', [n, 'x'.repeat(2_000)])
    // The maintenance looks every two seconds; a statement at a time leaves it no turn of the event loop.
    if (n % 500 === 0) {
      most = Math.max(most, walBytes(path.join(folder, 'pgdata')))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await close()
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(128 * 1024 * 1024)
}, 180_000)

test('what cannot be written or opened is said in one sentence', async () => {
  const folder = freshFolder()
  fs.writeFileSync(path.join(folder, 'file'), '')
  await expect(openEmbedded(path.join(folder, 'file'))).rejects.toThrow(/cannot be written/)
  fs.mkdirSync(path.join(folder, 'pgdata'))
  fs.writeFileSync(path.join(folder, 'pgdata/PG_VERSION'), 'nonsense')
  await expect(openEmbedded(folder)).rejects.toThrow(/does not open/)
})
