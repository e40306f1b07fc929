/** The review queue: who may use it, what a decision does, and that undoing it restores every row. */
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { arrivals, brands, emails, inboxRules, reviewLeases, submissions } from '#app/platform/db/schema.ts'
import { asReviewer } from '#app/accounts/policy.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { type SignedIn, signedIn } from '#test/signed-in.ts'
import { decide } from './commands.server.ts'
import { countDecided, lastDecisionOf } from './last-decisions.server.ts'
import { BATCH, listChoices, readQueue } from './queries.server.ts'
import type { DecisionInput } from './schema.ts'

useTestDatabase()

const START = { after: null, before: null, at: null }

type Actor = NonNullable<ReturnType<typeof asReviewer<SignedIn['viewer']>>>
let ada: Actor
let ben: Actor
let brand: typeof brands.$inferSelect

beforeEach(async () => {
  ada = await reviewer('Ada Reviewer')
  ben = await reviewer('Ben Reviewer')
  brand = await createBrand({ name: 'Acme', slug: 'acme', status: 'draft' })
})

async function reviewer(name: string): Promise<Actor> {
  const { viewer } = await signedIn({ role: 'reviewer', name })
  return asReviewer(viewer)!
}

/** An email that arrived by mail and waits. */
async function arrive(
  given: Parameters<typeof createEmail>[0] = {},
  arrival: Partial<typeof arrivals.$inferInsert> = {},
) {
  const email = await createEmail({ brand, status: 'draft', senderAddress: 'news@acme.test', ...given })
  await db()
    .insert(arrivals)
    .values({
      source: 'smtp',
      sourceName: 'SMTP',
      state: 'review',
      sender: 'news@acme.test',
      subject: email.subjectLine,
      originalKey: email.originalKey!,
      size: 1,
      emailId: email.id,
      ...arrival,
    })
  return email
}

function decideOn(actor: Actor, emailId: string, input: Partial<DecisionInput> = {}) {
  return decide({ actor, input: { intent: 'accept', emailId, ...input } })
}

/** Every row that a decision may touch, with all columns. */
function everything() {
  return rowsOf(sql`
    select 'emails' as kind, to_jsonb(t) as row from emails t
    union all select 'brands', to_jsonb(t) from brands t
    union all select 'categories', to_jsonb(t) from email_categories t
    union all select 'arrivals', to_jsonb(t) from arrivals t
    union all select 'rules', to_jsonb(t) from inbox_rules t
    union all select 'search', to_jsonb(t) - 'document' from email_search t
    union all select 'lists', to_jsonb(t) from gallery_emails t
    order by kind, row`)
}

test('accepting publishes an email with its brand, and files it as the reviewer saw it', async () => {
  const type = await createCategory({ slug: 'welcome' })
  const email = await arrive({ createdAt: new Date('2026-01-01') })
  const answer = await decideOn(ada, email.id, { type: 'welcome', language: 'de' })
  expect(answer).toMatchObject({ ok: true })
  const [after] = await db().select().from(emails)
  expect(after).toMatchObject({ status: 'published', language: 'de', brandId: brand.id })
  expect(after!.createdAt.getTime()).toBeGreaterThan(Date.parse('2026-06-01'))
  expect((await db().select().from(brands))[0]!.status).toBe('active')
  expect((await db().select().from(arrivals))[0]).toMatchObject({
    state: 'imported',
    reason: 'Accepted in the queue',
  })
  const filed = await rowsOf(sql`select category_id from email_categories`)
  expect(filed).toEqual([{ category_id: type.id }])
  expect(await rowsOf(sql`select email_id from gallery_emails`)).toEqual([{ email_id: email.id }])
  expect(await countDecided(ada)).toBe(1)
  expect(await countDecided(ben)).toBe(0)
})

test.each([
  ['accept', {}],
  ['accept', { brand: 'Brand new', type: 'welcome', occasion: '', language: 'fr' }],
  ['accept', { brand: 'other' }],
  ['reject', {}],
  ['always', { brand: 'Harbour Lamps' }],
  ['save', { type: '', brand: 'Somebody' }],
] as const)('undoing %s %j restores every row exactly', async (intent, input) => {
  const [welcome, promo, easter] = [
    await createCategory({ slug: 'welcome' }),
    await createCategory({ slug: 'promo' }),
    await createCategory({ slug: 'easter', type: 'occasion' }),
  ]
  expect(welcome.id).not.toBe(promo.id)
  await createBrand({ name: 'Other', slug: 'other' })
  const email = await arrive({ categories: [promo, easter] })
  const before = await everything()
  const answer = await decideOn(ada, email.id, { intent, ...input })
  if (!answer.ok) throw new Error(answer.reason)
  expect(await everything()).not.toEqual(before)
  expect(await lastDecisionOf(ada)).toMatchObject({ emailId: email.id, changeId: answer.changeId })
  expect(await undoChange(ada, answer.changeId!)).toEqual({ ok: true })
  expect(await everything()).toEqual(before)
  expect(await lastDecisionOf(ada)).toBeNull()
  expect((await readQueue({ actor: ada, position: START })).items.map(({ id }) => id)).toEqual([email.id])
})

test('of two reviewers who decide at once one decides, and the other is told who', async () => {
  const email = await arrive()
  const answers = await Promise.all([
    decideOn(ada, email.id, { intent: 'accept' }),
    decideOn(ben, email.id, { intent: 'reject' }),
  ])
  const [won, lost] = answers[0].ok ? answers : answers.toReversed()
  const name = answers[0].ok ? ada.name : ben.name
  expect(won).toMatchObject({ ok: true })
  const decision = answers[0].ok ? 'accept' : 'reject'
  expect(lost).toEqual({ ok: false, reason: 'decided', by: name, decision })
  const [after] = await db().select().from(emails)
  expect(after!.status).toBe(answers[0].ok ? 'published' : 'hidden')
})

test('two reviewers are shown different emails, until one of them has left', async () => {
  const all = []
  for (let at = 0; at < BATCH + 2; at++) all.push((await arrive()).id)
  const ids = async (actor: Actor) => (await readQueue({ actor, position: START })).items.map(({ id }) => id)
  expect(await ids(ada)).toEqual(all.slice(0, BATCH))
  expect(await ids(ben)).toEqual(all.slice(BATCH))
  expect(await ids(ada), 'the same as before').toEqual(all.slice(0, BATCH))
  await db()
    .update(reviewLeases)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
  expect(await ids(ben)).toEqual(all.slice(0, BATCH))
  expect((await readQueue({ actor: ben, position: START })).left).toBe(BATCH + 2)
})

test('the queue goes on behind a position, back before it, and to one email by its id', async () => {
  const ids = [(await arrive()).id, (await arrive()).id, (await arrive()).id]
  const { items } = await readQueue({ actor: ada, position: START })
  const from = async (position: object) =>
    (await readQueue({ actor: ada, position: { ...START, ...position } })).items.map(({ id }) => id)
  expect(await from({ after: items[0]!.cursor })).toEqual(ids.slice(1))
  expect(await from({ before: items[1]!.cursor })).toEqual(ids.slice(0, 2))
  expect(await from({ at: ids[2] })).toEqual(ids.slice(2))
  await decideOn(ada, ids[0]!)
  expect(await from({ after: items[0]!.cursor }), 'behind one that is decided').toEqual(ids.slice(1))
})

/** One email to several addresses, and two that are none of its copies. */
async function arriveInCopies() {
  const sentAt = new Date('2026-03-10T09:00:00Z')
  const copies = []
  for (const seconds of [0, 1, 40]) {
    copies.push(
      await arrive({ subjectLine: 'The April issue', sentAt: new Date(sentAt.getTime() + seconds * 1000) }),
    )
  }
  const other = await createBrand({ name: 'Other', slug: 'other' })
  const later = await arrive({ subjectLine: 'The April issue', sentAt: new Date('2026-03-10T09:05:00Z') })
  const others = await arrive({ subjectLine: 'The April issue', sentAt, brand: other })
  return { copies: copies.map(({ id }) => id), rest: [later.id, others.id] }
}

test('copies that were sent in the same minute are one email of the queue', async () => {
  const { copies, rest } = await arriveInCopies()
  const { items, left } = await readQueue({ actor: ada, position: START })
  expect(items.map(({ id }) => id)).toEqual([copies[0], rest[0]])
  expect(items.map((item) => item.copies)).toEqual([2, 0])
  expect(left).toBe(3)
  const named = await readQueue({ actor: ada, position: { ...START, at: copies[1]! } })
  expect(named.items[0]).toMatchObject({ id: copies[1], copies: 2 })
})

test.each(['accept', 'reject'] as const)(
  'of copies one is kept: %s hides the others, and undo restores them',
  async (intent) => {
    const { copies, rest } = await arriveInCopies()
    const before = await everything()
    const decided = await decideOn(ada, copies[0]!, { intent, copies: 'hide' })
    const kept = intent === 'accept' ? 'published' : 'hidden'
    const stored = new Map((await db().select().from(emails)).map(({ id, status }) => [id, status]))
    expect(copies.map((id) => stored.get(id))).toEqual([kept, 'hidden', 'hidden'])
    expect(rest.map((id) => stored.get(id))).toEqual(['draft', 'draft'])
    const settled = await db().select().from(arrivals).where(eq(arrivals.emailId, copies[1]!))
    expect(settled).toMatchObject([{ state: 'skipped', reason: 'Another copy was kept in the queue' }])
    expect((await readQueue({ actor: ada, position: START })).left).toBe(2)
    expect(await lastDecisionOf(ada)).toMatchObject({ emailId: copies[0], decision: intent })
    await undoChange(ada, (decided as { changeId: string }).changeId)
    expect(await everything()).toEqual(before)
  },
)

test('without the choice, the other copies stay in the queue', async () => {
  const { copies, rest } = await arriveInCopies()
  await decideOn(ada, copies[0]!)
  await decideOn(ada, rest[0]!, { intent: 'save', copies: 'hide' })
  const { items, left } = await readQueue({ actor: ada, position: START })
  expect(items.map(({ id, copies: count }) => [id, count])).toEqual([
    [copies[1], 1],
    [rest[0], 0],
  ])
  expect(left).toBe(3)
})

test('a published email waits as long as its brand is a draft, and hidden ones never', async () => {
  const waiting = await createEmail({ brand, status: 'published' })
  await createEmail({ brand, status: 'hidden' })
  await createEmail({ status: 'published' })
  const { items, left } = await readQueue({ actor: ada, position: START })
  expect(items).toMatchObject([{ id: waiting.id, brandIsNew: true, reason: 'New brand' }])
  expect(left).toBe(1)
  await decideOn(ada, waiting.id)
  expect((await readQueue({ actor: ada, position: START })).left).toBe(0)
})

test('shows guesses with their reasons: applied ones, doubtful ones as a proposal, and none instead of a wrong one', async () => {
  const sale = await createCategory({ slug: 'discount', name: 'Discount' })
  await createCategory({ slug: 'easter', name: 'Easter', type: 'occasion' })
  await arrive({
    categories: [sale],
    guesses: {
      brand: { value: 'Acme', confidence: 0.9, reason: 'the sender’s name' },
      emailType: { value: 'newsletter', confidence: 0.8, reason: 'its subject' },
      occasion: { value: 'easter', confidence: 0.55, reason: 'it names eggs' },
    },
    scrubNotes: [{ what: 'email address', count: 2 }],
  })
  const [item] = (await readQueue({ actor: ada, position: START })).items
  expect(item!.fields).toMatchObject({
    brand: { value: 'acme', name: 'Acme', guess: { confidence: 0.9, isSure: true } },
    type: { value: 'discount', name: 'Discount', guess: null },
    occasion: { value: 'easter', name: 'Easter', guess: { isSure: false, reason: 'it names eggs' } },
    language: { value: '', guess: null },
  })
  expect(item!.removed).toEqual([{ what: 'email address', count: 2 }])
})

test('shows what the member who sent an email in wrote about it', async () => {
  const email = await arrive({}, { source: 'submission' })
  const [arrival] = await db().select({ id: arrivals.id }).from(arrivals)
  await db().insert(submissions).values({
    originalKey: email.originalKey!,
    kind: 'eml',
    note: 'Look at the headline.',
    arrivalId: arrival!.id,
  })
  await arrive()
  const { items } = await readQueue({ actor: ada, position: START })
  expect(items.map(({ note }) => note).toSorted()).toEqual(['', 'Look at the headline.'])
})

test('what is asked for and does not exist is refused, and nothing changes', async () => {
  const email = await arrive()
  await createBrand({ name: 'Gone', slug: 'gone', status: 'archived' })
  const before = await everything()
  for (const [input, reason] of [
    [{ type: 'no-such-type' }, 'type'],
    [{ occasion: 'no-such-occasion' }, 'occasion'],
    [{ brand: 'gone' }, 'archived'],
    [{ brand: '！！！' }, 'brand'],
  ] as const) {
    expect(await decideOn(ada, email.id, input)).toEqual({ ok: false, reason })
  }
  const none = '00000000-0000-4000-8000-000000000000'
  expect(await decideOn(ada, none)).toEqual({ ok: false, reason: 'gone' })
  expect(await everything()).toEqual(before)
})

test('a brand is found by its slug and its name, and a renamed one is not made again', async () => {
  await db().update(brands).set({ name: 'Acme Letters' }).where(eq(brands.id, brand.id))
  for (const name of ['acme', 'Acme Letters', 'ACME LETTERS', ' Acme ']) {
    const email = await arrive()
    await decideOn(ada, email.id, { brand: name.trim() })
    expect(await db().$count(brands), name).toBe(1)
  }
  await createBrand({ status: 'archived' })
  expect((await listChoices(ada)).brand).toEqual([{ value: 'acme', name: 'Acme Letters' }])
})

test('an email without a screenshot is shown as text, without the marks of headings', async () => {
  await arrive({ bodyText: '# Letter 50\n\n## What is **new**\n\n• Bread\n\nIssue # 9' })
  const [item] = (await readQueue({ actor: ada, position: START })).items
  expect(item!.excerpt).toBe('Letter 50\n\nWhat is new\n\n• Bread\n\nIssue # 9')
})

test('always: a rule publishes exactly this sender under this brand, and is shown with the next email', async () => {
  const email = await arrive()
  await decideOn(ada, email.id, { intent: 'always' })
  const [rule] = await db().select().from(inboxRules)
  expect(rule).toMatchObject({
    conditions: { sender: 'news@acme.test' },
    outcome: { brand: 'acme', decision: 'publish', trusted: [] },
    createdBy: ada.id,
  })
  await arrive()
  const [next] = (await readQueue({ actor: ada, position: START })).items
  expect(next!.rule).toEqual({
    isApplied: false,
    text: 'Publish immediately: brand acme (from news@acme.test)',
  })
  const nobody = await arrive({ senderAddress: null }, { sender: null })
  expect(await decideOn(ada, nobody.id, { intent: 'always' })).toEqual({ ok: false, reason: 'no-sender' })
})
