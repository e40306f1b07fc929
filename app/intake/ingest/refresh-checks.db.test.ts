import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { emailChecks, emails } from '#app/platform/db/schema.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { checkInBrowser } from '#app/inspection/checks/commands.server.ts'
import { readChecks } from '#app/inspection/checks/queries.server.ts'
import { closeChromium } from '#app/platform/lib/chromium.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { importMessage } from '#test/imported-message.ts'
import { checksRefresh } from './refresh-checks.server.ts'
import { releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

useTestDatabase()
beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'checks-')) })))
})
afterAll(async () => {
  await releaseIngestWorker()
  await closeChromium()
})

const MESSAGE = [
  'From: Fernhill <hello@fernhill.test>',
  'Subject: Chairs',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html lang="en"><body><h1>Chairs</h1><a href="#">Shop</a><p style="color:#bbb;background:#fff">Pale words</p></body></html>',
].join('\r\n')

async function add(render: boolean): Promise<string> {
  return (await importMessage(MESSAGE, { render, brand: { slug: 'fernhill', name: 'Fernhill' } })).id
}

async function rulesOf(id: string): Promise<string[]> {
  return (await readChecks(id))!.issues.map(({ rule }) => rule)
}

test('an email is stored with its checks, those of the browser with its picture', async () => {
  const id = await add(true)
  expect(await readChecks(id)).toMatchObject({ rulesVersion: CHECKS_VERSION, inBrowser: true, serious: 2 })
  expect((await rulesOf(id)).slice(0, 2)).toEqual(['contrast', 'dead-link'])
  const { issues } = (await readChecks(id))!
  expect(issues[0]).toMatchObject({ count: 1, places: [{ at: 'p.1', box: expect.any(Array) as unknown }] })
})

test('what was not checked, was checked without a browser or has changed is checked again', async () => {
  const id = await add(false)
  expect(await readChecks(id)).toBeNull()
  expect(await checksRefresh.count()).toEqual({ current: 0, outdated: 1 })
  expect(await checksRefresh.run(60_000)).toBe(true)
  expect(await rulesOf(id)).toContain('contrast')
  expect(await checksRefresh.count()).toEqual({ current: 1, outdated: 0 })

  // The browser has seen it: a new screenshot changes nothing.
  await inTransaction((tx) => checkInBrowser(tx, id))
  expect(await checksRefresh.count()).toEqual({ current: 1, outdated: 0 })
  await db().update(emailChecks).set({ inBrowser: false })
  await inTransaction((tx) => checkInBrowser(tx, id))
  expect(await checksRefresh.count()).toEqual({ current: 0, outdated: 1 })
  expect(await checksRefresh.run(60_000)).toBe(true)

  const htmlKey = await storeFile('private', Buffer.from('<html lang="en"><h1>Chairs</h1></html>'), 'html')
  await db().update(emails).set({ htmlKey }).where(eq(emails.id, id))
  expect(await checksRefresh.count()).toEqual({ current: 0, outdated: 1 })
  expect(await checksRefresh.run(60_000)).toBe(true)
  expect(await rulesOf(id)).not.toContain('dead-link')
})

test('what cannot be read is passed over', async () => {
  const { id } = await createEmail({ htmlKey: 'private/00/gone.html' })
  await db().insert(emailChecks).values({ emailId: id })
  expect(await checksRefresh.run(60_000)).toBe(true)
  expect(await readChecks(id)).toMatchObject({ rulesVersion: CHECKS_VERSION, issues: [] })
})
