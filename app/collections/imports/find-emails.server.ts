import { and, asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emails, emailSlugs } from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'

/** The names this site has in addresses: its own, and the one it was asked by. */
export function siteHosts(asked: URL): ReadonlySet<string> {
  return new Set([new URL(siteUrl()).hostname, asked.hostname])
}

/** The ids of the public emails that have these slugs, or had them once, in one query however many there are. */
export async function findBySlugs(slugs: string[]): Promise<Map<string, string>> {
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`
  const isAsked = (column: typeof emails.slug | typeof emailSlugs.slug) => sql`${column} in ${asked}`
  const now = { slug: emails.slug, emailId: emails.id, isNow: sql<boolean>`true`.as('is_now') }
  const once = { slug: emailSlugs.slug, emailId: emailSlugs.emailId, isNow: sql<boolean>`false`.as('is_now') }
  const named = unionAll(
    db().select(now).from(emails).where(isAsked(emails.slug)),
    db().select(once).from(emailSlugs).where(isAsked(emailSlugs.slug)),
  ).as('named')
  const rows = await db()
    .select({ slug: named.slug, emailId: named.emailId })
    .from(named)
    .innerJoin(emails, eq(emails.id, named.emailId))
    .innerJoin(brands, and(eq(brands.id, emails.brandId), isPublic))
    // What has the slug now comes last and is taken.
    .orderBy(asc(named.isNow))
  return new Map(rows.map(({ slug, emailId }) => [slug, emailId]))
}
