import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { countedClaims } from './claims.server.ts'

useTestDatabase()
afterEach(() => useEnv({ CLAIMS: 'fixed', CLAIM_MARKETERS: undefined }))

async function fillGallery() {
  const travel = await createCategory({ type: 'vertical', half: 'industry' })
  const shop = await createCategory({ type: 'vertical', half: 'business_type' })
  const welcome = await createCategory({ type: 'email_type' })
  const brand = await createBrand({ categories: [travel, shop] })
  await createEmail({ brand, categories: [welcome] })
  await createEmail({ brand })
  await createEmail()
  await createEmail({ status: 'draft' })
  // Neither brand has an email in the gallery.
  await createBrand({ categories: [await createCategory({ type: 'vertical', half: 'industry' })] })
  await createEmail({ brand: await createBrand({ status: 'archived' }) })
}

test('shows the configured claims without the setting', async () => {
  await fillGallery()
  expect(await countedClaims()).toBeNull()
})

test('counts what is public, and leaves out what it cannot count', async () => {
  useEnv({ CLAIMS: 'counted' })
  await fillGallery()
  expect(await countedClaims()).toEqual({ marketers: null, emails: 3, brands: 2, industries: 1 })
  useEnv({ CLAIM_MARKETERS: '12' })
  expect(await countedClaims()).toMatchObject({ marketers: '12', emails: 3 })
})

test('claims nothing for an empty gallery', async () => {
  useEnv({ CLAIMS: 'counted' })
  expect(await countedClaims()).toEqual({ marketers: null, emails: 0, brands: 0, industries: 0 })
})

test('counts once the samples are removed', async () => {
  useEnv({ CLAIMS: 'counted' })
  await createEmail()
  await createEmail({ sample: true })
  expect(await countedClaims()).toBeNull()
  await db().delete(emails).where(eq(emails.sample, true))
  expect(await countedClaims()).toMatchObject({ emails: 1, brands: 1 })
})
