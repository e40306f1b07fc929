import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  brands,
  emailCategories,
  emails,
  emailSearch,
  gallerySearch,
  searchWords,
} from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { startProcessClock } from '#test/thread-clock.ts'

useTestDatabase()

async function finds(words: string): Promise<number> {
  const query = sql`search_term(${words}, false, false, array['english', 'german'])`
  return db().$count(gallerySearch, sql`${gallerySearch.document} @@ ${query}`)
}

describe('the full-text index', () => {
  it('follows every change of an email', async () => {
    const email = await createEmail({ language: 'en', subjectLine: 'Twelve chairs', bodyText: 'Café tables' })
    expect(await finds('chair')).toBe(1)
    expect(await finds('CAFE')).toBe(1)

    await db().update(emails).set({ subjectLine: 'Eleven stools' }).where(eq(emails.id, email.id))
    expect(await finds('chair')).toBe(0)
    expect(await finds('stool')).toBe(1)

    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, email.id))
    expect(await finds('stool')).toBe(0)
    await db().update(emails).set({ status: 'published' }).where(eq(emails.id, email.id))
    expect(await finds('stool')).toBe(1)

    await db().delete(emails).where(eq(emails.id, email.id))
    expect(await db().$count(emailSearch)).toBe(0)
  })

  it('shows a hidden email with what was changed meanwhile', async () => {
    const welcome = await createCategory({ name: 'Welcome' })
    const email = await createEmail({ status: 'draft', subjectLine: 'Twelve chairs' })
    const ofEmail = eq(emails.id, email.id)
    expect(await db().$count(gallerySearch)).toBe(0)
    await db().update(emails).set({ subjectLine: 'Eleven stools' }).where(ofEmail)
    await db().insert(emailCategories).values({ emailId: email.id, categoryId: welcome.id })
    await db().update(emails).set({ status: 'published' }).where(ofEmail)
    expect([await finds('chairs'), await finds('stools')]).toEqual([0, 1])
    const [tagged] = await rowsOf<{ count: number }>(sql`
      select count(*)::int as count from email_search join gallery_tags on category_id = ${welcome.id}
      where document @@ (quote_literal('#' || tag))::tsquery`)
    expect(tagged!.count).toBe(1)
    await db().update(emails).set({ status: 'hidden' }).where(ofEmail)
    await db().update(brands).set({ name: 'Corkline' })
    await db().update(emails).set({ status: 'published' }).where(ofEmail)
    expect([await finds('corkline'), await finds('stools')]).toEqual([1, 1])
  })

  it('follows the brand', async () => {
    const brand = await createBrand({ name: 'Corkline' })
    await createEmail({ brand })
    await createEmail()
    expect(await finds('corkline')).toBe(1)

    await db().update(brands).set({ name: 'Pinboard' }).where(eq(brands.id, brand.id))
    expect(await finds('corkline')).toBe(0)
    expect(await finds('pinboard')).toBe(1)

    await db().update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id))
    expect(await finds('pinboard')).toBe(0)
    await db().update(brands).set({ status: 'active' }).where(eq(brands.id, brand.id))
    expect(await finds('pinboard')).toBe(1)
  })

  it('reads each email with the dictionary of its language, and literally', async () => {
    await createEmail({ language: 'de-AT', subjectLine: 'Häuser am See' })
    await createEmail({ language: 'xx', subjectLine: 'Wlk hgs' })
    const rows = await db().select({ dictionary: emailSearch.dictionary }).from(emailSearch)
    expect(rows.map((row) => row.dictionary).toSorted()).toEqual(['german', 'simple'])
    expect(await finds('Haus')).toBe(1)
    expect(await finds('häuser')).toBe(1)
    expect(await finds('hgs')).toBe(1)
  })

  it('weights words of images as such, also where the body repeats them', async () => {
    const alt = 'Three brass lamps over a table'
    await createEmail({ altText: `${alt}\nLogo`, bodyText: `# Light\n\n${alt}\n\nMade by hand` })
    const [row] = await db().select({ document: emailSearch.document }).from(emailSearch)
    expect(row!.document).toMatch(/'brass':\d+ /)
    expect(row!.document).not.toMatch(/'brass':\d+C/)
    expect(row!.document).toMatch(/'hand':\d+C/)
  })

  it('stores whole words, without stems, numbers and accents', async () => {
    await createEmail({ language: 'en', subjectLine: 'Jalapeños, 3 tables', bodyText: 'ab x1' })
    const words = await db().select().from(searchWords)
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['jalapenos', 'tables']))
    expect(words.map(({ word }) => word)).not.toEqual(expect.arrayContaining(['tabl']))
    expect(words.map(({ word }) => word)).not.toEqual(expect.arrayContaining(['x1']))
  })

  it('accepts text that no dictionary can read', async () => {
    await createEmail({ bodyText: `${'x'.repeat(5000)} ${'日本語'.repeat(3000)} ${'word '.repeat(60_000)}` })
    expect(await db().$count(emailSearch)).toBe(1)
  })
})

/** What PostgreSQL's parser reads again from every word on, as far as it goes: a host, a word with hyphens, a comment. */
const HOSTILE = ['a-b.', 'a-1.', 'a-b_', '<!--', 'a-', 'a@b-c.', 'é-è_', '-é-']

it.each(HOSTILE)('attack: 60,000 characters of %j are indexed in a moment', async (unit) => {
  const processMs = startProcessClock()
  await createEmail({
    bodyText: `Velvet chairs ${unit.repeat(60_000 / unit.length)}`,
    altText: unit.repeat(5_000),
  })
  expect(processMs()).toBeLessThan(5_000)
  expect(await finds('velvet')).toBe(1)
})

it('attack: no email fills the dictionary of spellings by itself', async () => {
  const letters = (number: number) =>
    number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
  const words = Array.from({ length: 8_000 }, (_, at) => `word${letters(at + 1_000)}`)
  await createEmail({ bodyText: words.join(' ') })
  expect(await db().$count(searchWords)).toBeLessThanOrEqual(1_000)
})

it('a long word is found by its beginning, and an address by its host', async () => {
  await createEmail({ bodyText: `See https://www.velvet-chairs.example/${'catalogue/'.repeat(20)}` })
  expect(await finds('www.velvet-chairs.example')).toBe(1)
})
