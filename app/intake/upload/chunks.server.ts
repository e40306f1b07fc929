/** The pieces of an upload in the storage, where every instance can read them; they are not public. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type NamedFile, namePaths } from '#app/intake/ingest/parse/named-files.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import { PIECE_BYTES, sizeOf, type UploadFile } from './limits.ts'

function keyOf(uploadId: string, offset: number): string {
  return `uploads/${uploadId}/${offset}`
}

export async function storePiece(uploadId: string, offset: number, bytes: Uint8Array): Promise<void> {
  await storage().put(keyOf(uploadId, offset), bytes)
}

export async function deletePieces(uploadId: string): Promise<void> {
  await storage().deleteAll(`uploads/${uploadId}/`)
}

/** Null if a piece is missing. */
export async function writeFiles(
  { id, files }: { id: string; files: UploadFile[] },
  folder: string,
): Promise<NamedFile[] | null> {
  const read = pieceReader(id, sizeOf(files))
  const pathFor = namePaths(folder)
  const written: NamedFile[] = []
  try {
    for (const { name, size } of files) {
      const target = pathFor(name)
      const file = createWriteStream(target.path, { flags: 'wx', mode: 0o600 })
      await pipeline(Readable.from(read(size)), file)
      written.push(target)
    }
    return written
  } catch (error) {
    if (error instanceof PieceMissing) return null
    throw error
  }
}

class PieceMissing extends Error {}

/** Reads an upload from its beginning to its end, a piece at a time. */
function pieceReader(uploadId: string, total: number) {
  let position = 0
  let rest: Uint8Array = new Uint8Array()

  async function nextPiece(): Promise<Uint8Array> {
    const key = keyOf(uploadId, position)
    const piece = (await storage().exists(key)) ? await storage().getBytes(key) : null
    if (piece?.length !== Math.min(PIECE_BYTES, total - position)) throw new PieceMissing()
    position += piece.length
    return piece
  }

  return async function* (size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (rest.length === 0) rest = await nextPiece()
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}
