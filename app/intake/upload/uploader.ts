/** Sends files in pieces, and continues where the server says it stopped. One for the whole page, so that it goes on while an editor walks around. */
import { uploadCopy as words } from './copy.ts'
import { isEmailFile, PIECE_BYTES, refusalOf, type UploadLimits } from './limits.ts'
import { writeManifest } from './manifest.ts'
import type { UploadProgress } from './queries.server.ts'

export type ChosenFile = { name: string; file: File }

type SentFile = { name: string; size: number; start: number }

export type Uploading = {
  phase: 'idle' | 'preparing' | 'sending' | 'paused' | 'offline' | 'importing' | 'done' | 'failed'
  files: SentFile[]
  sent: number
  total: number
  notSent: { name: string; reason: string }[]
  failure: string | null
  progress: UploadProgress | null
}

const NOTHING: Uploading = {
  phase: 'idle',
  files: [],
  sent: 0,
  total: 0,
  notSent: [],
  failure: null,
  progress: null,
}

const BEGIN = '/admin/uploads'
const POLL_MS = 1_000
const RETRY_FIRST_MS = 1_000
const RETRY_MAX_MS = 30_000

let state = NOTHING
let options = ''
let whole: Blob | null = null
let uploadId: string | null = null
/** Aborted by a pause. */
let sending: AbortController | null = null
const listeners = new Set<() => void>()

export const uploader = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  getState: () => state,
  getServerState: () => NOTHING,
  start,
  pause: () => {
    sending?.abort()
    set({ phase: 'paused' })
  },
  resume: () => void send(),
  discard: async () => {
    sending?.abort()
    const id = uploadId
    reset()
    if (id) await fetch(`${BEGIN}/${id}`, { method: 'DELETE' }).catch(() => null)
  },
  reset,
}

function reset() {
  whole = null
  uploadId = null
  set(NOTHING)
}

function set(change: Partial<Uploading>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

async function start(chosen: ChosenFile[], limits: UploadLimits, query = ''): Promise<void> {
  if (state.phase === 'sending' || state.phase === 'preparing' || state.phase === 'importing') return
  const described = chosen
    .map(({ name, file }) => ({ name, file, reason: refusalOf({ name, size: file.size }, limits) }))
    // In one order, so that the same files are recognized.
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.file.size - b.file.size))
  const notSent = described.flatMap(({ name, reason }) => (reason ? [{ name, reason }] : []))
  const good = described.filter(({ reason }) => reason === null)
  set({ ...NOTHING, notSent })
  if (!good.some(({ name }) => isEmailFile(name))) return set({ failure: words.nothing })
  let total = 0
  const files = good.map(({ name, file }) => {
    const start = total
    total += file.size
    return { name, size: file.size, start }
  })
  options = query
  // Only a reference to the files: nothing is read yet.
  whole = new Blob(good.map(({ file }) => file))
  set({ phase: 'preparing', files, total, failure: null })
  await send()
}

async function send(): Promise<void> {
  sending?.abort()
  const mine = (sending = new AbortController())
  const { signal } = mine
  const begun = await ask<{ id: string; received: number }>(signal, `${BEGIN}?${options}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: writeManifest(state.files),
  })
  if (!begun || signal.aborted) return
  uploadId = begun.id
  let offset = begun.received
  set({ phase: 'sending', sent: offset })
  const content = whole
  if (!content) return
  while (offset < content.size) {
    const answer = await ask<{ received: number }>(signal, `${BEGIN}/${begun.id}?offset=${offset}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: content.slice(offset, offset + PIECE_BYTES),
    })
    if (!answer || signal.aborted) return
    offset = answer.received
    set({ phase: 'sending', sent: offset })
  }
  await followImport(begun.id, signal)
}

async function followImport(id: string, signal: AbortSignal): Promise<void> {
  set({ phase: 'importing' })
  for (;;) {
    const progress = await ask<UploadProgress>(signal, `${BEGIN}/${id}`, {})
    if (!progress || signal.aborted) return
    set({ progress, phase: 'importing' })
    if (progress.state === 'done' || progress.state === 'failed') {
      whole = null
      uploadId = null
      return set({ phase: progress.state })
    }
    await wait(POLL_MS, signal)
  }
}

/** Asks until there is an answer; null when it was paused or will not work, which the state then says. */
async function ask<T>(signal: AbortSignal, path: string, init: RequestInit): Promise<T | null> {
  for (let delay = RETRY_FIRST_MS; !signal.aborted; delay = Math.min(delay * 2, RETRY_MAX_MS)) {
    const answer = await fetch(path, { ...init, signal, redirect: 'manual' }).catch(() => null)
    if (signal.aborted) return null
    if (answer?.type === 'opaqueredirect') return fail(words.signedOut)
    // 409 says where the next piece begins.
    if (answer && (answer.ok || answer.status === 409)) return (await answer.json()) as T
    if (answer && answer.status < 500 && answer.status !== 429) return fail(await reasonOf(answer))
    set({ phase: 'offline' })
    const seconds = Number(answer?.headers.get('Retry-After') ?? 0)
    await wait(Math.max(delay, seconds * 1000), signal)
  }
  return null
}

function fail(failure: string): null {
  set({ phase: 'failed', failure })
  return null
}

async function reasonOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { reason?: string } | null
  return body?.reason ?? (answer.status === 404 ? words.missing : words.failedToSend)
}

/** Ends early when the connection is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
