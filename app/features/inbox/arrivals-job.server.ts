/** Imports what has arrived, with the same intake as files. */
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '#app/db/client.server.ts'
import { arrivals, brands, emails, inboxAddresses } from '#app/db/schema.ts'
import { headerOf, readHead } from '#app/features/ingest/parse/message-head.ts'
import { findKnownEmail } from '#app/features/ingest/queries.server.ts'
import { addEmail } from '#app/features/ingest/store/commands.server.ts'
import { readStored } from '#app/features/ingest/store/stored-files.server.ts'
import {
  prepareInWorker,
  readOutline,
  releaseIngestWorker,
} from '#app/features/ingest/worker/prepare-in-worker.server.ts'
import { env } from '#app/lib/env.server.ts'
import { defineJob, listUnfinished, sendJob } from '#app/lib/jobs.server.ts'
import { recordAuthentication } from './authentication.server.ts'
import {
  type Arrival,
  type ArrivedMail,
  decideByContent,
  decideByOutline,
  type Decision,
} from './decide.server.ts'
import { holdIfNamed } from './hold-named.server.ts'
import { fingerprintOf } from './near-copy.ts'
import { bareListId } from './rules.ts'
import { isSenderProven } from './sender-proof.ts'

export const ARRIVALS = 'arrivals'

const jobData = z.object({ arrivalId: z.uuid() })

const isOpen = inArray(arrivals.state, ['waiting', 'processing'])

/** About half a day of a storage or a database that fails, with delays that grow to an hour. */
const TRIES = 20

defineJob({
  name: ARRIVALS,
  retryLimit: TRIES,
  atOnce: () => env().WORK_AT_ONCE,
  canWork: () => true,
  run: (data) => importArrival(jobData.parse(data).arrivalId),
  retried: (data) => settle(jobData.parse(data).arrivalId, { state: 'waiting', reason: TRIED_AGAIN }),
  givenUp: (data) => settle(jobData.parse(data).arrivalId, { state: 'waiting', reason: GIVEN_UP }),
  catchUp: queueForgotten,
  release: releaseIngestWorker,
})

/** Queues what waits without a job, because its job has been given up or a backup was restored. */
async function queueForgotten(): Promise<void> {
  // In this order: what arrives in between has a job, and must not get another.
  const waiting = await db()
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(isOpen)
    .orderBy(arrivals.receivedAt)
  const unfinished = await listUnfinished(ARRIVALS, { givenUp: false })
  const queued = new Set(unfinished.map((data) => jobData.parse(data).arrivalId))
  for (const { id } of waiting) if (!queued.has(id)) await sendJob(ARRIVALS, { arrivalId: id })
}

/** Does nothing for an arrival that is settled: a job may run twice. */
export async function importArrival(arrivalId: string): Promise<void> {
  const [arrival] = await db()
    .update(arrivals)
    .set({ state: 'processing' })
    .where(and(eq(arrivals.id, arrivalId), isOpen))
    .returning()
  if (!arrival?.originalKey) return
  const bytes = await readStored(arrival.originalKey)
  if (!bytes) {
    return settle(arrivalId, { state: 'skipped', reason: 'Its file is missing from the storage' })
  }
  const headers = readHead(bytes)
  const [authentication, seen, address] = await Promise.all([
    recordAuthentication(arrival, headers, bytes),
    readOutline(bytes),
    addressOf(arrival),
  ])
  if (!seen.ok) return settle(arrivalId, { state: 'skipped', reason: `Not imported: ${seen.reason}` })
  const { outline } = seen
  const mail = {
    arrival,
    bytes,
    headers,
    address,
    authentication,
    outline,
    fingerprint: fingerprintOf(outline),
  }
  const early = await decideByOutline(mail)
  if (early) return apply(mail, early)
  // Without pictures of other servers and without a screenshot: it may not be meant for the gallery.
  const read = await prepare(mail, false)
  if (!read.ok) return settle(arrivalId, { state: 'skipped', reason: `Not imported: ${read.reason}` })
  const known = await findKnownEmail(read.email)
  if (known) return settle(arrivalId, { ...DUPLICATE, emailId: known.id })
  return apply(mail, await decideByContent({ ...mail, prepared: read.email }))
}

const TRIED_AGAIN = 'It could not be imported yet and is tried again; the log says why'
const GIVEN_UP =
  'It could not be imported; the log says why. It is tried again the next time Mailshelf starts'
const NEWER_VERSION = 'It replaced an earlier version from the same sender; Changes can bring that back'
const DUPLICATE = { state: 'duplicate', reason: 'It was in the gallery before' } as const

function prepare({ arrival, bytes }: ArrivedMail, whole: boolean) {
  return prepareInWorker(
    { bytes, kind: 'eml', fileName: 'message.eml', deliveredTo: arrival.recipients },
    { render: whole, fetchImages: whole && env().FETCH_IMAGES },
  )
}

async function apply(mail: ArrivedMail, decision: Decision): Promise<void> {
  const { id } = mail.arrival
  const { to: _, reason = null, ...rest } = decision
  const { details, ruleId, nearEmailId } = rest
  const { fingerprint } = mail
  const listId = bareListId(headerOf(mail.headers, 'list-id') ?? null).slice(0, 200)
  const found = { details: { ...details, ...(listId && { listId }) }, ruleId, fingerprint, nearEmailId }
  if (nearEmailId && isSenderProven(mail.arrival.sender, mail.authentication)) {
    await holdIfNamed(nearEmailId, mail.outline)
  }
  if (decision.to !== 'gallery') return settle(id, { state: decision.to, reason, ...found })
  const prepared = await prepare(mail, true)
  if (!prepared.ok) return settle(id, { state: 'skipped', reason: `Not imported: ${prepared.reason}` })
  const brand = mail.address?.brandSlug ?? decision.brand
  const added = await addEmail({
    prepared: prepared.email,
    placement: { brand: brand ? { slug: brand } : null, categories: decision.categories ?? [] },
    status: decision.status,
    source: mail.arrival.source === 'submission' ? 'submission' : 'inbox',
    // What the owner wants published must not wait for its brand.
    ...(decision.status === 'published' && { newBrands: 'active' as const }),
    mayReplace: mail.arrival.source === 'submission' ? 'none' : 'proven',
    async onStored(tx, emailId, outcome) {
      if (outcome === 'updated') {
        return settle(id, { state: 'imported', reason: NEWER_VERSION, emailId, ...found }, tx)
      }
      if (decision.status === 'published') await activateBrand(tx, emailId)
      const state = decision.status === 'draft' ? 'review' : 'imported'
      await settle(id, { state, reason, emailId, ...found }, tx)
    },
  })
  if (!added.ok) return settle(id, { state: 'skipped', reason: `Not imported: ${added.reason}` })
  if (added.outcome !== 'already-there') return
  const known = await findKnownEmail(prepared.email)
  await settle(id, { ...DUPLICATE, emailId: known?.id })
}

/** An earlier arrival may have left its brand as a draft, which would hide what the owner wants published. */
async function activateBrand(tx: Transaction, emailId: string): Promise<void> {
  const brandOfEmail = tx.select({ id: emails.brandId }).from(emails).where(eq(emails.id, emailId))
  await tx
    .update(brands)
    .set({ status: 'active' })
    .where(and(eq(brands.status, 'draft'), inArray(brands.id, brandOfEmail)))
}

async function addressOf({ addressId }: Arrival): Promise<ArrivedMail['address']> {
  if (!addressId) return null
  const [found] = await db()
    .select({ address: inboxAddresses, brandSlug: brands.slug })
    .from(inboxAddresses)
    .leftJoin(brands, eq(brands.id, inboxAddresses.brandId))
    .where(eq(inboxAddresses.id, addressId))
  return found ? { ...found.address, brandSlug: found.brandSlug } : null
}

/** The first outcome stands: of two runs of a job, the second finds the email of the first. */
async function settle(
  id: string,
  changes: Partial<typeof arrivals.$inferInsert>,
  tx?: Transaction,
): Promise<void> {
  await (tx ?? db())
    .update(arrivals)
    .set({ ...changes, settledAt: changes.state === 'waiting' ? null : new Date() })
    .where(and(eq(arrivals.id, id), isOpen))
}
