/** ZIP archives that are written while they are read, of any size (ZIP64). */
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { readStored, storage } from './storage.server.ts'

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** A file of an archive. Its content is read when its turn to be written comes. */
export type ZipEntry = { name: string; content: Content }

/** Files that gain from compression. */
const COMPRESSIBLE = /\.(?:csv|jsonl?|html|gif|svg)$/

/** An entry is asked for once the one before has been read. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipped(entries))
}

const DEFLATED = 8
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
const VERSION = 20
const ZIP64 = 45
const UNIX = 3 << 8
const REGULAR_FILE = 0o100644 * 0x10000
const MAX_COUNT = 0xffff
const MAX_SIZE = 0xffffffff

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const time = dosTime(new Date())
  /** As text: each small buffer would keep the 64 kB alive from which Node took it. */
  const directory: string[] = []
  let offset = 0
  function counted<T extends Uint8Array>(bytes: T): T {
    offset += bytes.length
    return bytes
  }
  for await (const { name, content } of entries) {
    const isDeflated = COMPRESSIBLE.test(name)
    const fileName = Buffer.from(name)
    const method = [u16(FLAGS, isDeflated ? DEFLATED : 0), time]
    const start = offset
    const header = [u32(0x04034b50), u16(VERSION), ...method, u32(0, 0, 0), u16(fileName.length, 0), fileName]
    yield counted(Buffer.concat(header))

    const read = { bytes: 0, sum: 0 }
    const contentStart = offset
    const source = measured(content, read)
    const stored = isDeflated ? pipeline(source, createDeflateRaw(), () => {}) : source
    for await (const chunk of stored as AsyncIterable<Uint8Array>) yield counted(chunk)
    const sizes = [offset - contentStart, read.bytes] as const

    const isLarge = Math.max(...sizes, start) >= MAX_SIZE
    yield counted(Buffer.concat([u32(0x08074b50, read.sum), isLarge ? u64(...sizes) : u32(...sizes)]))
    const extra = isLarge ? [u16(1, 24), u64(...sizes.toReversed(), start)] : []
    const [shownSizes, shownStart] = isLarge ? [[MAX_SIZE, MAX_SIZE], MAX_SIZE] : [sizes, start]
    const record = [
      u32(0x02014b50),
      u16(UNIX | ZIP64, isLarge ? ZIP64 : VERSION),
      ...method,
      u32(read.sum, ...shownSizes),
      u16(fileName.length, isLarge ? 28 : 0, 0, 0, 0),
      u32(REGULAR_FILE, shownStart),
      fileName,
      ...extra,
    ]
    directory.push(Buffer.concat(record).toString('latin1'))
  }
  const start = offset
  for (const record of directory) yield counted(Buffer.from(record, 'latin1'))
  yield endOfDirectory(directory.length, start, offset)
}

function endOfDirectory(count: number, start: number, end: number): Buffer {
  const large = [
    u32(0x06064b50),
    u64(44),
    u16(UNIX | ZIP64, ZIP64),
    u32(0, 0),
    u64(count, count, end - start, start),
    u32(0x07064b50, 0),
    u64(end),
    u32(1),
  ]
  const isLarge = count >= MAX_COUNT || end >= MAX_SIZE
  const shownCount = Math.min(count, MAX_COUNT)
  return Buffer.concat([
    ...(isLarge ? large : []),
    u32(0x06054b50),
    u16(0, 0, shownCount, shownCount),
    u32(Math.min(end - start, MAX_SIZE), Math.min(start, MAX_SIZE)),
    u16(0),
  ])
}

async function* measured(content: Content, read: { bytes: number; sum: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    read.bytes += bytes.length
    read.sum = crc32(bytes, read.sum)
    yield bytes
  }
}

function dosTime(at: Date): Buffer {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  return u16(time, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate())
}

const u16 = (...values: number[]) => littleEndian(2, values)
const u32 = (...values: number[]) => littleEndian(4, values)
const u64 = (...values: number[]) => littleEndian(8, values)

function littleEndian(bytes: 2 | 4 | 8, values: number[]): Buffer {
  const written = Buffer.alloc(bytes * values.length)
  // Node writes six bytes at most; the others stay zero.
  for (const [at, value] of values.entries()) written.writeUIntLE(value, bytes * at, Math.min(bytes, 6))
  return written
}

/** A stored file; one that is missing in the storage is left out. */
export async function* storedEntry(key: string, name: string): AsyncGenerator<ZipEntry> {
  if (await storage().exists(key)) yield { name, content: readStored(key) }
}
