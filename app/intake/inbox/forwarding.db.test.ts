/** Forward to save: a secret address a user, from the form to the saved email. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  brands,
  collectionEmails,
  collections,
  emails,
  inboxAddresses,
} from '#app/platform/db/schema.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { action, loader } from '#app/routes/account/settings/forwarding.tsx'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { signedIn } from '#test/signed-in.ts'
import { acceptArrival } from './accept.server.ts'
import { importArrival } from './arrivals-job.server.ts'
import { readForwarding } from './forwarding.server.ts'

useTestDatabase()

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'forwarding-'))
const SETTINGS = { DATA_DIR, CHROMIUM_PATH: '/nowhere', INBOX_DOMAIN: 'in.gallery.test' }

beforeAll(async () => useStorage(await openStorage(parseEnv({ DATA_DIR }))))
beforeEach(() => useEnv({ FORWARD_TO_SAVE: 'review', ...SETTINGS }))
afterAll(async () => {
  await releaseIngestWorker()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

const PATH = '/settings/forwarding'

async function userWithCollection() {
  const { meta, viewer } = await signedIn({ role: 'member' })
  const [collection] = await db()
    .insert(collections)
    .values({ userId: viewer.id, name: 'Forwarded', slug: 'forwarded', type: 'emails' })
    .returning()
  const send = (form: Record<string, string>) => callRoute(action, PATH, { meta, form })
  const read = async () => (await readForwarding(viewer)).address
  return { meta, viewer, collection: collection!, send, read }
}

let count = 0

function forwarded({ from = 'Sam Rivera <sam@home.test>', subject = `Spring ${++count}` } = {}): Buffer {
  return Buffer.from(
    `From: ${from}\r\nTo: x@in.gallery.test\r\nSubject: Fwd: ${subject}\r\nMessage-ID: <${subject.replaceAll(' ', '-')}@mail.test>\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<div>Look at the lamps.<br><br><div class="gmail_quote"><div>---------- Forwarded message ---------<br>From: <b>Nordlys</b> &lt;hello@nordlys.test&gt;<br>Date: Wed, Mar 4, 2026 at 10:02 AM<br>Subject: ${subject}<br>To: Sam Rivera &lt;sam@home.test&gt;<br></div><br><h1>${subject}</h1><p>Hi Sam, warm lamps from Nordlys are back.</p></div></div>`,
  )
}

async function arrive(address: string, content = forwarded()) {
  const accepted = await acceptArrival({ source: 'smtp', sourceName: 'SMTP', content, recipients: [address] })
  if (accepted.outcome !== 'accepted') return { outcome: accepted.outcome, row: null }
  await importArrival(accepted.id)
  const [row] = await db().select().from(arrivals).where(eq(arrivals.id, accepted.id))
  return { outcome: accepted.outcome, row: row! }
}

test('a user gets an address, replaces it and turns it off; the former ones are refused', async () => {
  const { meta, collection, send, read } = await userWithCollection()
  expect(await callRoute(loader, PATH, { meta })).toMatchObject({
    data: { address: null, collections: [{ name: 'Forwarded' }] },
  })
  expect(await send({ intent: 'on', collection: collection.id })).toMatchObject({ status: 302 })
  const first = (await read())!
  expect(first).toEqual({
    address: expect.stringMatching(/^save-[0-9a-f]{20}@in\.gallery\.test$/),
    collectionId: collection.id,
  })
  await send({ intent: 'on', collection: '' })
  expect(await read()).toEqual({ ...first, collectionId: null })
  await send({ intent: 'replace' })
  const second = (await read())!
  expect(second.address).not.toBe(first.address)
  expect((await arrive(first.address)).outcome).toBe('refused')
  expect((await arrive(second.address)).outcome).toBe('accepted')
  await send({ intent: 'off' })
  expect(await read()).toBeNull()
  expect((await arrive(second.address)).outcome).toBe('refused')
})

test.each([
  ['review', 'draft', 'draft'],
  ['publish', 'published', 'active'],
] as const)(
  'what is forwarded waits or is public, as the owner wants: %s',
  async (setting, status, brand) => {
    useEnv({ ...SETTINGS, FORWARD_TO_SAVE: setting })
    const { viewer, collection, send, read } = await userWithCollection()
    await send({ intent: 'on', collection: collection.id })
    await arrive((await read())!.address)
    const [email] = await db().select().from(emails)
    expect(email).toMatchObject({ status, senderName: 'Nordlys', senderAddress: 'hello@nordlys.test' })
    expect(await db().select().from(brands)).toMatchObject([{ name: 'Nordlys', status: brand }])
    const { guesses: _, ...shown } = email!
    expect(JSON.stringify(shown)).not.toMatch(/Sam|Rivera|home\.test|in\.gallery/)
    expect(await db().select().from(collectionEmails)).toMatchObject([
      { userId: viewer.id, collectionId: collection.id, emailId: email!.id, note: 'Look at the lamps.' },
    ])
  },
)

test('an email that the gallery has is saved, and nothing else', async () => {
  const { collection, send, read } = await userWithCollection()
  await send({ intent: 'on', collection: collection.id })
  const { address } = (await read())!
  const content = forwarded({ subject: 'The same' })
  const { row } = await arrive(address, content)
  await db().delete(collectionEmails)
  await db().delete(arrivals)
  await arrive(address, Buffer.concat([content, Buffer.from('\r\n<!-- again -->')]))
  expect(await db().select().from(collectionEmails)).toMatchObject([{ emailId: row!.emailId }])
  expect(await db().$count(emails)).toBe(1)
})

test('what a user writes themselves does not become an email', async () => {
  const { viewer, send, read } = await userWithCollection()
  await send({ intent: 'on' })
  const own = Buffer.from(
    `From: Me <${viewer.email}>\r\nSubject: Hello\r\n\r\nIs anybody there to read this?`,
  )
  const { row } = await arrive((await read())!.address, own)
  expect(row).toMatchObject({ state: 'skipped', reason: 'Not a forwarded email: the user wrote it' })
  expect(await db().$count(emails)).toBe(0)
})

test('it is limited, and off where the owner says so or nothing receives mail', async () => {
  const { meta, send, read } = await userWithCollection()
  await send({ intent: 'on' })
  const { address } = (await read())!
  const outcomes = new Map<string, number>()
  for (let time = 0; time < RATE_LIMITS.forward.points + 2; time++) {
    const { outcome } = await acceptArrival({
      source: 'smtp',
      sourceName: 'SMTP',
      content: forwarded(),
      recipients: [address],
    })
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  expect(Object.fromEntries(outcomes)).toEqual({ accepted: RATE_LIMITS.forward.points, refused: 2 })
  useEnv({ ...SETTINGS, FORWARD_TO_SAVE: 'off' })
  expect(await callRoute(loader, PATH, { meta })).toMatchObject({ status: 302, location: '/settings' })
  expect((await arrive(address)).outcome).toBe('refused')
  useEnv({ DATA_DIR, CHROMIUM_PATH: '/nowhere' })
  expect(await callRoute(action, PATH, { meta, form: { intent: 'on' } })).toMatchObject({
    toast: { title: 'This site doesn’t receive forwarded emails.' },
  })
  expect(await callRoute(action, PATH, { meta, form: { intent: 'nonsense' } })).toMatchObject({ status: 400 })
  expect(await db().$count(inboxAddresses)).toBe(1)
})
