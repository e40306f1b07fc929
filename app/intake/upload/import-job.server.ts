import { rm } from 'node:fs/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db/client.server.ts'
import { uploads } from '#app/platform/db/schema.ts'
import { IMPORT_DEATHS_MAX, importCopy } from '#app/intake/ingest/import-copy.ts'
import { closeImportRecord } from '#app/intake/ingest/import-record.server.ts'
import { importFiles } from '#app/intake/ingest/import-files.server.ts'
import { type NamedFolder, openIngestFiles } from '#app/intake/ingest/parse/ingest-files.server.ts'
import type { PlacedBrand } from '#app/intake/ingest/guess/placement.ts'
import { findBrandNamed } from '#app/intake/ingest/queries.server.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { DiskFull, requireDiskSpace } from '#app/platform/lib/disk-space.server.ts'
import { defineJob, type GivenUp, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { makeTemporaryFolder } from '#app/platform/lib/temporary-folder.server.ts'
import { uploadCopy } from './copy.ts'
import { deletePieces, writeFiles } from './chunks.server.ts'

export const IMPORT_UPLOAD = 'import-upload'

/** `from` and `run` continue an earlier part. */
const jobData = z.object({ uploadId: z.uuid(), from: z.int().default(0), run: z.string().optional() })

/** A job must be short, because a killed one starts again. */
const PART_SECONDS = 120
const TRIES = 4
/** Pieces of uploads that nobody completes. */
const KEPT_HOURS = 24

defineJob({
  name: IMPORT_UPLOAD,
  retryLimit: TRIES,
  run: (data, stopping) => importUpload(jobData.parse(data), stopping),
  retried: noteFailure,
  catchUp: queueForgotten,
  deathsMax: IMPORT_DEATHS_MAX,
  givenUp: giveUpImport,
})

defineJob({ name: 'upload-purge', cron: '20 * * * *', retryLimit: 2, run: purgeUploads })

function isImporting(uploadId: string) {
  return and(eq(uploads.id, uploadId), eq(uploads.state, 'importing'))
}

/** Does nothing for an upload that is imported already: a job may run twice. */
export async function importUpload(
  { uploadId, from, run }: z.output<typeof jobData>,
  stopping?: AbortSignal,
): Promise<void> {
  const [upload] = await db().select().from(uploads).where(isImporting(uploadId))
  if (!upload) return
  const folder = await makeTemporaryFolder('upload')
  try {
    await requireDiskSpace(folder, upload.bytes)
    const written = await writeFiles(upload, folder)
    if (!written) return await settle(uploadId, 'failed', uploadCopy.broken)
    const next = await importWritten(
      { folder, files: written },
      { ...upload, from, run: run ?? upload.runId ?? undefined },
      stopping,
    )
    if (next) return await sendJob(IMPORT_UPLOAD, { uploadId, ...next })
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error
    // Another try would fail as well, and the pieces take space.
    return await endImport({ uploadId, run }, error.message)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await settle(uploadId, 'done')
}

type Part = Pick<typeof uploads.$inferSelect, 'id' | 'files' | 'options'> & {
  from: number
  run: string | undefined
}

async function importWritten(
  written: NamedFolder,
  { id, files, options, from, run }: Part,
  stopping?: AbortSignal,
) {
  const opened = await openIngestFiles([written], options)
  const deadline = performance.now() + PART_SECONDS * 1000
  try {
    const brand = options.brand ? await placedBrand(options.brand) : undefined
    return await importFiles(opened, {
      source: sourceOf(files),
      options: { ...options, source: 'upload', brand },
      from,
      run,
      deadline,
      stopping,
      onBegun: (runId) => noteRun(id, runId),
    })
  } finally {
    await opened.close()
  }
}

/** A brand of the gallery by its slug or name, or else a new one. */
async function placedBrand(wanted: string): Promise<PlacedBrand> {
  const known = await findBrandNamed(wanted)
  return { slug: known?.slug.trim() ?? slugOf(wanted), name: wanted }
}

function sourceOf([first, ...others]: Part['files']): string {
  return others.length === 0 ? first!.name : `${others.length + 1} uploaded files, ${first!.name} first`
}

/** At once, so that the page can show the counts, and a killed import continues its record. */
async function noteRun(id: string, runId: string): Promise<void> {
  await db().update(uploads).set({ runId }).where(eq(uploads.id, id))
}

async function noteFailure(data: unknown): Promise<void> {
  const { uploadId } = jobData.parse(data)
  await db().update(uploads).set({ reason: uploadCopy.triedAgain }).where(isImporting(uploadId))
}

async function giveUpImport(data: unknown, because: GivenUp): Promise<void> {
  await endImport(jobData.parse(data), importCopy.givenUp[because])
}

async function endImport(
  { uploadId, run }: Pick<z.output<typeof jobData>, 'uploadId' | 'run'>,
  reason: string,
): Promise<void> {
  const [upload] = await db().select().from(uploads).where(isImporting(uploadId))
  if (!upload) return
  await settle(uploadId, 'failed', reason)
  await closeImportRecord({ source: sourceOf(upload.files), run: run ?? upload.runId ?? undefined, reason })
}

async function settle(id: string, state: 'done' | 'failed', reason: string | null = null): Promise<void> {
  await db().update(uploads).set({ state, reason }).where(eq(uploads.id, id))
  await deletePieces(id)
}

/** Because a backup was restored, or a job was given up. */
async function queueForgotten(): Promise<void> {
  const waiting = await db().select({ id: uploads.id }).from(uploads).where(eq(uploads.state, 'importing'))
  const unfinished = await listUnfinished(IMPORT_UPLOAD, { givenUp: true })
  const queued = new Set(unfinished.map((data) => jobData.parse(data).uploadId))
  for (const { id } of waiting) if (!queued.has(id)) await sendJob(IMPORT_UPLOAD, { uploadId: id })
}

/** Deletes what was not completed, or not imported, within a day; of the others the row. */
export async function purgeUploads(): Promise<void> {
  const old = await db()
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.updatedAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`))
    .limit(1000)
  for (const { id } of old) await deletePieces(id)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await db().delete(uploads).where(inArray(uploads.id, ids))
  log.info({ count: old.length }, 'old uploads were deleted')
}
