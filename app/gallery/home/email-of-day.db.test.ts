import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail, noAttributes } from '#test/factories.ts'
import { emailOfDay } from './email-of-day.server.ts'

useTestDatabase()

const TODAY = '2026-11-22'
const BEFORE = new Date('2026-11-21T23:59:59Z')
const preview = {
  width: 640,
  height: 900,
  dominantColor: '#ffffff',
  files: [{ width: 640, height: 900, webp: 'media/aa/a.webp', avif: null }],
}

/** Fits the spotlight. */
const shown = { preview, facts: { ...noAttributes, imageCount: 2, imagesMissing: 1, wordCount: 60 } }

async function slugOn(day: string): Promise<string | undefined> {
  return (await emailOfDay(day))?.slug
}

test('needs a screenshot, an image and sixty words; a gallery of today has one at once', async () => {
  expect(await emailOfDay(TODAY)).toBeNull()
  await createEmail({ createdAt: BEFORE })
  expect(await emailOfDay(TODAY)).toBeNull()
  const bare = { imageCount: 2, imagesMissing: 2, wordCount: 600 }
  for (const facts of [bare, { imageCount: 0, wordCount: 600 }, { imageCount: 2, wordCount: 59 }]) {
    await createEmail({ preview, facts: { ...noAttributes, ...facts }, createdAt: BEFORE })
  }
  expect(await emailOfDay(TODAY)).toBeNull()
  const first = await createEmail({ ...shown, createdAt: new Date('2026-11-22T09:00:00Z') })
  expect(await slugOn(TODAY)).toBe(first.slug)
})

test('stays the same all day, whatever comes in, and gives way when it is hidden', async () => {
  for (let number = 0; number < 5; number++) await createEmail({ ...shown, createdAt: BEFORE })
  const chosen = await slugOn(TODAY)
  expect(chosen).toBeDefined()
  for (let number = 0; number < 20; number++) {
    await createEmail({ ...shown, createdAt: new Date('2026-11-22T00:00:00Z') })
  }
  expect(await slugOn(TODAY)).toBe(chosen)

  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.slug, chosen!))
  const next = await slugOn(TODAY)
  expect(next).toBeDefined()
  expect(next).not.toBe(chosen)
  await db().execute(sql`update brands set status = 'archived'`)
  expect(await emailOfDay(TODAY)).toBeNull()
})

test('brands have as many days as each other, however much they send', async () => {
  const busy = await createBrand({ slug: 'busy' })
  for (let number = 0; number < 30; number++) await createEmail({ brand: busy, ...shown, createdAt: BEFORE })
  for (let number = 0; number < 3; number++) await createEmail({ ...shown, createdAt: BEFORE })
  const days = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 22 + day)).toISOString().slice(0, 10),
  )
  const chosen = await Promise.all(days.map((day) => emailOfDay(day)))
  const brands = Map.groupBy(chosen, (email) => email!.brandSlug)
  expect(brands.size).toBe(4)
  expect(brands.get('busy')!.length).toBeLessThan(35)
  expect(new Set(brands.get('busy')!.map((email) => email!.slug)).size).toBeGreaterThan(3)
})
