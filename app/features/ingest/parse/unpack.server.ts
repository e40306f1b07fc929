import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import yauzl, { type Entry } from 'yauzl'
import { archiveBytesMax, tooLargeArchive } from '#app/features/ingest/limits.server.ts'
import type { Refusal } from '#app/features/ingest/prepared-email.ts'

/**
 * Emails and their files; anything else in an archive is not unpacked. Nested archives are unpacked only as names, so
 * that they are refused later with a message.
 */
const UNPACKED = /\.(?:eml|html?|mbox|zip|json|png|jpe?g|gif|webp|avif|woff2?)$/i
const ENTRIES_MAX = 200_000
const ENTRIES_A_TURN = 500
const SYMBOLIC_LINK = 0o120000

/**
 * Unpacks the relevant files of a .zip into an empty folder. Declared sizes are only used to refuse the archive: the
 * actual bytes are counted, so a zip bomb stops at the limit.
 */
export async function unpack(file: string, folder: string): Promise<{ ok: true } | Refusal> {
  try {
    return await unpackEntries(file, folder)
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, reason: tooLargeArchive() }
    // The library has no error class for its findings: broken structure, path traversal, wrong sizes.
    return {
      ok: false,
      reason: `it cannot be unpacked (${error instanceof Error ? error.message : String(error)})`,
    }
  }
}

async function unpackEntries(file: string, folder: string): Promise<{ ok: true } | Refusal> {
  const zip = await yauzl.openPromise(file)
  const limit = archiveBytesMax()
  let bytes = 0
  const counter = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length
        done(bytes > limit ? new TooLarge() : null, chunk)
      },
    })
  try {
    if (zip.entryCount > ENTRIES_MAX) return { ok: false, reason: 'it holds more than 200,000 files' }
    let seen = 0
    for await (const entry of zip.eachEntry()) {
      // Many entries are read from memory in one go, so other work gets a turn in between.
      if (++seen % ENTRIES_A_TURN === 0) await nextTurn()
      if (entry.isEncrypted()) return { ok: false, reason: 'it is password-protected' }
      if (!isUnpacked(entry)) continue
      if (bytes + entry.uncompressedSize > limit) throw new TooLarge()
      const target = path.join(folder, entry.fileName)
      // yauzl refuses such names itself; this is the last check before files reach the disk.
      if (!target.startsWith(folder + path.sep)) throw new Error('a file name points outside the archive')
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(
        await zip.openReadStreamPromise(entry),
        counter(),
        createWriteStream(target, { flags: 'wx' }),
      )
    }
    return { ok: true }
  } finally {
    zip.close()
  }
}

function isUnpacked({ fileName, externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  const isHidden = fileName.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
  return UNPACKED.test(fileName) && !isHidden && kind !== SYMBOLIC_LINK
}

class TooLarge extends Error {}
