import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import yauzl, { type Entry } from 'yauzl'
import { archiveBytesMax, tooLargeArchive } from '#app/features/ingest/limits.server.ts'
import type { Refusal } from '#app/features/ingest/prepared-email.ts'

/** What emails are, and what they take along; anything else in an archive is not even unpacked. Archives inside it are
 * refused later, by name: nobody should believe that they were taken in. */
const UNPACKED = /\.(?:eml|html?|mbox|zip|json|png|jpe?g|gif|webp|avif|woff2?)$/i
const ENTRIES_MAX = 200_000
const ENTRIES_A_TURN = 500
const SYMBOLIC_LINK = 0o120000

/**
 * Unpacks what is of use in a .zip into an empty folder. What the archive says of its own sizes is believed only to
 * refuse it: the bytes that come out are counted, so a bomb ends where the limit is.
 */
export async function unpack(file: string, folder: string): Promise<{ ok: true } | Refusal> {
  try {
    return await unpackEntries(file, folder)
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, reason: tooLargeArchive() }
    // The library has no class for its findings: broken structure, names that lead out of the folder, lying sizes.
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
      // Entries come out of memory many at a time: in between, others get their turn.
      if (++seen % ENTRIES_A_TURN === 0) await nextTurn()
      if (entry.isEncrypted()) return { ok: false, reason: 'it is password-protected' }
      if (!isUnpacked(entry)) continue
      if (bytes + entry.uncompressedSize > limit) throw new TooLarge()
      const target = path.join(folder, entry.fileName)
      // yauzl refuses such names itself; nothing else stands between a file in an archive and the disk.
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
