/** An email's downloadable content: HTML with images, screenshot, text. */
import { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { db } from '#app/platform/db/client.server.ts'
import type { ShownText } from '#app/platform/db/email-text.ts'
import { brands, emails } from '#app/platform/db/schema.ts'
import type { PreviewView } from '#app/platform/db/json-columns.ts'
import { streamStored, storage } from '#app/platform/lib/storage.server.ts'
import { type ZipEntry, zipOf } from '#app/platform/lib/zip.server.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { shownText } from '#app/gallery/shown-text.server.ts'

export type StoredEmail = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'htmlKey' | 'preview' | 'createdAt'
> & {
  /** The text version of its sender, else the text of its HTML. */
  text: ShownText
  brand: { slug: string }
  /** Its brand shows screenshots only: nothing else of it may be served. */
  hideSource: boolean
}

/** As much as is stored of an email; some were stored before there was a limit. */
const BODY_CHARS = 200_000

export const MEDIA_ADDRESS = /\/(media\/[0-9a-f]{2}\/([0-9a-f]{64}\.(?:avif|webp|png|jpg|gif|svg|woff2?)))/g

export async function getStoredEmail(slug: string): Promise<StoredEmail | null> {
  // PostgreSQL rejects NUL in text; a URL may contain one.
  if (slug.includes('\0')) return null
  const [row] = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      brand: { slug: brands.slug },
      htmlKey: emails.htmlKey,
      text: sql<ShownText>`coalesce(nullif(${shownText(emails.senderText, BODY_CHARS)}, ''), ${shownText(emails.bodyText, BODY_CHARS)})`,
      preview: emails.preview,
      createdAt: emails.createdAt,
      hideSource: brands.hideSource,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emails.slug, slug.trim().toLowerCase())))
    .limit(1)
  return row ?? null
}

/** The cleaned HTML, or null if there is none to show. */
export async function readHtml({
  htmlKey,
  hideSource,
}: Pick<StoredEmail, 'htmlKey' | 'hideSource'>): Promise<string | null> {
  if (hideSource || !htmlKey || !(await storage().exists(htmlKey))) return null
  return storage().get(htmlKey)
}

/** The HTML for reading: without the empty lines that cleaning left in its head. */
export async function readSource(email: Pick<StoredEmail, 'htmlKey' | 'hideSource'>): Promise<string | null> {
  const html = await readHtml(email)
  const end = html?.indexOf('</head>') ?? -1
  if (!html || end === -1) return html
  return html.slice(0, end).replace(/\n(?:[ \t]*\n)+/g, '\n') + html.slice(end)
}

/** A self-contained ZIP archive: `index.html` and the images and fonts it uses. */
export async function zipHtml({ createdAt: mtime }: StoredEmail, html: string): Promise<ReadableStream> {
  const files = new Map<string, ZipEntry>()
  for (const [, key, name] of html.matchAll(MEDIA_ADDRESS)) {
    if (files.has(key!) || !(await storage().exists(key!))) continue
    files.set(key!, { name: `files/${name}`, content: streamStored(key!), mtime })
  }
  const page = html.replace(MEDIA_ADDRESS, (address, key: string) => files.get(key)?.name ?? address)
  const zip = zipOf([...files.values(), { name: 'index.html', content: [page], mtime }])
  return Readable.toWeb(zip) as ReadableStream
}

/** PNGs that are rendered or wait for it: in all, and for one network. */
const PNGS_MAX = 12
const PNGS_PER_NETWORK_MAX = 3

/** One image at a time: a long email has 10 million pixels. */
let rendering: Promise<unknown> = Promise.resolve()
/** The network of each PNG that is rendered or waits. */
const requested: string[] = []

/**
 * The screenshot at 2× as PNG, which every program opens; a tall one at 1×, because all its parts are in memory at once.
 * Null if the email has none, `busy` if too many wait. @throws the signal's reason when the client disconnects
 */
export async function renderPng(
  { preview }: Pick<StoredEmail, 'preview'>,
  { network, signal }: { network: string; signal: AbortSignal },
): Promise<Buffer | null | 'busy'> {
  const largest = preview?.files.at(-1)
  const key = largest?.webp ?? largest?.avif
  if (!preview || !key) return null
  signal.throwIfAborted()
  const own = requested.filter((other) => other === network)
  if (requested.length >= PNGS_MAX || own.length >= PNGS_PER_NETWORK_MAX) return 'busy'
  requested.push(network)
  const work = rendering.then(async () => {
    signal.throwIfAborted()
    if (!(await storage().exists(key))) return null
    return preview.below
      ? joinParts(preview, [key, ...lowerKeys(preview.below)], signal)
      : toPng(sharp(await storage().getBytes(key)))
  })
  rendering = work.catch(() => {})
  const { promise: disconnected, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([work, disconnected])
  } finally {
    signal.removeEventListener('abort', stop)
    requested.splice(requested.indexOf(network), 1)
  }
}

function toPng(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 6 }).toBuffer()
}

function lowerKeys(below: PreviewView[]): string[] {
  return below.flatMap(({ files: [file] }) => file?.webp ?? [])
}

async function joinParts({ width }: { width: number }, keys: string[], signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const key of keys) {
    signal.throwIfAborted()
    const image = sharp(await storage().getBytes(key))
    parts.push(await image.resize(width).removeAlpha().raw().toBuffer())
  }
  const pixels = Buffer.concat(parts)
  return toPng(sharp(pixels, { raw: { width, height: pixels.length / width / 3, channels: 3 } }))
}
