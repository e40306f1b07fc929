/** Submissions of members: from the form to the review and the decision by mail. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, inboxRules, submissions } from '#app/platform/db/schema.ts'
import { deleteAccount } from '#app/accounts/profile/account-deletion.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { findSession } from '#app/accounts/sessions/sessions.server.ts'
import { importArrival } from '#app/intake/inbox/arrivals-job.server.ts'
import { kindOf } from '#app/intake/ingest/parse/detect-format.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { mailDecisions } from '#app/intake/submissions/decision-mailer.server.ts'
import { htmlMessage } from '#app/intake/submissions/html-message.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import * as submit from '#app/routes/pages/submit.tsx'
import { callRoute, multipart } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'

useTestDatabase()

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mailshelf-submissions-'))
const env = parseEnv({ DATA_DIR, CHROMIUM_PATH: '/nowhere' })

beforeAll(async () => {
  useEnv(env)
  useStorage(await openStorage(env))
})
beforeEach(() => useEnv(env))
afterAll(async () => {
  await releaseIngestWorker()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

function message(subject: string, to = 'ada@example.com'): string {
  return `From: Acme <news@acme.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@acme.example>\r\nContent-Type: text/html\r\n\r\n<p>Hello ${to}, from ${subject}</p>`
}

function send(meta: RequestMeta, form: Record<string, string>) {
  return callRoute(submit.action, '/submit', { meta, form: multipart(form) })
}

async function listOf(meta: RequestMeta) {
  const { data } = await callRoute(submit.loader, '/submit', { meta })
  return (data as { submissions: { state: string; subject: string; slug: string | null }[] }).submissions
}

async function importAll(): Promise<void> {
  for (const { id } of await db().select({ id: arrivals.id }).from(arrivals)) await importArrival(id)
}

function decided(state: 'imported' | 'skipped') {
  // Ten minutes after the review.
  return db().execute(
    sql`update arrivals set state = ${state}, updated_at = now() - interval '11 minutes' where state = 'review'`,
  )
}

test('visitors are sent to log in', async () => {
  const away = { status: 302, location: expect.stringMatching(/^\/login/) }
  expect(await callRoute(submit.loader, '/submit')).toMatchObject(away)
  expect(await send(requestMetaWith(), { source: message('one') })).toMatchObject(away)
  expect(await db().$count(submissions)).toBe(0)
})

test('an email waits for a review whatever the rules say, without the address of whoever sent it in', async () => {
  const { meta, viewer } = await signedIn({ email: 'ada@example.com' })
  await createBrand({ slug: 'acme', name: 'Acme' })
  await db()
    .insert(inboxRules)
    .values({ conditions: { domain: 'acme.example' } as never, outcome: { decision: 'publish' } as never })
  expect(await send(meta, { source: message('one'), note: 'Look at it' })).toMatchObject({ status: 302 })
  expect(await listOf(meta)).toMatchObject([{ state: 'waiting', subject: 'one', note: 'Look at it' }])
  await importAll()
  expect(await db().select().from(arrivals)).toMatchObject([{ source: 'submission', state: 'review' }])
  const [email] = await db().select().from(emails)
  expect(email).toMatchObject({ status: 'draft', subjectLine: 'one' })
  expect(JSON.stringify(email!.bodyText)).not.toContain('ada@example.com')

  // Another member neither sees it nor can send it again.
  const stranger = (await signedIn()).meta
  expect(await listOf(stranger)).toEqual([])
  expect(await send(stranger, { source: message('one') })).toMatchObject({ status: 422 })

  await mailDecisions()
  expect(await mailSentTo(viewer.email)).toEqual([])
  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, email!.id))
  await decided('imported')
  expect(await listOf(meta)).toMatchObject([{ state: 'accepted', slug: email!.slug }])
  await mailDecisions()
  await mailDecisions()
  const mails = await mailSentTo(viewer.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your email is in the gallery: Mailshelf'])
  expect(mails[0]!.text).toContain(`/email/${email!.slug}`)
})

test('a deleted account leaves no address, no note and nothing undecided of what it sent in', async () => {
  const { meta, viewer } = await signedIn({ email: 'ida@example.com' })
  await createBrand({ slug: 'acme', name: 'Acme' })
  await send(meta, { source: message('accepted', 'ida@example.com'), note: 'Look at it' })
  await importAll()
  await db().update(emails).set({ status: 'published' })
  await decided('imported')
  await mailDecisions()
  await send(meta, { source: message('reviewed', 'ida@example.com'), note: 'And at this' })
  await importAll()
  await send(meta, { source: message('waiting', 'ida@example.com') })
  const other = await signedIn({ email: 'bo@example.com' })
  await send(other.meta, { source: message('of-another', 'bo@example.com'), note: 'Mine' })

  const { session } = await findSession(meta)
  expect(await deleteAccount({ session, meta, phrase: 'delete my account' })).toMatchObject({ ok: true })
  const kept = await db().select().from(arrivals).orderBy(arrivals.subject)
  expect(kept).toMatchObject([
    { subject: 'accepted', recipients: [] },
    { subject: 'of-another', recipients: ['bo@example.com'] },
  ])
  expect(await db().select().from(submissions)).toMatchObject([{ userId: other.viewer.id, note: 'Mine' }])
  const [email, ...more] = await db().select().from(emails)
  expect(more).toEqual([])
  expect(email).toMatchObject({ subjectLine: 'accepted', originalKey: kept[0]!.originalKey })
  const files = readdirSync(path.join(DATA_DIR, 'files', 'private'), {
    recursive: true,
    withFileTypes: true,
  })
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
  expect(texts.filter((text) => text.includes('Subject: accepted'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Subject: of-another'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes(viewer.email))).toEqual([])
})

test('is stored as one file, or not at all', async () => {
  const { meta } = await signedIn()
  await db().execute(sql`alter table submissions add constraint refused check (note <> 'refused')`)
  const source = '<!doctype html><html><body><p>A letter with some words in it.</p></body></html>'
  const form = { source, brand: 'Acme', subject: 'Pasted' }
  expect((await send(meta, { ...form, note: 'refused' })).status).toBe(503)
  expect(await db().$count(arrivals)).toBe(0)
  expect(await send(meta, form)).toMatchObject({ status: 302 })
  const [stored] = await db().select().from(submissions)
  expect(await db().select().from(arrivals)).toMatchObject([
    { id: stored!.arrivalId, originalKey: stored!.originalKey },
  ])
})

test('HTML needs its brand and subject, and the reason comes by mail', async () => {
  const { meta, viewer } = await signedIn()
  const source =
    '<!doctype html><html><body><h1>Hello</h1><p>A letter with some words in it.</p></body></html>'
  expect(await send(meta, { source })).toMatchObject({
    status: 400,
    data: { errors: { brand: expect.anything() } },
  })
  expect(await send(meta, { source, brand: 'Ärmel & Co' })).toMatchObject({ status: 400 })
  const subject = 'Zwölf Boxkämpfer\r\nBcc: everybody@example.com'
  expect(await send(meta, { source, brand: 'Ärmel & Co', subject })).toMatchObject({ status: 302 })
  await importAll()
  const [email] = await db().select().from(emails)
  expect(email).toMatchObject({ status: 'draft', senderName: 'Ärmel & Co', senderAddress: null })
  expect(email!.subjectLine).toContain('Zwölf Boxkämpfer')

  await decided('skipped')
  await mailDecisions()
  const [mail] = await mailSentTo(viewer.email)
  expect(mail!.text).toContain('The email does not fit the gallery.')
  expect(await listOf(meta)).toMatchObject([{ state: 'refused' }])
})

test.each([
  ['nothing', {}],
  ['no email', { source: 'just some words' }],
  ['a program', { source: 'MZ\u0090\u0003' }],
  ['a note of a megabyte', { source: message('one'), note: 'x'.repeat(1_000_000) }],
  ['three million characters', { source: `Subject: x\n\n${'x'.repeat(3_000_000)}` }],
])('%s is refused', async (_, form) => {
  const { meta } = await signedIn()
  expect((await send(meta, form as Record<string, string>)).status).toBe(400)
  expect(await db().$count(arrivals)).toBe(0)
})

test('twenty a day', async () => {
  const { meta } = await signedIn()
  for (let n = 0; n < 20; n++) await send(meta, { source: 'just some words' })
  expect((await send(meta, { source: message('one') })).status).toBe(429)
})

test('tells messages from HTML, and writes HTML as a message no typed text escapes from', () => {
  expect(kindOf(Buffer.from('From: a\nSubject: b\n\n'))).toBe('eml')
  expect(kindOf(Buffer.from('  <table>'))).toBe('html')
  expect(kindOf(Buffer.from(''))).toBeNull()
  const wrapped = htmlMessage({ html: Buffer.from('<p>x'), brand: 'A\r\nX-Evil: 1', subject: 'é'.repeat(60) })
  const head = Buffer.from(wrapped).toString().split('\r\n\r\n')[0]!
  expect(head).not.toMatch(/^X-Evil/m)
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(78)
})
