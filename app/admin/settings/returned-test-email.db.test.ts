import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdministrator } from '#app/accounts/policy.ts'
import { startSmtpReceiver } from '#app/intake/inbox/smtp-receiver.server.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxAddresses } from '#app/platform/db/schema.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { freePort } from '../../../scripts/test-postgres.mjs'
import { readTestResult, sendTestEmail } from './test-email.server.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'test-email-'))
let stop: () => Promise<unknown>

beforeAll(async () => {
  const port = await freePort()
  useEnv({
    DATA_DIR: home,
    INBOX_SMTP_PORT: port,
    INBOX_DOMAIN: 'inbox.test',
    INBOX_SMTP_HOST: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    MAIL_FROM: 'shelf@brand.test',
  })
  useStorage(await openStorage(env()))
  stop = await startSmtpReceiver(env())
})
afterAll(async () => {
  await stop()
  await releaseIngestWorker()
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

test('the copy of a test email that reaches the gallery says what SPF and DKIM gave', async () => {
  const { viewer } = await signedIn(await createUser({ role: 'admin', email: 'acme@inbox.test' }))
  await db().insert(inboxAddresses).values({ address: 'acme@inbox.test' })
  expect(await readTestResult()).toBeNull()
  const sent = await sendTestEmail(asAdministrator(viewer)!)
  expect(sent).toEqual({ ok: true, to: 'acme@inbox.test' })
  expect(await readTestResult()).toContain('Once it arrives')
  const arrived = /^The last test email arrived at acme@inbox.test. SPF: \w+. DKIM: none.$/
  await expect.poll(readTestResult, { interval: 500 }).toMatch(arrived)
  // It is no email of the gallery.
  const states = (await db().select().from(arrivals)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['skipped']))
})
