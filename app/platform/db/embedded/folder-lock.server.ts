import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#app/platform/lib/errors.ts'

export type FolderLock = { release(): void }

/** The error for a data folder that another running process uses. */
export class FolderLockedError extends StartError {
  override name = 'FolderLockedError'
}

const SQLITE_BUSY = 5

/**
 * Locks a data folder by a transaction on an SQLite file, which the kernel ends with the process. Nothing else here
 * may open that file: closing it would release the lock. @throws FolderLockedError
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'lock.sqlite')
  const owner = path.join(folder, 'lock.owner')
  let lock: DatabaseSync | undefined
  try {
    // On a read-only file, SQLite would silently begin a transaction that locks nothing.
    if (fs.existsSync(file)) fs.accessSync(file, fs.constants.W_OK)
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE')
    fs.writeFileSync(owner, `process ${process.pid} on ${os.hostname()}`)
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw notWritable(folder, error)
    throw new FolderLockedError(
      `The data folder ${folder} is in use${heldBy(owner)}. Stop that one first, or choose another folder with DATA_DIR.`,
      { cause: error },
    )
  }
  return {
    release() {
      fs.rmSync(owner, { force: true })
      lock.close()
    },
  }
}

/** The error for a data folder that this process cannot write to. */
export function notWritable(folder: string, cause: unknown): StartError {
  if (['ENOSPC', 'EDQUOT'].includes((cause as { code?: string }).code ?? '')) {
    return new StartError(`The disk that holds ${folder} is full. Free some space and start again.`, {
      cause,
    })
  }
  return new StartError(
    `The data folder ${folder} cannot be written. Give this user write access, or choose another one with DATA_DIR.`,
    { cause },
  )
}

function heldBy(owner: string): string {
  try {
    return ` by ${fs.readFileSync(owner, 'utf8')}`
  } catch {
    return ''
  }
}
