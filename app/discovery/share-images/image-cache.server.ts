/**
 * A disk cache of rendered images: each is rendered once, however many requests there are, and few at the same time.
 * The oldest are deleted; they can be rendered again.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'

/** About 200 MB. */
const FILES_MAX = 2_000
/** Old files are deleted once per this number of new images. */
const DELETE_EVERY = 100
const CONCURRENCY = 2
const WAITING_MAX = 32

/** Too many images are requested at once; carries the seconds for Retry-After. */
export class TooBusy extends Error {
  readonly retryAfter = 5
}

const inProgress = new Map<string, Promise<Buffer>>()
const waiting: (() => void)[] = []
let rendering = 0
let written = 0

/** The cached image of that name, if it exists. */
export async function readCachedImage(name: string): Promise<Buffer | null> {
  return readFile(fileOf(name)).catch(() => null)
}

/** Renders the image of that name, or waits for a rendering in progress. Throws TooBusy. */
export async function renderOnce(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const known = inProgress.get(name)
  if (known) return known
  if (waiting.length >= WAITING_MAX) throw new TooBusy()
  const rendered = queued(render)
  inProgress.set(name, rendered)
  try {
    const picture = await rendered
    await store(name, picture)
    return picture
  } finally {
    inProgress.delete(name)
  }
}

async function queued(render: () => Promise<Buffer>): Promise<Buffer> {
  if (rendering < CONCURRENCY) rendering++
  // The slot passes on to the next in the queue.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await render()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else rendering--
  }
}

/** A full disk must not fail the request. */
async function store(name: string, picture: Buffer): Promise<void> {
  try {
    const file = fileOf(name)
    await mkdir(path.dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}.new`
    await writeFile(temporary, picture)
    await rename(temporary, file)
    written++
    if (written % DELETE_EVERY === 0) await deleteOldest(path.dirname(file))
  } catch (error) {
    log.warn({ err: error }, 'a link preview image could not be saved')
  }
}

async function deleteOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= FILES_MAX) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, at: (await stat(file)).mtimeMs }
    }),
  )
  const oldest = files.toSorted((a, b) => a.at - b.at).slice(0, files.length - FILES_MAX)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}

function fileOf(name: string): string {
  return path.join(env().DATA_DIR, 'cache', 'og-images', `${name}.jpg`)
}
