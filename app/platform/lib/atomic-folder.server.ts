import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { parseRange } from './byte-range.ts'
import { readDiskSpace } from './disk-space.server.ts'
import { flush } from './flush.server.ts'
import type { OpenedFile } from './storage.server.ts'

/** Writing a file never takes this long, in milliseconds: older temporary files were left by a killed process. */
const LEFTOVER_MS = 30 * 60 * 1000

/** FlyDrive's folder driver with atomic writes: keys are trusted by name, so half a file would stay forever. */
export class AtomicFolder extends FSDriver {
  get #incoming(): string {
    return path.join(String(this.options.location), '.incoming')
  }

  /** Removes temporary files of killed processes, not of running ones; in a read-only folder they stay. */
  async removeLeftovers(): Promise<void> {
    const names = await readdir(this.#incoming).catch(() => [])
    await Promise.allSettled(
      names.map(async (name) => {
        const leftover = path.join(this.#incoming, name)
        const { mtimeMs } = await stat(leftover)
        if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(leftover)
      }),
    )
  }

  /** @throws when the folder cannot be written or its disk is full */
  async checkWritable(): Promise<void> {
    const folder = String(this.options.location)
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
    if ((await readDiskSpace(folder)).free === 0) throw new Error('The disk is full')
  }

  async open(key: string, header: string | undefined): Promise<OpenedFile> {
    let file
    try {
      file = await open(path.join(String(this.options.location), key))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing'
      throw error
    }
    const { size } = await file.stat()
    const range = parseRange(header, size)
    if (range === 'unsatisfiable') {
      await file.close()
      return { body: null, size }
    }
    const body = Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>
    if (!range) return { body, length: size }
    const { start, end } = range
    return { body, length: end - start + 1, range: `bytes ${start}-${end}/${size}` }
  }

  /** Makes the name of a stored file survive a power failure, as `put` does for its content. */
  async flushName(key: string): Promise<void> {
    const folder = path.dirname(path.join(String(this.options.location), key))
    await flush(folder)
    // The folder itself may be new.
    await flush(path.dirname(folder))
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(String(this.options.location), key)
    const aside = path.join(this.#incoming, randomUUID())
    await mkdir(path.dirname(target), { recursive: true })
    await mkdir(path.dirname(aside), { recursive: true })
    try {
      const file = await open(aside, 'wx')
      try {
        await file.writeFile(contents)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, target)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }
}
