/** The numbers under the headline, counted from the gallery. */
import { eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { categories, emails, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import { EVERYTHING } from '#app/gallery/filters/filters.server.ts'
import { chosenSetting, setting } from '#app/platform/lib/setting.server.ts'

export type CountedClaims = {
  /** The owner's own figure, because the gallery does not know how many marketers read it. */
  marketers: string | null
  emails: number
  brands: number
  industries: number
}

/** Null when the configured claims apply: by default, and while the gallery has samples. */
export async function countedClaims(): Promise<CountedClaims | null> {
  if (setting('CLAIMS') !== 'counted') return null
  const counts = await galleryCache().recent('claims of the home page', countGallery)
  return counts && { marketers: chosenSetting('CLAIM_MARKETERS') ?? null, ...counts }
}

/** Null while the gallery has samples. */
export async function countGallery() {
  const samples = await db().select({ id: emails.id }).from(emails).where(eq(emails.sample, true)).limit(1)
  if (samples.length > 0) return null
  const [counts] = await db()
    .select({
      emails: sql<number>`coalesce(max(${galleryCounts.count}) filter (where ${galleryCounts.tag} = ${EVERYTHING}), 0)::int`,
      brands: sql<number>`count(${galleryTags.brandId})::int`,
      industries: sql<number>`(count(*) filter (where ${categories.half} = 'industry'))::int`,
    })
    .from(galleryCounts)
    .leftJoin(galleryTags, eq(galleryTags.tag, galleryCounts.tag))
    .leftJoin(categories, eq(categories.id, galleryTags.categoryId))
  return counts!
}
