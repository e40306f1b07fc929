/**
 * The sitemap: one file, or beyond 50,000 pages an index of parts, which a job writes (`sitemap-job.server.ts`). A file
 * is compressed while it is made, so that the largest takes about a megabyte. One that a request has to make is cached
 * for a few minutes until the gallery changes.
 */
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import { galleryCache, type Loaded } from '#app/platform/db/gallery-cache.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'
import { emailEntries, pageEntries } from './sitemap-entries.server.ts'
import { FIXED_PAGES, type SitemapEntry } from './sitemap-pages.ts'

/** The standard's limit of URLs per file. */
const PART_MAX = 50_000
const FRESH_MS = 5 * 60_000
/** Characters. */
const COMPRESSED_AT_ONCE = 32 * 1024

export type SitemapSite = {
  base: string
  partMax?: number
}

/**
 * The compressed XML of the whole sitemap or its index, or of one part, counted from 1; null if there is no such part.
 * Rejects when the gallery cannot be read.
 */
export async function sitemapFile(site: SitemapSite, part?: number): Promise<Buffer | null> {
  const { parts, makeFile } = await planSitemap(site)
  if (part !== undefined && (part < 1 || part > parts)) return null
  // Without SITE_URL the base depends on the request.
  return cached(`sitemap ${JSON.stringify([site.base, site.partMax, part])}`, async () => {
    const value = await makeFile(part)
    return { value, bytes: value.length }
  })
}

/** The number of parts, 0 where all fits into one file, and what makes the whole or one of them. */
export async function planSitemap({ base, partMax = PART_MAX }: SitemapSite) {
  const [pages, { emails }] = await Promise.all([
    cached('sitemap pages', async () => {
      const value = await pageEntries()
      return { value, bytes: JSON.stringify(value).length }
    }),
    galleryVersion(),
  ])
  const pageParts = Math.ceil(pages.length / partMax)
  const parts = pages.length + emails <= partMax ? 0 : pageParts + Math.ceil(emails / partMax)

  function makeFile(part?: number): Promise<Buffer> {
    if (part === undefined) return parts ? sitemapIndex(base, parts) : compressed(base, wholeOf(pages))
    if (part <= pageParts) return compressed(base, pages.slice((part - 1) * partMax, part * partMax))
    return compressed(base, emailEntries((part - 1 - pageParts) * partMax, partMax))
  }
  return { parts, makeFile }
}

/** Shared by all requests of the next minutes. */
async function cached<T>(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
  return (await galleryCache().exact(key, FRESH_MS, load)) ?? (await load()).value
}

/** The fallback when the real one cannot be generated. */
export function homeSitemap({ base }: SitemapSite): Promise<Buffer> {
  const { path, priority, changefreq } = FIXED_PAGES[0]!
  return compressed(base, [{ path, priority, changefreq }])
}

async function* wholeOf(pages: SitemapEntry[]): AsyncGenerator<SitemapEntry> {
  yield* pages
  yield* emailEntries()
}

type Entries = Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>

function compressed(base: string, entries: Entries): Promise<Buffer> {
  async function* items() {
    for await (const { path, image, lastmod, ...entry } of entries) {
      const changed = lastmod instanceof Date ? lastmod.toISOString() : lastmod
      yield { url: path, ...entry, lastmod: changed, img: image ? [{ url: base + image }] : [] }
    }
  }
  const xmlns = { image: true, news: false, video: false, xhtml: false }
  return zipped(items, new SitemapStream({ hostname: base, level: ErrorLevel.SILENT, xmlns }))
}

export function sitemapIndex(base: string, parts: number): Promise<Buffer> {
  function* items() {
    for (let part = 1; part <= parts; part++) yield { url: `${base}/sitemap/${part}.xml` }
  }
  return zipped(items, new SitemapIndexStream({ level: ErrorLevel.SILENT }))
}

async function zipped(
  items: () => AsyncIterable<unknown> | Iterable<unknown>,
  xml: SitemapStream | SitemapIndexStream,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(items, xml, joined, createGzip(), async (zip: AsyncIterable<Buffer>) => {
    for await (const chunk of zip) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

/** Joins the many small texts of a sitemap: compressing each by itself takes ten times as long as making it. */
async function* joined(xml: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of xml) {
    text += piece
    if (text.length < COMPRESSED_AT_ONCE) continue
    yield text
    text = ''
  }
  yield text
}
