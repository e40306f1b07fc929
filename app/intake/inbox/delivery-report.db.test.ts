import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNotice } from '#app/accounts/emails/mailer.server.ts'
import { changePreferences } from '#app/accounts/profile/profile.server.ts'
import { findSession } from '#app/accounts/sessions/sessions.server.ts'
import { unsubscribeHeaders } from '#app/accounts/subscribers/mailer.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, subscribers, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { startThreadClock } from '#test/thread-clock.ts'
import { signedIn } from '#test/signed-in.ts'
import { readBounces } from '#app/intake/ingest/parse/delivery-report.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { processTime } from '#app/intake/ingest/worker/process-usage.ts'
import type { IngestWorker } from '#app/intake/ingest/worker/run-in-worker.server.ts'
import { acceptArrival } from './accept.server.ts'

useTestDatabase()

let server: MailServer
let folder: string
beforeAll(async () => {
  server = await startMailServer()
  folder = await mkdtemp(path.join(tmpdir(), 'delivery-report-'))
  useEnv({ DATA_DIR: folder, SMTP_URL: server.url, MAIL_FROM: 'Shelf <shelf@inbox.test>' })
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
  await startJobs()
})
afterAll(async () => {
  await releaseIngestWorker()
  await stopJobs()
  await server.close()
  await rm(folder, { recursive: true })
})

const UNKNOWN = { action: 'failed', status: '5.1.1', diagnostic: 'smtp; 550 5.1.1 No\r\n such user' }

function report(to: string, messageId: string, { action, status, diagnostic }: typeof UNKNOWN): Uint8Array {
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mx.test',
      'To: shelf@inbox.test',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
      '',
      '--part',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.test',
      '',
      `Final-Recipient: rfc822; ${to}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: ${diagnostic}`,
      '',
      '--part',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${messageId}`,
      'Subject: New emails',
      '',
      'Hello',
      '--part--',
      '',
    ].join('\r\n'),
  )
}

/** Sends a digest and returns its id. */
async function digest(to: EmailAddress): Promise<string> {
  server.received.length = 0
  await sendMail({
    to,
    subject: 'New emails',
    html: '',
    text: 'x',
    headers: unsubscribeHeaders('https://a.test'),
  })
  await expect.poll(() => server.received).toHaveLength(1)
  return server.received[0]!.messageId!
}

async function arrives(content: Uint8Array): Promise<void> {
  const accepted = await acceptArrival({ source: 'folder', sourceName: 'a', content })
  expect(accepted).toMatchObject({ outcome: 'refused', kind: 'delivery-report' })
}

async function reasonOf(to: EmailAddress): Promise<string | null> {
  const [user] = await db().select().from(users).where(eq(users.email, to))
  return user!.bounceReason
}

test('a bounce pauses digests and ends the newsletter; account emails are still sent', async () => {
  const { session } = await findSession((await signedIn()).meta)
  const { email: to } = session!.viewer
  await db().insert(subscribers).values({ email: to, status: 'confirmed' })
  const messageId = await digest(to)
  await arrives(report(to, messageId, UNKNOWN))
  expect(await reasonOf(to)).toBe('5.1.1 550 5.1.1 No such user')
  expect((await db().select().from(subscribers))[0]!.status).toBe('unsubscribed')
  expect((await db().select().from(arrivals)).map(({ state }) => state)).toEqual(['skipped'])

  server.received.length = 0
  await sendMail({
    to,
    subject: 'New emails',
    html: '',
    text: 'x',
    headers: unsubscribeHeaders('https://a.test'),
  })
  await sendNotice(to, 'password-changed', null)
  await expect.poll(() => server.received).toHaveLength(1)
  expect(server.received[0]!.subject).toBe('Your password was changed')

  await changePreferences({ session: session!, retry: 'yes' })
  expect(await reasonOf(to)).toBeNull()
  await digest(to)
})

test('a report that does not return our message to this address changes nothing', async () => {
  const { email: to } = (await signedIn()).viewer
  const { email: other } = (await signedIn()).viewer
  const messageId = await digest(to)
  await arrives(report(other, messageId, UNKNOWN))
  await arrives(report(to, `<${crypto.randomUUID()}.${'a'.repeat(22)}@localhost>`, UNKNOWN))
  await arrives(report(to, '', UNKNOWN))
  await arrives(report(to, messageId, { ...UNKNOWN, action: 'delayed' }))
  await arrives(report(to, messageId, { action: 'failed', status: '5.2.2', diagnostic: 'smtp; 552 Full' }))
  expect([await reasonOf(to), await reasonOf(other)]).toEqual([null, null])
  await arrives(report(to, messageId, UNKNOWN))
  expect(await reasonOf(to)).not.toBeNull()
})

test('a report of many parts does not hold the server', async () => {
  const head = Buffer.from(report('ada@example.com', '', UNKNOWN))
    .toString()
    .split('--part')[0]!
  const parts = Buffer.from(head + '--part\r\n\r\nx\r\n'.repeat(40_000))
  const readHereMs = startThreadClock()
  await readBounces(parts)
  const readMs = readHereMs()
  await arrives(report('ada@example.com', '', UNKNOWN))
  const reader = singleton<IngestWorker>('ingest-worker').get()!.processId()!
  const before = await processTime(reader)
  await arrives(parts)
  expect((await processTime(reader))! - before!).toBeGreaterThan(readMs / 2)
})

test('a recipient that the mail server refuses has bounced, one with a full mailbox has not', async () => {
  const { email: to } = (await signedIn()).viewer
  server.refusals.push({ at: 'recipient', responseCode: 552, message: '5.2.2 Mailbox full' })
  await sendNotice(to, 'password-changed', null)
  await expect.poll(() => server.refusals).toEqual([])
  expect(await reasonOf(to)).toBeNull()
  server.refusals.push({ at: 'recipient', responseCode: 550, message: '5.1.1 No such user' })
  await sendNotice(to, 'password-changed', null)
  await expect.poll(() => reasonOf(to)).toBe('550 5.1.1 No such user')
})
