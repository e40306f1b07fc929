/** The mail server is silent, then refuses temporarily, then works: nobody waits for it, and each email arrives once. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { startMailServer } from '#test/mail-server.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'
import { startSilentServer } from './silent-server.ts'
import { waitUntil } from './wait-until.ts'
import { newVisitor } from './visitor.ts'

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-mail-'))
let database: Awaited<ReturnType<typeof createServerDatabase>>
let silent: Awaited<ReturnType<typeof startSilentServer>>
let server: BuiltServer
let url: string

beforeAll(async () => {
  ;[database, silent] = await Promise.all([createServerDatabase(), startSilentServer()])
  server = startBuiltServer({
    DATA_DIR,
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    MAIL_FROM: 'shelf@shelf.test',
    TRUST_PROXY: 'true',
    CHROMIUM_PATH: '/nowhere',
    SAMPLES: 'off',
    LOG_LEVEL: 'fatal',
  })
  url = await server.ready
}, 120_000)

afterAll(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

test('a silent mail server, one that refuses temporarily, one that works', async () => {
  const addresses = ['one', 'two', 'three'].map((name) => `${name}@example.com`)
  const answers: number[] = []
  for (const email of addresses) {
    const began = performance.now()
    const { status } = await newVisitor(() => url).post('/subscribe.data', { email, source: 'footer' })
    answers.push(performance.now() - began)
    expect(status).toBe(200)
  }
  await waitUntil(() => silent.waiting() > 0, 60_000, 'an email on its way to the silent server')
  const page = await newVisitor(() => url).get('/')
  expect(page.status).toBe(200)
  await silent.close()

  // On the same port there is now a server that refuses twice with 'try again later' and accepts the third attempt.
  const mail = await startMailServer({ port: silent.port })
  const later = { responseCode: 451, message: 'Try again later' }
  mail.refusals.push(later, later)
  const arrived = () => mail.received.flatMap(({ envelope }) => envelope)
  try {
    const ms = await waitUntil(() => addresses.every((one) => arrived().includes(one)), 400_000, 'all emails')
    expect(arrived().toSorted()).toEqual(addresses.toSorted())
    printTable('The mail server hangs and comes back', [
      {
        emails: addresses.length,
        arrived: arrived().length,
        'refused for now': 2 - mail.refusals.length,
        'slowest answer meanwhile, ms': Math.round(Math.max(...answers)),
        'all there after, s': Math.round(ms / 1000),
      },
    ])
  } finally {
    await mail.close()
  }
})
