import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, brands, emails, inboxAddresses } from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { listJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { type Acceptance, acceptArrival } from './accept.server.ts'
import { importArrival } from './arrivals-job.server.ts'

useTestDatabase()

let dataDir: string

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-'))
  useEnv({ CHROMIUM_PATH: '/nowhere/chromium', DATA_DIR: dataDir, MAX_MESSAGE_MB: 4 })
  useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
})

const ACME = 'acme@inbox.test'

function message({ id = 'one', headers = '', body = '' } = {}): Buffer {
  return Buffer.from(
    `From: "Other Sender" <news@other.test>\r\nTo: Jane <jane@doe.test>\r\nSubject: =?utf-8?Q?Caf=C3=A9?= is open\r\n` +
      `Date: Tue, 14 Oct 2025 08:15:00 +0200\r\n${id && `Message-ID: <${id}@other.test>\r\n`}${headers}` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n` +
      `<html><body><h1>The café is open</h1><p>Sent to jane@doe.test.</p>${body}</body></html>\r\n`,
  )
}

function accept(content: Buffer | Readable, given: Partial<Parameters<typeof acceptArrival>[0]> = {}) {
  return acceptArrival({ source: 'smtp', sourceName: 'SMTP', content, recipients: [ACME], ...given })
}

async function importAccepted(acceptance: Acceptance) {
  if (acceptance.outcome !== 'accepted') throw new Error(acceptance.outcome)
  await importArrival(acceptance.id)
  const [row] = await db().select().from(arrivals).where(eq(arrivals.id, acceptance.id))
  return row!
}

async function states(): Promise<string[]> {
  const rows = await db()
    .select({ state: arrivals.state })
    .from(arrivals)
    .orderBy(asc(arrivals.receivedAt), asc(arrivals.id))
  return rows.map(({ state }) => state).toSorted()
}

async function address(given: Partial<typeof inboxAddresses.$inferInsert> = {}) {
  await db()
    .insert(inboxAddresses)
    .values({ address: ACME, ...given })
}

describe('accepting', () => {
  test('stores the bytes, the row and the job before it answers', async () => {
    await address()
    const bytes = message()
    const accepted = await accept(bytes, { recipients: ['Acme+shop@Inbox.test'] })
    expect(accepted.outcome).toBe('accepted')
    const [row] = await db().select().from(arrivals)
    expect(row).toMatchObject({
      state: 'waiting',
      messageId: 'one@other.test',
      sender: 'news@other.test',
      senderName: 'Other Sender',
      subject: 'Café is open',
      size: bytes.length,
      recipients: ['acme+shop@inbox.test', ACME],
    })
    expect(Buffer.from(await storage().getBytes(row!.originalKey!))).toEqual(bytes)
    expect((await listJobs()).find(({ name }) => name === 'arrivals')).toMatchObject({ waiting: 1 })
  })

  test('knows the same message from another source by its content, with and without an ID', async () => {
    await address()
    const first = await accept(message())
    const again = await accept(message({ headers: 'Received: from b.test by a.test\r\n' }), {
      source: 'imap',
      sourceName: 'Mailbox',
    })
    expect(again).toEqual({ outcome: 'duplicate', id: first.outcome === 'accepted' && first.id })
    await accept(message({ id: '', body: '<p>No ID</p>' }))
    const unnamed = message({ id: '', body: '<p>No ID</p>', headers: 'Received: from b.test\r\n' })
    expect(await accept(Buffer.from(unnamed.toString().replaceAll('\r\n', '\n')))).toMatchObject({
      outcome: 'duplicate',
    })
    expect(await states()).toEqual(['duplicate', 'duplicate', 'waiting', 'waiting'])
  })

  test('a message with a known ID and other content becomes an email of its own', async () => {
    await address()
    const forged = await importAccepted(
      await accept(message({ body: '<p>Words of a stranger who has copied an ID</p>' })),
    )
    const genuine = await importAccepted(await accept(message()))
    expect([forged.state, genuine.state]).toEqual(['review', 'review'])
    expect(genuine.emailId).not.toBe(forged.emailId)
    expect(await db().$count(emails)).toBe(2)
  })

  test('of twenty sources at the same time, one brings it', async () => {
    await address()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(message())))
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(19)
  })

  test.each([
    ['a loop', message({ headers: 'Received: from a.test by b.test\r\n'.repeat(51) }), 'loop'],
    ['our own message', message({ headers: 'X-Mailshelf: localhost\r\n' }), 'loop'],
    ['an automatic reply', message({ headers: 'Auto-Submitted: auto-replied\r\n' }), 'auto-reply'],
    ['an empty message', Buffer.alloc(0), 'empty'],
  ])('refuses %s', async (_, bytes, kind) => {
    await address()
    expect(await accept(bytes)).toMatchObject({ outcome: 'refused', kind })
    expect((await states()).filter((state) => state !== 'skipped')).toEqual([])
  })

  test('refuses a message for an unknown address over SMTP', async () => {
    await address()
    expect(await accept(message(), { recipients: ['other@inbox.test'] })).toMatchObject({
      kind: 'unknown-recipient',
    })
  })

  test('refuses headers of too many lines or bytes before they are parsed, and lists them', async () => {
    await address()
    const folded = message({ headers: `X-Folded: a\r\n${' b\r\n'.repeat(60_000)}` })
    const wide = message({ id: 'two', headers: `X-Wide: ${'a'.repeat(300_000)}\r\n` })
    for (const content of [folded, wide]) {
      expect(await accept(content)).toMatchObject({ outcome: 'refused', kind: 'long-headers' })
    }
    const listed = await db().select().from(arrivals)
    expect(listed.map(({ state }) => state)).toEqual(['skipped', 'skipped'])
    const accepted = await accept(
      message({ id: 'three', headers: `X-Folded: a\r\n${' b\r\n'.repeat(1500)}` }),
    )
    expect(accepted.outcome).toBe('accepted')
  })

  test('a large message waits on the disk and leaves nothing there', async () => {
    await address()
    const large = message({ body: 'x'.repeat(3_000_000) })
    const accepted = await accept(Readable.from(chunksOf(large, 1)))
    expect(accepted.outcome).toBe('accepted')
    const [row] = await db().select().from(arrivals)
    expect(Buffer.from(await storage().getBytes(row!.originalKey!))).toEqual(large)
    const tooLarge = message({ id: 'two', body: 'x'.repeat(5_000_000) })
    expect(await accept(Readable.from(chunksOf(tooLarge, 65_000)))).toMatchObject({ kind: 'too-large' })
    expect(existsSync(path.join(dataDir, 'incoming')) && readdirSync(path.join(dataDir, 'incoming'))).toEqual(
      [],
    )
  })

  test('a storage that fails is unavailable, and nothing is listed as received', async () => {
    await address()
    writeFileSync(path.join(dataDir, 'file'), '')
    useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(dataDir, 'file') })))
    expect(await accept(message())).toEqual({ outcome: 'unavailable' })
    expect(await states()).toEqual([])
  })
})

describe('importing', () => {
  test('an arrival at a brand’s address is that brand’s, whatever its sender', async () => {
    const brand = await createBrand({ slug: 'acme' })
    await address({ brandId: brand.id, publish: 'at-once' })
    const row = await importAccepted(await accept(message()))
    expect(row).toMatchObject({ state: 'imported', reason: null })
    const [email] = await db().select().from(emails).where(eq(emails.id, row.emailId!))
    expect(email).toMatchObject({ brandId: brand.id, status: 'published', subjectLine: 'Café is open' })
  })

  test('at any other address it is its sender’s, and waits for its owner', async () => {
    await address({ address: '*@inbox.test' })
    const row = await importAccepted(await accept(message()))
    expect(row.state).toBe('review')
    const [email] = await db().select().from(emails)
    expect(email).toMatchObject({ id: row.emailId, status: 'draft' })
    const [brand] = await db().select().from(brands)
    expect(brand).toMatchObject({ name: 'Other', status: 'draft' })
  })

  test('the address that received it is nowhere in what readers see, even as its sender', async () => {
    await address()
    const row = await importAccepted(
      await accept(
        Buffer.from(
          message({
            body: `<p>For ${ACME} only, <a href="https://other.test/?e=${encodeURIComponent(ACME)}">here</a>
              and <a href="https://other.test/${Buffer.from(ACME).toString('base64')}">there</a></p>
              <img alt="Hi ${ACME}" src="https://other.test/a.png">`,
          })
            .toString()
            .replace('news@other.test', ACME),
        ),
      ),
    )
    const [email] = await db().select().from(emails).where(eq(emails.id, row.emailId!))
    const html = await storage().get(email!.htmlKey!)
    for (const text of [JSON.stringify(email), html]) {
      expect(text).not.toContain(ACME)
      expect(text).not.toContain(encodeURIComponent(ACME))
      expect(text).not.toContain(Buffer.from(ACME).toString('base64'))
    }
  })

  test('a message that the intake refuses is listed with its reason', async () => {
    await address()
    const row = await importAccepted(
      await accept(
        Buffer.from('From: a@other.test\r\nSubject: Nothing\r\nMessage-ID: <nothing@other.test>\r\n\r\n'),
      ),
    )
    expect(row).toMatchObject({ state: 'skipped', reason: 'Not imported: it has neither HTML nor text' })
  })

  test('an email that was imported from a file stays as it is', async () => {
    await address()
    const row = await importAccepted(await accept(message({ id: '' })))
    await db().delete(arrivals)
    const later = await importAccepted(await accept(message({ id: '' })))
    expect(later).toMatchObject({ state: 'duplicate', emailId: row.emailId })
    expect(await db().$count(emails)).toBe(1)
  })

  test('a job that runs twice imports once', async () => {
    await address()
    const row = await importAccepted(await accept(message()))
    await importArrival(row.id)
    const next = await accept(message({ id: 'next', body: '<p>Another email, about something else</p>' }))
    if (next.outcome !== 'accepted') throw new Error(next.outcome)
    await Promise.all([importArrival(next.id), importArrival(next.id)])
    expect(await db().$count(emails)).toBe(2)
    expect(await states()).toEqual(['review', 'review'])
  })
})

function* chunksOf(bytes: Buffer, size: number): Generator<Buffer> {
  // One byte at a time at first, as a slow or hostile sender may.
  for (let at = 0; at < bytes.length; at += at < 100_000 ? size : 65_536) {
    yield bytes.subarray(at, at + (at < 100_000 ? size : 65_536))
  }
}
