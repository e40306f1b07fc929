/** The pieces of an upload in the storage, where every instance can read them; they are not public. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type NamedFile, namePaths } from '#app/intake/ingest/parse/named-files.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import { PIECE_BYTES, type UploadFile } from './limits.ts'

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
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const reader = new PieceReader(id, total)
  const pathFor = namePaths(folder)
  const written: NamedFile[] = []
  for (const { name, size } of files) {
    const target = pathFor(name)
    const file = createWriteStream(target.path, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.from(reader.read(size)), file)
    if (reader.isBroken) return null
    written.push(target)
  }
  return written
}

/** Reads an upload from its beginning to its end, a piece at a time. */
class PieceReader {
  isBroken = false
  #position = 0
  #piece: Uint8Array = new Uint8Array()
  #pieceAt = 0
  readonly #id: string
  readonly #total: number

  constructor(id: string, total: number) {
    this.#id = id
    this.#total = total
  }

  async *read(size: number): AsyncGenerator<Uint8Array> {
    let left = size
    while (left > 0) {
      if (this.#position >= this.#pieceAt + this.#piece.length && !(await this.#next())) return
      const from = this.#position - this.#pieceAt
      const part = this.#piece.subarray(from, from + left)
      yield part
      left -= part.length
      this.#position += part.length
    }
  }

  async #next(): Promise<boolean> {
    const key = keyOf(this.#id, this.#position)
    const expected = Math.min(PIECE_BYTES, this.#total - this.#position)
    const piece = (await storage().exists(key)) ? await storage().getBytes(key) : null
    if (piece?.length !== expected) {
      this.isBroken = true
      return false
    }
    this.#piece = piece
    this.#pieceAt = this.#position
    return true
  }
}
