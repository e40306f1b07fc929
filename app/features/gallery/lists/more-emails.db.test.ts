import { expect, test } from 'vitest'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { useTestDatabase } from '#test/database.ts'
import { listMore } from './more-emails.server.ts'
import { moreEmailsQuery } from '#app/features/gallery/schema.ts'

useTestDatabase()

/** As an address would ask it. */
function more(asked: Record<string, string>) {
  const names = Object.keys(moreEmailsQuery.shape)
  return listMore(moreEmailsQuery.parse(Object.fromEntries(names.map((name) => [name, asked[name] ?? null]))))
}

test('goes on behind the last email, within the brand and the tag of the list', async () => {
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

test('a list whose brand was taken away does not go on with everything', async () => {
  const brand = await createBrand({ slug: 'fernhill', status: 'archived' })
  const seen = await createEmail({ brand })
  await createEmail()
  expect(await more({ brand: 'fernhill', after: seen.id })).toEqual({ emails: [], next: null })
})
