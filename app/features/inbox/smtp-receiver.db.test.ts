import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport, type NodemailerError } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db, openedDatabase, useDatabase } from '#app/db/client.server.ts'
import { arrivals, inboxAddresses, inboxSources } from '#app/db/schema.ts'
import { env, parseEnv, useEnv } from '#app/lib/env.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { startSmtpReceiver } from './smtp-receiver.server.ts'
import { freePort } from '../../../scripts/test-postgres.mjs'

useTestDatabase()

let dataDir: string
let port: number
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'smtp-'))
  useEnv({ DATA_DIR: dataDir, MESSAGE_MB_MAX: 1 })
  useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
  await db().insert(inboxAddresses).values({ address: 'acme@inbox.test' })
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(settings: Parameters<typeof useEnv>[0] = {}): Promise<void> {
  port = await freePort()
  useEnv({ INBOX_SMTP_PORT: port, INBOX_DOMAIN: 'inbox.test', INBOX_SMTP_HOST: '127.0.0.1', ...settings })
  stops.push(await startSmtpReceiver(env()))
}

async function send(
  mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0] = {},
  options: object = {},
): Promise<{ response: string } | NodemailerError> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...options })
  return transport
    .sendMail({
      from: 'news@brand.test',
      to: 'acme@inbox.test',
      subject: 'Hello',
      html: '<p>Hi</p>',
      ...mail,
    })
    .catch((error: NodemailerError) => error)
}

test('250 means that the message is stored, with who delivered it', async () => {
  await start()
  expect(await send({ to: 'Acme+shop@INBOX.test' })).toMatchObject({
    response: expect.stringMatching(/^250/) as string,
  })
  const [row] = await db().select().from(arrivals)
  expect(row).toMatchObject({
    source: 'smtp',
    state: 'waiting',
    recipients: ['acme+shop@inbox.test', 'acme@inbox.test'],
    authentication: { by: 'mailshelf', client: { address: '127.0.0.1', mailFrom: 'news@brand.test' } },
  })
})

test.each([
  ['an unknown address', { to: 'nobody@inbox.test' }, 550],
  ['another domain', { to: 'acme@other.test' }, 550],
  ['an automatic reply', { headers: { 'Auto-Submitted': 'auto-replied' } }, 554],
  ['a message over the limit', { html: 'x'.repeat(1_500_000) }, 552],
])('refuses %s', async (_, mail, responseCode) => {
  await start()
  expect(await send(mail)).toMatchObject({ responseCode })
  expect((await db().select().from(arrivals)).filter(({ state }) => state !== 'skipped')).toEqual([])
})

test('refuses a message over the limit whose size was not announced, and then takes the next', async () => {
  await start()
  const answers = await talk([
    'EHLO me.test',
    'MAIL FROM:<news@brand.test>',
    'RCPT TO:<acme@inbox.test>',
    'DATA',
    `Subject: Large\r\n\r\n${'x'.repeat(2_000_000)}\r\n.`,
    'MAIL FROM:<news@brand.test>',
    'RCPT TO:<acme@inbox.test>',
    'DATA',
    'Subject: Small\r\n\r\nText\r\n.',
    'QUIT',
  ])
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual([
    '220',
    '250',
    '250',
    '250',
    '354',
    '552',
    '250',
    '250',
    '354',
    '250',
    '221',
  ])
  expect((await db().select().from(arrivals)).map(({ subject }) => subject)).toEqual(['Small'])
})

test('a message that breaks off is not stored', async () => {
  await start()
  const half = [
    'EHLO me.test',
    'MAIL FROM:<a@b.test>',
    'RCPT TO:<acme@inbox.test>',
    'DATA',
    'Subject: Half\r\n\r\nHalf',
  ]
  await talk(half, (answers) => answers.at(-1)!.startsWith('354'))
  // The next one is stored after it.
  await send()
  expect((await db().select().from(arrivals)).map(({ subject }) => subject)).toEqual(['Hello'])
})

test('451 while the storage or the database is unavailable', async () => {
  await start()
  writeFileSync(path.join(dataDir, 'file'), '')
  useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(dataDir, 'file') })))
  expect(await send()).toMatchObject({ responseCode: 451, command: 'DATA' })
  await expect
    .poll(() => db().select({ kind: inboxSources.kind, said: inboxSources.lastError }).from(inboxSources))
    .toEqual([{ kind: 'smtp', said: expect.stringContaining('could not be stored') as string }])
  const database = openedDatabase()
  try {
    useDatabase({ ...database, db: brokenDatabase() })
    expect(await send()).toMatchObject({ responseCode: 451 })
  } finally {
    useDatabase(database)
  }
  expect(await db().$count(arrivals)).toBe(0)
})

/** Fails as a pool does whose server is gone. */
function brokenDatabase(): ReturnType<typeof db> {
  return new Proxy(openedDatabase().db, {
    get() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
  })
}

test('offers STARTTLS with the given certificate', async () => {
  const [cert, key] = [path.join(dataDir, 'cert.pem'), path.join(dataDir, 'key.pem')]
  const subject = ['-subj', '/CN=inbox.test', '-addext', 'subjectAltName=DNS:inbox.test']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2', ...subject],
    { stdio: 'ignore' },
  )
  await start({ INBOX_TLS_CERT: cert, INBOX_TLS_KEY: key })
  const tls = { ca: execFileSync('cat', [cert]), servername: 'inbox.test' }
  expect(await send({}, { ignoreTLS: false, requireTLS: true, tls })).toMatchObject({
    response: expect.stringMatching(/^250/) as string,
  })
})

test('a port that is taken and a missing certificate are named', async () => {
  await start()
  await expect(startSmtpReceiver(env())).rejects.toThrow(/^INBOX_SMTP_PORT=\d+ cannot be used \(EADDRINUSE\)/)
  const missing = { ...env(), INBOX_TLS_CERT: '/nowhere/cert.pem', INBOX_TLS_KEY: '/nowhere/key.pem' }
  await expect(startSmtpReceiver(missing)).rejects.toThrow('INBOX_TLS_CERT cannot be read (ENOENT).')
})

test('ends a connection that guesses addresses', async () => {
  await start()
  const guesses = Array.from({ length: 12 }, (_, n) => `RCPT TO:<guess-${n}@inbox.test>`)
  const answers = await talk(['EHLO me.test', 'MAIL FROM:<a@b.test>', ...guesses])
  expect(answers.filter((answer) => answer.startsWith('550'))).toHaveLength(10)
  expect(answers.filter((answer) => answer.startsWith('250 2.1.5'))).toEqual([])
})

/** Sends each line after the answer to the one before, until the end; returns the last line of each answer. */
async function talk(
  lines: string[],
  isOver = (answers: string[]) => answers.at(-1)!.startsWith('221'),
): Promise<string[]> {
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8')
  const answers: string[] = []
  let rest = ''
  for await (const text of socket as AsyncIterable<string>) {
    const parts = (rest + text).split('\r\n')
    rest = parts.pop()!
    for (const part of parts.filter((line) => line[3] === ' ')) {
      answers.push(part)
      const next = lines.shift()
      if (next !== undefined) socket.write(`${next}\r\n`)
    }
    if (answers.length > 0 && isOver(answers)) break
  }
  return answers
}
