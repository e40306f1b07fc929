import { and, asc, desc, eq } from 'drizzle-orm'
import { readImported } from '#app/intake/ingest/import-run-queries.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { importNotes, importRuns, uploads } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { nameOf } from './commands.server.ts'

const LISTED_MAX = 20
/** All of them are at the record of the import. */
const NOTES_MAX = 10

export type UploadState = Awaited<ReturnType<typeof listUploads>>[number]

const { id: runId, added, updated, skipped, refused: rejected } = importRuns
const run = { id: runId, added, updated, skipped, refused: rejected }
const { id: uploadId, files: uploaded, state, reason, bytes, received, createdAt } = uploads
const columns = { id: uploadId, files: uploaded, state, reason, bytes, received, createdAt, run }

export async function listUploads(actor: Editor) {
  const rows = await db()
    .select(columns)
    .from(uploads)
    .leftJoin(importRuns, eq(importRuns.id, uploads.runId))
    .where(eq(uploads.userId, actor.id))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(LISTED_MAX)
  return rows.map(({ files, ...row }) => ({ ...row, name: nameOf(files) }))
}

export type UploadProgress = NonNullable<Awaited<ReturnType<typeof readUpload>>>

/** An upload of this person, with the first files that were rejected and, once it is done, the imported emails. */
export async function readUpload({ actor, id }: { actor: Editor; id: string }) {
  if (!isUuid(id)) return null
  const [row] = await db()
    .select(columns)
    .from(uploads)
    .leftJoin(importRuns, eq(importRuns.id, uploads.runId))
    .where(and(eq(uploads.id, id), eq(uploads.userId, actor.id)))
  if (!row) return null
  const { files, ...upload } = row
  const refused = upload.run
    ? await db()
        .select({ file: importNotes.file, reason: importNotes.reason })
        .from(importNotes)
        .where(and(eq(importNotes.runId, upload.run.id), eq(importNotes.kind, 'refused')))
        .orderBy(asc(importNotes.position))
        .limit(NOTES_MAX)
    : []
  const isDone = upload.run && upload.state === 'done'
  const imported = isDone ? await readImported({ actor, run: upload.run!.id }) : null
  return { ...upload, name: nameOf(files), refused, imported }
}
