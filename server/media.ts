/** Serves stored images and fonts at /media/xx/sha256.ext: immutable, with ranges, and nothing else. */
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { asEditor, asReviewer } from '#app/accounts/policy.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { findSession } from '#app/accounts/sessions/sessions.server.ts'
import {
  fileState,
  type FileState,
  isFileInReview,
  wasPublicFile,
} from '#app/admin/takedown/served-files.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { IMAGE_CACHING } from '#app/platform/lib/image-caching.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { isSiteImage } from '#app/platform/lib/site-config.ts'
import { type OpenedFile, openStored, presignedLink, STORED_TYPES } from '#app/platform/lib/storage.server.ts'
import { withinTime } from '#app/platform/lib/request-timeout.server.ts'
import { isPrivate } from './gallery-access.ts'
import { countStorageError } from './metrics.ts'

const MEDIA_PATH = /^\/media\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.(avif|webp|png|jpg|gif|svg|woff2?)$/

/** A database or storage that takes longer, in milliseconds, may be unavailable. */
const DATABASE_WAIT_MS = 3_000
const STORAGE_WAIT_MS = 10_000
const RETRY_AFTER_SECONDS = 5

type Settings = {
  /** Whether the database is known to be unavailable: it is not queried then. */
  isUnavailable: () => boolean
  metaOf: (c: Context) => RequestMeta
}

/** `reviewer`: only those who review emails may see the file. `limited`: too many unknown files were requested. */
type Access = FileState | 'reviewer' | 'limited'

/**
 * The requests of each network for unknown files, in memory: counting them in the database would cost as much as
 * looking them up.
 */
const unknownFiles = new LRUCache<string, number>({
  max: 10_000,
  ttl: RATE_LIMITS.unknownFile.seconds * 1000,
  noUpdateTTL: true,
})

export function mediaServer({ isUnavailable, metaOf }: Settings): (c: Context) => Promise<Response> {
  /** Who may see a file; null while the database does not respond. */
  async function accessTo(c: Context, key: string): Promise<Access | null> {
    const access = isUnavailable() ? null : await withinTime(askFor(key, metaOf(c)), DATABASE_WAIT_MS)
    return access ?? (wasPublicFile(key) ? 'public' : null)
  }

  return async (c) => {
    const match = MEDIA_PATH.exec(c.req.path)
    if (!match) return c.notFound()
    if (isSiteImage(c.req.path)) return sendFile(c, match, IMAGE_CACHING)
    const access = await accessTo(c, c.req.path.slice(1))
    if (access === null) return tryAgain(c)
    if (access === 'limited') return c.text(RATE_LIMITS.unknownFile.message, 429, LIMITED)
    if (access === 'public') return (await linkToBucket(c, match)) ?? sendFile(c, match, IMAGE_CACHING)
    if (access === 'reviewer') return sendFile(c, match, 'private, no-store')
    // The response does not reveal a file that was never public.
    return access === 'removed' ? c.text('This file was removed.', 410, GONE) : c.notFound()
  }
}

async function askFor(key: string, meta: RequestMeta): Promise<Access | null> {
  const network = clientNetwork(meta.ipAddress)
  const countUnknown = (by: 1 | -1) => unknownFiles.set(network, (unknownFiles.get(network) ?? 0) + by)
  let isCounted = false
  let access: Access | null = null
  try {
    const state = await fileState(key, () => {
      isCounted = (unknownFiles.get(network) ?? 0) < RATE_LIMITS.unknownFile.points
      if (isCounted) countUnknown(1)
      return isCounted
    })
    access = state ?? 'limited'
    if (state && state !== 'public' && (await maySee(key, meta))) access = 'reviewer'
  } catch (error) {
    log.warn({ err: error }, 'who may see a file could not be read')
  }
  const isUnknown = access === 'removed' || access === 'other'
  if (isCounted && !isUnknown) countUnknown(-1)
  return access
}

/** Whether a user may see a file: editors see every file, reviewers those of emails that wait. */
async function maySee(key: string, meta: RequestMeta): Promise<boolean> {
  const { session } = await findSession(meta)
  const viewer = session?.viewer ?? null
  return asEditor(viewer) !== null || (asReviewer(viewer) !== null && (await isFileInReview(key)))
}

const GONE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
const LIMITED = { 'Cache-Control': 'no-store', 'Retry-After': String(RATE_LIMITS.unknownFile.seconds) }
const TRY_AGAIN = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) }

function tryAgain(c: Context): Response {
  return c.text('Try again in a moment.', 503, TRY_AGAIN)
}

/**
 * With `S3_DIRECT`, the images of our own pages come from the bucket, by a link that expires. Emails in their frames,
 * downloads and other sites get the file from here, as do all who see a private gallery: a link works for anyone.
 */
async function linkToBucket(c: Context, [, , , extension]: RegExpExecArray): Promise<Response | null> {
  const asked = ['dest', 'mode', 'site'].map((name) => c.req.header(`Sec-Fetch-${name}`)).join(' ')
  const isOfPage = c.req.method === 'GET' && asked === 'image no-cors same-origin' && extension !== 'svg'
  if (!env().S3_DIRECT || isPrivate() || !isOfPage) return null
  const link = await presignedLink(c.req.path.slice(1))
  // Browsers must not use a kept redirect for requests that get the file from here.
  return link === null ? null : c.body(null, 302, { Location: link, 'Cache-Control': 'private, no-store' })
}

async function sendFile(c: Context, match: RegExpExecArray, caching: string): Promise<Response> {
  const [, , hash, extension] = match
  const etag = `"${hash}"`
  const headers = new Headers({
    'Content-Type': STORED_TYPES[extension!]!,
    'Cache-Control': caching,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    // A sandboxed iframe has an opaque origin, so the fonts of emails are cross-origin.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The only SVGs are our own: alt texts, with their style inline.
    'Content-Security-Policy': `default-src 'none'; ${extension === 'svg' ? "style-src 'unsafe-inline'; " : ''}sandbox`,
  })
  if (c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers })

  const file = await openInTime(c.req.path.slice(1), c.req.header('Range'))
  if (file === null) return tryAgain(c)
  if (file === 'missing') return c.notFound()
  if (!file.body) {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Length', String(file.length))
  if (file.range) headers.set('Content-Range', file.range)
  // Nobody reads the body of a response to HEAD.
  if (c.req.method === 'HEAD') await file.body.cancel()
  return new Response(c.req.method === 'HEAD' ? null : file.body, { status: file.range ? 206 : 200, headers })
}

/** Opens a file; null if the storage fails or does not respond. */
async function openInTime(key: string, range: string | undefined): Promise<OpenedFile | null> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), STORAGE_WAIT_MS)
  try {
    return await openStored(key, range, waiting.signal)
  } catch (error) {
    countStorageError('open')
    log.error({ err: error }, 'a stored file could not be read')
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The response to a CORS preflight, which a font request of an email may need. */
export function preflightResponse(c: Context): Response {
  return c.body(null, 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  })
}
