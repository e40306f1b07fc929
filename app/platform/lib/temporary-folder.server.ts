/** Folders of one task, named after their process, so that those of a killed one can be removed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { log } from './log.server.ts'

/** Several hosts may share the directory, and a process number is known only on its own. */
const HOST = os.hostname().replaceAll(/[^\w.-]/g, '')
/** Node ends the name with six random characters. */
const FOLDER = /^mailshelf-[a-z]+-(.+)-(\d+)-[a-zA-Z\d]{6}$/

export type TemporaryFolder = 'archive' | 'upload' | 'restore' | 'input'

/** Makes a folder that the caller removes. */
export function makeTemporaryFolder(purpose: TemporaryFolder): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), `mailshelf-${purpose}-${HOST}-${process.pid}-`))
}

/** Removes the folders of killed processes; at start, because a container's server has the same number each time. */
export async function removeLeftoverFolders(): Promise<void> {
  const names = await readdir(os.tmpdir())
  const leftovers = names.filter((name) => {
    const [, host, pid] = FOLDER.exec(name) ?? []
    return host === HOST && (Number(pid) === process.pid || !isRunning(Number(pid)))
  })
  const removals = leftovers.map((name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true }))
  for (const { status } of await Promise.allSettled(removals)) {
    if (status === 'rejected') log.warn('a leftover temporary folder could not be removed')
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
