import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { db, type Transaction } from '#app/db/client.server.ts'
import { brands, brandSlugs, emails } from '#app/db/schema.ts'

export type KnownEmail = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'contentHash' | 'sample' | 'htmlKey' | 'subjectLine' | 'editedAt'
>

/** A sender may repeat a Message-ID; emails beyond this are not compared. */
const SAME_ID_MAX = 50

export type Identity = Pick<KnownEmail, 'contentHash'> &
  Partial<Pick<KnownEmail, 'htmlKey' | 'subjectLine'>> & {
    messageId: string | null
    /** The brand an owner's import names: it may replace an email of that brand with the same Message-ID. */
    brandSlug?: string
    sample?: boolean
  }

/**
 * The stored copy of an email: the same bytes, or the same Message-ID with the same subject and HTML, which is another
 * delivery. Any sender can copy a Message-ID, so other content with it is the same email only for a sample, or if an
 * owner's import names the brand.
 */
export async function findKnownEmail(identity: Identity, tx?: Transaction): Promise<KnownEmail | null> {
  const { contentHash, messageId, htmlKey, subjectLine, brandSlug, sample } = identity
  const known = await (tx ?? db())
    .select({
      brandSlug: brands.slug,
      id: emails.id,
      slug: emails.slug,
      contentHash: emails.contentHash,
      sample: emails.sample,
      htmlKey: emails.htmlKey,
      subjectLine: emails.subjectLine,
      editedAt: emails.editedAt,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(or(eq(emails.contentHash, contentHash), messageId ? eq(emails.messageId, messageId) : undefined))
    .orderBy(desc(eq(emails.contentHash, contentHash)), emails.createdAt)
    .limit(SAME_ID_MAX)
  const isSame = (one: (typeof known)[number]) =>
    one.contentHash === contentHash ||
    (one.htmlKey === htmlKey && one.subjectLine === subjectLine) ||
    (sample && one.sample) ||
    one.brandSlug === brandSlug
  return known.find(isSame) ?? null
}

/** The first of several slugs that belongs to a brand, or once did. */
export async function findKnownBrand(slugs: string[]): Promise<string | null> {
  if (slugs.length === 0) return null
  const current = db()
    .select({ slug: brands.slug })
    .from(brands)
    .where(inArray(sql`lower(btrim(${brands.slug}))`, slugs))
  const former = db()
    .select({ slug: brandSlugs.slug })
    .from(brandSlugs)
    .where(inArray(brandSlugs.slug, slugs))
  const known = await unionAll(current, former)
  const found = new Set(known.map(({ slug }) => slug.trim().toLowerCase()))
  return slugs.find((slug) => found.has(slug)) ?? null
}
