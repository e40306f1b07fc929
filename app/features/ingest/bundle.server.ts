/**
 * A bundle is a folder of emails that were prepared elsewhere: `emails/{slug}.json` holds what is known of each,
 * `files/{sha256}.{ext}` the files they share. Loading one needs no browser, no network and no parser.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { contentKey, type StorageArea } from '#app/lib/storage.server.ts'
import type { PreparedEmail, PreparedFields, PreparedFile } from './prepared-email.ts'
import { sidecarSchema, type Sidecar } from './schema.ts'

export type BundledEmail = { slug: string; prepared: PreparedEmail; sidecar: Sidecar }

/** The frame is checked; the fields inside were written by `writeBundledEmail` and are checked by the tables. */
const entrySchema = z.object({
  sidecar: sidecarSchema,
  files: z.array(
    z.object({
      key: z.string().regex(/^(?:media|private)\/[0-9a-f]{2}\/[0-9a-f]{64}\.\w+$/),
      role: z.enum(['original', 'html', 'asset', 'preview']),
    }),
  ),
  fields: z.looseObject({ contentHash: z.string(), subjectLine: z.string() }),
})

/** Slugs of the emails in a bundle, sorted; none when there is no bundle. */
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
  const loaded = await Promise.all(files.map((file) => readBundledFile(folder, file)))
  return { slug, sidecar, prepared: { ...(fields as unknown as PreparedFields), files: loaded } }
}

/** Answers whether anything changed. */
export async function writeBundledEmail(
  folder: string,
  { slug, prepared, sidecar }: BundledEmail,
): Promise<boolean> {
  await mkdir(path.join(folder, 'emails'), { recursive: true })
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const { files, ...fields } = prepared
  for (const { key, content } of files) {
    await writeFile(bundledPath(folder, key), content, { flag: 'wx' }).catch(ignoreExisting)
  }
  const entry = { sidecar, fields, files: files.map(({ key, role }) => ({ key, role })) }
  const json = `${JSON.stringify(entry, null, 2)}\n`
  const target = path.join(folder, 'emails', `${slug}.json`)
  if ((await readFile(target, 'utf8').catch(() => '')) === json) return false
  await writeFile(target, json)
  return true
}

/** Removes emails that are not in `slugs`, and files that no email names any more. Answers the emails' slugs. */
export async function pruneBundle(folder: string, slugs: string[]): Promise<string[]> {
  const gone = (await listBundle(folder)).filter((slug) => !slugs.includes(slug))
  for (const slug of gone) await rm(path.join(folder, 'emails', `${slug}.json`))
  const used = new Set<string>()
  for (const slug of await listBundle(folder)) {
    const { files } = entrySchema.parse(
      JSON.parse(await readFile(path.join(folder, 'emails', `${slug}.json`), 'utf8')),
    )
    for (const { key } of files) used.add(path.basename(key))
  }
  for (const name of await readdir(path.join(folder, 'files')).catch(() => [])) {
    if (!used.has(name)) await rm(path.join(folder, 'files', name))
  }
  return gone
}

async function readBundledFile(
  folder: string,
  { key, role }: Omit<PreparedFile, 'content'>,
): Promise<PreparedFile> {
  const content = await readFile(bundledPath(folder, key))
  const area = key.slice(0, key.indexOf('/')) as StorageArea
  // A checkout that rewrites line ends, or half a download, would be stored under a name that lies for ever.
  if (contentKey(area, content, path.extname(key).slice(1)) !== key) {
    throw new Error(`The file ${path.basename(key)} of the bundle in ${folder} is damaged`)
  }
  return { key, role, content }
}

function bundledPath(folder: string, key: string): string {
  return path.join(folder, 'files', path.basename(key))
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
