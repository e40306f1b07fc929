/** Reads mailboxes of a real IMAP server. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { db, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { writtenMail } from '#test/written-mail.ts'
import { ensureDovecot } from '../../../scripts/test-dovecot.mjs'
import { acceptArrival } from './accept.server.ts'
import './arrivals-job.server.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { listMailboxes, sealPassword } from './mailbox-state.server.ts'

const database = useTestDatabase()
const server = await ensureDovecot()
if (!server) console.warn('The tests of mailboxes need dovecot: apt-get install dovecot-imapd')

let folder: string
let readers: { stop: AbortController; done: Promise<void> }[] = []
let delivered = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-mailbox-'))
  useStorage(await openStorage({ ...env(), DATA_DIR: folder }))
})
beforeEach(async () => {
  if (!server) return
  await db()
    .insert(inboxSources)
    .values({
      kind: 'imap',
      name: 'reader',
      host: server.host,
      port: server.port,
      tls: false,
      username: server.username,
      password: sealPassword(server.password),
    })
})
afterEach(async () => {
  await stopReading()
  server?.empty()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startReading(): Promise<void> {
  const [mailbox] = await listMailboxes()
  const stop = new AbortController()
  readers.push({ stop, done: readMailbox(mailbox!, { signal: stop.signal, pollMs: 60_000, delayMs: 50 }) })
}

async function stopReading(): Promise<void> {
  for (const { stop } of readers) stop.abort()
  await Promise.all(readers.map(({ done }) => done))
  readers = []
}

function messages(count: number, withId = true): Buffer[] {
  return Array.from({ length: count }, () => {
    const number = ++delivered
    return writtenMail({
      subject: `Message ${number}`,
      text: `Number ${number}`,
      ...(withId && { messageId: `mail${number}@acme.test` }),
    })
  })
}

async function hasArrived(count: number): Promise<void> {
  await expect.poll(() => db().$count(arrivals)).toBe(count)
}

async function source() {
  const [row] = await db().select().from(inboxSources).where(eq(inboxSources.kind, 'imap'))
  return row!
}

/** What the server counted since `before`; it counts when a connection ends. */
async function bodiesSince(before: number): Promise<number> {
  await stopReading()
  await expect.poll(() => server!.connections()).toBe(0)
  return server!.fetched().bodies - before
}

test.skipIf(!server)('every message arrives once, also while the mailbox is being watched', async () => {
  const before = server!.fetched().bodies
  server!.deliver(messages(3))
  await startReading()
  await hasArrived(3)
  // The connection waits in IDLE: the next poll is a minute away.
  server!.deliver(messages(2, false))
  await hasArrived(5)
  expect(await source()).toMatchObject({ lastError: null, lastMessageAt: expect.any(Date) })
  expect(await bodiesSince(before)).toBe(5)
  expect(server!.flags().filter((name) => name.includes(':2,') && !name.endsWith(':2,'))).toEqual([])
  await startReading()
  await expect.poll(async () => (await source()).connectedAt).not.toBeNull()
  expect(await bodiesSince(before)).toBe(5)
})

test.skipIf(!server)('after a new UIDVALIDITY known messages are recognized by their headers', async () => {
  const before = server!.fetched().bodies
  server!.deliver(messages(4))
  await startReading()
  await hasArrived(4)
  const { uidValidity } = await source()
  await stopReading()
  await server!.renumber()
  server!.deliver(messages(1))
  await startReading()
  await hasArrived(5)
  expect((await source()).uidValidity).not.toBe(uidValidity)
  expect(await bodiesSince(before)).toBe(5)
})

test.skipIf(!server)('what arrived by another way is fetched, and listed as a duplicate', async () => {
  const before = server!.fetched().bodies
  const [first, second] = messages(2)
  const { outcome } = await acceptArrival({ source: 'api', sourceName: 'a token', content: first! })
  expect(outcome).toBe('accepted')
  server!.deliver([first!, second!])
  await startReading()
  await expect
    .poll(async () => (await db().select().from(arrivals)).map(({ state }) => state).toSorted())
    .toEqual(['duplicate', 'waiting', 'waiting'])
  expect(await bodiesSince(before)).toBe(2)
})

test.skipIf(!server)('a message above the size limit is listed without being fetched', async () => {
  const before = server!.fetched().bodies
  const limit = env().MAX_MESSAGE_MB
  useEnv({ MAX_MESSAGE_MB: 1 })
  server!.deliver([writtenMail({ text: 'x'.repeat(1_500_000), messageId: `large${++delivered}@acme.test` })])
  await startReading()
  await hasArrived(1)
  useEnv({ MAX_MESSAGE_MB: limit })
  const [row] = await db().select().from(arrivals)
  expect(row).toMatchObject({ state: 'skipped', originalKey: null, subject: 'Spring is here' })
  expect(await bodiesSince(before)).toBe(0)
})

test.skipIf(!server)('it waits while the database is down, and loses nothing', async () => {
  await startReading()
  await expect.poll(async () => (await source()).connectedAt).not.toBeNull()
  const open = database()
  const away = () => {
    throw new Error('The database is down')
  }
  useDatabase({ ...open, db: new Proxy(open.db, { get: away }) })
  server!.deliver(messages(2))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  useDatabase(open)
  await hasArrived(2)
})

test.skipIf(!server)('a connection that breaks is opened again', async () => {
  await startReading()
  await expect.poll(async () => (await source()).connectedAt).not.toBeNull()
  await server!.halt()
  await expect.poll(async () => (await source()).lastError).not.toBeNull()
  server!.deliver(messages(1))
  await server!.start()
  await hasArrived(1)
  expect((await source()).lastError).toBeNull()
})

test.skipIf(!server)('a wrong password and a missing folder are told in plain words', async () => {
  await db()
    .update(inboxSources)
    .set({ password: sealPassword('another') })
  await startReading()
  await expect.poll(async () => (await source()).lastError).toBe('Wrong user name or password.')
  await stopReading()
  await db()
    .update(inboxSources)
    .set({ password: sealPassword(server!.password), folder: 'Nowhere' })
  await startReading()
  await expect.poll(async () => (await source()).lastError).toBe('There is no such folder on the server.')
})

test.skipIf(!server)('messages are marked or moved only where the owner wants it', async () => {
  await db().update(inboxSources).set({ afterwards: 'mark-seen' })
  server!.deliver(messages(1))
  await startReading()
  await hasArrived(1)
  await expect.poll(() => server!.flags().some((name) => name.endsWith(':2,S'))).toBe(true)
})
