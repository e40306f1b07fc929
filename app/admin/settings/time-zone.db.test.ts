import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import { analyticsEmails, emailList, emails, galleryVersion } from '#app/platform/db/schema.ts'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { loadSettings, storeSettings } from '#app/platform/db/stored-settings.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'

useTestDatabase()
afterEach(() => {
  useEnv({ TIME_ZONE: undefined })
  site.timeZone = 'UTC'
})

async function useZone(zone: string | null): Promise<void> {
  await inTransaction((tx) => storeSettings(tx, { TIME_ZONE: zone }))
  await loadSettings()
  await countAnalytics()
}

async function filed(id: string) {
  const [row] = await db()
    .select({ year: emailList.year, cells: analyticsEmails.cells })
    .from(emailList)
    .innerJoin(analyticsEmails, eq(analyticsEmails.emailId, emailList.emailId))
    .where(eq(emailList.emailId, id))
  const { year, cells } = row!
  return [year, cells.find((cell) => cell.startsWith('day:'))]
}

test('an email is filed under the day of the gallery, again when its time zone changes', async () => {
  const early = await createEmail({ sentAt: new Date('2026-01-01T03:00Z') })
  const late = await createEmail({ sentAt: new Date('2025-12-31T23:30Z') })
  await useZone(null)
  expect(await filed(early.id)).toEqual([2026, 'day:2026-01-01'])
  expect(await filed(late.id)).toEqual([2025, 'day:2025-12-31'])
  await useZone('Europe/Berlin')
  expect(await filed(early.id)).toEqual([2026, 'day:2026-01-01'])
  expect(await filed(late.id)).toEqual([2026, 'day:2026-01-01'])
  await useZone('America/New_York')
  expect(await filed(early.id)).toEqual([2025, 'day:2025-12-31'])
  expect(await filed(late.id)).toEqual([2025, 'day:2025-12-31'])
  await useZone(null)
  expect(await filed(early.id)).toEqual([2026, 'day:2026-01-01'])
})

test('an email that arrives is filed under the day of the gallery', async () => {
  await useZone('Asia/Kathmandu')
  const { id } = await createEmail({ sentAt: new Date('2025-12-31T19:00Z') })
  await countAnalytics()
  expect(await filed(id)).toEqual([2026, 'day:2026-01-01'])
  await db()
    .update(emails)
    .set({ sentAt: new Date('2025-12-31T18:00Z') })
    .where(eq(emails.id, id))
  await countAnalytics()
  expect(await filed(id)).toEqual([2025, 'day:2025-12-31'])
})

test('the time zone of the environment wins, in the database too', async () => {
  useEnv({ TIME_ZONE: 'Pacific/Auckland' })
  await useZone('Europe/Berlin')
  expect(site.timeZone).toBe('Pacific/Auckland')
  expect(await db().select({ zone: galleryVersion.timeZone }).from(galleryVersion)).toEqual([
    { zone: 'Pacific/Auckland' },
  ])
})
