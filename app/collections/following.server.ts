/** What the brands that a user follows have sent. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { brands, collectionBrands, galleryEmails, galleryTags, homeVisits } from '#app/platform/db/schema.ts'
import { type BrandSummary, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { carries } from '#app/gallery/filters/filters.server.ts'
import { LIST_PAGE_LIMIT, NEWS_COUNTED } from '#app/gallery/limits.ts'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { type EmailThumbnail, readThumbnails } from '#app/gallery/lists/thumbnails.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'

export type FollowedBrand = BrandSummary & { id: string }

/** The public brands this user has saved to any collection, by name. */
export async function listFollowedBrands(owner: Person): Promise<FollowedBrand[]> {
  const { id, name, slug, logoUrl, color, colorInk } = brands
  const rows = await db()
    .selectDistinctOn([sql`lower(${name})`, id], { id, name, slug, logoUrl, color, colorInk })
    .from(collectionBrands)
    .innerJoin(brands, eq(brands.id, collectionBrands.brandId))
    .where(and(eq(collectionBrands.userId, owner.id), eq(brands.status, 'active')))
    .orderBy(asc(sql`lower(${name})`), asc(id))
  return rows.map((row) => ({ ...presentBrand(row), id: row.id }))
}

/** A page of their emails, newest first. */
export async function listFollowed(owner: Person, after: string | null): Promise<EmailList> {
  const brand = await followedTags(owner)
  if (brand.length === 0) return { emails: [], next: null }
  return listPage({ brand: [brand] }, { limit: LIST_PAGE_LIMIT, after, sort: 'newest' })
}

async function followedTags(owner: Person): Promise<number[]> {
  const rows = await db()
    .selectDistinct({ tag: galleryTags.tag })
    .from(collectionBrands)
    .innerJoin(galleryTags, eq(galleryTags.brandId, collectionBrands.brandId))
    .where(eq(collectionBrands.userId, owner.id))
    .orderBy(asc(galleryTags.tag))
  return rows.map(({ tag }) => tag)
}

const NEWS_SHOWN = 5

export type HomeNews = {
  /** New emails, and those of them from followed brands; at most NEWS_COUNTED + 1. */
  count: number
  followed: number
  /** The newest from followed brands, then others. */
  thumbnails: EmailThumbnail[]
}

/** What came in since this user's last visit; null when nothing did. */
export async function homeNews(owner: Person): Promise<HomeNews | null> {
  const since = await previousVisit(owner)
  if (!since) return null
  const tags = await followedTags(owner)
  const [all, followed] = await Promise.all([
    newIds(since),
    tags.length > 0 ? newIds(since, carries([tags])) : [],
  ])
  if (all.length === 0) return null
  // Some may have no screenshot.
  const first = [...new Set([...followed.slice(0, NEWS_SHOWN * 2), ...all.slice(0, NEWS_SHOWN * 2)])]
  const thumbnails = await readThumbnails(first)
  return {
    count: all.length,
    followed: followed.length,
    thumbnails: first.flatMap((id) => thumbnails.get(id) ?? []).slice(0, NEWS_SHOWN),
  }
}

/** The newest public emails since then, as far as they are counted. */
async function newIds(since: Date, where?: SQL): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(sql`
    select email_id as id from ${galleryEmails}
    where ${and(sql`created_at > ${since.toISOString()}`, where)}
    order by created_at desc, email_id desc limit ${NEWS_COUNTED + 1}`)
  return rows.map(({ id }) => id)
}

/** A look at the home page this long after a visit began is a visit of its own. */
const VISIT_MINUTES = 30

type Row = { previous: string | null; isCurrent: boolean }

/** The start of this user's visit before this one; null on the first. Written once a visit. */
export async function previousVisit({ id }: Person): Promise<Date | null> {
  const length = sql`make_interval(mins => ${VISIT_MINUTES}::int)`
  const [known] = await rowsOf<Row>(sql`
    select previous_at as previous, started_at > now() - ${length} as "isCurrent"
    from ${homeVisits} where user_id = ${id}`)
  if (known?.isCurrent) return known.previous === null ? null : new Date(known.previous)
  // Of two pages opened at once, the second finds the visit begun.
  await db().execute(sql`
    insert into ${homeVisits} as visit (user_id, started_at) values (${id}, now())
    on conflict (user_id) do update set previous_at = visit.started_at, started_at = excluded.started_at
    where visit.started_at <= now() - ${length}`)
  const [begun] = await rowsOf<Row>(
    sql`select previous_at as previous from ${homeVisits} where user_id = ${id}`,
  )
  return begun?.previous ? new Date(begun.previous) : null
}
