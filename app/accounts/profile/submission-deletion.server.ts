/** What a deleted account sent in: undecided emails go, accepted ones stay without the address and the note. */
import { and, arrayOverlaps, eq, exists, inArray, or } from 'drizzle-orm'
import { type Database, db, type Transaction } from '#app/platform/db/client.server.ts'
import { arrivals, emailFiles, emails, submissions } from '#app/platform/db/schema.ts'
import { storage, storeFile } from '#app/platform/lib/storage.server.ts'
import type { Viewer } from '../viewer.ts'

const REMOVED = 'removed@example.invalid'

type Cleaned = { emailId: string | null; arrivalId: string; from: string; to: string; bytes: number }

/** Copies of the accepted originals without the address, made before the transaction that puts them in place. */
export async function cleanOriginals(viewer: Viewer): Promise<Cleaned[]> {
  const accepted = await db()
    .select({ arrivalId: arrivals.id, emailId: arrivals.emailId, from: arrivals.originalKey })
    .from(arrivals)
    .where(and(isSentIn(viewer, db()), eq(arrivals.state, 'imported')))
  const cleaned: Cleaned[] = []
  for (const { from, ...row } of accepted) {
    if (!from || !(await storage().exists(from))) continue
    const original = await storage().getBytes(from)
    const bytes = withoutAddress(original, viewer.email)
    const to = await storeFile('private', bytes, from.split('.').at(-1)!)
    cleaned.push({ ...row, from, to, bytes: bytes.length })
  }
  return cleaned
}

/** Comes before deleting the account. Without `cleaned` accepted emails go too. Returns files perhaps unused. */
export async function removeSubmissions(
  viewer: Viewer,
  cleaned: Cleaned[] | null,
  tx: Transaction,
): Promise<string[]> {
  const sent = await tx
    .select({
      id: arrivals.id,
      state: arrivals.state,
      emailId: arrivals.emailId,
      originalKey: arrivals.originalKey,
    })
    .from(arrivals)
    .where(isSentIn(viewer, tx))
    .for('update')
  const gone = sent.filter(({ state }) => !cleaned || state !== 'imported')
  const theirs = sent.flatMap(({ state, emailId }) =>
    emailId && (state === 'review' || (!cleaned && state === 'imported')) ? [emailId] : [],
  )
  const isDeleted = and(inArray(emails.id, theirs), cleaned ? eq(emails.status, 'draft') : undefined)
  const files = await tx
    .select({ key: emailFiles.key })
    .from(emailFiles)
    .innerJoin(emails, eq(emails.id, emailFiles.emailId))
    .where(isDeleted)
  await tx.delete(emails).where(isDeleted)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  await tx.delete(arrivals).where(inArray(arrivals.id, ids(gone)))
  await tx
    .update(arrivals)
    .set({ recipients: [] })
    .where(inArray(arrivals.id, ids(sent)))
  for (const { emailId, arrivalId, from, to, bytes } of cleaned ?? []) {
    const isFile = and(eq(emailFiles.emailId, emailId ?? arrivalId), eq(emailFiles.key, from))
    await tx.update(arrivals).set({ originalKey: to }).where(eq(arrivals.id, arrivalId))
    if (!emailId) continue
    await tx.update(emailFiles).set({ key: to, bytes }).where(isFile)
    await tx
      .update(emails)
      .set({ originalKey: to })
      .where(and(eq(emails.id, emailId), eq(emails.originalKey, from)))
  }
  const rows = await tx
    .delete(submissions)
    .where(eq(submissions.userId, viewer.id))
    .returning({ key: submissions.originalKey })
  const keys = [...sent.map(({ originalKey }) => originalKey), ...[...files, ...rows].map(({ key }) => key)]
  return [...new Set(keys.filter((key) => key !== null))]
}

/** An unverified address may belong to somebody else. */
function isSentIn({ id, email, emailVerified }: Viewer, source: Database | Transaction) {
  const own = source
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.arrivalId, arrivals.id), eq(submissions.userId, id)))
  const isAddressed = emailVerified ? arrayOverlaps(arrivals.recipients, [email]) : undefined
  return and(eq(arrivals.source, 'submission'), or(exists(own), isAddressed))
}

/** In the bytes as they are; an encoded part may still have it. */
function withoutAddress(original: Uint8Array, address: string): Buffer {
  const text = Buffer.from(original).toString('latin1')
  const wanted = Buffer.from(address)
    .toString('latin1')
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  // bounded: a fixed text.
  return Buffer.from(text.replace(new RegExp(wanted, 'gi'), REMOVED), 'latin1')
}
