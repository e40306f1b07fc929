import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/**
 * FlyDrive's folder driver, made complete or absent: a file is written aside, flushed, then renamed.
 * Content-addressed keys are trusted by their name alone, so half a file under a full name would stay for ever.
 */
export class AtomicFolder extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const root = String(this.options.location)
    const target = path.join(root, key)
    const aside = path.join(root, '.incoming', randomUUID())
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
