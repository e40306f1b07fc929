/** The parts of a large sitemap, as files: a request only sends them, and all instances send the same. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db/client.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'
import { siteState } from '#app/platform/db/schema.ts'
import { requireStorageSpace } from '#app/platform/lib/disk-space.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { openStored, storage } from '#app/platform/lib/storage.server.ts'
import { planSitemap, sitemapIndex, type SitemapSite } from './sitemap.server.ts'

const STATE = 'sitemap'
const FOLDER = 'sitemaps'
/** What is no part of the gallery's version, such as public collections, appears within a day. */
const FRESH_MS = 24 * 3600_000

const writtenSitemap = z.object({
  version: z.string(),
  base: z.string(),
  parts: z.number(),
  folder: z.string(),
  at: z.number(),
})

// An import changes the gallery several times a second.
defineJob({
  name: 'sitemap',
  cron: '25 * * * *',
  retryLimit: 1,
  longestSeconds: 3600,
  run: async (_, stopping) => {
    const base = env().SITE_URL
    if (base) await writeSitemap({ base }, stopping)
  },
})

/** Writes all parts unless the gallery is as it was; a sitemap that fits into one file is made on request. */
export async function writeSitemap(site: SitemapSite, stopping?: AbortSignal): Promise<void> {
  const earlier = await lastWritten()
  const { version } = await galleryVersion()
  const isSame = earlier?.version === version && earlier.base === site.base
  if (isSame && Date.now() - earlier.at < FRESH_MS) return
  const { parts, makeFile } = await planSitemap(site)
  const folder = randomUUID()
  for (let part = 1; part <= parts; part++) {
    stopping?.throwIfAborted()
    const file = await makeFile(part)
    await requireStorageSpace(file.length)
    await storage().put(keyOf(folder, part), file)
  }
  const value = { version, base: site.base, parts, folder, at: Date.now() }
  await db()
    .insert(siteState)
    .values({ key: STATE, value })
    .onConflictDoUpdate({ target: siteState.key, set: { value, updatedAt: new Date() } })
  // A crawler may still read the earlier index.
  const { objects } = await storage().listAll(`${FOLDER}/`, { recursive: false })
  for (const { name } of objects)
    if (name !== folder && name !== earlier?.folder) await storage().deleteAll(`${FOLDER}/${name}/`)
}

/** A part as it was last written, or the index; null where none was written. */
export async function readWritten(
  base: string,
  part: number | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | Buffer | null> {
  const last = await lastWritten()
  if (last?.base !== base || last.parts === 0) return null
  if (part === undefined) return sitemapIndex(base, last.parts)
  if (part > last.parts) return null
  const file = await openStored(keyOf(last.folder, part), undefined, signal)
  return file === 'missing' ? null : file.body
}

function keyOf(folder: string, part: number): string {
  return `${FOLDER}/${folder}/${part}.xml.gz`
}

async function lastWritten() {
  const [row] = await db().select().from(siteState).where(eq(siteState.key, STATE))
  return row && writtenSitemap.parse(row.value)
}
