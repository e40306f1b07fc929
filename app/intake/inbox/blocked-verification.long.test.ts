/** An arrival whose sender cannot be verified because that blocks: it is settled with a reason, and the next goes on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals } from '#app/platform/db/schema.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { env, parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import './arrivals-job.server.ts'

useTestDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'mailshelf-blocked-'))

beforeAll(async () => {
  useEnv(parseEnv({ DATA_DIR: folder, CHROMIUM_PATH: '/nowhere' }))
  useStorage(await openStorage(env()))
})
afterAll(async () => {
  await stopJobs()
  await releaseIngestWorker()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function arrive(subject: string, headers: string): Promise<void> {
  const message = `From: Acme <news@acme.test>\r\nSubject: ${subject}\r\n${headers}Content-Type: text/html\r\n\r\n<p>Hello`
  const client = { address: '192.0.2.10', greeting: 'out.acme.test', mailFrom: 'news@acme.test' }
  await db()
    .insert(arrivals)
    .values({
      source: 'smtp',
      sourceName: 'smtp',
      subject,
      originalKey: await storeFile('private', Buffer.from(message), 'eml'),
      size: message.length,
      authentication: { by: 'mailshelf', client },
    })
}

test(
  'the process that verifies it is ended, and both arrivals are settled',
  { timeout: 240_000 },
  async () => {
    // As an earlier version stored it: today's receiver refuses so many lines. Mailauth takes minutes for them.
    await arrive('Blocking', `X-Folded: a\r\n${' b\r\n'.repeat(180_000)}`)
    await arrive('Ordinary', '')
    const began = performance.now()
    await startJobs()
    await vi.waitFor(
      async () => {
        const rows = await db().select().from(arrivals).orderBy(asc(arrivals.subject))
        expect(rows).toMatchObject([
          { subject: 'Blocking', state: 'skipped', reason: 'Not imported: not an email file' },
          { subject: 'Ordinary', state: 'review' },
        ])
      },
      { timeout: 200_000, interval: 1000 },
    )
    // The deadline ended it; without it, the process would be busy for longer.
    expect(performance.now() - began).toBeGreaterThan(29_000)
  },
)
