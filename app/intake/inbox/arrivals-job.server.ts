import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { arrivals, brands, inboxAddresses, users } from '#app/platform/db/schema.ts'
import { headerOf, readHead } from '#app/intake/ingest/parse/message-head.ts'
import { findKnownEmail } from '#app/intake/ingest/queries.server.ts'
import { activateBrand, addEmail } from '#app/intake/ingest/store/commands.server.ts'
import { readStored } from '#app/intake/ingest/store/stored-files.server.ts'
import {
  prepareInWorker,
  readOutline,
  releaseIngestWorker,
} from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { env, workerConcurrency } from '#app/platform/lib/env.server.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { recordAuthentication } from './authentication.server.ts'
import {
  type Arrival,
  type ArrivedMail,
  decideByContent,
  decideByOutline,
  type Decision,
} from './decide.server.ts'
import { saveForwarded } from './forwarding.server.ts'
import { holdIfNamed } from './hold-named.server.ts'
import { fingerprintOf } from './near-duplicate.ts'
import { bareListId } from './rules.ts'
import { isSenderProven } from './sender-proof.ts'
import { arrivalCopy } from './inbox-copy.ts'

export const ARRIVALS = 'arrivals'

const jobData = z.object({ arrivalId: z.uuid() })

const isOpen = inArray(arrivals.state, ['waiting', 'processing'])

/** About half a day of failures, with delays that grow to an hour. */
const TRIES = 20

defineJob({
  name: ARRIVALS,
  retryLimit: TRIES,
  atOnce: () => workerConcurrency(),
  run: (data) => importArrival(jobData.parse(data).arrivalId),
  retried: (data) =>
    settle(jobData.parse(data).arrivalId, { state: 'waiting', reason: arrivalCopy.triedAgain }),
  givenUp: (data) => settle(jobData.parse(data).arrivalId, { state: 'waiting', reason: arrivalCopy.givenUp }),
  catchUp: queueForgotten,
  release: releaseIngestWorker,
})

/** Because a job was given up, or a backup was restored. */
async function queueForgotten(): Promise<void> {
  // In this order, because an arrival in between has a job and must not get another.
  const waiting = await db()
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(isOpen)
    .orderBy(arrivals.receivedAt)
  const unfinished = await listUnfinished(ARRIVALS, { givenUp: false })
  const queued = new Set(unfinished.map((data) => jobData.parse(data).arrivalId))
  for (const { id } of waiting) if (!queued.has(id)) await sendJob(ARRIVALS, { arrivalId: id })
}

/** Does nothing for a settled arrival, because a job may run twice. */
export async function importArrival(arrivalId: string): Promise<void> {
  const [arrival] = await db()
    .update(arrivals)
    .set({ state: 'processing' })
    .where(and(eq(arrivals.id, arrivalId), isOpen))
    .returning()
  if (!arrival?.originalKey) return
  const bytes = await readStored(arrival.originalKey)
  if (!bytes) return settle(arrivalId, { state: 'skipped', reason: arrivalCopy.lost })
  const headers = readHead(bytes)
  const [authentication, seen, address] = await Promise.all([
    recordAuthentication(arrival, headers, bytes),
    readOutline(bytes),
    addressOf(arrival),
  ])
  if (!seen.ok) return settle(arrivalId, { state: 'skipped', reason: arrivalCopy.notImported(seen.reason) })
  const { outline } = seen
  const fingerprint = fingerprintOf(outline)
  const mail = { arrival, bytes, headers, address, authentication, outline, fingerprint }
  const early = await decideByOutline(mail)
  if (early) return apply(mail, early)
  // Without remote images and a screenshot, because it may not be meant for the gallery.
  const read = await prepare(mail, false)
  if (!read.ok) return settle(arrivalId, { state: 'skipped', reason: arrivalCopy.notImported(read.reason) })
  const known = await findKnownEmail(read.email)
  if (known) {
    await settle(arrivalId, { ...DUPLICATE, emailId: known.id })
    return saveForwarded({ address, emailId: known.id, note: read.note })
  }
  return apply(mail, await decideByContent({ ...mail, prepared: read.email }))
}

const DUPLICATE = { state: 'duplicate', reason: arrivalCopy.known } as const

function prepare({ arrival, address, bytes }: ArrivedMail, whole: boolean) {
  const deliveredTo = [...arrival.recipients, ...(address?.userEmail ? [address.userEmail] : [])]
  return prepareInWorker(
    { bytes, kind: 'eml', fileName: 'message.eml', deliveredTo },
    { render: whole, fetchImages: whole && env().FETCH_IMAGES },
  )
}

async function apply(mail: ArrivedMail, decision: Decision): Promise<void> {
  const { address, fingerprint } = mail
  const { id } = mail.arrival
  const { reason = null, details, ruleId, nearEmailId } = decision
  const listId = bareListId(headerOf(mail.headers, 'list-id') ?? null).slice(0, 200)
  const found = { details: { ...details, ...(listId && { listId }) }, ruleId, fingerprint, nearEmailId }
  if (nearEmailId && isSenderProven(mail.arrival.sender, mail.authentication)) {
    await holdIfNamed(nearEmailId, mail.outline)
  }
  if (decision.to !== 'gallery') {
    await settle(id, { state: decision.to, reason, ...found })
    return saveForwarded({ address, emailId: nearEmailId })
  }
  const prepared = await prepare(mail, true)
  if (!prepared.ok) return settle(id, { state: 'skipped', reason: arrivalCopy.notImported(prepared.reason) })
  const { note } = prepared
  let stored: string | undefined
  const brand = address?.brandSlug ?? decision.brand
  const added = await addEmail({
    prepared: prepared.email,
    placement: { brand: brand ? { slug: brand } : null, categories: decision.categories ?? [] },
    status: decision.status,
    source: mail.arrival.source === 'submission' ? 'submission' : 'inbox',
    // An email that the owner wants published must not wait for its brand.
    ...(decision.status === 'published' && { newBrands: 'active' as const }),
    mayReplace: mail.arrival.source === 'submission' ? 'none' : 'proven',
    async onStored(tx, emailId, outcome) {
      stored = emailId
      if (outcome === 'updated') {
        return settle(id, { state: 'imported', reason: arrivalCopy.newerVersion, emailId, ...found }, tx)
      }
      if (decision.status === 'published') await activateBrand(tx, emailId)
      const state = decision.status === 'draft' ? 'review' : 'imported'
      await settle(id, { state, reason, emailId, ...found }, tx)
    },
  })
  if (!added.ok) return settle(id, { state: 'skipped', reason: arrivalCopy.notImported(added.reason) })
  if (added.outcome !== 'already-there') return saveForwarded({ address, emailId: stored, note })
  const known = await findKnownEmail(prepared.email)
  await settle(id, { ...DUPLICATE, emailId: known?.id })
  await saveForwarded({ address, emailId: known?.id, note })
}

async function addressOf({ addressId }: Arrival): Promise<ArrivedMail['address']> {
  if (!addressId) return null
  const [found] = await db()
    .select({ address: inboxAddresses, brandSlug: brands.slug, userEmail: users.email })
    .from(inboxAddresses)
    .leftJoin(users, eq(users.id, inboxAddresses.userId))
    .leftJoin(brands, eq(brands.id, inboxAddresses.brandId))
    .where(eq(inboxAddresses.id, addressId))
  return found ? { ...found.address, brandSlug: found.brandSlug, userEmail: found.userEmail } : null
}

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
