/** Content-addressed files, which never change. `media/` is public at /media/…, `private/` is not served. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { Disk } from 'flydrive'
import type { Env } from './env.server.ts'
import { AtomicFolder } from './atomic-folder.server.ts'
import { singleton } from './singleton.ts'

export type StorageArea = 'media' | 'private'

/** Content types by extension; nothing else is stored. */
export const STORED_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
  html: 'text/html; charset=utf-8',
  eml: 'message/rfc822',
}

/** Content keys anywhere in a text. */
export const CONTENT_KEYS = /\b(?:media|private)\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]+/g

/** The key of `bytes` in an area, such as `media/3f/3fa9….webp`. */
export function contentKey(area: StorageArea, bytes: Uint8Array, extension: string): string {
  if (!STORED_TYPES[extension]) throw new Error(`Files of type .${extension} are not stored`)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return `${area}/${hash.slice(0, 2)}/${hash}.${extension}`
}

export async function openStorage(env: Env): Promise<Disk> {
  if (!env.S3_BUCKET) {
    const folder = new AtomicFolder({ location: path.join(env.DATA_DIR, 'files'), visibility: 'private' })
    await folder.removeLeftovers()
    return new Disk(folder)
  }
  // Imported on use only: the client alone would double the start-up time.
  const { Bucket } = await import('./s3-driver.server.ts')
  return new Disk(new Bucket(env))
}

const current = singleton<Disk>('storage')

export function useStorage(disk: Disk): void {
  current.set(disk)
}

export function storage(): Disk {
  const disk = current.get()
  if (!disk) throw new Error('The storage has not been opened')
  return disk
}

/** Unused files are deleted once they were written this long ago. */
export const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000

/** The names of errors after a bucket took a request, or none, and did not answer. */
const STALLED = new Set(['StalledError', 'TimeoutError'])

/** Writes a file unless it is there. An old one is written again: the deletion of unused files spares new ones. */
export async function putOnce(key: string, bytes: Uint8Array): Promise<void> {
  const known = await storage()
    .getMetaData(key)
    .catch((error: Error) => {
      // Writing to a bucket that does not answer would wait as long again.
      if (STALLED.has((error.cause as Error).name)) throw error
      return null
    })
  if (known && Date.now() - known.lastModified.getTime() < UNUSED_AFTER_MS / 2) return
  await storage().put(key, bytes, { contentType: STORED_TYPES[path.extname(key).slice(1)]! })
}

export async function storeFile(area: StorageArea, bytes: Uint8Array, extension: string): Promise<string> {
  const key = contentKey(area, bytes, extension)
  await putOnce(key, bytes)
  return key
}

/** Like `storeFile`, and flushed to the disk: for files that their source may delete once they are stored here. */
export async function storeFileDurably(
  area: StorageArea,
  bytes: Uint8Array,
  extension: string,
): Promise<string> {
  const key = await storeFile(area, bytes, extension)
  const { driver } = storage()
  if (driver instanceof AtomicFolder) await driver.flushName(key)
  return key
}

/** The bytes of a stored file, which is opened when the first of them is read. */
export async function* streamStored(key: string): AsyncGenerator<Uint8Array> {
  yield* await storage().getStream(key)
}

export async function removeLeftovers(): Promise<void> {
  const { driver } = storage()
  if (driver instanceof AtomicFolder) await driver.removeLeftovers()
}

/** An open file, or the part that was asked for. `range` is the value of Content-Range, such as `bytes 0-9/100`. */
export type OpenedFile =
  | { body: ReadableStream<Uint8Array>; length: number; range?: string | undefined }
  /** The range lies outside of a file of this size. */
  | { body: null; size: number }
  | 'missing'

/** What both kinds of storage add to FlyDrive. */
type OwnDriver = {
  open(key: string, range: string | undefined, signal: AbortSignal): Promise<OpenedFile>
  presign?(key: string): Promise<string>
}
const driver = () => storage().driver as unknown as OwnDriver

/** Opens a stored file with one request. `range` is the value of a Range header; the signal gives the opening up. */
export function openStored(key: string, range: string | undefined, signal: AbortSignal): Promise<OpenedFile> {
  return driver().open(key, range, signal)
}

/** A link to a file in the bucket that expires within ten minutes; null if files are in a folder. */
export async function presignedLink(key: string): Promise<string | null> {
  return (await driver().presign?.(key)) ?? null
}

/** Resolves when the storage responds. Writes nothing. */
export async function checkStorage(): Promise<void> {
  const { driver } = storage()
  if (driver instanceof AtomicFolder) await driver.checkWritable()
  else await driver.exists('private/health.txt')
}
