/** Collections as others see them: found by a secret link or a public address, and read in the owner's order. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  collectionEmails,
  collectionLinks,
  collections,
  collectionShares,
  emailFiles,
} from '#app/platform/db/schema.ts'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import type { Right } from '../collection-emails.server.ts'
import { asLinked, asPublic, type Viewable } from '../policy.ts'
import { changedAt, emailCount } from '../queries.server.ts'
import { hashOfSecret } from '#app/platform/lib/link-secret.server.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'

export type SharedCollection = {
  id: string
  title: string
  introduction: string | null
  displayName: string | null
  showsNotes: boolean
  right: Right
  emailCount: number
  changedAt: Date
}

/** `gone`: it was shared at this address, and no longer is. */
export type Found =
  | { state: 'open'; collection: Viewable<SharedCollection> }
  | { state: 'gone' }
  | { state: 'missing' }

export const sharedColumns = {
  id: collections.id,
  title: collectionShares.title,
  introduction: collectionShares.introduction,
  displayName: collectionShares.displayName,
  showsNotes: collectionShares.showsNotes,
  emailCount,
  changedAt: sql<Date>`greatest(${collectionShares.updatedAt}, ${changedAt})`.mapWith(collections.createdAt),
}

/** Whether everybody may see a collection; for queries of both tables. */
export const isPublicCollection = sql<boolean>`(
  ${collectionShares.publishedAt} is not null
  and ${collectionShares.hiddenAt} is null
  and ${collections.deletedAt} is null
  and not ${isSuspended(collections.userId)}
)`

const isDeleted = sql`${collections.deletedAt} is not null`
const isHidden = sql`${collectionShares.hiddenAt} is not null`

export async function findByLink(secret: string): Promise<Found> {
  const secretHash = hashOfSecret(secret)
  if (!secretHash || !isModuleOn('secret-links')) return { state: 'missing' }
  const [row] = await db()
    .select({
      isOver: sql<boolean>`${isDeleted} or ${isHidden} or ${isSuspended(collections.userId)} or ${collectionLinks.revokedAt} is not null
        or coalesce(${collectionLinks.endsAt} <= now(), false)`,
      shared: sharedColumns,
    })
    .from(collectionLinks)
    .innerJoin(collections, eq(collections.id, collectionLinks.collectionId))
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collections.id))
    .where(eq(collectionLinks.secretHash, secretHash))
  return row ? found(asLinked(row, { ...row.shared, right: 'public' })) : { state: 'missing' }
}

/** Whether a stored file belongs to an email of the collection that a secret link leads to. */
export async function isFileOfLink(secret: string, key: string): Promise<boolean> {
  const found = await findByLink(secret)
  if (found.state !== 'open') return false
  const rows = await db()
    .select({ key: emailFiles.key })
    .from(emailFiles)
    .innerJoin(collectionEmails, eq(collectionEmails.emailId, emailFiles.emailId))
    .where(and(eq(emailFiles.key, key), eq(collectionEmails.collectionId, found.collection.id)))
    .limit(1)
  return rows.length > 0
}

export async function findPublic(slug: string): Promise<Found> {
  // PostgreSQL rejects NUL in text; a URL may contain one.
  if (slug.includes('\0')) return { state: 'missing' }
  const [row] = await sharesWhere(eq(collectionShares.slug, slug))
  return row ? found(asPublic(row, { ...row.shared, right: 'public' })) : { state: 'missing' }
}

/** The addresses of all public collections, for the sitemap. */
export async function listPublicCollections(): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await sharesWhere(isPublicCollection).orderBy(
    collectionShares.publishedAt,
    collectionShares.slug,
  )
  return rows.map(({ slug, shared }) => ({ slug: slug!, changedAt: shared.changedAt }))
}

function sharesWhere(where: SQL) {
  return db()
    .select({ slug: collectionShares.slug, isPublished: isPublicCollection, shared: sharedColumns })
    .from(collectionShares)
    .innerJoin(collections, eq(collections.id, collectionShares.collectionId))
    .where(and(where, eq(collections.type, 'emails')))
}

function found(collection: Viewable<SharedCollection> | null): Found {
  return collection ? { state: 'open', collection } : { state: 'gone' }
}
