import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { useTestDatabase } from '#test/database.ts'
import { listMore } from './more-emails.server.ts'
import { moreEmailsQuery } from '#app/gallery/schema.ts'

useTestDatabase()

/** As a URL would ask for it. */
function more(asked: Record<string, string>) {
  const names = Object.keys(moreEmailsQuery.shape)
  return listMore(moreEmailsQuery.parse(Object.fromEntries(names.map((name) => [name, asked[name] ?? null]))))
}

test('continues after the last email, within the list’s brand and tag', async () => {
  const brand = await createBrand({ slug: 'fernhill' })
  const welcome = await createCategory({ slug: 'welcome' })
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  const newest = await createEmail({ brand, categories: [welcome], createdAt: day(4) })
  const older = await createEmail({ brand, categories: [welcome], createdAt: day(2) })
  await createEmail({ brand, createdAt: day(3) })
  await createEmail({ categories: [welcome], createdAt: day(1) })
  const page = await more({ brand: 'fernhill', tag: 'welcome', after: newest.id })
  expect(page).toMatchObject({ emails: [{ id: older.id }], next: null })
})

test('does not continue a list of a deleted brand with all emails', async () => {
  const brand = await createBrand({ slug: 'fernhill', status: 'archived' })
  const seen = await createEmail({ brand })
  await createEmail()
  expect(await more({ brand: 'fernhill', after: seen.id })).toEqual({ emails: [], next: null })
})

test('a brand’s list goes by the date sent, page by page; without a date, by when it was added', async () => {
  const brand = await createBrand({ slug: 'fernhill' })
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  const old = await createEmail({ brand, sentAt: day(2), createdAt: day(20) })
  const undated = await createEmail({ brand, sentAt: null, createdAt: day(8) })
  const latest = await createEmail({ brand, sentAt: day(9), createdAt: day(9) })
  const page = await more({ brand: 'fernhill', sort: 'sent', after: latest.id })
  expect(page.emails.map(({ id }) => id)).toEqual([undated.id, old.id])
  expect(await more({ brand: 'fernhill', sort: 'sent', after: undated.id })).toMatchObject({
    emails: [{ id: old.id }],
    next: null,
  })
})

test('any list goes by the date sent if asked, page by page', async () => {
  const welcome = await createCategory({ slug: 'welcome' })
  const day = (year: number, number: number) => new Date(Date.UTC(year, 0, number))
  const old = await createEmail({ categories: [welcome], sentAt: day(2025, 2), createdAt: day(2026, 20) })
  const undated = await createEmail({ categories: [welcome], sentAt: null, createdAt: day(2026, 8) })
  const latest = await createEmail({ categories: [welcome], sentAt: day(2026, 9), createdAt: day(2026, 9) })
  const other = await createEmail({ sentAt: day(2025, 9), createdAt: day(2025, 9) })
  const ids = async (asked: Record<string, string>) =>
    (await more({ sort: 'sent', ...asked })).emails.map(({ id }) => id)
  expect(await ids({})).toEqual([latest.id, undated.id, other.id, old.id])
  expect(await ids({ after: undated.id })).toEqual([other.id, old.id])
  expect(await ids({ type: 'welcome', after: latest.id })).toEqual([undated.id, old.id])
  expect(await ids({ year: '2025' })).toEqual([other.id, old.id])
  await db()
    .update(emails)
    .set({ sentAt: day(2025, 10) })
    .where(eq(emails.id, old.id))
  expect(await ids({ year: '2025' })).toEqual([old.id, other.id])
})
