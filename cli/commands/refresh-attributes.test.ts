/**
 * `attributes refresh` and `attributes status` with a server that is killed while it reads: it continues where it
 * stopped.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { addEmail } from '#app/intake/ingest/store/commands.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'

const COUNT = 16
/** The built command: it starts in a fraction of the time that its sources take. */
const CLI = 'build/server/cli.js'
/** The number of emails after which the reader is killed. */
const KILLED_AT = 3
const home = mkdtempSync(path.join(tmpdir(), 'facts-'))
const dataDir = path.join(home, 'data')

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  await withGallery(async () => {
    for (let number = 1; number <= COUNT; number++) await addLetter(number)
  })
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))

async function withGallery<T>(use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
  try {
    useDatabase(database)
    useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
    return await use(database)
  } finally {
    await database.close()
  }
}

/** The email `number` takes off as many percent. */
async function addLetter(number: number): Promise<void> {
  const source = [
    'From: Fernhill <hello@fernhill.test>',
    `Subject: Letter ${number}`,
    'Content-Type: text/html',
    '',
    `<table width="600"><tr><td><h1>Letter ${number}</h1><p>Take ${number}% off beans.</p></td></tr></table>`,
  ]
  const prepared = await readEmail({
    bytes: Buffer.from(source.join('\r\n')),
    fileName: `${number}.eml`,
    kind: 'eml',
  })
  if (!prepared.ok) throw new Error(prepared.reason)
  const brand = { slug: 'fernhill', name: 'Fernhill' }
  const added = await addEmail({ prepared: prepared.email, placement: { brand, categories: [] } })
  if (!added.ok) throw new Error(added.reason)
}

/** Runs a program, which kills itself once it has read this many emails. */
async function run(
  [program, ...argv]: [string, ...string[]],
  killAt = Infinity,
): Promise<{ signal: string | null; out: string }> {
  const child = spawn(process.execPath, [path.join(projectRoot(), program), ...argv], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      KILL_AT: String(killAt),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += String(chunk)))
  const signal = await new Promise<string | null>((resolve) => child.once('close', (_, by) => resolve(by)))
  return { signal, out }
}

async function status(): Promise<{ current: number; toRead: number }> {
  const { out } = await run([CLI, 'attributes', 'status'])
  const [current, toRead] = [/^current +(\d+)$/m, /^to read +(\d+)$/m].map((line) =>
    Number(line.exec(out)?.[1]),
  )
  return { current: current!, toRead: toRead! }
}

test('a refresh goes on where a killed server left it', async () => {
  await withGallery(async ({ db }) => {
    await db.update(emailAttributes).set({ discountPercent: null })
  })
  expect((await run([CLI, 'attributes', 'refresh', '--all'])).out).toMatch(/^queued {4}16\n.+status/)

  const reader = 'test/children/attributes-reader.ts'
  expect((await run([reader], KILLED_AT)).signal).toBe('SIGKILL')
  const halfway = await status()
  expect(halfway.current).toBeGreaterThanOrEqual(KILLED_AT)
  expect(halfway.toRead).toBeGreaterThan(0)
  expect(halfway.current + halfway.toRead).toBe(COUNT)

  const { signal, out } = await run([reader])
  expect(signal).toBeNull()
  // What was read before is not read again.
  expect(Number(/read (\d+)/.exec(out)?.[1])).toBeGreaterThanOrEqual(halfway.current)
  expect(await status()).toEqual({ current: COUNT, toRead: 0 })
  await withGallery(async ({ db }) => {
    const rows = await db.select().from(emailAttributes).orderBy(emailAttributes.discountPercent)
    expect(rows.map(({ discountPercent }) => discountPercent)).toEqual(
      Array.from({ length: COUNT }, (_, index) => index + 1),
    )
    expect(rows.every(({ rulesVersion }) => rulesVersion === ATTRIBUTES_VERSION)).toBe(true)
  })
})
