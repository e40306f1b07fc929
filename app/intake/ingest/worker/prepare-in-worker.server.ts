import { findChromium } from '#app/platform/lib/chromium.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { timeRendering } from '#app/platform/lib/metrics.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import { fetchPictures } from '#app/intake/ingest/assets/remote-images.server.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { messageBytesMax, tooLargeMessage } from '#app/intake/ingest/limits.server.ts'
import type { EmailInput, Prepared } from '#app/intake/ingest/prepare.server.ts'
import type { DetailInput } from '#app/intake/ingest/privacy/remove-detail.server.ts'
import type { RenderOptions } from '#app/intake/ingest/render/render-email.server.ts'
import type { StoredEmail } from '#app/intake/ingest/stored-attributes.server.ts'
import { createIngestWorker, OverLimit, type IngestWorker } from './run-in-worker.server.ts'
import type { FileContents, Result, StoredForChecks } from './tasks.server.ts'
import type { Client } from './verify-sender.server.ts'

const shared = singleton<IngestWorker>('ingest-worker')

function ingestWorker(): IngestWorker {
  const worker = shared.get() ?? createIngestWorker()
  shared.set(worker)
  return worker
}

/** Stops an idle worker so that a command can exit; the next message starts a new one. */
export async function releaseIngestWorker(): Promise<void> {
  shared.get()?.close()
}

async function withinLimits<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OverLimit) return { ok: false, reason: error.message }
    throw error
  }
}

export type PrepareStep = 'reading' | 'downloading images' | 'taking screenshots'

type Options = {
  render?: boolean
  fetchImages?: boolean
  network?: Network
  onStep?: (step: PrepareStep) => void
}

export async function prepareInWorker(
  input: EmailInput,
  { render = true, fetchImages = false, network, onStep }: Options = {},
  worker = ingestWorker(),
): Promise<Prepared> {
  if (input.bytes.length > messageBytesMax()) return { ok: false, reason: tooLargeMessage() }
  return withinLimits(async () => {
    onStep?.('reading')
    const named = fetchImages ? await worker.run({ kind: 'list-images', input }) : []
    if (fetchImages) onStep?.('downloading images')
    const fetched = await fetchPictures(named, network)
    if (fetchImages) onStep?.('reading')
    const prepared = await prepareOnce(worker, input, fetched, render && findChromium() !== null, onStep)
    if (!prepared.ok) return prepared
    // Its key was computed over there: hashing takes time as well.
    const original = { key: prepared.email.originalKey, role: 'original' as const, content: input.bytes }
    return { ...prepared, email: { ...prepared.email, files: [original, ...prepared.email.files] } }
  })
}

export function readOutline(bytes: Uint8Array) {
  return withinLimits(() => ingestWorker().run({ kind: 'outline', bytes }))
}

/** One that exceeds a limit or cannot be read reports nothing. */
export async function bouncesInWorker(bytes: Uint8Array): Promise<Result<'bounces'>> {
  try {
    return await ingestWorker().run({ kind: 'bounces', bytes })
  } catch (error) {
    log.warn({ err: error }, 'a delivery report could not be read')
    return []
  }
}

/** One that exceeds a limit counts as naming it: an erasure must not leave it. */
export async function namesAddressInWorker(bytes: Uint8Array, address: EmailAddress): Promise<boolean> {
  try {
    return await ingestWorker().run({ kind: 'names-address', bytes, address })
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error
    log.warn({ err: error }, 'a file could not be searched for an address')
    return true
  }
}

/** One that exceeds a limit stays unverified. */
export async function verifyInWorker(
  bytes: Uint8Array,
  client: Client | null,
  worker = ingestWorker(),
): Promise<Result<'verify'>> {
  try {
    return await worker.run({ kind: 'verify', bytes, client })
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error
    log.warn({ err: error }, 'the sender of a message was not verified')
    return { by: 'mailshelf', ...(client && { client }) }
  }
}

/** An email that cannot be rendered is imported without a screenshot, and a job tries again. */
async function prepareOnce(
  worker: IngestWorker,
  input: EmailInput,
  fetched: FileContents,
  render: boolean,
  onStep?: Options['onStep'],
): Promise<Prepared> {
  const request = { kind: 'prepare' as const, input, fetched }
  if (!render) return worker.run({ ...request, render })
  const read = Promise.withResolvers<void>()
  let isRead = false
  const whole = worker.run({ ...request, render }, () => {
    isRead = true
    onStep?.('taking screenshots')
    read.resolve()
  })
  whole.then(
    () => read.resolve(),
    () => read.resolve(),
  )
  await read.promise
  try {
    return await (isRead ? timeRendering(() => whole) : whole)
  } catch (error) {
    if (!isRead) throw error
    log.warn({ err: error }, 'an email could not be rendered; it was imported without a screenshot')
    return worker.run({ ...request, render: false })
  }
}

/** `media` holds the files it references, by storage key. */
export async function renderInWorker(
  html: string,
  media: FileContents,
  { views = true, inversion }: Pick<RenderOptions, 'views' | 'inversion'> = {},
): Promise<Result<'render'>> {
  if (!findChromium()) return null
  return timeRendering(() => ingestWorker().run({ kind: 'render', html, media, views, inversion }))
}

export function designInWorker(bytes: Uint8Array) {
  return withinLimits(() => ingestWorker().run({ kind: 'design', bytes }))
}

export function removeDetailInWorker(input: DetailInput) {
  return withinLimits(() => ingestWorker().run({ kind: 'remove-detail', input }))
}

export function attributesInWorker(email: StoredEmail) {
  return withinLimits(() => ingestWorker().run({ kind: 'facts', email }))
}

/** `media` holds the files it references. */
export function checksInWorker(email: StoredForChecks, media: FileContents) {
  return withinLimits(() => ingestWorker().run({ kind: 'checks', email, media }))
}
