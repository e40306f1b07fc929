import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import { createTransport, type NodemailerError } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db, openedDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals, inboxAddresses, inboxSources } from '#app/platform/db/schema.ts'
import { env, parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { asAdministrator } from '#app/accounts/policy.ts'
import { useTestDatabase } from '#test/database.ts'
import { signedIn } from '#test/signed-in.ts'
import { startSmtpReceiver } from './smtp-receiver.server.ts'
import { readReceiving, sendTestMessage } from './test-message.server.ts'
import { freePort } from '../../../scripts/test-postgres.mjs'

useTestDatabase()

let dataDir: string
let port: number
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'smtp-'))
  useEnv({ DATA_DIR: dataDir, MAX_MESSAGE_MB: 1 })
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

test('a test message arrives as any other does', async () => {
  await start()
  const actor = asAdministrator((await signedIn({ role: 'admin' })).viewer)!
  const { smtp } = await readReceiving(actor)
  expect(smtp).toMatchObject({ domain: 'inbox.test', port, address: 'acme@inbox.test' })
  await sendTestMessage(smtp!.address!)
  expect(await db().select().from(arrivals)).toMatchObject([{ source: 'smtp', subject: 'Test message' }])
  await expect(sendTestMessage('nobody@inbox.test')).rejects.toThrow(/550/)
})

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

test.each([
  ['lines', `X-Folded: a\r\n${' b\r\n'.repeat(60_000)}`],
  ['bytes', `X-Wide: ${'a'.repeat(300_000)}\r\n`],
])('refuses headers of too many %s, and then takes the next message', async (_, headers) => {
  await start()
  const envelope = ['MAIL FROM:<news@brand.test>', 'RCPT TO:<acme@inbox.test>', 'DATA']
  const answers = await talk([
    'EHLO me.test',
    ...envelope,
    `Subject: Long\r\n${headers}\r\nText\r\n.`,
    ...envelope,
    'Subject: Short\r\n\r\nText\r\n.',
    'QUIT',
  ])
  expect(answers[5]).toMatch(/^552 .*The headers of the message are too long/)
  expect(answers[9]).toMatch(/^250 /)
  const rows = await db().select().from(arrivals).orderBy(arrivals.receivedAt)
  expect(rows).toMatchObject([
    {
      subject: 'Long',
      state: 'skipped',
      reason: 'The headers of the message are too long',
      originalKey: null,
    },
    { subject: 'Short', state: 'waiting' },
  ])
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
  const rows = await db().select().from(arrivals).orderBy(arrivals.receivedAt)
  expect(rows).toMatchObject([
    { sender: 'news@brand.test', state: 'skipped', reason: 'The message is too large', originalKey: null },
    { subject: 'Small', state: 'waiting' },
  ])
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
    .toEqual([{ kind: 'smtp', said: expect.stringContaining('store a message') as string }])
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

/** The settings of a certificate made for this test. */
function makeCertificate() {
  const [cert, key] = [path.join(dataDir, 'cert.pem'), path.join(dataDir, 'key.pem')]
  const subject = ['-subj', '/CN=inbox.test', '-addext', 'subjectAltName=DNS:inbox.test']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2', ...subject],
    { stdio: 'ignore' },
  )
  return { settings: { INBOX_TLS_CERT: cert, INBOX_TLS_KEY: key }, ca: readFileSync(cert) }
}

test('offers STARTTLS with the given certificate', async () => {
  const { settings, ca } = makeCertificate()
  await start(settings)
  const secured = { ignoreTLS: false, requireTLS: true, tls: { ca, servername: 'inbox.test' } }
  expect(await send({}, secured)).toMatchObject({
    response: expect.stringMatching(/^250/) as string,
  })
})

describe('after STARTTLS', () => {
  const transaction = ['MAIL FROM:<evil@brand.test>', 'RCPT TO:<acme@inbox.test>', 'DATA']
  const message = 'Subject: Injected\r\n\r\nText\r\n.'

  /** What the server said to the lines before STARTTLS, to `last` in clear text, and to the lines over TLS. */
  async function upgrade({ before, last, after }: { before: string[]; last: string; after: string[] }) {
    const { settings, ca } = makeCertificate()
    await start(settings)
    const socket = net.connect(port, '127.0.0.1')
    const clear = await exchange(socket, [...before, last])
    const secured = tls.connect({ socket, ca, servername: 'inbox.test' })
    await once(secured, 'secureConnect')
    const answers = await exchange(secured, after, false)
    secured.destroy()
    return { clear, answers }
  }

  test('what was sent in clear text behind it is discarded', async () => {
    const { clear, answers } = await upgrade({
      before: ['EHLO me.test'],
      last: ['STARTTLS', 'EHLO evil.test', ...transaction, message].join('\r\n'),
      after: ['MAIL FROM:<news@brand.test>', 'EHLO me.test', 'RCPT TO:<acme@inbox.test>', 'DATA', 'NOOP'],
    })
    expect(clear.map((answer) => answer.slice(0, 3))).toEqual(['220', '250', '220'])
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['503', '250', '503', '503', '250'])
    expect(await db().$count(arrivals)).toBe(0)
  })

  test('a transaction that began before it is forgotten, and TLS cannot begin twice', async () => {
    const { answers } = await upgrade({
      before: ['EHLO me.test', ...transaction.slice(0, 2)],
      last: 'STARTTLS',
      after: ['DATA', 'EHLO me.test', 'DATA', 'STARTTLS'],
    })
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['503', '250', '503', '503'])
    expect(await db().$count(arrivals)).toBe(0)
  })

  test('it is neither offered nor accepted without a certificate', async () => {
    await start({ INBOX_TLS_CERT: undefined, INBOX_TLS_KEY: undefined })
    const socket = net.connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    await exchange(socket, ['EHLO me.test'])
    expect(said).not.toContain('STARTTLS')
    expect(await exchange(socket, ['STARTTLS'], false)).toEqual([expect.stringMatching(/^50[02] /)])
    socket.destroy()
  })

  test('a broken or an outdated handshake ends the connection, and others are served', async () => {
    const { settings } = makeCertificate()
    await start(settings)
    for (const garbage of ['MAIL FROM:<evil@brand.test>\r\n', '\x16\x03\x01\x02\x00\x01', '\x80\x2e\x01']) {
      const socket = net.connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await exchange(socket, ['EHLO me.test', 'STARTTLS'])
      socket.end(garbage)
      await once(socket, 'close')
    }
    const old = net.connect(port, '127.0.0.1')
    await exchange(old, ['EHLO me.test', 'STARTTLS'])
    const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' } as const
    const outdated = tls.connect({
      socket: old,
      rejectUnauthorized: false,
      ciphers: 'ALL:@SECLEVEL=0',
      ...versions,
    })
    await expect(once(outdated, 'secureConnect')).rejects.toThrow(
      /version|alert|protocol|closed|disconnected|reset/i,
    )
    expect(await send()).toMatchObject({ response: expect.stringMatching(/^250/) as string })
  })
})

/** Sends each line after the answer to the one before; the last line of each answer. */
async function exchange(socket: Duplex, lines: string[], hasGreeting = true): Promise<string[]> {
  const answers: string[] = []
  const left = [...lines]
  if (!hasGreeting) socket.write(`${left.shift()}\r\n`)
  let rest = ''
  const wanted = lines.length + (hasGreeting ? 1 : 0)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`closed after ${answers.join(' | ')}`)))
    socket.on('data', function hear(chunk: Buffer) {
      const parts = (rest + String(chunk)).split('\r\n')
      rest = parts.pop()!
      for (const part of parts.filter((line) => line[3] === ' ')) {
        answers.push(part)
        if (answers.length === wanted) {
          socket.off('data', hear)
          return resolve()
        }
        socket.write(`${left.shift()}\r\n`)
      }
    })
  })
  return answers
}

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
