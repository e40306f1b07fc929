import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { collectionEmails, emails } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { createEmail } from '#test/factories.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createUser } from '#test/signed-in.ts'
import { createCollection } from './collection-commands.server.ts'

const EMAILS = 500

let place: { DATA_DIR: string; DATABASE_URL?: string }

beforeAll(async () => {
  place = { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'mailshelf-saves-')) }
  if (inject('engine') === 'server') place.DATABASE_URL = await freshDatabase()
  else await copyMigratedFolder(place.DATA_DIR)
  const database = await openDatabase(place)
  useDatabase(database)
  const row = await createEmail()
  const more = Array.from({ length: EMAILS - 1 }, (_, n) => {
    return {
      ...row,
      id: undefined,
      messageId: null,
      slug: `more-${n}`,
      contentHash: n.toString(16).padStart(64, '0'),
    }
  })
  await database.db.insert(emails).values(more)
  const actor = asPerson(await createUser())
  await createCollection({ actor, input: { name: 'All', description: null, type: 'emails' } })
  await database.close()
})

afterAll(() => rm(place.DATA_DIR, { recursive: true, force: true }))

async function freshDatabase(): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  const name = `saves_${process.pid}_${Date.now()}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** Saves until done, or is killed after this many acknowledgements; returns the acknowledged ids. */
async function save(killAt = Number.POSITIVE_INFINITY): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(projectRoot(), 'test/children/email-saver.ts')], {
    env: { ...process.env, NODE_ENV: 'test', ...place, KILL_AT: String(killAt) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await new Promise((resolve) => child.once('close', resolve))
  // The last line may be incomplete; then it was not acknowledged either.
  return said.split('\n').slice(0, -1)
}

test('has every acknowledged save exactly once after being killed during five hundred', async () => {
  const answered = await save(200)
  expect(answered.length).toBeGreaterThanOrEqual(200)
  expect(answered.length).toBeLessThan(EMAILS)
  const kept = new Set(await savedIds())
  expect(answered.filter((id) => !kept.has(id))).toEqual([])

  expect(await save()).toHaveLength(EMAILS)
  expect(await savedIds()).toHaveLength(EMAILS)
})

async function savedIds(): Promise<string[]> {
  const database = await openDatabase(place)
  const rows = await database.db.select({ id: collectionEmails.emailId }).from(collectionEmails)
  await database.close()
  return rows.map(({ id }) => id)
}
