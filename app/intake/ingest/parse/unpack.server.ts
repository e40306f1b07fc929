import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import yauzl, { type Entry } from 'yauzl'
import {
  archiveBytesMax,
  tooLargeArchive,
  tooLargeArchives,
  tooManyUnpacked,
  UNPACKED_FILES_MAX,
  UNPACKED_NAMES_MAX,
  unpackedBytesMax,
} from '#app/intake/ingest/limits.server.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { isBeside, isUnnamed, kindByName } from './mail-files.ts'
import { type NamedFile, namePaths } from './named-files.ts'

const ENTRIES_MAX = 200_000
const ENTRIES_A_TURN = 500
const SYMBOLIC_LINK = 0o120000

/** Of all archives of one import so far; `names` in characters. */
export type UnpackedTotal = { bytes: number; files: number; names: number }

export type Unpacked = { ok: true; files: NamedFile[] } | Refusal

/** Into an empty folder. The actual bytes are counted, so a zip bomb stops at the limit. `total` is of all archives of one import. */
export async function unpack(file: string, folder: string, total: UnpackedTotal): Promise<Unpacked> {
  try {
    return await unpackEntries(file, folder, total)
  } catch (error) {
    if (error instanceof AboveLimit) return { ok: false, reason: error.message }
    // The library has no error class for its findings: broken structure, path traversal, wrong sizes.
    return {
      ok: false,
      reason: `couldn’t unpack it (${error instanceof Error ? error.message : String(error)})`,
    }
  }
}

async function unpackEntries(file: string, folder: string, total: UnpackedTotal): Promise<Unpacked> {
  const pathFor = namePaths(folder)
  const files: NamedFile[] = []
  const zip = await yauzl.openPromise(file)
  let bytes = 0
  /** Throws if so many bytes more are above a limit. */
  function check(more: number): void {
    if (bytes + more > archiveBytesMax()) throw new AboveLimit(tooLargeArchive())
    if (total.bytes + more > unpackedBytesMax()) throw new AboveLimit(tooLargeArchives())
  }
  const counter = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        try {
          check(chunk.length)
        } catch (error) {
          return done(error as AboveLimit)
        }
        bytes += chunk.length
        total.bytes += chunk.length
        done(null, chunk)
      },
    })
  try {
    if (zip.entryCount > ENTRIES_MAX) return { ok: false, reason: 'it contains more than 200,000 files' }
    let seen = 0
    for await (const entry of zip.eachEntry()) {
      // Many entries are read from memory in one go, so other work gets a turn in between.
      if (++seen % ENTRIES_A_TURN === 0) await nextTurn()
      if (entry.isEncrypted()) return { ok: false, reason: 'it is password-protected' }
      if (!isUnpacked(entry)) continue
      check(entry.uncompressedSize)
      total.files += 1
      total.names += entry.fileName.length
      if (total.files > UNPACKED_FILES_MAX || total.names > UNPACKED_NAMES_MAX)
        throw new AboveLimit(tooManyUnpacked)
      const target = pathFor(entry.fileName)
      await pipeline(
        await zip.openReadStreamPromise(entry),
        counter(),
        createWriteStream(target.path, { flags: 'wx' }),
      )
      files.push(target)
    }
    return { ok: true, files }
  } finally {
    zip.close()
  }
}

/** Archives inside are too, so that they are refused later with a message. */
function isUnpacked({ fileName, externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  const isHidden = fileName.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
  const isRead = kindByName(fileName) !== undefined || isBeside(fileName) || isUnnamed(fileName)
  return isRead && !fileName.endsWith('/') && !isHidden && kind !== SYMBOLIC_LINK
}

class AboveLimit extends Error {}
