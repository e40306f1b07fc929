import { eq, inArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { db, type Transaction } from '#app/db/client.server.ts'
import { brands, brandSlugs, emails } from '#app/db/schema.ts'

export type KnownEmail = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'contentHash' | 'sample' | 'htmlKey' | 'subjectLine' | 'editedAt'
>

/** The existing copy of an email: with the same Message-ID or the same bytes. */
export async function findKnownEmail(
  identity: { contentHash: string; messageId: string | null },
  tx?: Transaction,
): Promise<KnownEmail | null> {
  const [known] = await (tx ?? db())
    .select({
      id: emails.id,
      slug: emails.slug,
      contentHash: emails.contentHash,
      sample: emails.sample,
      htmlKey: emails.htmlKey,
      subjectLine: emails.subjectLine,
      editedAt: emails.editedAt,
    })
    .from(emails)
    .where(
      or(
        eq(emails.contentHash, identity.contentHash),
        identity.messageId ? eq(emails.messageId, identity.messageId) : undefined,
      ),
    )
    .limit(1)
  return known ?? null
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
