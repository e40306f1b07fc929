/** The file of an export in the storage, in chunks, so that it never has to be in memory as a whole. */
import { Readable } from 'node:stream'
import { requireStorageSpace } from '#app/platform/lib/disk-space.server.ts'
import { storage } from '#app/platform/lib/storage.server.ts'

const PIECE_BYTES = 8 * 1024 * 1024

function keyOf(exportId: string, piece: number): string {
  return `exports/${exportId}/${piece}`
}

export async function storeExport(
  exportId: string,
  content: AsyncIterable<Uint8Array | string>,
): Promise<number> {
  let waiting: Uint8Array[] = []
  let length = 0
  let bytes = 0
  let pieces = 0
  async function flush(): Promise<void> {
    await requireStorageSpace(length)
    await storage().put(keyOf(exportId, pieces++), Buffer.concat(waiting))
    waiting = []
    length = 0
  }
  for await (const chunk of content) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    waiting.push(part)
    length += part.length
    bytes += part.length
    if (length >= PIECE_BYTES) await flush()
  }
  if (length > 0) await flush()
  return bytes
}

/** Reads the file from its beginning; fails if a chunk is missing. */
export function readExport(exportId: string, bytes: number): ReadableStream {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let read = 0
    for (let piece = 0; read < bytes; piece++) {
      const content = await storage().getBytes(keyOf(exportId, piece))
      read += content.length
      yield content
    }
  }
  return Readable.toWeb(Readable.from(pieces())) as ReadableStream
}

export async function deleteExport(exportId: string): Promise<void> {
  await storage().deleteAll(`exports/${exportId}/`)
}

export async function listStoredExports(): Promise<string[]> {
  const { objects } = await storage().listAll('exports/', { recursive: false })
  return [...objects].map(({ name }) => name)
}
