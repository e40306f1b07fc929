/** Writes the emails of the bundle, which `bundle.server.ts` of the intake reads. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import {
  base64Lines,
  type BundledEmail,
  bundledPath,
  isText,
  listBundle,
  readEntry,
} from '../../app/intake/ingest/store/bundle.server.ts'

const compress = promisify(brotliCompress)

/** False if it is there already, with the same content. */
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

/** Deletes all other emails, and the files that none is left for. */
export async function pruneBundle(folder: string, slugs: string[]): Promise<string[]> {
  const gone = (await listBundle(folder)).filter((slug) => !slugs.includes(slug))
  for (const slug of gone) await rm(path.join(folder, 'emails', `${slug}.json`))
  const used = new Set<string>()
  for (const slug of await listBundle(folder)) {
    const { files } = await readEntry(folder, slug)
    for (const { key } of files) used.add(path.basename(bundledPath(folder, key)))
  }
  for (const name of await readdir(path.join(folder, 'files')).catch(() => [])) {
    if (!used.has(name)) await rm(path.join(folder, 'files', name))
  }
  return gone
}

async function compressFile(key: string, content: Uint8Array, hashes: Set<string>): Promise<Buffer> {
  const text = Buffer.from(content)
  return compress(key.endsWith('.eml') ? stripAttachments(text, (hash) => hashes.has(hash)) : text)
}

/** Runs of full base64 lines and the shorter one that ends them; anything under eight lines is not worth replacing. */
const BASE64_BLOCK = /(?:[A-Za-z0-9+/]{76}\r\n){8,}(?:[A-Za-z0-9+/]{1,75}={0,2}\r\n)?/g

/** Replaces attachments that are stored separately by their hash. */
export function stripAttachments(message: Buffer, isKept: (hash: string) => boolean): Buffer {
  // Latin-1 maps every byte to itself.
  const folded = message.toString('latin1').replace(BASE64_BLOCK, (block) => {
    const content = Buffer.from(block, 'base64')
    const hash = createHash('sha256').update(content).digest('hex')
    return isKept(hash) && base64Lines(content) === block ? `@folded ${hash}\r\n` : block
  })
  return Buffer.from(folded, 'latin1')
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
