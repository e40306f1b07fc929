import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#app/lib/errors.ts'

export type FolderLock = { release(): void }

/** The data folder belongs to another living process. */
export class FolderLockedError extends StartError {
  override name = 'FolderLockedError'
}

/**
 * Takes a data folder for this process alone. Two engines on one folder destroy each other's rows without a word.
 * The lock is an exclusive transaction on an SQLite file: the kernel releases it however the process ends, so it
 * is never stale. Nothing else in this process may open that file, or the lock would go with its closing.
 * @throws FolderLockedError with one sentence that says who holds it
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 0 })
  const owner = path.join(folder, 'lock.owner')
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new FolderLockedError(
      `The data folder ${folder} is in use${heldBy(owner)}. Stop that one first, or choose another folder with DATA_DIR.`,
      { cause: error },
    )
  }
  fs.writeFileSync(owner, `process ${process.pid} on ${os.hostname()}`)
  return {
    release() {
      fs.rmSync(owner, { force: true })
      lock.close()
    },
  }
}

function heldBy(owner: string): string {
  try {
    return ` by ${fs.readFileSync(owner, 'utf8')}`
  } catch {
    return ''
  }
}
