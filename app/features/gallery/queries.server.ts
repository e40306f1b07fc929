/** Reads emails for everybody: published ones of active brands, newest first. One query a list, joins included. */
import { and, desc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import { isBrand } from '#app/features/brands/queries.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Sending } from './lists/cadence.ts'
import { type CardRow, type EmailCard, presentCard } from './cards/card.ts'
import { cardRows } from './lists/card-rows.server.ts'
import { type CategoryOfEmail, type EmailPage, presentEmailPage } from './email-page/email-page.ts'
import { newestIds } from './lists/newest-ids.server.ts'
import { oncePerState } from './lists/per-state.server.ts'
import { type PreviewPicture, presentPreview } from './cards/preview-picture.ts'

/** What everybody may see. Needs the email's brand in the same query. */
export const isPublic = and(eq(emails.status, 'published'), eq(brands.status, 'active'))

const brandFace = {
  name: brands.name,
  slug: brands.slug,
  logoUrl: brands.logoUrl,
  color: brands.color,
  colorInk: brands.colorInk,
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

/** What a card is presented from. Needs the email's brand in the same query. */
export const cardColumns = {
  id: emails.id,
  slug: emails.slug,
  subjectLine: emails.subjectLine,
  sample: emails.sample,
  preview: emails.preview,
  createdAt: emails.createdAt,
  contentChangedAt: emails.contentChangedAt,
  brand: { ...brandFace, description: brands.description },
  categories: categoriesOfEmail,
}

export async function listNewest({ limit }: { limit: number }): Promise<EmailCard[]> {
  return listByIds(await newestIds({}, limit))
}

export function listAlsoFromBrand(brandId: string, exceptId: string, limit: number): Promise<EmailCard[]> {
  return listCards({ limit, where: and(eq(emails.brandId, brandId), ne(emails.id, exceptId)) })
}

export const countByBrand = oncePerState(async (brandId: string): Promise<number> => {
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emails.brandId, brandId)))
  return row!.count
})

/**
 * What a brand's emails can be filtered by: their email types; where none has any, their other categories.
 * Sorted by name.
 */
export const listFiltersOfBrand = oncePerState(
  async (brandId: string): Promise<{ name: string; slug: string }[]> => {
    const rows = await db()
      .selectDistinct({ name: categories.name, slug: categories.slug, type: categories.type })
      .from(emailCategories)
      .innerJoin(emails, eq(emails.id, emailCategories.emailId))
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
      .where(and(isPublic, eq(emails.brandId, brandId)))
    const types = rows.filter((row) => row.type === 'email_type')
    return (types.length > 0 ? types : rows)
      .map(({ name, slug }) => ({ name, slug }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  },
)

/** The email of an address, by slug or id; an email of another brand is not there. */
export async function getEmailPage(brandSlug: string, slugOrId: string): Promise<EmailPage | null> {
  // PostgreSQL takes no NUL in text; a URL may carry one.
  if (slugOrId.includes('\0')) return null
  const wanted = slugOrId.trim().toLowerCase()
  const [row] = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      subjectLine: emails.subjectLine,
      preheader: emails.preheader,
      language: emails.language,
      senderName: emails.senderName,
      sentAt: emails.sentAt,
      preview: emails.preview,
      facts: emails.facts,
      sample: emails.sample,
      brandId: emails.brandId,
      brand: brandFace,
      brandCategories: categoriesOfBrand,
      categories: categoriesOfEmail,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(
      and(
        isPublic,
        isBrand(brandSlug),
        isUuid(wanted) ? or(eq(emails.slug, wanted), eq(emails.id, wanted)) : eq(emails.slug, wanted),
      ),
    )
    .limit(1)
  return row ? presentEmailPage(row) : null
}

/** The card of one email, for the address of a list that names it; null as well when the address names none. */
export async function getCard(slug: string | null): Promise<EmailCard | null> {
  if (!slug) return null
  const [card] = await listCards({ limit: 1, where: eq(emails.slug, slug) })
  return card ?? null
}

/** The cards of these emails, in this order; those that are not public are left out. */
export async function listByIds(ids: string[]): Promise<EmailCard[]> {
  if (ids.length === 0) return []
  const rows = await cardRows(ids, (missing) =>
    listCardRows({ limit: missing.length, where: inArray(emails.id, missing) }),
  )
  const now = new Date()
  return rows.map((row) => presentCard(row, now))
}

/** Where an email lives, for the short address that names it alone. */
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

/** The picture of the newest email of every email type, by the type's slug; types without one are left out. */
export async function newestPictureByType(): Promise<Record<string, PreviewPicture>> {
  const newest = db()
    .select({ preview: emails.preview })
    .from(emailCategories)
    .innerJoin(emails, eq(emails.id, emailCategories.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emailCategories.categoryId, categories.id), isNotNull(emails.preview)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
    .as('newest')
  const rows = await db()
    .select({ slug: categories.slug, preview: newest.preview })
    .from(categories)
    .crossJoinLateral(newest)
    .where(eq(categories.type, 'email_type'))
  const pictures = rows.map(({ slug, preview }) => [slug, presentPreview(preview)] as const)
  return Object.fromEntries(pictures.filter((entry): entry is [string, PreviewPicture] => entry[1] !== null))
}

/** An email as a small sheet among others: its picture and where it leads. */
export type SmallSheet = {
  slug: string
  brandSlug: string
  subject: string
  brandName: string
  picture: PreviewPicture
}

/** The newest emails with a picture on each of these shelves, by the shelf's slug; empty shelves are left out. */
export async function newestSheetsByShelf(
  slugs: string[],
  limit: number,
): Promise<Record<string, SmallSheet[]>> {
  if (slugs.length === 0) return {}
  const newest = db()
    .select({
      emailSlug: sql<string>`${emails.slug}`.as('email_slug'),
      brandSlug: sql<string>`btrim(${brands.slug})`.as('brand_slug'),
      subject: emails.subjectLine,
      brandName: sql<string>`${brands.name}`.as('brand_name'),
      preview: emails.preview,
    })
    .from(emailCategories)
    .innerJoin(emails, eq(emails.id, emailCategories.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emailCategories.categoryId, categories.id), isNotNull(emails.preview)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
    .as('newest')
  const rows = await db()
    .select({
      shelf: categories.slug,
      slug: newest.emailSlug,
      brandSlug: newest.brandSlug,
      subject: newest.subject,
      brandName: newest.brandName,
      preview: newest.preview,
    })
    .from(categories)
    .crossJoinLateral(newest)
    .where(inArray(categories.slug, slugs))
  const sheets: Record<string, SmallSheet[]> = {}
  for (const { shelf, preview, ...email } of rows) {
    const picture = presentPreview(preview)
    if (picture) (sheets[shelf] ??= []).push({ ...email, picture })
  }
  return sheets
}

/** When a brand's emails were sent, as far as the gallery has them; null where none has a date. */
export const sendingOfBrand = oncePerState(async (brandId: string): Promise<Sending | null> => {
  const [row] = await db()
    .select({
      dated: sql<number>`count(${emails.sentAt})::int`,
      first: sql<string | null>`to_char(min(${emails.sentAt}) at time zone 'UTC', 'YYYY-MM-DD')`,
      last: sql<string | null>`to_char(max(${emails.sentAt}) at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emails.brandId, brandId)))
  const { dated, first, last } = row!
  return first && last ? { dated, first, last } : null
})

type Some = { limit: number; where: SQL | undefined }

async function listCards(some: Some): Promise<EmailCard[]> {
  const rows = await listCardRows(some)
  const now = new Date()
  return rows.map((row) => presentCard(row, now))
}

function listCardRows({ limit, where }: Some): Promise<CardRow[]> {
  return db()
    .select(cardColumns)
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, where))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
}
