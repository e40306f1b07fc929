/** Makes the files of exports, and deletes them a day later. */
import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db/client.server.ts'
import { exportFiles } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { shared } from '#app/platform/lib/singleton.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { deleteExport, listStoredExports, storeExport } from './export-file.server.ts'
import { EXPORT_HOURS, type ExportFormat } from './schema.ts'

export const EXPORT = 'export'

const TRIES = 3
/** Progress is stored this often at most. */
const PROGRESS_MS = 1000

const jobData = z.object({ exportId: z.uuid() })

defineJob({
  name: EXPORT,
  // A job whose process is always killed counts as well: the row counts the tries.
  retryLimit: TRIES,
  longestSeconds: 6 * 3600,
  run: (data, stopping) => makeExport(jobData.parse(data).exportId, stopping),
})

defineJob({
  name: 'export-purge',
  cron: '40 * * * *',
  retryLimit: 2,
  run: purgeExports,
})

type ExportRow = typeof exportFiles.$inferSelect

/** The content of a file, read as it is written. */
export type ExportContent = {
  /** The size of the whole, in the unit that `onDone` counts. */
  total: number
  read: (onDone: (count: number) => void) => AsyncIterable<Uint8Array | string>
}

type Opener = (row: ExportRow) => Promise<ExportContent | null>

const openers = shared('exports', () => new Map<ExportFormat, Opener>())

/** Defines how files of these formats are made; null if the source is gone. Call it at the top of a module. */
export function defineExport(formats: readonly ExportFormat[], open: Opener): void {
  for (const format of formats) openers.set(format, open)
}

/** Makes the file from its beginning; after the last try, the export has failed. */
export async function makeExport(exportId: string, stopping?: AbortSignal): Promise<void> {
  const row = await beginTry(exportId)
  const content = row && (await openers.get(row.format)?.(row))
  if (!content) return
  if (row.tries > TRIES) return settle(exportId, { state: 'failed' })
  const { total } = content
  try {
    await db().update(exportFiles).set({ total }).where(eq(exportFiles.id, exportId))
    await deleteExport(exportId)
    const bytes = await storeExport(exportId, watched(exportId, content, stopping))
    const endsAt = sql`now() + make_interval(hours => ${EXPORT_HOURS})`
    await settle(exportId, { state: 'ready', bytes, done: total, endsAt })
  } catch (error) {
    if (row.tries >= TRIES && !stopping?.aborted) await settle(exportId, { state: 'failed' })
    throw error
  }
}

/** Counts a try and returns the export; null if it has expired or was replaced. */
async function beginTry(exportId: string): Promise<ExportRow | null> {
  const [row] = await db()
    .update(exportFiles)
    .set({ state: 'making', tries: sql`${exportFiles.tries} + 1`, done: 0 })
    .where(and(eq(exportFiles.id, exportId), inArray(exportFiles.state, ['waiting', 'making'])))
    .returning()
  return row ?? null
}

/** Stores the progress; ends the work when this process stops, or when the export is no longer wanted. */
async function* watched(
  exportId: string,
  { read }: ExportContent,
  stopping?: AbortSignal,
): AsyncGenerator<Uint8Array | string> {
  let done = 0
  let storedAt = 0
  for await (const chunk of read((count) => (done += count))) {
    yield chunk
    stopping?.throwIfAborted()
    if (Date.now() - storedAt < PROGRESS_MS) continue
    storedAt = Date.now()
    const stored = await db()
      .update(exportFiles)
      .set({ done })
      .where(eq(exportFiles.id, exportId))
      .returning({ id: exportFiles.id })
    if (stored.length === 0) throw new Error('The export is no longer wanted')
  }
}

type Settled = { state: 'ready' | 'failed'; bytes?: number; done?: number; endsAt?: ReturnType<typeof sql> }

async function settle(exportId: string, settled: Settled): Promise<void> {
  await db().update(exportFiles).set(settled).where(eq(exportFiles.id, exportId))
  if (settled.state === 'failed') await deleteExport(exportId)
}

/** Deletes expired and abandoned exports, and files whose collection or account is gone. */
export async function purgeExports(): Promise<void> {
  const isOld = lt(exportFiles.createdAt, sql`now() - make_interval(hours => ${2 * EXPORT_HOURS})`)
  const ended = await db()
    .delete(exportFiles)
    .where(or(lt(exportFiles.endsAt, sql`now()`), and(ne(exportFiles.state, 'ready'), isOld)))
    .returning({ id: exportFiles.id })
  const stored = (await listStoredExports()).filter(isUuid)
  const known = await db()
    .select({ id: exportFiles.id })
    .from(exportFiles)
    .where(inArray(exportFiles.id, stored))
  const kept = new Set(known.map(({ id }) => id))
  for (const id of stored) if (!kept.has(id)) await deleteExport(id)
  if (ended.length > 0) log.info({ count: ended.length }, 'old exports were deleted')
}
