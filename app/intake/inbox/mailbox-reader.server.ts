/** Reads a mailbox over IMAP. The last UID is remembered after each stored message; where UIDs say nothing, the Message-ID tells known messages. */
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow, type FetchMessageObject, type FetchQueryObject } from 'imapflow'
import { messageBytesMax } from '#app/intake/ingest/limits.server.ts'
import { readHead } from '#app/intake/ingest/parse/message-head.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { acceptArrival, describe, recordSkipped } from './accept.server.ts'
import {
  messagesSeen,
  seenKey,
  type Mailbox,
  noteConnected,
  noteTrouble,
  readProgress,
  saveProgress,
} from './mailbox-state.server.ts'
import { describeTrouble } from './mailbox-errors.ts'

export type ReaderOptions = {
  signal: AbortSignal
  /** For servers without IDLE and for connections that hang. */
  pollMs?: number
  delayMs?: number
}

const POLL_MS = 2 * 60_000
const DELAY_MS = 1000
const MAX_DELAY_MS = 5 * 60_000
/** A message takes no longer unless its server hangs. */
const FINISH_MS = 10_000
const BATCH = 200
/** Servers also report changed flags in between. */
const ANSWERS_MAX = 2 * BATCH
const ANSWER_BYTES_MAX = 8 * 1024 * 1024
const HEADERS = ['message-id', 'from', 'subject']

/** Reads until `signal` is aborted; after a failure it tries again. */
export async function readMailbox(
  mailbox: Mailbox,
  { signal, pollMs = POLL_MS, delayMs = DELAY_MS }: ReaderOptions,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await readWhileConnected(mailbox, { signal, pollMs, delayMs }, () => {
        failures = 0
      })
    } catch (error) {
      if (signal.aborted) return
      log.warn({ err: error, mailbox: mailbox.name }, 'a mailbox could not be read')
      await noteTrouble(mailbox.id, describeTrouble(error))
    }
    await sleep(growing(delayMs, failures++), signal)
  }
}

async function readWhileConnected(
  mailbox: Mailbox,
  options: Required<ReaderOptions>,
  onRead: () => void,
): Promise<void> {
  const client = createClient(mailbox, options.pollMs)
  const { signal } = options
  let wake = () => {}
  let failure: unknown
  let isBusy = false
  const stop = () => {
    if (isBusy) setTimeout(() => client.close(), FINISH_MS).unref()
    else client.close()
  }
  client.on('error', (error) => {
    failure = error
  })
  client.on('exists', () => wake())
  client.on('close', () => wake())
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(mailbox.folder, {
      readOnly: mailbox.afterwards === 'nothing',
    })
    await noteConnected(mailbox.id)
    while (client.usable && !signal.aborted) {
      const told = Promise.withResolvers<void>()
      wake = told.resolve
      isBusy = true
      await readNew(client, mailbox, Number(uidValidity), options)
      isBusy = false
      onRead()
      if (!client.usable || signal.aborted) break
      const timer = new AbortController()
      await Promise.race([told.promise, sleep(options.pollMs, timer.signal)])
      timer.abort()
    }
    if (!signal.aborted) throw failure ?? Object.assign(new Error(), { code: 'NoConnection' })
  } finally {
    signal.removeEventListener('abort', stop)
    await client.logout().catch(() => client.close())
  }
}

function createClient({ host, port, tls, username, password }: Mailbox, pollMs: number): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure: tls,
    auth: { user: username, pass: password },
    clientInfo: { name: 'Mailshelf' },
    logger: false,
    // IDLE reports new messages within a second; a server without it is polled.
    autoIdleDelay: 500,
    maxIdleTime: pollMs,
    connectionTimeout: 30_000,
    maxLineLength: ANSWER_BYTES_MAX,
    maxLiteralSize: messageBytesMax() + ANSWER_BYTES_MAX,
    maxResponseSize: messageBytesMax() + 2 * ANSWER_BYTES_MAX,
  })
}

async function readNew(
  client: ImapFlow,
  mailbox: Mailbox,
  uidValidity: number,
  options: Required<ReaderOptions>,
): Promise<void> {
  const before = await readProgress(mailbox.id)
  const lastUid = before.uidValidity === uidValidity ? before.lastUid : 0
  // `7:*` includes the last message even if its UID is 5.
  const found = (await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || []
  const uids = found.filter((uid) => uid > lastUid).toSorted((a, b) => a - b)
  for (let from = 0; from < uids.length; from += BATCH) {
    const batch = uids.slice(from, from + BATCH)
    const messages = await fetchEach(client, batch, { size: true, headers: HEADERS })
    await readBatch(client, mailbox, messages, uidValidity, options)
    await saveProgress(mailbox.id, { uidValidity, lastUid: batch.at(-1)! })
  }
  if (before.uidValidity !== uidValidity && uids.length === 0) {
    await saveProgress(mailbox.id, { uidValidity, lastUid: 0 })
  }
}

/** In the order of their UIDs. The answers are read one by one: a server may send any number of others, and the library collects what it is sent. */
async function fetchEach(
  client: ImapFlow,
  uids: number[],
  query: FetchQueryObject,
): Promise<FetchMessageObject[]> {
  const wanted = new Set(uids)
  const messages: FetchMessageObject[] = []
  const asked = query.source ? 'source' : 'headers'
  let answers = 0
  for await (const message of client.fetch(uids.join(','), { uid: true, ...query }, { uid: true })) {
    answers += 1
    if (answers > ANSWERS_MAX) {
      // Leaving the loop would wait for the rest of the response.
      client.close()
      throw new Error('The server sends more messages than were asked for')
    }
    if (message[asked] && wanted.delete(message.uid)) messages.push(message)
  }
  return messages.toSorted((a, b) => a.uid - b.uid)
}

async function readBatch(
  client: ImapFlow,
  mailbox: Mailbox,
  messages: FetchMessageObject[],
  uidValidity: number,
  options: Required<ReaderOptions>,
): Promise<void> {
  const described = messages.map(({ uid, size = 0, headers }) => ({
    uid,
    size,
    ...describe(readHead(headers ?? Buffer.alloc(0))),
  }))
  const ids = described.map(({ messageId }) => messageId).filter((id) => id !== null)
  const seen = await messagesSeen(mailbox.name, ids)
  for (const { uid, size, ...head } of described) {
    options.signal.throwIfAborted()
    if (head.messageId && seen.has(seenKey({ ...head, size }))) continue
    if (size > messageBytesMax()) {
      await recordSkipped({ source: 'imap', sourceName: mailbox.name, kind: 'too-large', size, ...head })
    } else {
      await take(client, mailbox, uid, options)
    }
    seen.add(seenKey({ ...head, size }))
    await saveProgress(mailbox.id, { uidValidity, lastUid: uid })
  }
}

/** Fetches a message once, and keeps it until it is stored, also while the database is down. */
async function take(
  client: ImapFlow,
  mailbox: Mailbox,
  uid: number,
  { signal, delayMs }: Required<ReaderOptions>,
): Promise<void> {
  // A server may have stated a smaller size than it sends.
  const source = { start: 0, maxLength: messageBytesMax() + 1 }
  const [message] = await fetchEach(client, [uid], { source, internalDate: true })
  if (!message) return
  for (let tries = 0; ; tries++) {
    const { outcome } = await acceptArrival({
      source: 'imap',
      sourceName: mailbox.name,
      content: message.source!,
      receivedAt: message.internalDate ? new Date(message.internalDate) : undefined,
    })
    if (outcome !== 'unavailable') break
    await sleep(growing(delayMs, tries), signal)
    signal.throwIfAborted()
  }
  if (mailbox.afterwards === 'mark-seen') await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  if (mailbox.afterwards === 'move') await client.messageMove(String(uid), mailbox.moveTo!, { uid: true })
}

function growing(first: number, failures: number): number {
  return Math.min(MAX_DELAY_MS, first * 2 ** Math.min(failures, 20))
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => {})
}
