import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases, galleryVersion, siteState } from '#app/platform/db/schema.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { useTestDatabase } from '#test/database.ts'
import { syncTaxonomy } from './commands.server.ts'
import { getCategoryBySlug, listCategories, listMenuCategories, nextOccasions } from './queries.server.ts'
import { builtInCategories } from './taxonomy.ts'

useTestDatabase()

async function find(slug: string) {
  const [category] = await db().select().from(categories).where(eq(categories.slug, slug))
  return category
}

/** Makes the last sync look like one of an older release. */
async function pretendLastSync(slug: string, field: string, value: string) {
  const [state] = await db().select().from(siteState)
  const rows = state!.value as Record<string, unknown>[]
  const older = rows.map((row) => (row['slug'] === slug ? { ...row, [field]: value } : row))
  await db().update(siteState).set({ value: older })
}

/** A row's version changes with every write, even without a change. */
function rowVersions() {
  return db()
    .select({ slug: categories.slug, version: sql`xmin::text` })
    .from(categories)
}

async function namesOf(type?: 'vertical') {
  return (await listCategories(type)).map(({ name }) => name)
}

async function countOf(slug: string) {
  return (await listMenuCategories('2026-11-22')).find((category) => category.slug === slug)?.count
}

async function addEmailTo(slug: string) {
  const category = await find(slug)
  await createEmail({ categories: [category!] })
}

describe('syncTaxonomy', () => {
  test('fills an empty database with every category and alias', async () => {
    await syncTaxonomy()
    const builtIn = builtInCategories()
    expect(await db().$count(categories)).toBe(builtIn.length)
    expect(await db().$count(categoryAliases)).toBe(builtIn.flatMap(({ aliases }) => aliases).length)
    expect(await find('cyber-monday')).toMatchObject({
      name: 'Cyber Monday',
      type: 'occasion',
      half: 'holiday',
      dateRule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 4 },
    })
    expect(await find('spring')).toMatchObject({ type: 'seasonal', half: 'event', dateRule: null })
    expect(await find('welcome')).toMatchObject({ masterTag: 'Lifecycle', half: null })
  })

  test('changes nothing on the second run, nor when two run concurrently', async () => {
    await Promise.all([syncTaxonomy(), syncTaxonomy()])
    const before = await rowVersions()
    await syncTaxonomy()
    expect(await rowVersions()).toEqual(before)
  })

  test('leaves the gallery’s version without a change', async () => {
    await syncTaxonomy()
    const before = await db().select().from(galleryVersion)
    await syncTaxonomy()
    expect(await db().select().from(galleryVersion)).toEqual(before)
    await db().delete(categories).where(eq(categories.slug, 'ebook'))
    expect(await db().select().from(galleryVersion)).not.toEqual(before)
  })

  test('updates built-in text, but not the owner’s edits', async () => {
    await syncTaxonomy()
    await db().update(categories).set({ description: 'Old.' }).where(eq(categories.slug, 'welcome'))
    await pretendLastSync('welcome', 'description', 'Old.')
    await db().update(categories).set({ name: 'Letters' }).where(eq(categories.slug, 'newsletter'))
    await pretendLastSync('newsletter', 'name', 'News Letter')

    await syncTaxonomy()
    expect((await find('welcome'))?.description).toMatch(/^The first email/)
    expect((await find('newsletter'))?.name).toBe('Letters')
    await syncTaxonomy()
    expect((await find('newsletter'))?.name).toBe('Letters')
  })

  test("keeps the owner's categories, including one that had a built-in slug first", async () => {
    await createCategory({ slug: 'our-own', name: 'Our Own' })
    await createCategory({ slug: 'advent', name: 'Advent Calendars', type: 'email_type' })
    await syncTaxonomy()
    await syncTaxonomy()
    expect(await find('our-own')).toMatchObject({ name: 'Our Own' })
    expect(await find('advent')).toMatchObject({ name: 'Advent Calendars', type: 'email_type', half: null })
  })

  test('keeps an alias changed by the owner, and restores a missing one', async () => {
    await syncTaxonomy()
    const discount = await find('discount')
    await db()
      .update(categoryAliases)
      .set({ categoryId: discount!.id })
      .where(eq(categoryAliases.alias, 'flash-sale'))
    await db().delete(categories).where(eq(categories.slug, 'ebook'))
    await syncTaxonomy()
    expect((await getCategoryBySlug('flash-sale'))?.category.slug).toBe('discount')
    expect((await getCategoryBySlug('whitepaper'))?.category.slug).toBe('ebook')
  })
})

describe('getCategoryBySlug', () => {
  test.each([
    ['cart-abandonment', 'cart-abandonment', undefined],
    ['cart-abandon', 'cart-abandonment', 'cart-abandonment'],
    ['abandoned-cart', 'cart-abandonment', 'cart-abandonment'],
    ['4th-of-july', 'independence-day', 'independence-day'],
    ['Black-Friday', 'black-friday', 'black-friday'],
    ['newsletters', 'newsletter', 'newsletter'],
    ["valentine's day", 'valentines-day', 'valentines-day'],
  ])('%s is %s', async (slug, canonical, redirectTo) => {
    await syncTaxonomy()
    const found = await getCategoryBySlug(slug)
    expect(found?.category.slug).toBe(canonical)
    expect(found?.redirectTo).toBe(redirectTo)
  })

  test('prefers a category with this slug to an alias, and an alias to a guess', async () => {
    await syncTaxonomy()
    await createCategory({ slug: 'abandoned-cart', name: 'Mine' })
    const own = await createCategory({ slug: 'letters' })
    await db().insert(categoryAliases).values({ alias: 'newsletters', categoryId: own.id })
    expect(await getCategoryBySlug('abandoned-cart')).toMatchObject({ category: { name: 'Mine' } })
    expect((await getCategoryBySlug('abandoned-cart'))?.redirectTo).toBeUndefined()
    expect((await getCategoryBySlug('newsletters'))?.redirectTo).toBe('letters')
  })

  test.each(['nothing-like-it', '', '%', "'; drop table categories", '\u0000'])(
    'does not find %j',
    async (slug) => {
      await syncTaxonomy()
      expect(await getCategoryBySlug(slug)).toBeNull()
    },
  )
})

test('lists categories by position, then by name, ignoring case', async () => {
  await createCategory({ name: 'pears', type: 'vertical' })
  await createCategory({ name: 'Quinces', type: 'vertical', position: -1 })
  await createCategory({ name: 'Apples', type: 'vertical' })
  await createCategory({ name: 'Bananas' })
  expect(await namesOf('vertical')).toEqual(['Quinces', 'Apples', 'pears'])
  expect(await namesOf()).toEqual(['Quinces', 'Apples', 'Bananas', 'pears'])
})

describe('counts', () => {
  test('include published emails of active brands only', async () => {
    const type = await createCategory({ slug: 'type' })
    await createCategory({ slug: 'empty' })
    const draftBrand = await createBrand({ status: 'draft' })
    await createEmail({ categories: [type] })
    await createEmail({ categories: [type] })
    await createEmail({ categories: [type], status: 'draft' })
    await createEmail({ categories: [type], status: 'hidden' })
    await createEmail({ categories: [type], brand: draftBrand })
    expect(await countOf('type')).toBe(2)
    expect(await countOf('empty')).toBe(0)
  })

  test('count an email once for a vertical, through the email or its brand', async () => {
    const vertical = await createCategory({ slug: 'shop', type: 'vertical' })
    const type = await createCategory({ slug: 'type' })
    const brand = await createBrand({ categories: [vertical, type] })
    await createEmail({ brand })
    await createEmail({ brand, categories: [vertical] })
    await createEmail({ categories: [vertical] })
    await createEmail({ brand, status: 'hidden' })
    await createEmail({ brand: await createBrand({ status: 'archived', categories: [vertical] }) })
    expect(await countOf('shop')).toBe(3)
    expect(await countOf('type')).toBe(0)
  })
})

describe('nextOccasions', () => {
  test('are sorted by date, from today on', async () => {
    await syncTaxonomy()
    for (const slug of ['christmas', 'thanksgiving', 'cyber-monday', 'black-friday']) await addEmailTo(slug)
    expect(await nextOccasions('2026-11-21', 3)).toEqual([
      { name: 'Thanksgiving', slug: 'thanksgiving', date: '2026-11-26', days: 5, count: 1 },
      { name: 'Black Friday', slug: 'black-friday', date: '2026-11-27', days: 6, count: 1 },
      { name: 'Cyber Monday', slug: 'cyber-monday', date: '2026-11-30', days: 9, count: 1 },
    ])
    const [today] = await nextOccasions('2026-11-27', 1)
    expect(today).toMatchObject({ slug: 'black-friday', days: 0 })
  })

  test('are filled up with occasions without emails', async () => {
    await syncTaxonomy()
    await addEmailTo('christmas')
    const slugs = (await nextOccasions('2026-12-01', 3)).map(({ slug, count }) => `${slug} ${count}`)
    expect(slugs).toEqual(['giving-tuesday 0', 'hanukkah 0', 'christmas 1'])
  })

  test('do not include one that is most of a year away before one that is near', async () => {
    await syncTaxonomy()
    await addEmailTo('thanksgiving')
    const slugs = (await nextOccasions('2026-12-01', 2)).map(({ slug }) => slug)
    expect(slugs).toEqual(['giving-tuesday', 'hanukkah'])
  })
})
