/**
 * The embedded database in its thread: what the server does meanwhile, what passes between the threads, how it ends.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { startProcessClock, startThreadClock } from '#test/thread-clock.ts'
import { type EmbeddedClient, openEngineThread } from './engine-thread.server.ts'
import { FolderLockedError } from './folder-lock.server.ts'

const folders: string[] = []
const clients: EmbeddedClient[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

async function madeFolder(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mailshelf-thread-'))
  folders.push(folder)
  await copyMigratedFolder(folder)
  return folder
}

async function opened(folder?: string): Promise<EmbeddedClient> {
  const client = await openEngineThread(folder ?? (await madeFolder()))
  clients.push(client)
  return client
}

test('a long statement does not hold the event loop', async () => {
  const client = await opened()
  const [threadMs, processMs] = [startThreadClock(), startProcessClock()]
  await client.query('select count(*) from generate_series(1, 3000000) as n')
  expect(threadMs()).toBeLessThan(processMs() / 3)
})

test('values, dates, bytes and arrays pass in both directions', async () => {
  const client = await opened()
  const at = new Date('2026-05-04T03:02:01Z')
  const bytes = new Uint8Array([0, 1, 255])
  const { rows } = await client.query(
    'select $1::text as word, $2::timestamptz as at, $3::bytea as bytes, $4::int[] as numbers, $5::jsonb as made, $6::text as nothing',
    ['é', at, bytes, [1, 2], { a: [null] }, null],
  )
  expect(rows).toEqual([{ word: 'é', at, bytes, numbers: [1, 2], made: { a: [null] }, nothing: null }])
  const asText = await client.query(`select date '2026-05-04' as day`, [], {
    rowMode: 'array',
    parsers: { 1082: (value) => value },
  })
  expect(asText.rows).toEqual([['2026-05-04']])
})

test('an error keeps what PostgreSQL says about it', async () => {
  const client = await opened()
  await client.exec('create table t (n int primary key)')
  await client.query('insert into t values (1)')
  await expect(client.query('insert into t values (1)')).rejects.toMatchObject({
    message: expect.stringContaining('duplicate key') as string,
    code: '23505',
    constraint: 't_pkey',
    table: 't',
  })
})

test('a transaction keeps others waiting, and is undone when its body fails', async () => {
  const client = await opened()
  await client.exec('create table t (n int)')
  const order: string[] = []
  const first = client.transaction(async (tx) => {
    await tx.query('insert into t values (1)')
    await new Promise((resolve) => setTimeout(resolve, 50))
    order.push('first')
  })
  const second = client.query('select n from t').then(({ rows }) => order.push(`second sees ${rows.length}`))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second sees 1'])

  const failed = client.transaction(async (tx) => {
    await tx.query('insert into t values (2)')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect((await client.query('select n from t')).rows).toEqual([{ n: 1 }])
})

test('a transaction that goes on after a failed statement is not taken for committed', async () => {
  const client = await opened()
  await client.exec('create table t (n int)')
  const swallowed = client.transaction(async (tx) => {
    await tx.query('insert into t values (1)')
    await tx.query('select nonsense').catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('rolled back')
  expect((await client.query('select n from t')).rows).toEqual([])
})

test('a commit that fails is an error, and the next statement works', async () => {
  const client = await opened()
  await client.exec('create table t (n int unique deferrable initially deferred)')
  const twice = client.transaction(async (tx) => {
    await tx.query('insert into t values (1), (1)')
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect((await client.query('select n from t')).rows).toEqual([])
})

test('a notification arrives before the statement that sent it returns', async () => {
  const client = await opened()
  const heard: string[] = []
  await client.listen('news', (payload) => heard.push(payload))
  await client.query(`select pg_notify('news', 'one')`)
  expect(heard).toEqual(['one'])
})

test('reports a folder in use as such, and a closed database refuses', async () => {
  const folder = await madeFolder()
  const client = await opened(folder)
  await expect(openEngineThread(folder)).rejects.toThrow(FolderLockedError)
  await client.close()
  await expect(client.query('select 1')).rejects.toThrow('The database is closed')
  const again = await opened(folder)
  expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('closing waits for an open transaction, and takes nothing new', async () => {
  const folder = await madeFolder()
  const client = await opened(folder)
  await client.exec('create table t (n int)')
  let closing: Promise<void> | undefined
  await client.transaction(async (tx) => {
    closing = client.close()
    await expect(client.query('select 1')).rejects.toThrow('The database is closed')
    await tx.query('insert into t values (1)')
  })
  await closing
  const again = await opened(folder)
  expect((await again.query('select n from t')).rows).toEqual([{ n: 1 }])
})

test('an idle database does not keep the process alive, and optimizing the SQL parser takes no memory', async () => {
  const program = path.join(projectRoot(), 'test/children/engine-parser.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, await madeFolder()])
  expect(Number(stdout)).toBeGreaterThan(100)
  expect(Number(stdout)).toBeLessThan(450)
})
