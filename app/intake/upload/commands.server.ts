import { formatNumber } from '#app/platform/lib/format.ts'
import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction, lockName } from '#app/platform/db/client.server.ts'
import type { UploadOptions } from '#app/platform/db/json-columns.ts'
import { uploads } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { archiveBytesMax, messageBytesMax } from '#app/intake/ingest/limits.server.ts'
import { storageShortage } from '#app/platform/lib/disk-space.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { prepareQueue, sendJob } from '#app/platform/lib/jobs.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { uploadCopy as words } from './copy.ts'
import { IMPORT_UPLOAD } from './import-job.server.ts'
import {
  isEmailFile,
  PIECE_BYTES,
  refusalOf,
  sizeOf,
  UPLOAD_FILES_MAX,
  type UploadFile,
  type UploadLimits,
} from './limits.ts'
import { writeManifest } from './manifest.ts'
import { deletePieces, storePiece } from './chunks.server.ts'

/** All uploads that are not imported yet may have this many times the size of one. */
const WAITING_TIMES = 4
const MEGABYTE = 1024 * 1024

export function uploadLimits(): UploadLimits {
  return { message: messageBytesMax(), archive: archiveBytesMax(), whole: archiveBytesMax() }
}

export type Begun = { ok: true; id: string; received: number } | { ok: false; reason: string }

type Beginning = { actor: Editor; files: UploadFile[]; options: UploadOptions }

/** Continues the same files where they were left. */
export async function beginUpload({ actor, files, options }: Beginning): Promise<Begun> {
  const refusal = refusalOfAll(files)
  if (refusal) return { ok: false, reason: refusal }
  const bytes = sizeOf(files)
  const fingerprint = createHash('sha256').update(writeManifest(files)).digest('hex')
  return inTransaction(async (tx) => {
    // One after the other, so that all together stay within the limit.
    await lockName(tx, 'uploads')
    const [known] = await tx
      .select({ id: uploads.id, received: uploads.received })
      .from(uploads)
      .where(
        and(
          eq(uploads.userId, actor.id),
          eq(uploads.fingerprint, fingerprint),
          eq(uploads.state, 'receiving'),
        ),
      )
    if (known) {
      await tx.update(uploads).set({ options }).where(eq(uploads.id, known.id))
      return { ok: true as const, ...known }
    }
    const [waiting] = await tx
      .select({
        bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)`,
        missing: sql<string>`coalesce(sum(${uploads.bytes} - ${uploads.received}), 0)`,
      })
      .from(uploads)
      .where(inArray(uploads.state, ['receiving', 'importing']))
    if (Number(waiting!.bytes) + bytes > WAITING_TIMES * uploadLimits().whole) {
      return { ok: false as const, reason: words.full }
    }
    const shortage = await storageShortage(Number(waiting!.missing) + bytes)
    if (shortage) return { ok: false as const, reason: shortage }
    const [added] = await tx
      .insert(uploads)
      .values({ userId: actor.id, files, options, bytes, fingerprint })
      .returning({ id: uploads.id })
    return { ok: true as const, id: added!.id, received: 0 }
  })
}

function refusalOfAll(files: UploadFile[]): string | null {
  const limits = uploadLimits()
  if (files.length > UPLOAD_FILES_MAX) return words.tooMany(UPLOAD_FILES_MAX)
  if (!files.some(({ name }) => isEmailFile(name))) return words.nothing
  for (const file of files) {
    const reason = refusalOf(file, limits)
    if (reason) return words.refused(file.name, reason)
  }
  const bytes = sizeOf(files)
  return bytes > limits.whole ? words.tooLarge(limits.whole / MEGABYTE) : null
}

/** `received` is where the next piece begins. */
export type Received =
  | { ok: true; received: number }
  | { ok: false; reason: 'missing' | 'elsewhere'; received: number }
  | { ok: false; reason: 'full'; shortage: string }

type Piece = { actor: Editor; id: string; offset: number; piece: Uint8Array }

/** Stores the piece at `offset`. After the last one the upload waits to be imported. */
export async function addPiece({ actor, id, offset, piece }: Piece): Promise<Received> {
  const upload = await findReceiving(actor, id)
  if (!upload) return answerWithoutPiece(actor, id)
  const expected = Math.min(PIECE_BYTES, upload.bytes - upload.received)
  if (offset !== upload.received || piece.length !== expected) {
    return { ok: false, reason: 'elsewhere', received: upload.received }
  }
  const shortage = await storageShortage(piece.length)
  if (shortage) return { ok: false, reason: 'full', shortage }
  await storePiece(id, offset, piece)
  await prepareQueue(IMPORT_UPLOAD)
  const received = offset + piece.length
  const isWhole = received === upload.bytes
  const written = await inTransaction(async (tx) => {
    const [row] = await tx
      .update(uploads)
      .set({ received, ...(isWhole && { state: 'importing' as const }) })
      // Of two senders of one piece, the second is told where it stands.
      .where(and(eq(uploads.id, id), eq(uploads.received, offset), eq(uploads.state, 'receiving')))
      .returning({ id: uploads.id })
    if (!row || !isWhole) return row
    const label = nameOf(upload.files)
    const count = upload.files.length
    await recordChange(
      tx,
      { actor, kind: 'emails-uploaded', label, count, rows: [], undoable: false },
      async () => sendJob(IMPORT_UPLOAD, { uploadId: id }, tx),
    )
    return row
  })
  if (written) return { ok: true, received }
  const now = await findReceiving(actor, id)
  return now ? { ok: false, reason: 'elsewhere', received: now.received } : answerWithoutPiece(actor, id)
}

/** The last piece is sent again when the answer to it was lost: then all bytes are here. */
async function answerWithoutPiece(actor: Editor, id: string): Promise<Received> {
  const whole = await findOwn(actor, id)
  return whole ? { ok: true, received: whole.received } : { ok: false, reason: 'missing', received: 0 }
}

/** `letters.zip and 3 more` */
export function nameOf(files: UploadFile[]): string {
  const [first] = files
  const name = (first?.name ?? '').slice(0, 120)
  return files.length > 1 ? `${name} and ${formatNumber(files.length - 1)} more` : name
}

export async function discardUpload({ actor, id }: { actor: Editor; id: string }): Promise<boolean> {
  const upload = await findReceiving(actor, id)
  if (!upload) return false
  await db()
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.state, 'receiving')))
  await deletePieces(id)
  return true
}

/** Each person sees and continues their own. */
async function findReceiving(actor: Editor, id: string) {
  const upload = await findOwn(actor, id)
  return upload?.state === 'receiving' ? upload : null
}

async function findOwn(actor: Editor, id: string) {
  if (!isUuid(id)) return undefined
  const [upload] = await db()
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, actor.id)))
  return upload
}

type FormUpload = { actor: Editor; sent: File[]; options: UploadOptions }

/** Stores the files of a form as an upload that is complete at once. */
export async function uploadFromForm({ actor, sent, options }: FormUpload) {
  const chosen = sent.filter(({ size, name }) => size > 0 && name !== '')
  if (chosen.length === 0) return { ok: false as const, reason: words.nothing }
  const files = chosen.map(({ name, size }) => ({ name: name.replaceAll('\n', ' '), size }))
  const begun = await beginUpload({ actor, files, options })
  if (!begun.ok) return begun
  const whole = new Blob(chosen)
  for (let offset = begun.received; offset < whole.size; offset += PIECE_BYTES) {
    const piece = new Uint8Array(await whole.slice(offset, offset + PIECE_BYTES).arrayBuffer())
    const added = await addPiece({ actor, id: begun.id, offset, piece })
    if (!added.ok) {
      return { ok: false as const, reason: added.reason === 'full' ? added.shortage : words.failedToSend }
    }
  }
  return { ok: true as const }
}
