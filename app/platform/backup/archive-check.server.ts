/** Checks that a backup is complete and unaltered before anything in it is used. */
import { createHash } from 'node:crypto'
import { altered, type Archive, BadBackup, type Entry, noBackup } from './archive-reader.server.ts'
import {
  FORMAT_VERSION,
  keyOfFile,
  MANIFEST,
  type Manifest,
  manifestSchema,
  MISSING,
  SECRET,
  SUMS,
} from './manifest.ts'
import { tarPadding } from './tar.server.ts'

export type CheckedBackup = {
  manifest: Manifest
  files: number
  secret?: Entry
  missing?: Entry
}

const CHUNK = 1024 * 1024

/** Compares every checksum. @throws BadBackup when the file is truncated, altered or not a backup */
export async function checkArchive(
  archive: Archive,
  onProgress: (bytes: number) => void,
): Promise<CheckedBackup> {
  let checked: CheckedBackup | undefined
  let written: string | undefined
  const sums = createHash('sha256')
  for await (const entry of archive.entries()) {
    if (written) throw altered(archive, entry.name)
    checked ??= { manifest: await readManifest(archive, entry), files: 0 }
    const sum = await sumOf(archive, entry)
    if (entry.name === SUMS) {
      written = sum
      continue
    }
    sums.update(`${sum}  ${entry.name}\n`)
    const key = keyOfFile(entry.name)
    if (key && !key.includes(sum)) throw altered(archive, entry.name)
    if (key) checked.files += 1
    else if (entry.name === SECRET) checked.secret = entry
    else if (entry.name === MISSING) checked.missing = entry
    onProgress(entry.start + entry.size)
  }
  if (!checked) throw noBackup(archive)
  if (written !== sums.digest('hex')) throw altered(archive, 'something in it')
  onProgress(archive.bytes)
  return checked
}

async function readManifest(archive: Archive, entry: Entry): Promise<Manifest> {
  const isManifest = entry.name === MANIFEST && entry.size < CHUNK
  const parsed = manifestSchema.safeParse(isManifest ? parseJson(await archive.read(entry)) : null)
  if (!parsed.success) throw noBackup(archive)
  if (parsed.data.version > FORMAT_VERSION) throw fromNewer(archive, parsed.data)
  return parsed.data
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

/** The checksum of a file, read in chunks; the zero padding of its last block must be intact too. */
async function sumOf(archive: Archive, { name, start, size }: Entry): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < size; at += CHUNK) {
    hash.update(await archive.read({ start: start + at, size: Math.min(CHUNK, size - at) }))
  }
  const padding = tarPadding(size)
  const found = await archive.read({ start: start + size, size: padding.length })
  if (!found.equals(padding)) throw altered(archive, name)
  return hash.digest('hex')
}

export function fromNewer({ file }: Archive, { mailshelf }: Manifest): BadBackup {
  return new BadBackup(`${file} was made by a newer Mailshelf (${mailshelf}). Update this one, then restore.`)
}
