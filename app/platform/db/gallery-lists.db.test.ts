/** The derived tables of lists and counts are correct after every change. */
import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { db, rowsOf } from './client.server.ts'
import { galleryVersion } from './gallery-version.server.ts'
import type { Issue } from './json-columns.ts'
import {
  brandCategories,
  brands,
  categories,
  categoryAliases,
  emailCategories,
  emailChecks,
  emailAttributes,
  emails,
  galleryEmails,
  galleryQueue,
  galleryVersion as galleryVersionTable,
} from './schema.ts'

const database = useTestDatabase()

/** Rows that are missing or wrong compared with a fresh derivation. */
async function differences(): Promise<unknown[]> {
  const columns = sql.raw(
    'email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status, confidence, rule_id, tags',
  )
  return rowsOf(sql`
    with wanted as (
      select tag, count(*)::int as count from email_list_filed cross join unnest(tags) as tag
      where is_public and (tag = 0 or tag & 7 > 0) group by 1
    ), kept as (select tag, count from gallery_counts),
    filed as (select ${columns}, words::text from email_list_filed),
    listed as (select ${columns}, w.words::text from email_list l full join email_words w using (email_id))
    select 'count' as of, c::text as row from (
      (select * from wanted except select * from kept) union all (select * from kept except select * from wanted)
    ) c
    union all
    select 'email', e::text from (
      (select * from filed except select * from listed)
      union all (select * from listed except select * from filed)
    ) e`)
}

async function slugsOf(id: string): Promise<string[]> {
  const rows = await rowsOf<{ slug: string }>(sql`
    select coalesce(b.slug, c.slug, t.filter, (tag >> 3)::text) as slug
    from gallery_emails g cross join unnest(g.tags) as tag
    left join gallery_tags t using (tag) left join brands b on b.id = t.brand_id left join categories c on c.id = t.category_id
    where g.email_id = ${id} and tag & 7 > 0`)
  return rows.map(({ slug }) => slug).toSorted()
}

test('follow every change, and so does the version', async () => {
  const fashion = await createCategory({ slug: 'fashion', type: 'vertical' })
  const welcome = await createCategory({ slug: 'welcome' })
  const brand = await createBrand({ slug: 'fernhill', categories: [fashion] })
  const { id } = await createEmail({ brand, categories: [welcome], sentAt: new Date('2025-06-01') })
  await createEmail({ brand, categories: [fashion], sentAt: new Date('2024-06-01') })
  expect(await slugsOf(id)).toEqual(['2025', 'fashion', 'fernhill', 'welcome'])
  const ofEmail = eq(emails.id, id)
  const known = new Set([(await galleryVersion()).version])
  const steps: [change: PromiseLike<unknown>, slugs: string[]][] = []
  const step = async (change: PromiseLike<unknown>, slugs: string[]) => {
    await change
    expect(await slugsOf(id), String(steps.length)).toEqual(slugs)
    expect(await differences()).toEqual([])
    steps.push([change, slugs])
    known.add((await galleryVersion()).version)
    expect(known.size).toBe(steps.length + 1)
  }
  await step(db().update(emails).set({ sentAt: null }).where(ofEmail), ['fashion', 'fernhill', 'welcome'])
  await step(db().delete(emailCategories).where(eq(emailCategories.emailId, id)), ['fashion', 'fernhill'])
  await step(db().insert(emailCategories).values({ emailId: id, categoryId: fashion.id }), [
    'fashion',
    'fernhill',
  ])
  await step(db().delete(brandCategories), ['fashion', 'fernhill'])
  const refiled = { categoryId: welcome.id }
  await step(db().update(emailCategories).set(refiled).where(eq(emailCategories.emailId, id)), [
    'fernhill',
    'welcome',
  ])
  await step(db().insert(brandCategories).values({ brandId: brand.id, categoryId: fashion.id }), [
    'fashion',
    'fernhill',
    'welcome',
  ])
  const isFashion = eq(categories.id, fashion.id)
  await step(db().update(categories).set({ type: 'email_type', half: null }).where(isFashion), [
    'fernhill',
    'welcome',
  ])
  await step(db().update(categories).set({ type: 'vertical', half: 'industry' }).where(isFashion), [
    'fashion',
    'fernhill',
    'welcome',
  ])
  await step(db().update(categories).set({ slug: 'hello' }).where(eq(categories.id, welcome.id)), [
    'fashion',
    'fernhill',
    'hello',
  ])
  await step(db().update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id)), [])
  await step(db().update(brands).set({ status: 'active' }).where(eq(brands.id, brand.id)), [
    'fashion',
    'fernhill',
    'hello',
  ])
  await step(db().update(emails).set({ status: 'hidden' }).where(ofEmail), [])
  await step(db().update(emails).set({ status: 'published' }).where(ofEmail), [
    'fashion',
    'fernhill',
    'hello',
  ])
  await step(db().delete(categories).where(eq(categories.id, welcome.id)), ['fashion', 'fernhill'])
  await step(db().insert(categoryAliases).values({ alias: 'clothes', categoryId: fashion.id }), [
    'fashion',
    'fernhill',
  ])
  const ofAttributes = eq(emailAttributes.emailId, id)
  const facts = { skeleton: 'x', words: 200, discountPercent: 25 }
  const read = ['dark:no', 'discount:10', 'discount:20', 'fashion', 'fernhill', 'length:medium']
  await step(
    db()
      .insert(emailAttributes)
      .values({ emailId: id, ...facts }),
    [...read, 'offer:any', 'offer:discount'],
  )
  await step(
    db().update(emailAttributes).set({ discountPercent: null, platform: 'braze' }).where(ofAttributes),
    ['dark:no', 'fashion', 'fernhill', 'length:medium', 'platform:braze'],
  )
  await step(db().update(emailAttributes).set({ skeleton: '' }).where(ofAttributes), ['fashion', 'fernhill'])
  await step(db().update(emailAttributes).set({ skeleton: 'x' }).where(ofAttributes), [
    'dark:no',
    'fashion',
    'fernhill',
    'length:medium',
    'platform:braze',
  ])
  await step(db().delete(emailAttributes).where(ofAttributes), ['fashion', 'fernhill'])
  const found = (rule: string): Issue => ({ rule, severity: 'serious', count: 1, places: [] })
  const ofChecks = eq(emailChecks.emailId, id)
  const checks = { inBrowser: true, issues: [found('contrast'), found('support:css-gap')], serious: 2 }
  await step(
    db()
      .insert(emailChecks)
      .values({ emailId: id, ...checks }),
    ['checks:serious', 'fashion', 'fernhill', 'rule:contrast', 'rule:support:css-gap'],
  )
  await step(
    db()
      .update(emailChecks)
      .set({ issues: [found('contrast')], serious: 0 })
      .where(ofChecks),
    ['checks:clean', 'fashion', 'fernhill', 'rule:contrast'],
  )
  await step(db().delete(emailChecks).where(ofChecks), ['fashion', 'fernhill'])
  await step(db().delete(emails).where(ofEmail), [])
})

test('the version changes once per transaction, and only with a change', async () => {
  const { id } = await createEmail()
  const first = await galleryVersion()
  expect(first.emails).toBe(1)
  expect(await galleryVersion()).toEqual(first)
  // Changes no list, but pages.
  await db().update(emails).set({ subjectLine: 'Other words' })
  const second = await galleryVersion()
  expect(second.version).not.toBe(first.version)
  await database().db.transaction(async (tx) => {
    await tx.update(emails).set({ status: 'hidden' }).where(eq(emails.id, id))
    await tx.transaction((inner) => inner.update(emails).set({ preheader: 'Inside' }))
    await tx
      .transaction(async (inner) => {
        await inner.update(emails).set({ status: 'published' })
        inner.rollback()
      })
      .catch(() => {})
    const pending = await tx.select().from(galleryQueue)
    expect(
      pending.filter(({ emailId, brandId, categoryId }) => !emailId && !brandId && !categoryId),
    ).toHaveLength(1)
  })
  expect(await galleryVersion()).toMatchObject({ emails: 0 })
  expect(await db().$count(galleryQueue)).toBe(0)
  expect(await differences()).toEqual([])
})

test('concurrent reads see everything committed before they began', async () => {
  const reads = []
  for (let number = 1; number <= 5; number++) {
    await createEmail()
    reads.push(galleryVersion().then(({ emails: count }) => count >= number))
  }
  expect(await Promise.all(reads)).toEqual([true, true, true, true, true])
})

test('the version is known while a transaction of the embedded engine runs', async ({ skip }) => {
  if (database().engine === 'server') skip('it has more than one connection')
  const { id } = await createEmail()
  await galleryVersion()
  await db().update(emails).set({ subjectLine: 'Other words' }).where(eq(emails.id, id))
  await database().db.transaction(async (tx) => {
    // A query would wait for this transaction.
    const during = await Promise.race([galleryVersion(), setTimeout(5_000)])
    const [row] = await tx.select().from(galleryVersionTable)
    expect(during).toEqual({ version: `${row!.version} ${row!.arrived}`, settled: row!.version, emails: 1 })
  })
})

test('a transaction committed after later changes were seen is not missed', async ({ skip }) => {
  if (database().engine === 'embedded') skip('it has one connection')
  const { id } = await createEmail()
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = database().db.transaction(async (tx) => {
    await tx.update(emails).set({ status: 'hidden' }).where(eq(emails.id, id))
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  const later = await createEmail()
  const between = await galleryVersion()
  const listed = async () =>
    (await db().select({ id: galleryEmails.emailId }).from(galleryEmails)).map((row) => row.id)
  expect((await listed()).toSorted()).toEqual([id, later.id].toSorted())
  mayEnd.resolve()
  await slow
  expect((await galleryVersion()).version).not.toBe(between.version)
  expect(await listed()).toEqual([later.id])
})

test('a brand deleted while another transaction adds an email leaves no rows behind', async ({ skip }) => {
  if (database().engine === 'embedded') skip('it has one connection')
  const brand = await createBrand()
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const archiving = database().db.transaction(async (tx) => {
    await tx.update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id))
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  await createEmail({ brand })
  mayEnd.resolve()
  await archiving
  expect(await db().$count(galleryEmails)).toBe(0)
  expect(await differences()).toEqual([])
})

test('concurrent transactions count correctly without deadlock', async () => {
  const brand = await createBrand()
  const types = [await createCategory(), await createCategory(), await createCategory()]
  await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      createEmail({ brand, categories: [types[number % 3]!, types[(number + 1) % 3]!] }),
    ),
  )
  expect(await galleryVersion()).toMatchObject({ emails: 12 })
  expect(await differences()).toEqual([])
})
