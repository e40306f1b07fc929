/** Public email queries: published emails of active brands, newest first. One query per list, joins included. */
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailAttributes,
  emailCategories,
  emails,
  emailSlugs,
  galleryCounts,
  galleryTags,
} from '#app/platform/db/schema.ts'
import { brandSummaryColumns, isBrand } from '#app/gallery/brands/queries.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { ShownText } from '#app/platform/db/email-text.ts'
import { CARD_WINDOW, INDEX_CARD } from './cards/card-window.ts'
import { type EmailCard, presentCard } from './cards/card.ts'
import { type CategoryOfEmail, type EmailPage, presentEmailPage } from './email-page/email-page.ts'
import { listIds } from './lists/list-ids.server.ts'
import { OPENING_CHARS, PREHEADER_CHARS, SPOTLIGHT_WORDS } from './limits.ts'
import { shownText } from './shown-text.server.ts'

/** The condition for public emails. The query must join the email's brand. */
export const isPublic = and(eq(emails.status, 'published'), eq(brands.status, 'active'))

/** Whether an email, the row `email`, may stand for the gallery: it has words enough, and an image that was collected. */
export function fitsSpotlight(email: SQL): SQL {
  return sql`(${email}.facts ->> 'imageCount')::int > coalesce((${email}.facts ->> 'imagesMissing')::int, 0)
    and (${email}.facts ->> 'wordCount')::int >= ${SPOTLIGHT_WORDS}`
}

const categoriesOfEmail = sql<CategoryOfEmail[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${categories.name}, 'slug', ${categories.slug}, 'type', ${categories.type},
    'dateRule', ${categories.dateRule}
  ) order by ${emailCategories.position}, ${categories.position}), '[]')
  from ${emailCategories} join ${categories} on ${categories.id} = ${emailCategories.categoryId}
  where ${emailCategories.emailId} = ${emails.id}
)`

const categoriesOfBrand = sql<{ name: string; slug: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${categories.name}, 'slug', ${categories.slug}
  ) order by ${brandCategories.position}, ${categories.position}), '[]')
  from ${brandCategories} join ${categories} on ${categories.id} = ${brandCategories.categoryId}
  where ${brandCategories.brandId} = ${brands.id}
)`

/** The beginning of the text of an email that is shown as an index card. The query must join the email's brand. */
export const opening = sql<ShownText | null>`case when
  coalesce((${emails.preview} ->> 'height')::float / (${emails.preview} ->> 'width')::float, 0)
    < ${INDEX_CARD / CARD_WINDOW.width}::float
  then ${shownText(emails.bodyText, OPENING_CHARS)} end`

/** The columns of a card. The query must join the email's brand. */
export const cardColumns = {
  id: emails.id,
  slug: emails.slug,
  subjectLine: emails.subjectLine,
  sample: emails.sample,
  preview: emails.preview,
  createdAt: emails.createdAt,
  contentChangedAt: emails.contentChangedAt,
  sentAt: emails.sentAt,
  brand: brandSummaryColumns,
  hideSource: brands.hideSource,
  categories: categoriesOfEmail,
  opening,
}

export async function listNewest({ limit }: { limit: number }): Promise<EmailCard[]> {
  return listByIds((await listIds([], { limit })).ids)
}

/** The email at a URL, by slug or id; an email of another brand is not found. */
export async function getEmailPage(brandSlug: string, slugOrId: string): Promise<EmailPage | null> {
  // PostgreSQL rejects NUL in text; a URL may contain one.
  if (slugOrId.includes('\0')) return null
  const wanted = slugOrId.trim().toLowerCase()
  const key = `email page ${JSON.stringify([brandSlug, wanted])}`
  return galleryCache().read(key, async () => {
    const row = await readEmailPage(brandSlug, wanted, isPublic)
    return row ? presentEmailPage(row) : null
  })
}

/** An email that is not public at its URL, with only its screenshot, and why it is not. Never cached. */
export async function getUnlistedEmailPage(
  _editor: Editor,
  brandSlug: string,
  slugOrId: string,
): Promise<{ email: EmailPage; unlisted: Unlisted } | null> {
  if (slugOrId.includes('\0')) return null
  const row = await readEmailPage(brandSlug, slugOrId.trim().toLowerCase(), undefined)
  if (!row) return null
  const { status, brandStatus } = row
  return {
    email: presentEmailPage({ ...row, hideSource: true }),
    unlisted: status === 'published' ? `${brandStatus} brand` : status,
  }
}

export type Unlisted =
  | Exclude<(typeof emails.$inferSelect)['status'], 'published'>
  | `${(typeof brands.$inferSelect)['status']} brand`

/** The newest emails of a brand, also those that are not public. */
export function listUnlistedOfBrand(_editor: Editor, brandId: string, limit: number): Promise<EmailCard[]> {
  return listCards({ limit, where: eq(emails.brandId, brandId), among: undefined })
}

async function readEmailPage(brandSlug: string, wanted: string, among: SQL | undefined) {
  const [row] = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      subjectLine: emails.subjectLine,
      preheader: shownText(emails.preheader, PREHEADER_CHARS),
      language: emails.language,
      senderName: emails.senderName,
      sentAt: emails.sentAt,
      preview: emails.preview,
      facts: emails.facts,
      read: emailAttributes,
      templateCount: sql<number | null>`(
        select ${galleryCounts.count} from ${galleryTags} join ${galleryCounts} using (tag)
        where ${galleryTags.filter} = 'template:' || ${emailAttributes.template})`,
      sample: emails.sample,
      brandId: emails.brandId,
      hideSource: brands.hideSource,
      brand: brandSummaryColumns,
      brandCategories: categoriesOfBrand,
      categories: categoriesOfEmail,
      status: emails.status,
      brandStatus: brands.status,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .leftJoin(emailAttributes, eq(emailAttributes.emailId, emails.id))
    .where(
      and(
        among,
        isBrand(brandSlug),
        isUuid(wanted) ? or(eq(emails.slug, wanted), eq(emails.id, wanted)) : eq(emails.slug, wanted),
      ),
    )
    .limit(1)
  return row
}

/** The card of the email named in a list's URL; null as well when none is named. */
export async function getCard(slug: string | null): Promise<EmailCard | null> {
  if (!slug) return null
  const [card] = await listCards({ limit: 1, where: eq(emails.slug, slug) })
  return card ?? null
}

/** The cards of these emails, in this order, without those that are not public. */
export async function listByIds(ids: string[]): Promise<EmailCard[]> {
  if (ids.length === 0) return []
  const cards = await listCards({ limit: ids.length, where: inArray(emails.id, ids) })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The URL of an email, for the short URL with its id or slug only. */
export async function getEmailAddress(
  slug: string,
): Promise<{ brandSlug: string; emailSlug: string } | null> {
  if (slug.includes('\0')) return null
  const [row] = await db()
    .select({ brandSlug: sql<string>`btrim(${brands.slug})`, emailSlug: emails.slug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emails.slug, slug.trim().toLowerCase())))
    .limit(1)
  return row ?? null
}

/** The URL of an email that had this slug, or had it under another brand. */
export async function getMovedAddress(slug: string): Promise<{ brandSlug: string; slug: string } | null> {
  if (slug.includes('\0')) return null
  const [row] = await db()
    .select({ brandSlug: sql<string>`btrim(${brands.slug})`, slug: emails.slug })
    .from(emailSlugs)
    .innerJoin(emails, eq(emails.id, emailSlugs.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emailSlugs.slug, slug.trim().toLowerCase())))
    .limit(1)
  return row ?? null
}

/** `among`: which emails; public ones by default. */
type Some = { limit: number; where: SQL | undefined; among?: SQL | undefined }

async function listCards({ limit, where, ...given }: Some): Promise<EmailCard[]> {
  const rows = await db()
    .select(cardColumns)
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and('among' in given ? given.among : isPublic, where))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
  const now = new Date()
  return rows.map((row) => presentCard(row, now))
}
