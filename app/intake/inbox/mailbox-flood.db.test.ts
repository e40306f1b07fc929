/** A mailbox server that answers without end, with messages that nobody asked for. */
import { mkdtempSync, rmSync } from 'node:fs'
import net, { type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import './arrivals-job.server.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { listMailboxes, sealPassword } from './mailbox-state.server.ts'

useTestDatabase()

const HEAD = 'From: Acme <news@acme.test>\r\nSubject: Wanted\r\nMessage-ID: <wanted@acme.test>\r\n\r\n'
const BODY = `${HEAD}${'x'.repeat(50_000)}`

type Flood = 'heads' | 'bodies' | null

let folder: string
let server: net.Server | undefined
let reader: { stop: AbortController; done: Promise<void> } | undefined
/** What the server sent while it flooded. */
let sent = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-flood-'))
  useEnv({ ...env(), DATA_DIR: folder })
  useStorage(await openStorage({ ...env(), DATA_DIR: folder }))
})
afterEach(async () => {
  reader?.stop.abort()
  await reader?.done
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function literal(name: string, text: string): string {
  return `${name} {${Buffer.byteLength(text)}}\r\n${text}`
}

/** Speaks as much IMAP as the reader asks for; the mailbox holds one message, with the UID 1. */
async function listen(flood: Flood): Promise<number> {
  sent = 0
  const opened = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let typed = ''
    socket.on('data', (bytes) => {
      typed += String(bytes)
      for (let end = typed.indexOf('\r\n'); end !== -1; end = typed.indexOf('\r\n')) {
        answer(socket, typed.slice(0, end), flood)
        typed = typed.slice(end + 2)
      }
    })
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return (opened.address() as AddressInfo).port
}

function answer(socket: Socket, line: string, flood: Flood): void {
  const [tag, ...words] = line.split(' ')
  const command = words.join(' ').toUpperCase()
  const asksForBody = command.startsWith('UID FETCH') && !command.includes('HEADER.FIELDS')
  if (command.startsWith('UID FETCH') && flood === (asksForBody ? 'bodies' : 'heads')) {
    return pour(socket, asksForBody ? literal('BODY[]<0>', BODY) : 'FLAGS (\\Seen)')
  }
  const untagged = (text: string) => socket.write(`* ${text}\r\n`)
  if (command.startsWith('CAPABILITY')) untagged('CAPABILITY IMAP4rev1')
  if (/^(?:SELECT|EXAMINE)/.test(command)) {
    untagged('1 EXISTS')
    untagged('OK [UIDVALIDITY 7] valid')
    untagged('OK [UIDNEXT 2] next')
  }
  if (command.startsWith('UID SEARCH')) untagged('SEARCH 1')
  if (command.startsWith('UID FETCH')) {
    // A change of flags, told in between, is not the message.
    untagged('1 FETCH (UID 1 FLAGS (\\Seen))')
    untagged(
      asksForBody
        ? `1 FETCH (UID 1 ${literal('BODY[]<0>', BODY)})`
        : `1 FETCH (UID 1 RFC822.SIZE ${BODY.length} ${literal('BODY[HEADER.FIELDS (MESSAGE-ID FROM SUBJECT)]', HEAD)})`,
    )
  }
  if (command.startsWith('LOGOUT')) untagged('BYE')
  socket.write(`${tag} OK done\r\n`)
}

/** As fast as they are read, for as long as anybody listens. */
function pour(socket: Socket, content: string): void {
  while (!socket.destroyed) {
    sent += 1
    if (!socket.write(`* 2 FETCH (UID ${sent + 1} ${content})\r\n`)) {
      return void socket.once('drain', () => pour(socket, content))
    }
  }
}

function connections(): Promise<number> {
  return promisify(server!.getConnections.bind(server))()
}

async function read(flood: Flood) {
  const port = await listen(flood)
  await db()
    .insert(inboxSources)
    .values({
      kind: 'imap',
      name: 'reader',
      host: '127.0.0.1',
      port,
      tls: false,
      username: 'reader',
      password: sealPassword('secret'),
    })
  const [mailbox] = await listMailboxes()
  const stop = new AbortController()
  const options = { signal: stop.signal, pollMs: 60_000, delayMs: 60_000 }
  reader = { stop, done: readMailbox(mailbox!, options) }
}

test('one message of an orderly server arrives, whatever else it tells', async () => {
  await read(null)
  await expect.poll(() => db().select().from(arrivals)).toMatchObject([{ subject: 'Wanted' }])
})

test.each<Flood>(['heads', 'bodies'])('a server that answers with %s without end is left', async (flood) => {
  await read(flood)
  await expect
    .poll(async () => (await db().select().from(inboxSources))[0]!.lastError)
    .toContain('The server sends more messages than were asked for')
  // The server sees some time later that nobody listens.
  await expect.poll(connections).toBe(0)
  expect(await db().$count(arrivals)).toBe(0)
})
