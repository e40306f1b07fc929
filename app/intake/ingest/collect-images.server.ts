/** Fetches the images that were left out when an email was imported, from its original: the stored HTML no longer has their addresses. */
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { arrivals, brands, emailFiles, emails } from '#app/platform/db/schema.ts'
import type { ScrubNote } from '#app/platform/db/json-columns.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import type { PreparedEmail } from './prepared-email.ts'
import { canCollectImages } from './queries.server.ts'
import { refreshAttributesOf } from './refresh-attributes.server.ts'
import { RENDER_EMAIL } from './render/render-job.server.ts'
import { lockIfHtmlUnchanged, readStored, storePrepared, writeFiles } from './store/stored-files.server.ts'
import { prepareInWorker, releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

export const COLLECT_IMAGES = 'collect-images'

const jobData = z.object({ emailId: z.uuid() })

defineJob({
  name: COLLECT_IMAGES,
  retryLimit: 2,
  async run(data) {
    await collectImages(jobData.parse(data).emailId)
  },
  release: releaseIngestWorker,
})

export type Collecting = {
  missing: number
  queued: boolean
  /** The last attempt. */
  last: { of: number; found: number } | null
}

/** Null for an email that has all of its images, and for one that does not exist. */
export async function collectingOf(_actor: Editor, emailId: string): Promise<Collecting | null> {
  const [email] = await db()
    .select({ facts: emails.facts })
    .from(emails)
    .where(and(eq(emails.id, emailId), isNull(emails.editedAt), isNotNull(emails.originalKey)))
  const { imagesMissing: missing = 0, collected: last = null } = email?.facts ?? {}
  if (missing === 0 && !last) return null
  return { missing, last, queued: missing > 0 && (await queuedIds()).has(emailId) }
}

export async function queueCollecting(actor: Editor, emailId: string): Promise<boolean> {
  const [email] = await db()
    .select({ subject: emails.subjectLine, isMissing: canCollectImages })
    .from(emails)
    .where(eq(emails.id, emailId))
  if (!email) return false
  if (!email.isMissing || (await queuedIds()).has(emailId)) return true
  log.info({ emailId, userId: actor.id }, 'pictures of an email are collected')
  await sendJob(COLLECT_IMAGES, { emailId })
  await noteChange({ actor, kind: 'pictures-collected', label: email.subject })
  return true
}

export async function queueCollectingAll(brandSlug?: string): Promise<number> {
  const queued = await queuedIds()
  const found = await db()
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(canCollectImages, brandSlug === undefined ? undefined : eq(brands.slug, brandSlug)))
    .orderBy(desc(emails.createdAt))
  const waiting = found.filter(({ id }) => !queued.has(id))
  for (const { id } of waiting) await sendJob(COLLECT_IMAGES, { emailId: id })
  return waiting.length
}

async function queuedIds(): Promise<Set<string>> {
  const jobs = await listUnfinished(COLLECT_IMAGES, { givenUp: false })
  return new Set(jobs.map((data) => jobData.parse(data).emailId))
}

/** Keeps what is stored unless the email has more of its images than before. */
export async function collectImages(emailId: string, network?: Network): Promise<void> {
  const [email] = await db()
    .select({
      originalKey: emails.originalKey,
      htmlKey: emails.htmlKey,
      facts: emails.facts,
      scrubNotes: emails.scrubNotes,
    })
    .from(emails)
    .where(and(eq(emails.id, emailId), isNull(emails.editedAt)))
  const of = email?.facts.imagesMissing ?? 0
  if (!email || of === 0) return
  const prepared = await prepareAgain(email.originalKey, await deliveredTo(emailId), network)
  const found = prepared && hasAllOthers(prepared, email) ? of - (prepared.facts.imagesMissing ?? 0) : 0
  const collected = { of, found: Math.max(0, found) }
  if (!prepared || found <= 0) {
    await db()
      .update(emails)
      .set({ facts: { ...email.facts, collected } })
      .where(eq(emails.id, emailId))
    return
  }
  await storePrepared(prepared.files)
  const isStored = await inTransaction(async (tx) => {
    // An import may have brought a newer version in the meantime.
    if (!(await lockIfHtmlUnchanged(tx, emailId, email.htmlKey))) return false
    const { htmlKey, bodyText, senderText, altText, scrubNotes, preview, files } = prepared
    const colors = preview ? prepared.facts.colors : email.facts.colors
    await tx
      .update(emails)
      .set({
        htmlKey,
        bodyText,
        senderText,
        altText,
        scrubNotes,
        facts: { ...prepared.facts, colors, collected },
        contentChangedAt: new Date(),
        ...(preview && { preview }),
      })
      .where(eq(emails.id, emailId))
    await tx
      .delete(emailFiles)
      .where(and(eq(emailFiles.emailId, emailId), preview ? undefined : ne(emailFiles.role, 'preview')))
    await writeFiles(tx, emailId, files)
    return true
  })
  if (isStored) await refreshAttributesOf(emailId)
  if (isStored && !prepared.preview) await sendJob(RENDER_EMAIL, { emailId, again: true })
}

async function deliveredTo(emailId: string): Promise<string[]> {
  const rows = await db()
    .select({ recipients: arrivals.recipients })
    .from(arrivals)
    .where(eq(arrivals.emailId, emailId))
  return [...new Set(rows.flatMap(({ recipients }) => recipients))]
}

/** Null when the original is gone or is refused today. */
async function prepareAgain(
  originalKey: string | null,
  deliveredTo: string[],
  network: Network | undefined,
): Promise<PreparedEmail | null> {
  const bytes = await readStored(originalKey)
  if (!bytes) return null
  const kind = originalKey?.endsWith('.html') ? 'html' : 'eml'
  const prepared = await prepareInWorker(
    { bytes, kind, fileName: `original.${kind}`, deliveredTo },
    { fetchImages: true, network },
  )
  return prepared.ok ? prepared.email : null
}

/** Images that lay beside an HTML file were imported with it, and are not stored with the file. */
function hasAllOthers(prepared: PreparedEmail, before: { scrubNotes: ScrubNote[] }): boolean {
  const lost = (notes: ScrubNote[]) => notes.find(({ what }) => what === 'missing image')?.count ?? 0
  return lost(prepared.scrubNotes) <= lost(before.scrubNotes)
}
