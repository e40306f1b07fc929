/** A message that is being received: counted, hashed, and kept in memory or, if it is large, on disk. */
import { createHash, randomUUID, type Hash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { messageBytesMax } from '#app/intake/ingest/limits.server.ts'
import {
  headerOf,
  isHeadTooLong,
  type MessageHeader,
  readHead,
} from '#app/intake/ingest/parse/message-head.ts'
import { HEADER_BYTES_MAX } from '#app/intake/ingest/schema.ts'
import { env } from '#app/platform/lib/env.server.ts'

export type IncomingMessage = {
  size: number
  headers: MessageHeader[]
  isHeadTooLong: boolean
  /** Equal for every delivery of a message, whatever servers it passed. */
  contentHash: string
  read(): Promise<Uint8Array>
  discard(): Promise<void>
}

export type Received =
  | { ok: true; message: IncomingMessage }
  | { ok: false; reason: 'too-large' | 'empty'; size: number }

/** Larger ones are kept on disk, so that many at once do not fill the memory. */
const IN_MEMORY = 1024 * 1024
const BLOCK = 64 * 1024
/** No message takes longer, so older files were left by a killed process. */
const LEFTOVER_MS = 60 * 60 * 1000

export async function receiveMessage(content: AsyncIterable<Uint8Array> | Uint8Array): Promise<Received> {
  const max = messageBytesMax()
  const chunks: Uint8Array[] = []
  const body = createHash('sha256')
  let head: Uint8Array = Buffer.alloc(0)
  let bodyAt: number | null = null
  let size = 0
  let file: { name: string; handle: FileHandle } | null = null

  async function discard(): Promise<void> {
    await file?.handle.close()
    if (file) await rm(file.name, { force: true })
    file = null
  }

  try {
    for await (const chunk of inBlocks(content instanceof Uint8Array ? [content] : content)) {
      size += chunk.length
      if (size > max) break
      if (bodyAt === null) {
        head = Buffer.concat([head, chunk])
        bodyAt = endOfHead(head)
        if (bodyAt !== null) hashBody(body, head.subarray(bodyAt))
      } else {
        hashBody(body, chunk)
      }
      if (!file && size > IN_MEMORY && !(content instanceof Uint8Array)) {
        file = await openFile()
        for (const earlier of chunks.splice(0)) await file.handle.write(earlier)
      }
      if (file) await file.handle.write(chunk)
      else chunks.push(chunk)
    }
    if (size === 0 || size > max) {
      await discard()
      return { ok: false, reason: size === 0 ? 'empty' : 'too-large', size }
    }
  } catch (error) {
    await discard()
    throw error
  }
  const headers = readHead(head)
  return {
    ok: true,
    message: {
      size,
      headers,
      isHeadTooLong: isHeadTooLong(head),
      contentHash: contentHashOf(headers, body),
      read: async () => (file ? await readFile(file.name) : Buffer.concat(chunks)),
      discard,
    },
  }
}

/** A sender of single bytes must not create an object for each. */
async function* inBlocks(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let block = Buffer.allocUnsafe(BLOCK)
  let length = 0
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + BLOCK - length)
      block.set(part, length)
      length += part.length
      at += part.length
      if (length < BLOCK) continue
      yield block
      block = Buffer.allocUnsafe(BLOCK)
      length = 0
    }
  }
  if (length > 0) yield block.subarray(0, length)
}

export async function removeUnfinished(): Promise<void> {
  const names = await readdir(incomingFolder()).catch(() => [])
  await Promise.allSettled(
    names.map(async (name) => {
      const leftover = path.join(incomingFolder(), name)
      if (Date.now() - (await stat(leftover)).mtimeMs > LEFTOVER_MS) await rm(leftover)
    }),
  )
}

function incomingFolder(): string {
  return path.join(env().DATA_DIR, 'incoming')
}

async function openFile(): Promise<{ name: string; handle: FileHandle }> {
  await mkdir(incomingFolder(), { recursive: true })
  const name = path.join(incomingFolder(), `${randomUUID()}.eml`)
  return { name, handle: await open(name, 'wx', 0o600) }
}

/** The position after the empty line; null before it has arrived. The import refuses longer headers. */
function endOfHead(bytes: Uint8Array): number | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_BYTES_MAX))
  const ends = [
    [text.indexOf('\n\n'), 2],
    [text.indexOf('\n\r\n'), 3],
  ] as const
  const found = ends.filter(([at]) => at !== -1).toSorted(([a], [b]) => a - b)[0]
  if (found) return found[0] + found[1]
  return bytes.length >= HEADER_BYTES_MAX ? HEADER_BYTES_MAX : null
}

/** Line ends are left out, because servers change them and some add one at the end. */
function hashBody(hash: Hash, bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  hash.update(text.replaceAll('\r', '').replaceAll('\n', ''), 'latin1')
}

function contentHashOf(headers: MessageHeader[], body: Hash): string {
  for (const key of ['from', 'subject', 'date']) {
    body.update(`\n${(headerOf(headers, key) ?? '').replaceAll(' ', '').replaceAll('\t', '')}`)
  }
  return body.digest('hex')
}
