/** The newest emails of a category as thumbnails with links. */
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { brands, categories, emails, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import { presentOpening } from '#app/gallery/cards/card.ts'
import { type PreviewPicture, presentTop } from '#app/gallery/cards/preview-image.ts'
import { fitsSpotlight, isPublic, opening } from '#app/gallery/queries.server.ts'
import { listIds } from './list-ids.server.ts'

export type EmailThumbnail = {
  slug: string
  brandSlug: string
  subject: string
  brandName: string
  picture: PreviewPicture
  /** The first lines of a low one, shown as an index card. */
  lines?: string
}

const HERO_THUMBNAILS = 12
/** Enough of the newest to find this many brands among them. */
const LOOKED_AT = 200

/** The newest email that fits the spotlight of each of the most recently added brands. */
export async function listHeroThumbnails(): Promise<EmailThumbnail[]> {
  const { ids } = await listIds([], { limit: LOOKED_AT })
  const fitting = await readThumbnails(ids, fitsSpotlight(sql`emails`))
  const newest = ids.flatMap((id) => fitting.get(id) ?? [])
  const firsts = Map.groupBy(newest, ({ brandSlug }) => brandSlug).values()
  return [...firsts].slice(0, HERO_THUMBNAILS).map(([first]) => first!)
}

/** The newest emails with an image in each category, by slug; empty categories are left out. */
export async function newestThumbnails(
  slugs: string[],
  limit: number,
): Promise<Record<string, EmailThumbnail[]>> {
  if (slugs.length === 0) return {}
  const asked = await db()
    .select({ slug: categories.slug, tag: galleryTags.tag })
    .from(categories)
    .innerJoin(galleryTags, eq(galleryTags.categoryId, categories.id))
    .where(inArray(categories.slug, slugs))
  const listed = await Promise.all(
    asked.map(async ({ slug, tag }) => ({ slug, ids: await idsWithPicture(tag, limit) })),
  )
  const thumbnails = await readThumbnails(listed.flatMap(({ ids }) => ids))
  const found = listed.map(({ slug, ids }) => [slug, ids.flatMap((id) => thumbnails.get(id) ?? [])] as const)
  return Object.fromEntries(found.filter(([, list]) => list.length > 0))
}

/**
 * The image of the newest email of every category, by slug; categories without one are left out. In a large gallery the
 * emails may be those of a minute ago, but none that is not public any more.
 */
export async function newestPictureByCategory(): Promise<Record<string, PreviewPicture>> {
  const newest = await galleryCache().recent('newest email of each category', newestByCategory)
  const thumbnails = await readThumbnails(Object.values(newest))
  return Object.fromEntries(
    Object.entries(newest).flatMap(([slug, id]) => {
      const found = thumbnails.get(id)
      return found ? [[slug, found.picture] as const] : []
    }),
  )
}

async function newestByCategory(): Promise<Record<string, string>> {
  const all = await db()
    .select({ slug: categories.slug, tag: galleryTags.tag })
    .from(categories)
    .innerJoin(galleryTags, eq(galleryTags.categoryId, categories.id))
    .orderBy(asc(categories.slug))
  const found = await Promise.all(
    all.map(async ({ slug, tag }) => [slug, (await idsWithPicture(tag, 1))[0]] as const),
  )
  return Object.fromEntries(found.flatMap(([slug, id]) => (id ? [[slug, id]] : [])))
}

async function idsWithPicture(tag: number, limit: number): Promise<string[]> {
  return (await listIds([tag], { limit, where: sql`${galleryEmails.hasPreview}` })).ids
}

/** Those of these emails that are public and have an image, by id. */
export async function readThumbnails(ids: string[], where?: SQL): Promise<Map<string, EmailThumbnail>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      brandSlug: sql<string>`btrim(${brands.slug})`,
      subject: emails.subjectLine,
      brandName: brands.name,
      preview: emails.preview,
      opening,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, inArray(emails.id, ids), where))
  return new Map(
    rows.flatMap(({ id, preview, opening, ...email }) => {
      const picture = presentTop(preview)
      return picture ? [[id, { ...email, picture, ...presentOpening(opening) }] as const] : []
    }),
  )
}
