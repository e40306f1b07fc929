/** Emails that were prepared elsewhere: fields in `emails/{slug}.json`, shared files in `files/`. Loading needs no browser, network or parser. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import { contentKey, type StorageArea } from '#app/platform/lib/storage.server.ts'
import type { PreparedEmail, PreparedFields, PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import { sidecarSchema, type Sidecar } from '#app/intake/ingest/schema.ts'

const decompress = promisify(brotliDecompress)

export type BundledEmail = { slug: string; prepared: PreparedEmail; sidecar: Sidecar }

/** Only the structure is validated; the fields were written by `packages/samples` and are checked by the database. */
const entrySchema = z.object({
  sidecar: sidecarSchema,
  files: z.array(
    z.object({
      key: z.string().regex(/^(?:media|private)\/[0-9a-f]{2}\/[0-9a-f]{64}\.\w+$/),
      role: z.enum(['original', 'html', 'amp', 'asset', 'preview']),
    }),
  ),
  fields: z.looseObject({ contentHash: z.string(), subjectLine: z.string() }),
})

export async function listBundle(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'emails')).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .toSorted()
}

export async function readBundledEmail(folder: string, slug: string): Promise<BundledEmail> {
  const { sidecar, fields, files } = await readEntry(folder, slug)
  const loaded = await Promise.all(files.map((file) => readBundledFile(folder, file, files)))
  return { slug, sidecar, prepared: { ...(fields as unknown as PreparedFields), files: loaded } }
}

export async function readEntry(folder: string, slug: string) {
  const json = await readFile(path.join(folder, 'emails', `${slug}.json`), 'utf8')
  return entrySchema.parse(JSON.parse(json))
}

async function readBundledFile(
  folder: string,
  { key, role }: Omit<PreparedFile, 'content'>,
  siblings: { key: string }[],
): Promise<PreparedFile> {
  const compressed = await readFile(bundledPath(folder, key))
  const content = isText(key) ? await decompressFile(folder, key, compressed, siblings) : compressed
  const area = key.slice(0, key.indexOf('/')) as StorageArea
  // A checkout that converted line endings, or an incomplete download, must not be stored under the wrong hash.
  if (contentKey(area, content, path.extname(key).slice(1)) !== key) {
    throw new Error(`The file ${path.basename(key)} of the bundle in ${folder} is damaged`)
  }
  return { key, role, content }
}

async function decompressFile(
  folder: string,
  key: string,
  compressed: Buffer,
  siblings: { key: string }[],
): Promise<Buffer> {
  // Data that cannot be decompressed fails the content check.
  const text = await decompress(compressed).catch(() => Buffer.alloc(0))
  if (!key.endsWith('.eml')) return text
  return restoreAttachments(text, (hash) => {
    const attachment = siblings.find((sibling) => path.basename(sibling.key).startsWith(hash))
    if (!attachment) throw new Error(`The bundle in ${folder} lacks an attachment of ${key}`)
    return readFile(bundledPath(folder, attachment.key))
  })
}

const FOLDED = /^@folded ([0-9a-f]{64})\r\n/gm

/** Restores the bytes of a message whose attachments are stored separately, each named by its hash. */
export async function restoreAttachments(
  folded: Buffer,
  read: (hash: string) => Promise<Uint8Array>,
): Promise<Buffer> {
  // Latin-1 maps every byte to itself.
  const text = folded.toString('latin1')
  const hashes = [...text.matchAll(FOLDED)].map((match) => match[1]!)
  const contents = await Promise.all(hashes.map(read))
  const blocks = new Map(hashes.map((hash, i) => [hash, base64Lines(contents[i]!)]))
  const restored = text.replace(FOLDED, (_, hash: string) => blocks.get(hash)!)
  return Buffer.from(restored, 'latin1')
}

export function base64Lines(content: Uint8Array): string {
  return Buffer.from(content)
    .toString('base64')
    .replace(/.{1,76}/g, (line) => `${line}\r\n`)
}

export function bundledPath(folder: string, key: string): string {
  return path.join(folder, 'files', `${path.basename(key)}${isText(key) ? '.br' : ''}`)
}

/** Stored compressed. */
export function isText(key: string): boolean {
  return key.endsWith('.eml') || key.endsWith('.html')
}
