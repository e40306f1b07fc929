/** What becomes of arrivals before anybody looks at them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  brands,
  changes,
  emailAttributes,
  emails,
  inboxAddresses,
  inboxRules,
} from '#app/platform/db/schema.ts'
import type { RuleConditions, RuleOutcome } from '#app/platform/db/json-columns.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { asEditor, asReviewer } from '#app/accounts/policy.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { purgeOriginals } from '#app/intake/ingest/purge-originals.server.ts'
import { refreshAttributesOf } from '#app/intake/ingest/refresh-attributes.server.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { dkimRecord, signed, startDns } from '#test/dkim.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { writtenMail, type WrittenMail } from '#test/written-mail.ts'
import { acceptArrival } from './accept.server.ts'
import { importArrival } from './arrivals-job.server.ts'
import { purgeInbox } from './purge.server.ts'
import { dryRun } from './queries.server.ts'

useTestDatabase()

let folder: string
let count = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-decide-'))
  useEnv({ CHROMIUM_PATH: '/nowhere/chromium', DATA_DIR: folder, INBOX_TRUSTED_RECEIVERS: 'mx.inbox.test' })
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

function arrive(mail: WrittenMail) {
  return arriveBytes(writtenMail({ messageId: `mail-${++count}@acme.test`, ...mail }))
}

async function arriveBytes(content: Buffer) {
  const accepted = await acceptArrival({ source: 'api', sourceName: 'a token', content })
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome)
  await importArrival(accepted.id)
  const [row] = await db().select().from(arrivals).where(eq(arrivals.id, accepted.id))
  return row!
}

async function addRule(conditions: RuleConditions, outcome: RuleOutcome, position = 0) {
  await db().insert(inboxRules).values({ conditions, outcome, position })
}

/** What the trusted receiver writes for mail that really is from acme.test. */
const SIGNED =
  'Authentication-Results: mx.inbox.test; dkim=pass header.d=acme.test; dmarc=pass header.from=acme.test'

const BODY =
  '<p>Our bread is baked before you wake up, and it is gone before the church bells ring at noon.</p>'.repeat(
    4,
  )

test('a confirmation waits for the owner with its link, and nothing of it reaches the gallery', async () => {
  const row = await arrive({
    subject: 'Please confirm your subscription',
    html: '<a href="https://acme.test/confirm/1">Confirm</a>',
  })
  expect(row).toMatchObject({
    state: 'attention',
    reason: 'Its subject asks to confirm a subscription or an address',
    details: { subscriptionMail: 'confirm', links: ['https://acme.test/confirm/1'] },
    emailId: null,
  })
  expect(await db().$count(emails)).toBe(0)
})

test('junk is listed with its reason, and goes after 30 days with its file', async () => {
  const fresh = await arrive({ headers: ['X-Spam-Flag: YES'], text: 'Buy now' })
  const old = await arrive({ headers: ['X-Spam-Flag: YES'], text: 'Buy later' })
  expect(old).toMatchObject({ state: 'junk', reason: expect.stringContaining('X-Spam-Flag') })
  await db()
    .update(arrivals)
    .set({ receivedAt: sql`now() - interval '31 days'` })
    .where(eq(arrivals.id, old.id))
  await purgeInbox()
  expect((await db().select().from(arrivals)).map(({ id }) => id)).toEqual([fresh.id])
  expect(await storage().exists(old.originalKey!)).toBe(false)
  expect(await storage().exists(fresh.originalKey!)).toBe(true)
})

test('decided messages go after the days that the owner chose, with the originals of their emails', async () => {
  useEnv({ KEEP_INBOX_DAYS: 10, KEEP_ORIGINALS_DAYS: 20 })
  try {
    const imported = await arrive({ subject: 'Bread', html: BODY })
    const recent = await arrive({ subject: 'Cake', html: BODY.replaceAll('bread', 'cake') })
    const waiting = await arrive({ subject: 'Please confirm your subscription', html: '<p>Confirm</p>' })
    await db().update(arrivals).set({ state: 'review' }).where(eq(arrivals.id, waiting.id))
    await db().update(emails).set({ status: 'published' })
    await db().update(arrivals).set({ state: 'imported' }).where(eq(arrivals.id, imported.id))
    const old = { receivedAt: sql`now() - interval '11 days'` }
    await db().update(arrivals).set(old).where(ne(arrivals.id, recent.id))
    await purgeInbox()
    expect((await db().select().from(arrivals)).map(({ id }) => id).toSorted()).toEqual(
      [recent.id, waiting.id].toSorted(),
    )
    // The email has the same file.
    expect(await storage().exists(imported.originalKey!)).toBe(true)
    await refreshAttributesOf(imported.emailId!)
    const isImported = eq(emailAttributes.emailId, imported.emailId!)
    await db().update(emailAttributes).set({ spf: 'pass', sentHour: 7 }).where(isImported)
    await db()
      .update(emails)
      .set({ createdAt: sql`now() - interval '21 days'` })
      .where(eq(emails.id, imported.emailId!))
    await purgeOriginals()
    expect(await storage().exists(imported.originalKey!)).toBe(false)
    expect(await storage().exists(recent.originalKey!)).toBe(true)
    const [email] = await db().select().from(emails).where(eq(emails.id, imported.emailId!))
    expect(email).toMatchObject({ originalKey: null, status: 'published' })
    expect(await storage().exists(email!.htmlKey!)).toBe(true)
    await db().update(emailAttributes).set({ rulesVersion: 0 }).where(isImported)
    await refreshAttributesOf(imported.emailId!)
    expect(await db().select().from(emailAttributes).where(isImported)).toMatchObject([
      { rulesVersion: ATTRIBUTES_VERSION, spf: 'pass', sentHour: 7 },
    ])
  } finally {
    useEnv({ KEEP_INBOX_DAYS: undefined, KEEP_ORIGINALS_DAYS: undefined })
  }
})

test('the same email for another recipient is listed with the first', async () => {
  const html = (name: string) => `<p>Hi ${name},</p>${BODY}`
  const first = await arrive({ subject: 'Your bread is ready', html: html('Jane') })
  const copy = await arrive({ subject: 'Your bread is ready', html: html('Tom') })
  expect(first.state).toBe('review')
  expect(copy).toMatchObject({ state: 'skipped', nearEmailId: first.emailId, emailId: null })
  expect(copy.reason).toContain('Your bread is ready')
  const other = await arrive({ subject: 'Your cake is ready', html: BODY.replaceAll('bread', 'cake') })
  expect(other.state).toBe('review')
  expect(await db().$count(emails)).toBe(2)
})

test('a second copy shows the name in the first, which is then no longer public', async () => {
  await addRule({ domain: 'acme.test' }, { decision: 'publish' })
  const html = (word: string) => `<p>${word} have been waiting.</p>${BODY}`
  const first = await arrive({ subject: 'Bread', html: html('The loaves, Jane'), headers: [SIGNED] })
  const read = async () => (await db().select().from(emails).where(eq(emails.id, first.emailId!)))[0]!
  const forged = await arrive({ subject: 'Bread', html: html('The loaves, Ann') })
  expect([forged.state, (await read()).status]).toEqual(['skipped', 'published'])
  const copy = await arrive({ subject: 'Bread', html: html('The loaves, Tom'), headers: [SIGNED] })
  expect(copy).toMatchObject({ state: 'skipped', nearEmailId: first.emailId })
  expect(await read()).toMatchObject({ status: 'draft', guesses: { recipient: { value: 'Jane' } } })
  expect(await db().select().from(changes)).toMatchObject([{ kind: 'email-held', label: '', summary: [] }])
  // A reviewer who has seen it decides.
  await db().update(emails).set({ status: 'published' })
  await arrive({ subject: 'Bread', html: html('The loaves, Ada'), headers: [SIGNED] })
  expect((await read()).status).toBe('published')
})

test('a rule publishes at once, with brand, type and occasion', async () => {
  await syncTaxonomy()
  const brand = await createBrand({ slug: 'bakery' })
  await addRule(
    { domain: 'acme.test' },
    { decision: 'publish', brand: 'bakery', type: 'newsletter', occasion: 'christmas' },
  )
  const row = await arrive({ html: BODY, headers: [SIGNED] })
  expect(row).toMatchObject({ state: 'imported', reason: 'Published by a rule', ruleId: expect.any(String) })
  const [email] = await db().select().from(emails)
  expect(email).toMatchObject({ brandId: brand.id, status: 'published' })
})

test('what a rule publishes without a brand is public with its sender’s', async () => {
  const first = await arrive({ subject: 'Pie', html: BODY.replaceAll('bread', 'pie') })
  expect(await db().select().from(brands)).toMatchObject([{ name: 'Acme', status: 'draft' }])
  await addRule({ sender: 'news@acme.test' }, { decision: 'publish' })
  const second = await arrive({ html: BODY, headers: [SIGNED] })
  const statuses = new Map((await db().select().from(emails)).map(({ id, status }) => [id, status]))
  expect(statuses).toEqual(
    new Map([
      [first.emailId, 'draft'],
      [second.emailId, 'published'],
    ]),
  )
  expect(await db().select().from(brands)).toMatchObject([{ name: 'Acme', status: 'active' }])
})

test('the first rule decides, and no rule leaves it to the address', async () => {
  await addRule({ subjectWords: ['sale'] }, { decision: 'hide' }, 0)
  await addRule({ domain: 'acme.test' }, { decision: 'review' }, 1)
  await db().insert(inboxAddresses).values({ address: 'reader@inbox.test', publish: 'at-once' })
  await arrive({ subject: 'A sale', html: BODY })
  await arrive({ subject: 'No offer', html: BODY.replaceAll('bread', 'cake') })
  await arrive({ subject: 'Other news', from: 'a@other.test', html: BODY.replaceAll('bread', 'pie') })
  const rows = await db().select().from(emails).orderBy(emails.subjectLine)
  expect(rows.map(({ status }) => status)).toEqual(['hidden', 'draft', 'published'])
})

test('an email that may name its recipient waits as a draft, whatever a rule or an address says', async () => {
  await addRule({ subjectWords: ['holidays'] }, { decision: 'publish' })
  await db().insert(inboxAddresses).values({ address: 'reader@inbox.test', publish: 'at-once' })
  const byRule = await arrive({ subject: 'Rodrigo, happy holidays', html: BODY, headers: [SIGNED] })
  const byAddress = await arrive({ subject: 'Hello Sam!', html: BODY.replaceAll('bread', 'cake') })
  const plain = await arrive({
    subject: 'Happy holidays',
    html: BODY.replaceAll('bread', 'pie'),
    headers: [SIGNED],
  })
  expect(byRule).toMatchObject({ state: 'review', reason: '“Rodrigo” may name its recipient' })
  expect(byAddress).toMatchObject({ state: 'review', reason: '“Sam” may name its recipient' })
  expect(plain.state).toBe('imported')
  const rows = await db().select().from(emails).orderBy(emails.subjectLine)
  expect(rows.map(({ status, guesses }) => [status, guesses?.recipient?.value])).toEqual([
    ['published', undefined],
    ['draft', 'Sam'],
    ['draft', 'Rodrigo'],
  ])
})

test('facts of the trusted receiver are written down with it', async () => {
  const row = await arrive({
    html: BODY,
    headers: ['Authentication-Results: mx.inbox.test; spf=pass smtp.mailfrom=a@acme.test; dkim=fail'],
  })
  expect(row.authentication).toEqual({
    by: 'receiver',
    spf: { result: 'pass', domain: 'acme.test' },
    dkim: [{ result: 'fail' }],
  })
})

const PROOFS = {
  aligned: SIGNED,
  'aligned SPF only': 'Authentication-Results: mx.inbox.test; spf=pass smtp.mailfrom=b@mail.acme.test',
  'aligned DKIM only': 'Authentication-Results: mx.inbox.test; spf=none; dkim=pass header.d=acme.test',
  // The forwarder's server is another one; the signature survives.
  forwarded:
    'Authentication-Results: mx.inbox.test; spf=pass smtp.mailfrom=me@home.test; dkim=pass header.d=acme.test; dmarc=pass header.from=acme.test',
  // A list changes the body and sends from its own domain.
  'mailing list':
    'Authentication-Results: mx.inbox.test; spf=pass smtp.mailfrom=l@lists.test; dkim=fail header.d=acme.test; dkim=pass header.d=lists.test; dmarc=fail header.from=acme.test',
  'forged from a server of its own':
    'Authentication-Results: mx.inbox.test; spf=pass smtp.mailfrom=x@evil.test; dkim=pass header.d=evil.test; dmarc=fail header.from=acme.test',
  'forged without any':
    'Authentication-Results: mx.inbox.test; spf=fail smtp.mailfrom=a@acme.test; dkim=none; dmarc=fail',
  'forged results below': 'Authentication-Results: other.test; dkim=pass header.d=acme.test; dmarc=pass',
  unsigned: 'Authentication-Results: mx.inbox.test; spf=none; dkim=none; dmarc=none',
  unknown: 'X-Nothing: x',
} as const

const PUBLISHED = new Set(['aligned', 'aligned SPF only', 'aligned DKIM only', 'forwarded'])

const RULE_KINDS: Record<string, RuleConditions> = {
  sender: { sender: 'news@acme.test' },
  domain: { domain: 'acme.test' },
  'List-ID': { listId: 'news.acme.test' },
  'subject words': { subjectWords: ['bread'] },
}

/** Every proof with one kind of rule, and every kind of rule with genuine and with forged mail. */
const CASES = (Object.keys(PROOFS) as (keyof typeof PROOFS)[]).flatMap((proof) =>
  Object.keys(RULE_KINDS)
    .filter((kind) => kind === 'sender' || proof === 'aligned' || proof === 'forged without any')
    .map((kind) => ({ kind, proof })),
)

test.each(CASES)(
  'a rule by $kind on mail that is $proof publishes only with proof of the sender',
  async ({ kind, proof }) => {
    await addRule(RULE_KINDS[kind]!, { decision: 'publish' })
    const row = await arrive({
      subject: 'Your bread is ready',
      html: BODY,
      headers: [PROOFS[proof], 'List-Id: <news.acme.test>'],
    })
    expect(row).toMatchObject(
      PUBLISHED.has(proof)
        ? { state: 'imported', reason: 'Published by a rule' }
        : {
            state: 'review',
            reason: 'A rule would publish it, but neither SPF, DKIM nor DMARC confirms the sender',
          },
    )
    const [email] = await db().select().from(emails)
    expect(email?.status).toBe(PUBLISHED.has(proof) ? 'published' : 'draft')
  },
)

test('the dry run of a rule says what really becomes of each arrival', async () => {
  const actor = asEditor((await signedIn({ role: 'admin' })).viewer)!
  await arrive({ subject: 'Good bread', html: BODY, headers: [SIGNED] })
  await arrive({ subject: 'Forged bread', html: BODY.replaceAll('bread', 'cake') })
  await arrive({ subject: 'Rodrigo, good bread', html: BODY.replaceAll('bread', 'pie'), headers: [SIGNED] })
  const outcome: RuleOutcome = { decision: 'publish', brand: 'bakery' }
  const { met } = await dryRun({ actor, conditions: { subjectWords: ['bread'] }, outcome })
  expect(met.map(({ becomes, reason }) => [becomes, reason])).toEqual([
    ['Wait for review: brand bakery', '“Rodrigo” may name its recipient'],
    ['Wait for review: brand bakery', expect.stringContaining('neither SPF, DKIM nor DMARC')],
    ['Publish immediately: brand bakery', null],
  ])
})

test('a rule made from mail of a list publishes mail that the same list sends, and nothing else', async () => {
  await addRule({ sender: 'news@acme.test' }, { decision: 'publish', trusted: ['lists.test'] })
  const listed = await arrive({ html: BODY, headers: [PROOFS['mailing list']] })
  const forged = await arrive({
    subject: 'Forged',
    html: BODY.replaceAll('bread', 'cake'),
    headers: [PROOFS['forged from a server of its own']],
  })
  expect([listed.state, forged.state]).toEqual(['imported', 'review'])
})

test('a forged first copy does not keep the genuine email out', async () => {
  const forged = await arrive({
    subject: 'Bread',
    html: `<p>Hi Jane,</p>${BODY}`,
    headers: [PROOFS.unsigned],
  })
  const genuine = await arrive({ subject: 'Bread', html: `<p>Hi Tom,</p>${BODY}`, headers: [SIGNED] })
  const copy = await arrive({ subject: 'Bread', html: `<p>Hi Ann,</p>${BODY}`, headers: [SIGNED] })
  expect([forged.state, genuine.state, copy.state]).toEqual(['review', 'review', 'skipped'])
  expect(copy.nearEmailId).toBe(genuine.emailId)
})

describe('mail whose receiver says nothing, such as that of a mailbox', () => {
  let dns: Awaited<ReturnType<typeof startDns>>

  beforeAll(async () => {
    await releaseIngestWorker()
    dns = await startDns({ ...dkimRecord('acme.test'), ...dkimRecord('evil.test') })
  })
  afterAll(async () => {
    await releaseIngestWorker()
    dns.stop()
  })

  test('is published by a rule if its signature is that of its sender', async () => {
    await addRule({ sender: 'news@acme.test' }, { decision: 'publish' })
    const written = (text: string) => writtenMail({ subject: text, html: BODY.replaceAll('bread', text) })
    const rows = [
      await arriveBytes(await signed(written('cake'))),
      await arriveBytes(await signed(written('pie'), { domain: 'evil.test' })),
      await arriveBytes(await signed(written('rolls'), { maxBodyLength: 10 })),
      await arriveBytes(
        Buffer.from((await signed(written('buns'))).toString().replaceAll('church', 'chapel')),
      ),
    ]
    expect(rows.map(({ state }) => state)).toEqual(['imported', 'review', 'review', 'review'])
    expect(rows[0]!.authentication).toMatchObject({
      by: 'mailshelf',
      dkim: [{ result: 'pass', domain: 'acme.test' }],
    })
  })

  test('replaces an earlier version that its sender sent, which can be brought back', async () => {
    await addRule({ subjectWords: ['bread'] }, { decision: 'publish', trusted: ['evil.test'] })
    const version = (html: string, more: WrittenMail = {}) =>
      writtenMail({ messageId: 'bread@acme.test', subject: 'Bread', html: `${html}${BODY}`, ...more })
    const later = { date: 'Tue, 17 Nov 2026 11:30:00 +0000' }
    const first = await arriveBytes(await signed(version('<p>Loaves for $5</p>')))
    const forged = await arriveBytes(
      await signed(version('<p>Loaves for $1</p>', later), { domain: 'evil.test' }),
    )
    const held = await arriveBytes(await signed(version('<p>Rodrigo, your loaves for $3</p>', later)))
    const older = await arriveBytes(
      await signed(version('<p>Loaves for $2</p>', { date: 'Mon, 16 Nov 2026 09:30:00 +0000' })),
    )
    const newer = await arriveBytes(await signed(version('<p>Loaves for $4</p>', later)))
    expect(newer).toMatchObject({
      state: 'imported',
      emailId: first.emailId,
      reason: expect.stringContaining('earlier version'),
    })
    expect(new Set([first, forged, held, older].map(({ emailId }) => emailId)).size).toBe(4)
    const read = async () => (await db().select().from(emails).where(eq(emails.id, first.emailId!)))[0]!
    expect((await read()).bodyText).toContain('$4')

    const owner = asReviewer((await signedIn({ role: 'admin' })).viewer)!
    const [change] = await db().select().from(changes)
    expect(change).toMatchObject({ kind: 'email-replaced', actorId: null, label: 'Bread' })
    expect(await undoChange(owner, change!.id)).toEqual({ ok: true })
    expect(await read()).toMatchObject({ contentChangedAt: null, status: 'published' })
    expect((await read()).bodyText).toContain('$5')
  })
})
