/** Empties a maildir or a folder of .eml files. A file is deleted once its message is stored; a refused one moves to `refused`. */
import { createReadStream, watch } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { acceptArrival } from './accept.server.ts'

/** Watching misses changes on network drives, so the folder is also read at this interval. */
const POLL_MS = 10_000
/** A file with a newer change may not be complete. Deliveries into a maildir are complete when they appear. */
const QUIET_MS = 2_000

/** Returns how to stop it. @throws StartError when the folder cannot be read */
export async function startFolderSource(folder: string): Promise<() => Promise<void>> {
  await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const problem =
      error.code === 'ENOENT' ? 'does not exist. Create it first' : `cannot be read (${error.code})`
    throw new StartError(`The folder ${folder} of INBOX_FOLDER ${problem}.`, { cause: error })
  })
  let stopped = false
  let running = Promise.resolve()
  let isQueued = false

  function run(): void {
    if (isQueued || stopped) return
    isQueued = true
    running = running
      .then(() => {
        isQueued = false
        return emptyFolder(folder, () => stopped)
      })
      .catch((error: unknown) => log.error({ err: error, folder }, 'the inbox folder could not be read'))
  }

  const watcher = watch(await messagesFolder(folder), run)
  watcher.on('error', (error) => log.warn({ err: error, folder }, 'the inbox folder is no longer watched'))
  const timer = setInterval(run, POLL_MS)
  timer.unref()
  run()
  return async () => {
    stopped = true
    clearInterval(timer)
    watcher.close()
    await running
  }
}

/** Stops at a message that cannot be stored now. */
async function emptyFolder(folder: string, isStopped: () => boolean): Promise<void> {
  const from = await messagesFolder(folder)
  const isMaildir = from !== folder
  for (const { file, name } of await complete(from, isMaildir)) {
    if (isStopped()) return
    const accepted = await acceptArrival({
      source: 'folder',
      sourceName: path.basename(folder),
      fileName: name,
      content: createReadStream(file) as AsyncIterable<Buffer>,
    })
    if (accepted.outcome === 'unavailable') return
    if (accepted.outcome !== 'refused') {
      await rm(file, { force: true })
      continue
    }
    log.warn({ file, reason: accepted.reason }, 'a file of the inbox folder was refused')
    await mkdir(path.join(folder, 'refused'), { recursive: true })
    await rename(file, path.join(folder, 'refused', name))
  }
}

async function messagesFolder(folder: string): Promise<string> {
  const deliveries = path.join(folder, 'new')
  return (await stat(deliveries).catch(() => null))?.isDirectory() ? deliveries : folder
}

async function complete(from: string, isMaildir: boolean) {
  const names = (await readdir(from)).filter((name) => isMaildir || name.toLowerCase().endsWith('.eml'))
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(from, name)
      const stats = await stat(file).catch(() => null)
      return { file, name, isFile: stats?.isFile() ?? false, at: stats?.mtimeMs ?? 0 }
    }),
  )
  const quietSince = Date.now() - QUIET_MS
  return found
    .filter(({ isFile, at }) => isFile && (isMaildir || at < quietSince))
    .toSorted((a, b) => a.at - b.at)
}
