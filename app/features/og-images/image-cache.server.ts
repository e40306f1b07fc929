/**
 * Drawn pictures, on this machine's disk: each is drawn once, however many ask for it, and few are drawn at the same
 * time. The oldest are thrown away; they can be drawn again.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#app/lib/env.server.ts'
import { log } from '#app/lib/log.server.ts'

/** About 200 MB. */
const FILES_MAX = 2_000
/** Looking through the folder for what to throw away is done once in so many new pictures. */
const DELETE_EVERY = 100
const CONCURRENCY = 2
const WAITING_MAX = 32

/** Too many pictures are wanted at the same time; says after how many seconds it makes sense to come back. */
export class TooBusy extends Error {
  readonly retryAfter = 5
}

const inProgress = new Map<string, Promise<Buffer>>()
const waiting: (() => void)[] = []
let rendering = 0
let written = 0

/** The picture of that name, when it was drawn before. */
export async function readCachedImage(name: string): Promise<Buffer | null> {
  return readFile(fileOf(name)).catch(() => null)
}

/** Draws the picture of that name, or waits for whoever already does. Throws TooBusy. */
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
  // Whoever finishes hands its place on.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await render()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else rendering--
  }
}

/** A full disk is no reason to keep a picture from whoever asked for it. */
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
