import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { db, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { collectionEmails, exportFiles, emails } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import { readExport } from '#app/platform/exports/export-file.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { createEmail } from '#test/factories.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createUser } from '#test/signed-in.ts'
import { createCollection } from '../collection-commands.server.ts'
import { startCollectionExport } from './collection-export.server.ts'

const EMAILS = 1500

// On a server another process notices a missing heartbeat only after a minute; jobs.db.test.ts shows that it does.
const isEmbedded = inject('engine') === 'embedded'

let place: { DATA_DIR: string }

beforeAll(async () => {
  if (!isEmbedded) return
  place = { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'mailshelf-export-')) }
  await copyMigratedFolder(place.DATA_DIR)
  await withGallery(async () => {
    const htmlKey = await storeFile('private', Buffer.from('<p>Hello</p>'.repeat(500)), 'html')
    const row = await createEmail({ htmlKey })
    const more = Array.from({ length: EMAILS - 1 }, (_, n) => {
      const contentHash = n.toString(16).padStart(64, '0')
      return { ...row, id: undefined, messageId: null, slug: `more-${n}`, contentHash }
    })
    await db().insert(emails).values(more)
    const actor = asPerson(await createUser())
    const made = await createCollection({ actor, input: { name: 'All', description: null, type: 'emails' } })
    const { id: collectionId } = made as { id: string }
    const ids = await db().select({ emailId: emails.id }).from(emails)
    await db()
      .insert(collectionEmails)
      .values(ids.map(({ emailId }, position) => ({ collectionId, emailId, userId: actor.id, position })))
    const started = await startCollectionExport({ actor, id: collectionId, format: 'zip' })
    if (!started.ok) throw new Error(started.message)
    await stopJobs()
  })
})

afterAll(async () => {
  if (isEmbedded) await rm(place.DATA_DIR, { recursive: true, force: true })
})

async function withGallery<T>(work: () => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...place, DATABASE_URL: undefined })
  useDatabase(database)
  useStorage(await openStorage(parseEnv(place)))
  try {
    return await work()
  } finally {
    await database.close()
  }
}

/** Works until the export is over, or more than this many emails are in its file. */
async function work(killAt = Number.POSITIVE_INFINITY): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [path.join(projectRoot(), 'test/children/collection-exporter.ts')], {
    env: { ...process.env, NODE_ENV: 'test', ...place, DATABASE_URL: '', KILL_AT: String(killAt) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

test.runIf(isEmbedded)('an export that is killed is made again, and whole', async () => {
  expect(await work(EMAILS / 10)).toBe('SIGKILL')
  await withGallery(async () => {
    const [before] = await db().select().from(exportFiles)
    expect(before).toMatchObject({ state: 'making', tries: 1 })
  })
  expect(await work()).toBeNull()
  await withGallery(async () => {
    const [made] = await db().select().from(exportFiles)
    expect(made).toMatchObject({ state: 'ready', tries: 2, done: EMAILS, total: EMAILS })
    const archive = await fromBufferPromise(await buffer(readExport(made!.id, made!.bytes)))
    let pages = 0
    for await (const { fileName } of archive.eachEntry()) if (fileName.endsWith('.html')) pages++
    expect(pages).toBe(EMAILS)
  })
})
