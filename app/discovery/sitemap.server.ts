/**
 * The sitemap: one file, or beyond 50,000 pages an index of parts. A file is compressed while it is written, so that
 * the largest takes about a megabyte, and cached for a few minutes until the gallery changes.
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

export type SitemapSite = {
  /** The base URL. */
  base: string
  partMax?: number
}

/**
 * The compressed XML of the whole sitemap or its index, or of one part, counted from 1; null if there is no such part.
 * Rejects when the gallery cannot be read.
 */
export async function sitemapFile(site: SitemapSite, part?: number): Promise<Buffer | null> {
  const { base, partMax = PART_MAX } = site
  const [pages, { emails }] = await Promise.all([
    cached('sitemap pages', async () => {
      const value = await pageEntries()
      return { value, bytes: JSON.stringify(value).length }
    }),
    galleryVersion(),
  ])
  const isWhole = pages.length + emails <= partMax
  const pageParts = Math.ceil(pages.length / partMax)
  const parts = pageParts + Math.ceil(emails / partMax)
  if (part !== undefined && (isWhole || part < 1 || part > parts)) return null
  // Without SITE_URL the base depends on the request.
  return cached(`sitemap ${JSON.stringify([base, partMax, part])}`, async () => {
    const value = await makeFile()
    return { value, bytes: value.length }
  })

  function makeFile(): Promise<Buffer> {
    if (part === undefined) {
      return isWhole ? compressed(base, wholeOf(pages)) : compressedIndex(base, parts)
    }
    if (part <= pageParts) return compressed(base, pages.slice((part - 1) * partMax, part * partMax))
    const from = (part - 1 - pageParts) * partMax
    return compressed(base, emailEntries(from, partMax))
  }
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

function compressedIndex(base: string, parts: number): Promise<Buffer> {
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
  await pipeline(items, xml, createGzip(), async (zip: AsyncIterable<Buffer>) => {
    for await (const chunk of zip) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}
