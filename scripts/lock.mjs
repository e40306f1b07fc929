/** A lock between processes on one machine, using only Node: it is taken before any package is installed. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const POLL_MS = 200

/**
 * Runs `work` while no other process runs its own under the same lock file. The lock of a dead process is ignored.
 * `onWait` is called once when another process holds it.
 */
export function withLock(file, work, onWait = () => {}) {
  let hasWaited = false
  while (!take(file)) {
    if (!hasWaited) onWait()
    hasWaited = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const owner = readOwner(file)
  if (owner !== null && !isRunning(owner)) {
    // The lock is renamed first, so that of two processes that see a stale one only one removes it.
    const stale = `${file}.${process.pid}.stale`
    try {
      renameSync(file, stale)
      if (readOwner(stale) !== owner) renameSync(stale, file)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
    rmSync(stale, { force: true })
  }
  return false
}

/** The process that holds the lock; null while it is being written or has just been released. */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
