/** Emails that were prepared elsewhere: fields in `emails/{slug}.json`, shared files in `files/`. Loading needs no browser, network or parser. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import { contentKey, type StorageArea } from '#app/platform/lib/storage.server.ts'
import { stripAttachments, restoreAttachments } from '#app/intake/ingest/parse/stripped-message.ts'
import type { PreparedEmail, PreparedFields, PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import { sidecarSchema, type Sidecar } from '#app/intake/ingest/schema.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

export type BundledEmail = { slug: string; prepared: PreparedEmail; sidecar: Sidecar }

/** Only the structure is validated; the fields were written by `writeBundledEmail` and are checked by the database. */
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
  const json = await readFile(path.join(folder, 'emails', `${slug}.json`), 'utf8')
  const { sidecar, fields, files } = entrySchema.parse(JSON.parse(json))
  const loaded = await Promise.all(files.map((file) => readBundledFile(folder, file, files)))
  return { slug, sidecar, prepared: { ...(fields as unknown as PreparedFields), files: loaded } }
}

export async function writeBundledEmail(
  folder: string,
  { slug, prepared, sidecar }: BundledEmail,
): Promise<boolean> {
  await mkdir(path.join(folder, 'emails'), { recursive: true })
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const { files, ...fields } = prepared
  const hashes = new Set(files.map(({ key }) => path.basename(key).slice(0, 64)))
  for (const { key, content } of files) {
    const compressed = isText(key) ? await compressFile(key, content, hashes) : content
    await writeFile(bundledPath(folder, key), compressed, { flag: 'wx' }).catch(ignoreExisting)
  }
  const entry = { sidecar, fields, files: files.map(({ key, role }) => ({ key, role })) }
  const json = `${JSON.stringify(entry, null, 2)}\n`
  const target = path.join(folder, 'emails', `${slug}.json`)
  if ((await readFile(target, 'utf8').catch(() => '')) === json) return false
  await writeFile(target, json)
  return true
}

export async function pruneBundle(folder: string, slugs: string[]): Promise<string[]> {
  const gone = (await listBundle(folder)).filter((slug) => !slugs.includes(slug))
  for (const slug of gone) await rm(path.join(folder, 'emails', `${slug}.json`))
  const used = new Set<string>()
  for (const slug of await listBundle(folder)) {
    const { files } = entrySchema.parse(
      JSON.parse(await readFile(path.join(folder, 'emails', `${slug}.json`), 'utf8')),
    )
    for (const { key } of files) used.add(path.basename(bundledPath(folder, key)))
  }
  for (const name of await readdir(path.join(folder, 'files')).catch(() => [])) {
    if (!used.has(name)) await rm(path.join(folder, 'files', name))
  }
  return gone
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

async function compressFile(key: string, content: Uint8Array, hashes: Set<string>): Promise<Buffer> {
  const text = Buffer.from(content)
  return compress(key.endsWith('.eml') ? stripAttachments(text, (hash) => hashes.has(hash)) : text)
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

function bundledPath(folder: string, key: string): string {
  return path.join(folder, 'files', `${path.basename(key)}${isText(key) ? '.br' : ''}`)
}

function isText(key: string): boolean {
  return key.endsWith('.eml') || key.endsWith('.html')
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
