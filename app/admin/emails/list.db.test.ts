import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  brandCategories,
  brands,
  categories,
  emailCategories,
  emailAttributes,
  emails,
  inboxRules,
} from '#app/platform/db/schema.ts'
import type { EmailGuesses } from '#app/platform/db/json-columns.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { useTestDatabase } from '#test/database.ts'
import { readChoices } from './choices.server.ts'
import { listEmails } from './list.server.ts'
import { emailsQuery } from './schema.ts'

useTestDatabase()

function guessed(confidence: number): { guesses: EmailGuesses } {
  return { guesses: { emailType: { value: 'newsletter', confidence, reason: 'words' } } }
}

async function addAttributes(
  emailId: string,
  facts: Partial<typeof emailAttributes.$inferInsert>,
): Promise<void> {
  await db()
    .insert(emailAttributes)
    .values({ emailId, rulesVersion: 1, skeleton: 'x', ...facts })
}

async function subjects(asked: Record<string, unknown>): Promise<string[]> {
  const { emails } = await listEmails({ actor: await createAdministrator(), query: emailsQuery.parse(asked) })
  return emails.map(({ subject }) => subject)
}

test('lists every email, whatever its status and its brand', async () => {
  const draft = await createBrand({ status: 'draft' })
  await createEmail({ subjectLine: 'Public', createdAt: new Date('2026-01-03') })
  await createEmail({ subjectLine: 'Hidden', status: 'hidden', createdAt: new Date('2026-01-02') })
  await createEmail({ subjectLine: 'Of a draft', brand: draft, createdAt: new Date('2026-01-01') })
  expect(await subjects({})).toEqual(['Public', 'Hidden', 'Of a draft'])
  expect(await subjects({ status: 'hidden' })).toEqual(['Hidden'])
  expect(await subjects({ brand: draft.slug })).toEqual(['Of a draft'])
  expect(await subjects({ brand: 'nobody' })).toEqual([])
})

test('names the type that was guessed', async () => {
  await createEmail({ ...guessed(0.8), createdAt: new Date('2026-01-02') })
  await createEmail({
    guesses: { emailType: { value: 'no-such-type', confidence: 0.5, reason: 'words' } },
    createdAt: new Date('2026-01-01'),
  })
  await createEmail({ createdAt: new Date('2025-01-01') })
  await createCategory({ slug: 'newsletter', name: 'Newsletters' })
  const { emails } = await listEmails({ actor: await createAdministrator(), query: emailsQuery.parse({}) })
  expect(emails.map(({ guess }) => guess)).toEqual([
    { type: 'Newsletters', percent: 80 },
    { type: 'no-such-type', percent: 50 },
    null,
  ])
})

test('filters by category, year, source, rule, confidence and words', async () => {
  const [type, industry, occasion] = await Promise.all([
    createCategory({ slug: 'welcome' }),
    createCategory({ slug: 'fashion', type: 'vertical' }),
    createCategory({ slug: 'easter', type: 'occasion' }),
  ])
  const brand = await createBrand({ name: 'Café Ångström', categories: [industry] })
  const wanted = await createEmail({
    subjectLine: 'Ünique greeting',
    brand,
    categories: [type, occasion],
    sentAt: new Date('2024-05-01'),
    source: 'inbox',
    senderAddress: 'news@cafe.test',
    ...guessed(0.4),
  })
  const [rule] = await db()
    .insert(inboxRules)
    .values({ conditions: { domain: 'cafe.test' }, outcome: { decision: 'publish' } })
    .returning()
  await db().insert(arrivals).values({
    source: 'smtp',
    sourceName: 'smtp',
    state: 'imported',
    originalKey: 'private/00/a.eml',
    size: 1,
    emailId: wanted.id,
    ruleId: rule!.id,
  })
  await createEmail({ subjectLine: 'Another', ...guessed(0.9) })
  await createEmail({ subjectLine: 'Without a guess' })
  for (const asked of [
    { type: 'welcome' },
    { industry: 'fashion' },
    { occasion: 'easter' },
    { year: '2024' },
    { source: 'inbox' },
    { rule: rule!.id },
    { confidence: 'doubtful' },
    { q: 'unique GREET' },
    { q: 'angstrom' },
    { q: 'cafe.test' },
    { type: 'welcome', brand: ['cafe', 'nobody'], year: '2024' },
  ]) {
    expect(await subjects(asked), JSON.stringify(asked)).toEqual(['Ünique greeting'])
  }
  expect(await subjects({ confidence: 'sure' })).toEqual(['Another'])
  expect(await subjects({ confidence: 'none' })).toEqual(['Without a guess'])
  expect(await subjects({ q: '!!!' })).toEqual([])
})

test('filters drafts and hidden emails by their facts, and offers these', async () => {
  const draft = await createEmail({ subjectLine: 'A draft', status: 'draft' })
  const hidden = await createEmail({ subjectLine: 'Hidden', status: 'hidden', source: 'inbox' })
  await createEmail({ subjectLine: 'Not read yet' })
  await addAttributes(draft.id, { platform: 'klaviyo', language: 'de', sentWeekday: 1, sentHour: 9 })
  await addAttributes(hidden.id, {
    platform: 'mailchimp',
    language: 'en',
    discountPercent: 50,
    hasCode: true,
  })
  expect(await subjects({ platform: 'klaviyo' })).toEqual(['A draft'])
  expect(await subjects({ offer: 'code', source: 'inbox', status: 'hidden' })).toEqual(['Hidden'])
  expect(await subjects({ offer: 'code', status: 'draft' })).toEqual([])
  expect((await subjects({ language: ['de', 'en'] })).toSorted()).toEqual(['A draft', 'Hidden'])
  expect(await subjects({ weekday: '1', hour: '9' })).toEqual(['A draft'])
  expect(await subjects({ platform: 'braze' }), 'of no email').toEqual([])
  expect((await subjects({ status: 'draft' })).concat(await subjects({ status: 'published' }))).toEqual([
    'A draft',
    'Not read yet',
  ])
  const offered = await readChoices(await createAdministrator())
  expect(offered.platform.map(({ name }) => name)).toEqual(['Klaviyo', 'Mailchimp'])
  expect(offered.discount.map(({ value }) => value)).toEqual(['10', '20', '30', '50'])
  expect(offered.length.map(({ value }) => value)).toEqual(['50', '100', 'short'])
})

test('several transactions may bring the same new facts', async () => {
  const added = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((subjectLine) => createEmail({ subjectLine })),
  )
  await Promise.all(added.map(({ id }) => addAttributes(id, { platform: 'klaviyo', language: 'de' })))
  expect(await subjects({ platform: 'klaviyo', language: 'de' })).toHaveLength(4)
  expect(await countOutdated()).toBe(0)
})

test('sorts by both dates, and pages through all of it', async () => {
  for (let number = 0; number < 70; number++) {
    await createEmail({
      subjectLine: `Subject ${String((number * 37) % 70).padStart(3, '0')}`,
      status: (['draft', 'published', 'hidden'] as const)[number % 3]!,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 40))),
      sentAt: number % 5 === 0 ? null : new Date(Date.UTC(2025, 0, 1 + (number % 7))),
    })
  }
  const actor = await createAdministrator()
  for (const sort of ['added', 'sent']) {
    for (const status of [null, 'draft']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const query = emailsQuery.parse({ sort, status, after })
        const page = await listEmails({ actor, query })
        seen.push(...page.emails.map(({ id }) => id))
        after = page.next
      } while (after)
      const expected = await rowsOf<{ id: string }>(sql`
        select email_id as id from email_list where ${status ? sql`status = 1` : sql`true`}
        order by ${sort === 'added' ? sql`created_at` : sql`sent_at`} desc, email_id desc`)
      expect(seen, `${sort} ${status}`).toEqual(expected.map(({ id }) => id))
    }
  }
})

test('finds a page of many matches, wherever in the list they are', async () => {
  const brand = await createBrand()
  // 3,100 public emails, which are more than are passed in search of a page, and 2,600 newer drafts.
  await db().execute(sql`alter table emails disable trigger user`)
  await db().execute(sql`
    insert into emails (slug, brand_id, subject_line, status, content_hash, original_key, facts, created_at)
    select 'email-' || n, ${brand.id}, to_char(n, '0000'), case when n <= 3100 then 'published' else 'draft' end,
      encode(sha256(n::text::bytea), 'hex'), 'private/00/' || n || '.eml', '{}', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 5700) as n`)
  await db().execute(sql`alter table emails enable trigger user`)
  await db().execute(sql`select email_list_refresh(array(select id from emails))`)
  await db().execute(sql`analyze email_list`)
  const published = latest(3100)
  expect(await subjects({ status: 'draft', sort: 'sent' }), 'before all others').toEqual(latest(5700))
  expect(await subjects({ status: 'published', sort: 'sent' }), 'behind all passed').toEqual(published)
  expect(await subjects({ status: 'published' }), 'where they begin').toEqual(published)
  expect(await subjects({ brand: brand.slug, status: 'published' }), 'of a brand').toEqual(published)

  function latest(number: number): string[] {
    return Array.from({ length: 50 }, (_, at) => ` ${number - at}`)
  }
})

test('a cursor whose email is gone shows the first page', async () => {
  await createEmail({ subjectLine: 'Here' })
  expect(await subjects({ after: '00000000-0000-4000-8000-000000000000' })).toEqual(['Here'])
})

test('its rows follow every change of what they are made from', async () => {
  const [type, industry] = await Promise.all([createCategory(), createCategory({ type: 'vertical' })])
  const brand = await createBrand({ name: 'Before' })
  const email = await createEmail({ brand, categories: [type] })
  await createEmail({ brand })
  await db().update(emails).set({ status: 'hidden', subjectLine: 'New' }).where(eq(emails.id, email.id))
  expect(await countOutdated(), 'an email').toBe(0)
  await db().update(brands).set({ name: 'After' }).where(eq(brands.id, brand.id))
  expect(await countOutdated(), 'the name of a brand').toBe(0)
  await db().insert(brandCategories).values({ brandId: brand.id, categoryId: industry.id })
  expect(await countOutdated(), 'the industry of a brand').toBe(0)
  await db().delete(brandCategories)
  expect(await countOutdated(), 'no industry').toBe(0)
  await db().update(categories).set({ type: 'occasion', half: 'holiday' }).where(eq(categories.id, type.id))
  expect(await countOutdated(), 'the filter of a category').toBe(0)
  await db().delete(emailCategories)
  expect(await countOutdated(), 'no category').toBe(0)
  const [rule] = await db()
    .insert(inboxRules)
    .values({ conditions: { domain: 'a.test' }, outcome: { decision: 'hide' } })
    .returning()
  const [arrival] = await db()
    .insert(arrivals)
    .values({ source: 'smtp', sourceName: 'smtp', originalKey: 'private/00/b.eml', size: 1 })
    .returning()
  await db().update(arrivals).set({ emailId: email.id, ruleId: rule!.id, state: 'imported' })
  expect(await countOutdated(), 'an arrival').toBe(0)
  await db().delete(arrivals).where(eq(arrivals.id, arrival!.id))
  expect(await countOutdated(), 'no arrival').toBe(0)
  await addAttributes(email.id, { platform: 'klaviyo' })
  expect(await countOutdated(), 'facts').toBe(0)
  expect(await subjects({ platform: 'klaviyo' })).toEqual(['New'])
  await db().update(emailAttributes).set({ platform: 'braze' }).where(eq(emailAttributes.emailId, email.id))
  expect(await countOutdated(), 'another platform').toBe(0)
  expect(await subjects({ platform: 'klaviyo' })).toEqual([])
  await db().delete(emailAttributes).where(eq(emailAttributes.emailId, email.id))
  expect(await countOutdated(), 'no facts').toBe(0)
  await db().delete(emails).where(eq(emails.id, email.id))
  expect(await countOutdated(), 'a deleted email').toBe(0)
})

/** How many rows are not what the view makes of the tables now; NaN where there are none to compare. */
async function countOutdated(): Promise<number> {
  const columns = sql`email_id, created_at, sent_at, subject, brand, status, confidence, rule_id, tags`
  const [found] = await rowsOf<{ differing: number; rows: number }>(sql`
    with listed as (select ${columns}, w.words from email_list full join email_words w using (email_id)),
    filed as (select ${columns}, words from email_list_filed)
    select count(*)::int as differing, (select count(*)::int from email_list) as rows from (
      (select * from listed except select * from filed)
      union all
      (select * from filed except select * from listed)
    ) as either`)
  return found!.rows > 0 ? found!.differing : Number.NaN
}
