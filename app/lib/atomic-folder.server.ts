import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/** So long nobody takes to write a file; what is older was left by a process that was killed. */
const LEFTOVER_MS = 60 * 60 * 1000

/**
 * FlyDrive's folder driver, made complete or absent: a file is written aside, flushed, then renamed.
 * Content-addressed keys are trusted by their name alone, so half a file under a full name would stay for ever.
 */
export class AtomicFolder extends FSDriver {
  get #incoming(): string {
    return path.join(String(this.options.location), '.incoming')
  }

  /**
   * Takes away what writers that were killed left half written. Other processes may be writing meanwhile; a folder
   * that cannot be changed keeps its leftovers.
   */
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
