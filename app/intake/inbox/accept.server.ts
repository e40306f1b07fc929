/** The one way in for every source. What it answers `accepted` is stored, with its job: only then a source acknowledges a message. */
import { and, eq, inArray, ne, not } from 'drizzle-orm'
import { addressParser, decodeWords } from 'postal-mime'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { arrivals, inboxAddresses, inboxSources } from '#app/platform/db/schema.ts'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import {
  DELIVERY_HEADERS,
  headerOf,
  type MessageHeader,
  readMessageId,
  withinAngles,
} from '#app/intake/ingest/parse/message-head.ts'
import { readSender } from '#app/intake/ingest/parse/sender.ts'
import { bouncesInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { SUBJECT_MAX } from '#app/intake/ingest/schema.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { trackWork } from '#app/platform/lib/work-in-progress.server.ts'
import { prepareQueue, sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { noteBounce } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { storeFileDurably } from '#app/platform/lib/storage.server.ts'
import { ARRIVALS } from './arrivals-job.server.ts'
import { privateForms, receivers } from './addresses.ts'
import { recordAuthentication } from './authentication.server.ts'
import { type IncomingMessage, receiveMessage } from './incoming-message.server.ts'
import { type RefusalKind, refusalOf, refusalText } from './refusals.ts'
import { arrivalCopy } from './inbox-copy.ts'

type ArrivalSource = (typeof arrivals.$inferSelect)['source']

type Incoming = {
  source: ArrivalSource
  /** Of the mailbox, token or folder. */
  sourceName: string
  fileName?: string
  content: Uint8Array | AsyncIterable<Uint8Array>
  /** The recipients of the envelope; without one, the headers are read. */
  recipients?: string[]
  receivedAt?: Date
  authentication?: Authentication
  storeAlong?: (tx: Transaction, stored: { id: string; originalKey: string }) => Promise<void>
}

export type Acceptance =
  | { outcome: 'accepted'; id: string }
  /** `id` is the first arrival of the message. */
  | { outcome: 'duplicate'; id: string }
  | { outcome: 'refused'; kind: RefusalKind; reason: string }
  /** The database or the storage failed: the sender keeps the message and tries again. */
  | { outcome: 'unavailable' }

/** Never throws. */
export function acceptArrival(incoming: Incoming): Promise<Acceptance> {
  return trackWork(`inbox ${incoming.source}`, () => accept(incoming))
}

async function accept(incoming: Incoming): Promise<Acceptance> {
  let message: IncomingMessage | null = null
  try {
    const received = await receiveMessage(incoming.content)
    if (!received.ok) {
      const { reason: kind, size } = received
      const sender = incoming.authentication?.client?.mailFrom || null
      await recordSkipped({ ...incoming, kind, size, sender })
      return refused(kind)
    }
    message = received.message
    const refusal = message.isHeadTooLong
      ? 'long-headers'
      : refusalOf(message.headers, new URL(siteUrl()).hostname)
    if (refusal) {
      if (refusal === 'delivery-report') await noteBounces(await message.read())
      const { headers, size } = message
      const skipped = { ...incoming, ...describe(headers), size, kind: refusal }
      if (refusal === 'loop' && TEST_EMAIL.test(skipped.messageId ?? '')) {
        const content = await message.read()
        const id = await recordSkipped(skipped)
        const { authentication = null } = incoming
        void trackWork('inbox test email', () =>
          recordAuthentication({ id, authentication }, headers, content),
        )
        // Refused, it would come back to its sender as undeliverable.
        return { outcome: 'accepted', id }
      }
      await recordSkipped(skipped)
      return refused(refusal)
    }
    return await store(incoming, message)
  } catch (error) {
    if (isCutShort(error)) log.info({ source: incoming.source }, 'a message was not sent to its end')
    else {
      log.error({ err: error, source: incoming.source }, 'a message could not be accepted')
      // Not awaited, because the database may be down and the sender waits.
      noteFailure(incoming, error).catch((failure: unknown) =>
        log.warn({ err: failure }, 'the failure of a source could not be noted'),
      )
    }
    return { outcome: 'unavailable' }
  } finally {
    await message?.discard().catch((error: unknown) => log.warn({ err: error }, 'a file was left'))
  }
}

/** The Message-ID of a test email of the mail server settings, whose owner wants to know what SPF and DKIM gave. */
const TEST_EMAIL = /^test-[0-9a-f-]{36}@/

/** Mailboxes record their own. */
async function noteFailure(
  { source, sourceName }: Pick<Incoming, 'source' | 'sourceName'>,
  error: unknown,
): Promise<void> {
  if (source === 'imap' || source === 'submission') return
  const lastError =
    (error as NodeJS.ErrnoException).code === 'ENOSPC' ? arrivalCopy.noSpace : arrivalCopy.notStored
  const failed = { lastError, lastErrorAt: new Date() }
  await db()
    .insert(inboxSources)
    .values({ kind: source, name: sourceName, ...failed })
    .onConflictDoUpdate({ target: [inboxSources.kind, inboxSources.name], set: failed })
}

function isCutShort(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNECTION', 'ECONNRESET'].includes(code)
}

const FILE_NAME_MAX = 255

type Skipped = Pick<Incoming, 'source' | 'sourceName' | 'fileName'> &
  Partial<Described> & { kind: RefusalKind; size: number }

/** Lists a message that is not wanted, or was not even fetched, so that the owner knows of it. */
export async function recordSkipped(skipped: Skipped): Promise<string> {
  const { source, sourceName, fileName, kind, size, messageId, sender, senderName, subject } = skipped
  const message = { source, sourceName, size, messageId, sender, senderName, subject }
  const [row] = await db()
    .insert(arrivals)
    .values({
      ...message,
      state: 'skipped',
      reason: refusalText[kind],
      ...(fileName !== undefined && { details: { fileName: fileName.slice(0, FILE_NAME_MAX) } }),
      settledAt: new Date(),
    })
    .returning({ id: arrivals.id })
  return row!.id
}

/** The inbox address that receives mail for one of these; a brand's or a user's own comes first. */
export async function findInboxAddress(
  recipients: string[],
): Promise<typeof inboxAddresses.$inferSelect | null> {
  const forms = recipients.map(receivers)
  const wanted = [...new Set(forms.flat())]
  if (wanted.length === 0) return null
  const found = await db()
    .select()
    .from(inboxAddresses)
    .where(and(inArray(inboxAddresses.address, wanted), not(isSuspended(inboxAddresses.userId))))
  const inOrder = [0, 1, 2].flatMap((exactness) =>
    forms.flatMap((each) => found.filter(({ address }) => address === each[exactness])),
  )
  const open = inOrder.filter(({ userId }) => userId === null || env().FORWARD_TO_SAVE !== 'off')
  return open.find(({ brandId, userId }) => brandId !== null || userId !== null) ?? open[0] ?? null
}

type KnownMessage = { arrivalId: string; emailId: string | null; originalKey: string | null }

/** An earlier arrival of the message: the same sender, subject, date and body. */
async function findKnownMessage(contentHash: string): Promise<KnownMessage | null> {
  const [arrival] = await db()
    .select({ arrivalId: arrivals.id, emailId: arrivals.emailId, originalKey: arrivals.originalKey })
    .from(arrivals)
    .where(and(eq(arrivals.contentHash, contentHash), ne(arrivals.state, 'duplicate')))
  return arrival ?? null
}

type Described = {
  messageId: string | null
  sender: string | null
  senderName: string | null
  subject: string
}

async function store(incoming: Incoming, message: IncomingMessage): Promise<Acceptance> {
  const { source, sourceName, receivedAt = new Date(), authentication } = incoming
  const { headers, contentHash, size } = message
  const stated = (incoming.recipients ?? recipientsOf(headers)).filter((text) => readEmailAddress(text))
  const recipients = stated.map((text) => readEmailAddress(text)!)
  // A submission was sent to the member, not to an inbox address.
  const address = source === 'submission' ? null : await findInboxAddress(recipients)
  if (source === 'smtp' && !address) return refused('unknown-recipient')
  if (address?.userId) {
    const { ok } = await limitRate({ key: `forward:${address.userId}`, ...RATE_LIMITS.forward })
    if (!ok) return refused('too-many')
  }
  const described = describe(headers)
  const row = {
    ...described,
    source,
    sourceName,
    receivedAt,
    // In the spelling of the message as well, which its text may repeat.
    recipients: privateForms([...recipients, ...stated.map((text) => text.trim().toLowerCase())]),
    addressId: address?.id ?? null,
    contentHash,
    size,
    authentication,
  }

  async function duplicateOf({ arrivalId, emailId, originalKey }: KnownMessage): Promise<Acceptance> {
    const settled = { state: 'duplicate', reason: arrivalCopy.duplicate, settledAt: new Date() } as const
    await db()
      .insert(arrivals)
      .values({ ...row, ...settled, emailId, originalKey })
    return { outcome: 'duplicate', id: arrivalId }
  }

  const known = await findKnownMessage(contentHash)
  if (known) return duplicateOf(known)
  await prepareQueue(ARRIVALS)
  const originalKey = await storeFileDurably('private', await message.read(), 'eml')
  const id = await inTransaction(async (tx) => {
    const [added] = await tx
      .insert(arrivals)
      .values({ ...row, originalKey })
      .onConflictDoNothing()
      .returning({ id: arrivals.id })
    if (!added) return null
    await incoming.storeAlong?.(tx, { id: added.id, originalKey })
    await noteMessage(tx, { source, sourceName })
    await sendJob(ARRIVALS, { arrivalId: added.id }, tx)
    return added.id
  })
  if (id) return { outcome: 'accepted', id }
  const winner = await findKnownMessage(contentHash)
  return winner ? duplicateOf(winner) : { outcome: 'unavailable' }
}

async function noteMessage(
  tx: Transaction,
  { source, sourceName }: Pick<Incoming, 'source' | 'sourceName'>,
): Promise<void> {
  if (source === 'submission') return
  // Mailboxes have settings, so only their own page creates them.
  if (source !== 'imap') {
    await tx.insert(inboxSources).values({ kind: source, name: sourceName }).onConflictDoNothing()
  }
  await tx
    .update(inboxSources)
    .set({ lastMessageAt: new Date(), lastError: null })
    .where(and(eq(inboxSources.kind, source), eq(inboxSources.name, sourceName)))
}

/** For sources without an envelope. */
function recipientsOf(headers: MessageHeader[]): string[] {
  const delivered = headers.filter(({ key }) => DELIVERY_HEADERS.test(key))
  const listed = headers.filter(({ key }) => ['to', 'cc'].includes(key))
  return [
    ...delivered.map(({ value }) => withinAngles(value)),
    ...listed
      .flatMap(({ value }) => addressParser(value.slice(0, VALUE_CHARS_MAX), { flatten: true }))
      .map(({ address }) => address ?? ''),
  ].slice(0, RECIPIENTS_MAX)
}

const VALUE_CHARS_MAX = 2000
const RECIPIENTS_MAX = 20

/** For lists and rules. PostgreSQL stores no NUL. */
export function describe(headers: MessageHeader[]): Described {
  const value = (key: string) => (headerOf(headers, key) ?? '').slice(0, VALUE_CHARS_MAX).replaceAll('\0', '')
  const from = value('from')
  const [parsed] = addressParser(from, { flatten: true })
  const { name, address } = readSender(parsed, from)
  return {
    messageId: readMessageId(value('message-id')),
    sender: address,
    senderName: name && decodeWords(name),
    subject: decodeWords(value('subject')).replaceAll('\0', '').slice(0, SUBJECT_MAX),
  }
}

function refused(kind: RefusalKind): Acceptance {
  return { outcome: 'refused', kind, reason: refusalText[kind] }
}

/** Reports repeat our message, which is small. */
const REPORT_BYTES_MAX = 512 * 1024

async function noteBounces(message: Uint8Array): Promise<void> {
  if (message.length > REPORT_BYTES_MAX) return
  for (const bounce of await bouncesInWorker(message)) await noteBounce(bounce)
}
