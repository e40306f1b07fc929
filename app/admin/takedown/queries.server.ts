import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collections, collectionShares, emails, reports } from '#app/platform/db/schema.ts'
import { isBrand } from '#app/gallery/brands/queries.server.ts'
import { isPublicCollection } from '#app/collections/sharing/viewing.server.ts'
import { presentPreview } from '#app/gallery/cards/preview-image.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'

export const REPORTS_PAGE = 20

/** The subject of a report: one of the three, as text, and its page. */
export type Reportable = {
  emailId?: string
  brandId?: string
  collectionId?: string
  about: string
  path: string
}

const brandSlug = sql<string>`btrim(${brands.slug})`

export async function findReportedEmail(slug: string): Promise<Reportable | null> {
  if (slug.includes('\0')) return null
  const [found] = await db()
    .select({ id: emails.id, slug: emails.slug, subject: emails.subjectLine, brand: brands.name, brandSlug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, eq(emails.slug, slug.trim().toLowerCase())))
  if (!found) return null
  const path = `/brand/${found.brandSlug}/email/${found.slug}`
  return { emailId: found.id, about: `${found.subject} (${found.brand})`, path }
}

export async function findReportedBrand(slug: string): Promise<Reportable | null> {
  const [found] = await db()
    .select({ id: brands.id, name: brands.name, slug: brandSlug })
    .from(brands)
    .where(and(isBrand(slug), eq(brands.status, 'active')))
  return (found && { brandId: found.id, about: found.name, path: `/brand/${found.slug}` }) ?? null
}

export async function findReportedCollection(slug: string): Promise<Reportable | null> {
  if (slug.includes('\0')) return null
  const [found] = await db()
    .select({ id: collections.id, title: collectionShares.title })
    .from(collectionShares)
    .innerJoin(collections, eq(collections.id, collectionShares.collectionId))
    .where(and(eq(collectionShares.slug, slug), isPublicCollection))
  return found ? { collectionId: found.id, about: found.title, path: `/collection/${slug}` } : null
}

/** The place of a hidden email of an active brand; null for every other email. */
export async function findRemovedEmail(
  slug: string,
): Promise<{ brandSlug: string; emailSlug: string } | null> {
  if (slug.includes('\0')) return null
  const wanted = slug.trim().toLowerCase()
  const [row] = await db()
    .select({ brandSlug, emailSlug: emails.slug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(
      and(
        isUuid(wanted) ? or(eq(emails.slug, wanted), eq(emails.id, wanted)) : eq(emails.slug, wanted),
        eq(emails.status, 'hidden'),
        // Of a brand that is not public, an email is missing (404), whatever its status.
        eq(brands.status, 'active'),
      ),
    )
  return row ?? null
}

export type ListedReport = Awaited<ReturnType<typeof listReports>>[number]

type Asked = { actor: Editor; show: 'open' | 'decided'; page: number }

export async function listReports({ show, page }: Asked) {
  const rows = await db()
    .select({
      report: reports,
      slug: sql<string | null>`coalesce(${emails.slug}, ${brandSlug}, ${collectionShares.slug})`,
      preview: emails.preview,
    })
    .from(reports)
    .leftJoin(emails, eq(emails.id, reports.emailId))
    .leftJoin(brands, eq(brands.id, reports.brandId))
    .leftJoin(collectionShares, eq(collectionShares.collectionId, reports.collectionId))
    .where(show === 'open' ? eq(reports.outcome, 'open') : ne(reports.outcome, 'open'))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(REPORTS_PAGE + 1)
    .offset((page - 1) * REPORTS_PAGE)
  return rows.map(({ report: { emailId, brandId, collectionId, ...report }, slug, preview }) => ({
    ...report,
    of: brandId ? ('brand' as const) : collectionId ? ('collection' as const) : ('email' as const),
    exists: emailId !== null || brandId !== null || collectionId !== null,
    slug,
    picture: presentPreview(preview),
  }))
}

export function countOpenReports(_actor: Editor): Promise<number> {
  return db().$count(reports, eq(reports.outcome, 'open'))
}
