/** What the job counts for analytics is what a plain recount gives, after any changes. */
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, inTransaction, rowsOf } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailCategories,
  emailChecks,
  emailAttributes,
  emails,
  analyticsCounts,
  reports,
} from '#app/platform/db/schema.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { recountAnalytics, storedAnalytics } from '#test/recount-analytics.ts'
import { signedIn } from '#test/signed-in.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { recordChange, undoChange } from '#app/platform/changes/change.server.ts'
import { mergeBrands } from '#app/gallery/brands/merge.server.ts'
import { decideReport } from '#app/admin/takedown/commands.server.ts'
import { randomFrom, type Random } from '#test/random.ts'
import { countAnalytics } from './count-analytics.server.ts'
import { readWords } from './counts.server.ts'

useTestDatabase()

/** Rows that are missing or wrong compared with counting all public emails again. */
async function differences(): Promise<unknown[]> {
  return rowsOf(sql`
    with wanted as (
      select b.tag, b.metric, b.bucket, count(*)::int as count
      from analytics_filed f cross join unnest(f.cells) as cell
        cross join lateral analytics_buckets(f.tags, cell) as b
      group by 1, 2, 3
    ), kept as (
      select tag, metric::text, bucket::text, count from analytics_counts
      union all select tag, 'word', word::text, count from analytics_words
    ), filed as (select email_id, tags, cells from analytics_filed),
    stored as (select email_id, tags, cells from analytics_emails)
    select 'count' as of, c::text as row from (
      (select * from wanted except select * from kept) union all (select * from kept except select * from wanted)
    ) as c
    union all
    select 'email', e::text from (
      (select * from filed except select * from stored) union all (select * from stored except select * from filed)
    ) as e`)
}

type Gallery = { brandIds: string[]; categoryIds: string[] }

const SUBJECTS = [
  'Half price today',
  'Ihre Bestellung für morgen',
  'Neue Größen',
  '',
  '🙂 Last chance',
  'x'.repeat(250),
]

async function fill(random: Random): Promise<Gallery> {
  const types = [await createCategory(), await createCategory()]
  const occasion = await createCategory({ type: 'occasion' })
  const industries = [await createCategory({ type: 'vertical' }), await createCategory({ type: 'vertical' })]
  const made = []
  for (let at = 0; at < 4; at++) made.push(await createBrand({ categories: random.some(industries) }))
  for (let at = 0; at < 14; at++) {
    await createEmail({
      brand: random.pick(made),
      categories: random.some([...types, occasion]),
      status: random.pick(['published', 'published', 'draft'] as const),
      subjectLine: random.pick(SUBJECTS),
      senderName: random.pick([null, 'Anna', ' ', 'Shop']),
      language: random.pick([null, 'en', 'de-AT', 'xx']),
      sentAt: random.chance(0.8) ? new Date(Date.UTC(2025, random.number(12), 1 + random.number(28))) : null,
    })
  }
  return {
    brandIds: made.map(({ id }) => id),
    categoryIds: [...types, occasion, ...industries].map(({ id }) => id),
  }
}

/** As rules may have read them. */
function attributesOf(random: Random) {
  const result = () => random.pick([null, 'pass', 'fail', 'none'] as const)
  return {
    skeleton: random.pick(['', '0a1b2c3d4e5f', 'ffffffffffff']),
    discountPercent: random.pick([null, null, 5, 20, 99]),
    moneyOffCents: random.pick([null, null, 500]),
    hasCode: random.chance(0.3),
    freeShipping: random.chance(0.2),
    gift: random.chance(0.2),
    offerDeadline: random.pick([null, new Date(0)]),
    platform: random.pick([null, 'klaviyo', 'braze']),
    subjectEmoji: random.number(3),
    subjectPersonal: random.chance(0.5),
    subjectQuestion: random.chance(0.5),
    urgency: random.chance(0.5),
    words: random.pick([0, 49, 50, 9_999]),
    imageShare: random.pick([0, 9, 10, 100]),
    images: random.number(3),
    imagesWithoutAlt: random.number(2),
    animated: random.chance(0.5),
    darkStyles: random.chance(0.5),
    amp: random.chance(0.5),
    countdown: random.chance(0.5),
    htmlBytes: random.pick([0, 10_239, 10_240, 9_000_000]),
    clipped: random.chance(0.5),
    oneClickUnsubscribe: random.chance(0.5),
    noReply: random.chance(0.5),
    spf: result(),
    dkim: result(),
    dmarc: result(),
    sentOn: random.pick([null, '2025-02-28', '2024-12-31']),
    sentWeekday: random.pick([null, 0, 6]),
    sentHour: random.pick([null, 0, 23]),
    palette: random.some(['#ffffff', '#fefefe', '#123456', 'red']),
    language: random.pick([null, 'en', 'de']),
  }
}

async function someEmails(random: Random): Promise<string[]> {
  const ids = await db().select({ id: emails.id }).from(emails).orderBy(emails.slug)
  return random.some(ids.map(({ id }) => id))
}

const CHANGES: ((random: Random, gallery: Gallery) => Promise<unknown>)[] = [
  async (random) =>
    db()
      .update(emails)
      .set({ subjectLine: random.pick(SUBJECTS), senderName: random.pick(['Anna', 'Otto']) })
      .where(inArray(emails.id, await someEmails(random))),
  async (random) =>
    db()
      .update(emails)
      .set({ sentAt: random.chance(0.3) ? null : new Date(Date.UTC(2024, random.number(12), 9)) })
      .where(inArray(emails.id, await someEmails(random))),
  async (random) =>
    db()
      .update(emails)
      .set({ status: random.pick(['published', 'hidden', 'draft'] as const) })
      .where(inArray(emails.id, await someEmails(random))),
  async (random) =>
    db()
      .delete(emails)
      .where(inArray(emails.id, (await someEmails(random)).slice(0, 2))),
  async (random, { brandIds }) =>
    db()
      .update(brands)
      .set({ status: random.pick(['active', 'archived', 'private'] as const) })
      .where(eq(brands.id, random.pick(brandIds))),
  // Emails that are not old enough become scheduled.
  async (random, { brandIds }) =>
    db()
      .update(brands)
      .set({ delayDays: random.pick([0, 365]) })
      .where(eq(brands.id, random.pick(brandIds))),
  async (random, { categoryIds }) => {
    const rows = (await someEmails(random)).map((emailId) => {
      return { emailId, categoryId: random.pick(categoryIds), position: random.number(3) }
    })
    if (rows.length > 0) await db().insert(emailCategories).values(rows).onConflictDoNothing()
  },
  async (random) => {
    await db()
      .update(emailCategories)
      .set({ position: random.number(3) })
    await db()
      .delete(emailCategories)
      .where(inArray(emailCategories.emailId, await someEmails(random)))
  },
  async (random, { brandIds, categoryIds }) => {
    const [brandId, categoryId] = [random.pick(brandIds), random.pick(categoryIds)]
    await db().delete(brandCategories).where(eq(brandCategories.brandId, brandId))
    if ((await db().$count(brands, eq(brands.id, brandId))) > 0) {
      await db().insert(brandCategories).values({ brandId, categoryId })
    }
  },
  async (random, { categoryIds }) =>
    db()
      .update(categories)
      .set(random.chance(0.5) ? { type: 'email_type', half: null } : { type: 'occasion', half: 'event' })
      .where(eq(categories.id, random.pick(categoryIds))),
  async (random, { brandIds }) => {
    const actor = asEditor((await signedIn({ role: 'editor' })).viewer)!
    const [from, into] = [random.pick(brandIds), random.pick(brandIds)]
    const merged = await mergeBrands({ actor, from, into })
    if (merged.ok && random.chance(0.5)) await undoChange(actor, merged.changeId!)
  },
  // Reported, taken down, and perhaps shown again.
  async (random) => {
    const actor = asEditor((await signedIn({ role: 'editor' })).viewer)!
    const [emailId] = await someEmails(random)
    if (!emailId) return
    const report = {
      kind: 'other',
      name: 'Anna',
      email: address('anna@example.test'),
      message: 'Wrong',
      about: 'It',
      emailId,
    } as const
    const [made] = await db().insert(reports).values(report).returning()
    await decideReport({ actor, id: made!.id, decision: 'hide' })
    if (random.chance(0.3)) await decideReport({ actor, id: made!.id, decision: 'show' })
  },
  async (random) => {
    for (const emailId of await someEmails(random)) {
      const facts = attributesOf(random)
      await db()
        .insert(emailAttributes)
        .values({ emailId, ...facts })
        .onConflictDoUpdate({ target: emailAttributes.emailId, set: facts })
    }
  },
  async (random) =>
    db()
      .delete(emailAttributes)
      .where(inArray(emailAttributes.emailId, (await someEmails(random)).slice(0, 3))),
  async (random) => {
    for (const emailId of await someEmails(random)) {
      const checks = { inBrowser: random.chance(0.7), serious: random.number(2) }
      await db()
        .insert(emailChecks)
        .values({ emailId, ...checks })
        .onConflictDoUpdate({ target: emailChecks.emailId, set: checks })
    }
  },
  async (random) =>
    db()
      .delete(emailChecks)
      .where(inArray(emailChecks.emailId, (await someEmails(random)).slice(0, 3))),
  // Done and undone.
  async (random) => {
    const actor = asEditor((await signedIn({ role: 'editor' })).viewer)!
    const ids = await someEmails(random)
    if (ids.length === 0) return
    const where = inArray(emails.id, ids)
    const { changeId } = await inTransaction((tx) =>
      recordChange(
        tx,
        { actor, kind: 'email-changed', label: 'test', count: 1, rows: [{ table: emails, where }] },
        () => tx.update(emails).set({ subjectLine: 'Other words', status: 'hidden' }).where(where),
      ),
    )
    if (random.chance(0.5)) await undoChange(actor, changeId!)
  },
]

test.each([1, 2, 3, 4])('counts equal a recount over random changes (seed %i)', async (seed) => {
  const random = randomFrom(seed)
  const gallery = await fill(random)
  await countAnalytics()
  expect(await differences()).toEqual([])
  expect(await db().$count(analyticsCounts)).toBeGreaterThan(50)
  for (let round = 0; round < 25; round++) {
    const change = random.number(CHANGES.length)
    await CHANGES[change]!(random, gallery)
    if (random.chance(0.5)) continue
    await countAnalytics()
    const step = `change ${change} in round ${round}`
    expect(await differences(), step).toEqual([])
    expect(await storedAnalytics(), step).toEqual(await recountAnalytics())
  }
  await db().delete(emails)
  await countAnalytics()
  expect(await db().$count(analyticsCounts)).toBe(0)
})

test('words that say nothing are left out, in the language of the email', async () => {
  const brand = await createBrand()
  await createEmail({ brand, subjectLine: 'The summer sale: 50% off the sale shoes!', language: 'en' })
  await createEmail({ brand, subjectLine: 'Nur heute: Schuhe für den Sommer', language: 'de' })
  await createEmail({ brand, subjectLine: 'Sale in Zürich' })
  await countAnalytics()
  const found = await readWords(0, 20)
  expect(found.map(({ word, count }) => `${word} ${count}`)).toEqual([
    'sale 2',
    'heute 1',
    'schuhe 1',
    'shoes 1',
    'sommer 1',
    'summer 1',
    'zürich 1',
  ])
})
