import type { UploadOptions } from '#app/platform/db/json-columns.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { addPiece, beginUpload } from './commands.server.ts'
import { uploadCopy } from './copy.ts'
import { PIECE_BYTES } from './limits.ts'

export async function uploadFromForm({
  actor,
  sent,
  options,
}: {
  actor: Editor
  sent: File[]
  options: UploadOptions
}): Promise<{ ok: true } | { ok: false; reason: string }> {
  const chosen = sent.filter(({ size, name }) => size > 0 && name !== '')
  if (chosen.length === 0) return { ok: false, reason: uploadCopy.nothing }
  const files = chosen.map(({ name, size }) => ({ name: name.replaceAll('\n', ' '), size }))
  const begun = await beginUpload({ actor, files, options })
  if (!begun.ok) return begun
  const whole = new Blob(chosen)
  for (let offset = begun.received; offset < whole.size; offset += PIECE_BYTES) {
    const piece = new Uint8Array(await whole.slice(offset, offset + PIECE_BYTES).arrayBuffer())
    const added = await addPiece({ actor, id: begun.id, offset, piece })
    if (!added.ok) {
      return { ok: false, reason: added.reason === 'full' ? added.shortage : uploadCopy.failedToSend }
    }
  }
  return { ok: true }
}
