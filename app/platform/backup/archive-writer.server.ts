/** Writes the tar file of a backup under a temporary name and renames it once it is complete on disk. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { requireDiskSpace } from '#app/platform/lib/disk-space.server.ts'
import { flush } from '#app/platform/lib/flush.server.ts'
import { encryptWith } from './age.server.ts'
import { UniqueLines } from './unique-lines.server.ts'
import { SUMS } from './manifest.ts'
import { END_OF_TAR, tarHeader, tarPadding } from './tar.server.ts'

const SUMS_AT_ONCE = 1_000_000
/** Free disk space is checked whenever this much has been written. */
const SPACE_CHECK_BYTES = 64 * 1024 * 1024

export type ArchiveWriter = {
  add(name: string, content: Uint8Array): Promise<void>
  /** Finishes the archive and renames it. Returns its size; null if the name was taken in the meantime. */
  finish(options: { force: boolean }): Promise<number | null>
  /** Removes the temporary file. Does nothing after `finish`. */
  abandon(): Promise<void>
}

/** Creates a file for its owner alone, because it has password hashes. With a passphrase, it is encrypted. */
export async function createArchive(file: string, at: Date, passphrase?: string): Promise<ArchiveWriter> {
  const encryption = passphrase ? await encryptWith(passphrase) : null
  const aside = `${file}.${randomUUID().slice(0, 8)}.partial`
  const handle = await open(aside, 'wx', 0o600)
  const sums = new UniqueLines()
  let bytes = 0
  let checkedAt = -Infinity
  let closed = false

  async function append(...buffers: Uint8Array[]): Promise<void> {
    for (const buffer of buffers) await write(...(encryption?.write(buffer) ?? [buffer]))
  }

  async function write(...buffers: Uint8Array[]): Promise<void> {
    if (bytes - checkedAt >= SPACE_CHECK_BYTES) {
      await requireDiskSpace(path.dirname(file))
      checkedAt = bytes
    }
    for (const buffer of buffers) {
      for (let done = 0; done < buffer.length;) {
        done += (await handle.write(buffer, done)).bytesWritten
      }
      bytes += buffer.length
    }
  }

  async function add(name: string, content: Uint8Array): Promise<void> {
    await append(tarHeader(name, content.length, at), content, tarPadding(content.length))
    sums.add(`${createHash('sha256').update(content).digest('hex')}  ${name}`)
  }

  async function addSums(): Promise<void> {
    await append(tarHeader(SUMS, sums.bytes, at))
    let lines = ''
    for (const line of sums) {
      lines += `${line}\n`
      if (lines.length < SUMS_AT_ONCE) continue
      await append(Buffer.from(lines))
      lines = ''
    }
    await append(Buffer.from(lines), tarPadding(sums.bytes))
  }

  async function close(): Promise<void> {
    if (closed) return
    closed = true
    sums.close()
    await handle.close()
  }

  if (encryption) await write(encryption.head)

  return {
    add,
    async finish({ force }) {
      await addSums()
      await append(END_OF_TAR)
      if (encryption) await write(encryption.end())
      await handle.sync()
      await close()
      if (!force && existsSync(file)) return null
      await rename(aside, file)
      await flush(path.dirname(file))
      return bytes
    },
    async abandon() {
      await close()
      await rm(aside, { force: true })
    },
  }
}
