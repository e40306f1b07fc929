import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importArrival } from '#app/intake/inbox/arrivals-job.server.ts'
import { acceptArrival } from '#app/intake/inbox/accept.server.ts'
import { namesAddress } from '#app/intake/ingest/privacy/find-address.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  contactMessages,
  emails,
  importNotes,
  importRuns,
  submissions,
  subscribers,
} from '#app/platform/db/schema.ts'
import { sendMail, sendNow } from '#app/platform/lib/mail.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { listUnfinished, startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import * as page from '#app/routes/admin/erasure.tsx'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { importMessage } from '#test/imported-message.ts'
import { signedIn } from '#test/signed-in.ts'
import { writtenMail } from '#test/written-mail.ts'
import { eraseAddress } from './erase.server.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'erasure-'))
const env = { DATA_DIR: home, CHROMIUM_PATH: '/nowhere' }

beforeAll(async () => {
  useEnv(env)
  useStorage(await openStorage(parseEnv(env)))
})
afterAll(async () => {
  await stopJobs()
  await releaseIngestWorker()
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

const PAT = 'pat.doe@home.test'

test.each([
  ['as it is', `To: Pat <${PAT}>`],
  ['in other case', 'To: PAT.DOE@Home.test'],
  ['in a link', '<a href="https://x.test/?e%3Dpat.doe%40home.test">'],
  ['quoted-printable, over a line break', 'href=3D"mailto:pat.d=\r\noe@home.test"'],
  [
    'in base64',
    Buffer.from(`${'x'.repeat(50)} ${PAT} ${'y'.repeat(60)}`)
      .toString('base64')
      .replace(/.{60}/g, '$&\r\n'),
  ],
  ['as the sender of bounces', 'Return-Path: <pat.doe=home.test@bounces.test>'],
])('an address is found %s', (_, text) => {
  expect(namesAddress(Buffer.from(text), PAT)).toBe(true)
})

test('part of another address is not found', () => {
  expect(namesAddress(Buffer.from(`to apat.doe@home.test and ${PAT}-x and pat-doe@home.test`), PAT)).toBe(
    false,
  )
})

test('queued mail to an address is deleted, other mail is not', async () => {
  for (const to of [PAT, 'else@home.test']) {
    await sendMail({ to: address(to), subject: 'Hello', text: 'Hello', html: 'Hello' })
  }
  await eraseAddress(address(PAT))
  expect(await listUnfinished('mail', { givenUp: true })).toHaveLength(1)
  await eraseAddress(address('else@home.test'))
  expect(await listUnfinished('mail', { givenUp: true })).toEqual([])
})

/** Every row of every table, and every stored file, as one text. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`)
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !file.includes('pgdata')) texts.push(readFileSync(file, 'latin1'))
  }
  return texts.join('\n').toLowerCase()
}

test('an address is shown with what names it, and is nowhere after the erasure', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  const told = await importMessage(
    writtenMail({
      to: 'reader@inbox.test',
      subject: 'A letter from Pat',
      html: `<p>Write to ${PAT} or <a href="mailto:${PAT}">here</a></p>`,
    }),
  )
  const received = await importMessage(
    writtenMail({ to: PAT, subject: 'Spring', html: '<p>Spring has come</p>' }),
  )
  const other = await importMessage(writtenMail({ subject: 'Summer', html: '<p>Summer has come</p>' }))
  const confirmation = writtenMail({ to: PAT, subject: 'Please confirm your subscription' })
  const accepted = await acceptArrival({ source: 'api', sourceName: 'a token', content: confirmation })
  await importArrival((accepted as { id: string }).id)
  const originalKey = await storeFile('private', Buffer.from(`To: ${PAT}\n\nSent in`), 'eml')
  await db().insert(submissions).values({ originalKey, kind: 'eml' })
  await db()
    .insert(subscribers)
    .values([{ email: address(PAT) }, { email: address('else@home.test') }])
  await db()
    .insert(contactMessages)
    .values({ name: 'Pat', email: address(PAT), topic: 'Other', message: 'Hello' })
  const [run] = await db().insert(importRuns).values({ source: 'a', files: 1 }).returning()
  await db()
    .insert(importNotes)
    .values({ runId: run!.id, position: 1, kind: 'refused', file: `${PAT}.eml`, reason: 'It is broken' })
  await sendNow({ to: address(PAT), subject: 'Hello', text: 'Hello', html: 'Hello' })
  expect(await everything()).toContain(PAT)
  const sample = await importMessage(
    writtenMail({ to: PAT, subject: 'A sample', html: '<p>It is a sample</p>' }),
  )
  await db().update(emails).set({ sample: true }).where(eq(emails.id, sample.id))

  const post = (form: Record<string, string>) =>
    callRoute(page.action, '/admin/settings/erasure', { meta, form })
  const found = await post({ intent: 'find', address: ' Pat.Doe@home.test ' })
  expect(found.data).toMatchObject({
    found: { emails: 1, originals: 3, inbox: 1, subscribers: 1, messages: 1, logs: 1, isComplete: true },
  })
  expect(await post({ intent: 'find', address: 'reader@example.com' })).toMatchObject({
    status: 400,
    data: { errors: { address: expect.stringContaining('stands for addresses that were removed') } },
  })
  // Nothing happens to an address that was not shown.
  await post({ intent: 'erase', address: PAT, shown: 'else@home.test' })
  expect(await listUnfinished('erase-address', { givenUp: true })).toEqual([])

  expect(await post({ intent: 'erase', address: PAT, shown: PAT })).toMatchObject({
    location: '/admin/settings/erasure',
  })
  await startJobs()
  await expect
    .poll(() => listUnfinished('erase-address', { givenUp: true }), { timeout: 120_000, interval: 500 })
    .toEqual([])
  await stopJobs()
  expect(await storage().get(sample.originalKey!)).toContain(PAT)
  await storage().delete(sample.originalKey!)
  const left = await everything()
  expect(left.split('\n').filter((line) => line.includes(PAT))).toEqual([])
  const rows = await db().select().from(emails)
  const byId = Object.fromEntries(rows.map((row) => [row.id, row]))
  expect(byId[told.id]!.bodyText).toContain('Write to reader@example.com')
  expect(await storage().get(byId[told.id]!.htmlKey!)).toContain('reader@example.com')
  expect(byId[received.id]).toMatchObject({ originalKey: null, subjectLine: 'Spring' })
  expect(byId[other.id]).toEqual(other)
  expect(await db().select({ email: subscribers.email }).from(subscribers)).toEqual([
    { email: 'else@home.test' },
  ])

  const reading = {
    source: 'smtp',
    sourceName: 'SMTP',
    state: 'processing',
    originalKey: 'private/x',
    size: 1,
  } as const
  await db()
    .insert(arrivals)
    .values({ ...reading, recipients: [PAT] })
  await expect(eraseAddress(address(PAT))).rejects.toThrow('still being read')
})
