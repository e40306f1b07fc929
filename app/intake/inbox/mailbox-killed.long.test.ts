/** A mailbox of 600 messages, 5,000 with SOAK=1, read by a process that is stopped or killed again and again. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { db, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { env, parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { sized } from '#test/soak.ts'
import { writtenMail } from '#test/written-mail.ts'
import { ensureDovecot } from '../../../scripts/test-dovecot.mjs'
import { sealPassword } from './mailbox-state.server.ts'

/** Each process reads more than half a batch of headers. */
const { COUNT, RESTARTS } = sized({
  small: { COUNT: 600, RESTARTS: 4 },
  large: { COUNT: 5000, RESTARTS: 10 },
})
/** Every third stop is a kill; at most the message under way is then fetched again. */
const KILLS = Math.floor(RESTARTS / 3)

const dataDir = mkdtempSync(path.join(tmpdir(), 'mailbox-killed-'))
const server = await ensureDovecot()
if (!server) console.warn('This test needs dovecot: apt-get install dovecot-imapd')
const before = env()
afterAll(async () => {
  useEnv(before)
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  const database = await openDatabase(env())
  useDatabase(database)
  try {
    return await work()
  } finally {
    await database.close()
  }
}

/** Reads until `count` messages have arrived, then ends the process. */
async function readUntil(count: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const child = spawn(process.execPath, [path.join(projectRoot(), 'test/children/mailbox-reader.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (chunk) => {
    if (Number(String(chunk).trim().split('\n').at(-1)) >= count) child.kill(signal)
  })
  await new Promise((resolve) => child.once('close', resolve))
}

test.skipIf(!server)('each message arrives once and is fetched once', { timeout: 900_000 }, async () => {
  await copyMigratedFolder(dataDir)
  useEnv(parseEnv({ ...process.env, DATA_DIR: dataDir }))
  await withDatabase(() =>
    db()
      .insert(inboxSources)
      .values({
        kind: 'imap',
        name: 'reader',
        host: server!.host,
        port: server!.port,
        tls: false,
        username: server!.username,
        password: sealPassword(server!.password),
      }),
  )
  server!.deliver(
    Array.from({ length: COUNT }, (_, i) =>
      writtenMail({ subject: `Message ${i}`, text: `Number ${i}`, messageId: `mail-${i}@acme.test` }),
    ),
  )
  for (let restart = 1; restart <= RESTARTS; restart++) {
    const until = Math.floor((COUNT * restart) / (RESTARTS + 1))
    await readUntil(until, restart % 3 === 0 ? 'SIGKILL' : 'SIGTERM')
    if (restart === RESTARTS / 2) await server!.renumber()
  }
  await readUntil(COUNT, 'SIGTERM')
  const subjects = await withDatabase(() => db().select({ subject: arrivals.subject }).from(arrivals))
  expect(subjects).toHaveLength(COUNT)
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(COUNT)
  const { bodies } = server!.fetched()
  expect(bodies).toBeGreaterThanOrEqual(COUNT)
  expect(bodies).toBeLessThanOrEqual(COUNT + KILLS)
})
