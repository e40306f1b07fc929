/** Makes the files of exports, and deletes them a day later. */
import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/db/client.server.ts'
import { collectionExports, collections } from '#app/db/schema.ts'
import { defineJob } from '#app/lib/jobs.server.ts'
import { log } from '#app/lib/log.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { asOwnOfExport, type Own } from '../policy.ts'
import { emailCount } from '../queries.server.ts'
import { contactSheets } from './contact-sheet.server.ts'
import { archiveOf } from './export-archive.server.ts'
import { deleteExport, listStoredExports, storeExport } from './export-file.server.ts'
import { csvOf, jsonOf } from './export-lists.server.ts'
import { exportRows } from './export-rows.server.ts'
import { EXPORT_HOURS, type ExportFormat } from './export-schema.ts'

export const EXPORT_COLLECTION = 'collection-export'

const TRIES = 3
/** Progress is stored this often at most. */
const PROGRESS_MS = 1000

const jobData = z.object({ exportId: z.uuid() })

defineJob({
  name: EXPORT_COLLECTION,
  // Of a job whose process was killed every time as well: the row counts the tries.
  retryLimit: TRIES,
  longestSeconds: 3600,
  canWork: () => true,
  run: (data, stopping) => makeExport(jobData.parse(data).exportId, stopping),
})

defineJob({
  name: 'collection-export-purge',
  cron: '40 * * * *',
  retryLimit: 2,
  canWork: () => true,
  run: purgeExports,
})

type Export = {
  id: string
  name: string
  format: ExportFormat
  total: number
  collection: Own<{ id: string }>
}

/** Makes the file from its beginning, also where an earlier try was killed; after the last try, the export has failed. */
export async function makeExport(exportId: string, stopping?: AbortSignal): Promise<void> {
  const started = await beginTry(exportId)
  if (!started) return
  if (started.tries > TRIES) return settle(exportId, { state: 'failed' })
  try {
    await deleteExport(exportId)
    const bytes = await storeExport(exportId, contentOf(started, progressOf(started, stopping)))
    await settle(exportId, {
      state: 'ready',
      bytes,
      done: started.total,
      endsAt: sql`now() + make_interval(hours => ${EXPORT_HOURS})`,
    })
  } catch (error) {
    if (started.tries >= TRIES && !stopping?.aborted) await settle(exportId, { state: 'failed' })
    throw error
  }
}

/** Counts a try; null for an export that is over, was replaced, or whose collection is gone. */
async function beginTry(exportId: string): Promise<(Export & { tries: number }) | null> {
  const [row] = await db()
    .update(collectionExports)
    .set({ state: 'making', tries: sql`${collectionExports.tries} + 1`, done: 0 })
    .where(and(eq(collectionExports.id, exportId), inArray(collectionExports.state, ['waiting', 'making'])))
    .returning()
  if (!row) return null
  const [found] = await db()
    .select({ id: collections.id, userId: collections.userId, name: collections.name, emailCount })
    .from(collections)
    .where(eq(collections.id, row.collectionId))
  const collection = found ? asOwnOfExport(row, found.userId, found) : null
  if (!collection) return null
  const { name, emailCount: total } = collection
  await db().update(collectionExports).set({ total }).where(eq(collectionExports.id, exportId))
  return { id: exportId, name, format: row.format, total, collection, tries: row.tries }
}

function contentOf(
  { name, format, total, collection }: Export,
  onEmails: (count: number) => Promise<void>,
): AsyncIterable<Uint8Array | string> {
  const rows = () => exportRows(collection)
  if (format === 'csv') return csvOf(rows())
  if (format === 'json') return jsonOf(name, rows())
  if (format === 'pdf') return contactSheets({ name, total, rows: rows(), onEmails })
  const address = `${siteUrl()}/collections/${collection.id}`
  return archiveOf({ name, address, rows, onEmail: () => onEmails(1) })
}

/** Counts emails; ends the work when this process stops, or when the export is no longer wanted. */
function progressOf({ id }: Export, stopping?: AbortSignal): (count: number) => Promise<void> {
  let done = 0
  let storedAt = 0
  return async (count) => {
    stopping?.throwIfAborted()
    done += count
    if (Date.now() - storedAt < PROGRESS_MS) return
    storedAt = Date.now()
    const stored = await db()
      .update(collectionExports)
      .set({ done })
      .where(eq(collectionExports.id, id))
      .returning({ id: collectionExports.id })
    if (stored.length === 0) throw new Error('The export is no longer wanted')
  }
}

type Settled = { state: 'ready' | 'failed'; bytes?: number; done?: number; endsAt?: ReturnType<typeof sql> }

async function settle(exportId: string, settled: Settled): Promise<void> {
  await db().update(collectionExports).set(settled).where(eq(collectionExports.id, exportId))
  if (settled.state === 'failed') await deleteExport(exportId)
}

/** Deletes exports that have ended, those that nobody makes any more, and files whose collection or account is gone. */
export async function purgeExports(): Promise<void> {
  const isOld = lt(collectionExports.createdAt, sql`now() - make_interval(hours => ${2 * EXPORT_HOURS})`)
  const ended = await db()
    .delete(collectionExports)
    .where(or(lt(collectionExports.endsAt, sql`now()`), and(ne(collectionExports.state, 'ready'), isOld)))
    .returning({ id: collectionExports.id })
  const stored = (await listStoredExports()).filter(isUuid)
  const known = await db()
    .select({ id: collectionExports.id })
    .from(collectionExports)
    .where(inArray(collectionExports.id, stored))
  const kept = new Set(known.map(({ id }) => id))
  for (const id of stored) if (!kept.has(id)) await deleteExport(id)
  if (ended.length > 0) log.info({ count: ended.length }, 'old exports of collections were deleted')
}
