import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailFiles, emails } from '#app/platform/db/schema.ts'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { listUnfinished, sendJob, startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { importMessage } from '#test/imported-message.ts'
import { queueRendering, RENDER_EMAIL } from './render-job.server.ts'

useTestDatabase()

beforeEach(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'render-')) })))
})

afterAll(() => closeChromium())

test.skipIf(!findChromium())('renders an email without a screenshot in its job', async () => {
  const bytes = readFileSync(path.join(import.meta.dirname, '../fixtures/09-cid-images.eml'))
  await importMessage(bytes)
  await sendJob(RENDER_EMAIL, { emailId: '00000000-0000-4000-8000-000000000000' })
  expect(await queueRendering({ which: 'missing' })).toBe(0)
  const [before] = await db().select().from(emails)
  expect(before!.preview).toBeNull()
  await startJobs()
  try {
    await expect.poll(async () => (await db().select().from(emails))[0]!.preview).not.toBeNull()
  } finally {
    await stopJobs()
  }
  const [after] = await db().select().from(emails)
  expect(after!.facts.colors).toContain('#d65c3c')
  const previews = (await db().select().from(emailFiles).where(eq(emailFiles.emailId, after!.id))).filter(
    ({ role }) => role === 'preview',
  )
  expect(previews.length).toBeGreaterThanOrEqual(6)
  for (const { key } of previews) expect(await storage().exists(key)).toBe(true)
  expect(await queueRendering({ which: 'missing' })).toBe(0)
  expect(await queueRendering({ which: 'all' })).toBe(1)
  expect(await listUnfinished(RENDER_EMAIL, { givenUp: false })).toEqual([
    { emailId: after!.id, again: true },
  ])
})
