/** What the database counts for figures is what a plain recount gives, after any change. */
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, inTransaction, rowsOf } from '#app/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailCategories,
  emailFacts,
  emails,
  figureCounts,
} from '#app/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { asEditor } from '../accounts/policy.ts'
import { recordChange, undoChange } from '../audit/change.server.ts'
import { mergeBrands } from '../brands/merge.server.ts'
import { randomFrom, type Random } from '#test/random.ts'
import { readWords } from './counts.server.ts'

useTestDatabase()

/** Rows that are missing or wrong compared with counting all public emails again. */
async function differences(): Promise<unknown[]> {
  return rowsOf(sql`
    with wanted as (
      select b.tag, b.figure, b.bucket, count(*)::int as count
      from figure_filed f cross join unnest(f.cells) as cell
        cross join lateral figure_buckets(f.tags, f.month, cell) as b
      group by 1, 2, 3
    ), kept as (
      select tag, figure::text, bucket::text, count from figure_counts
      union all select tag, 'word', word::text, count from figure_words
    ), filed as (select email_id, tags, month, cells from figure_filed),
    stored as (select email_id, tags, month, cells from figure_emails)
    select 'count' as of, c::text as row from (
      (select * from wanted except select * from kept) union all (select * from kept except select * from wanted)
    ) as c
    union all
    select 'email', e::text from (
      (select * from filed except select * from stored) union all (select * from stored except select * from filed)
    ) as e`)
}

/** Counted here, from the emails alone: by brand, what was sent when, of which type and with which offer. */
async function recountByBrand(): Promise<string[]> {
  const rows = await db()
    .select({
      id: emails.id,
      brandId: emails.brandId,
      sentAt: emails.sentAt,
      subject: emails.subjectLine,
      facts: emailFacts,
    })
    .from(emails)
    .leftJoin(emailFacts, eq(emailFacts.emailId, emails.id))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(sql`${emails.status} = 'published' and ${brands.status} = 'active'`)
  const filed = await db()
    .select({ emailId: emailCategories.emailId, slug: categories.slug, at: emailCategories.position })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(eq(categories.type, 'email_type'))
  const counts = new Map<string, number>()
  for (const { id, brandId, sentAt, subject, facts } of rows) {
    const day = facts?.sentOn ?? sentAt?.toISOString().slice(0, 10)
    const types = filed.filter(({ emailId }) => emailId === id).toSorted((a, b) => a.at - b.at)
    const length = Math.min(200, Array.from(subject).length)
    const keys = [`subject ${String(length).padStart(3, '0')}`]
    if (day) keys.push(`day ${day}`, `month ${day.slice(0, 7)} ${types[0]?.slug ?? ''}`)
    if (facts?.skeleton) {
      const { discountPercent: percent, hasCode, platform } = facts
      const offer = percent === null ? (hasCode ? 'other' : 'none') : String(percent).padStart(3, '0')
      keys.push('trait facts')
      if (offer !== 'none') keys.push('trait offer')
      if (hasCode) keys.push('trait code')
      if (day) keys.push(`offer ${day.slice(0, 7)} ${offer}`, `platform ${day.slice(0, 7)} ${platform ?? ''}`)
    }
    for (const key of keys) counts.set(`${brandId} ${key}`, (counts.get(`${brandId} ${key}`) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).toSorted()
}

async function countedByBrand(): Promise<string[]> {
  const rows = await rowsOf<{ row: string }>(sql`
    select b.brand_id || ' ' || n.figure || ' ' || case
        when n.figure = 'month' then left(n.bucket, 8) || coalesce(c.slug, '') else n.bucket
      end || ': ' || n.count as row
    from figure_counts n join gallery_tags b on b.tag = n.tag and b.brand_id is not null
    left join gallery_tags t on n.figure = 'month' and t.tag::text = substr(n.bucket, 9)
    left join categories c on c.id = t.category_id
    where n.figure in ('day', 'month', 'subject', 'offer', 'platform')
      or n.figure = 'trait' and n.bucket in ('facts', 'offer', 'code')`)
  return rows.map(({ row }) => row).toSorted()
}

/** Counted here: on which days emails of an occasion came, by industry, by language and by both. */
async function recountLeads(): Promise<string[]> {
  const rows = await db()
    .select({ id: emails.id, brandId: emails.brandId, sentAt: emails.sentAt, facts: emailFacts })
    .from(emails)
    .leftJoin(emailFacts, eq(emailFacts.emailId, emails.id))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(sql`${emails.status} = 'published' and ${brands.status} = 'active'`)
  const named = { slug: categories.slug, type: categories.type }
  const ofEmails = await db()
    .select({ id: emailCategories.emailId, ...named })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
  const ofBrands = await db()
    .select({ id: brandCategories.brandId, ...named })
    .from(brandCategories)
    .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
  const counts = new Map<string, number>()
  for (const { id, brandId, sentAt, facts } of rows) {
    const day = facts?.sentOn ?? sentAt?.toISOString().slice(0, 10)
    if (!day) continue
    const own = ofEmails.filter((each) => each.id === id)
    const all = [...own, ...ofBrands.filter((each) => each.id === brandId)]
    const industries = new Set(all.filter(({ type }) => type === 'vertical').map(({ slug }) => slug))
    for (const { slug } of own.filter(({ type }) => type === 'occasion'))
      for (const industry of ['', ...industries])
        for (const language of facts?.language ? ['', facts.language] : ['']) {
          const key = `${slug} ${industry} ${language} ${day}`
          if (industry || language) counts.set(key, (counts.get(key) ?? 0) + 1)
        }
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).toSorted()
}

async function countedLeads(): Promise<string[]> {
  const rows = await rowsOf<{ row: string }>(sql`
    select o.slug || ' ' || coalesce(i.slug, '') || substr(n.bucket, strpos(n.bucket, ' ')) || ': ' || n.count as row
    from figure_counts n
    join gallery_tags ot on ot.tag = n.tag join categories o on o.id = ot.category_id
    left join gallery_tags it on it.tag::text = split_part(n.bucket, ' ', 1)
    left join categories i on i.id = it.category_id
    where n.figure = 'lead'`)
  return rows.map(({ row }) => row).toSorted()
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
function factsOf(random: Random) {
  return {
    skeleton: random.pick(['', '0a1b2c3d4e5f', 'ffffffffffff']),
    discountPercent: random.pick([null, 5, 20, 99]),
    hasCode: random.chance(0.3),
    platform: random.pick([null, 'klaviyo', 'braze']),
    sentOn: random.pick([null, '2025-02-28', '2024-12-31']),
    sentWeekday: random.number(7),
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
    await mergeBrands({ actor, from, into })
  },
  async (random) => {
    for (const emailId of await someEmails(random)) {
      const facts = factsOf(random)
      await db()
        .insert(emailFacts)
        .values({ emailId, ...facts })
        .onConflictDoUpdate({ target: emailFacts.emailId, set: facts })
    }
  },
  async (random) =>
    db()
      .delete(emailFacts)
      .where(inArray(emailFacts.emailId, (await someEmails(random)).slice(0, 3))),
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
    if (random.chance(0.5)) await undoChange(actor, changeId)
  },
]

test.each([1, 2, 3, 4])('counts equal a recount over random changes (seed %i)', async (seed) => {
  const random = randomFrom(seed)
  const gallery = await fill(random)
  expect(await differences()).toEqual([])
  expect(await db().$count(figureCounts)).toBeGreaterThan(50)
  for (let round = 0; round < 25; round++) {
    const change = random.number(CHANGES.length)
    await CHANGES[change]!(random, gallery)
    expect(await differences(), `change ${change} in round ${round}`).toEqual([])
  }
  expect(await countedByBrand()).toEqual(await recountByBrand())
  expect(await countedLeads()).toEqual(await recountLeads())
  await db().execute(sql`truncate ${emails} cascade`)
  expect(await db().$count(figureCounts)).toBe(0)
})

test('words that say nothing are left out, in the language of the email', async () => {
  const brand = await createBrand()
  await createEmail({ brand, subjectLine: 'The summer sale: 50% off the sale shoes!', language: 'en' })
  await createEmail({ brand, subjectLine: 'Nur heute: Schuhe für den Sommer', language: 'de' })
  await createEmail({ brand, subjectLine: 'Sale in Zürich' })
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
