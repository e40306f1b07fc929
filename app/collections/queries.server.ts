import { and, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { db } from '#app/platform/db/client.server.ts'
import {
  brands,
  collectionBrands,
  collectionEmails,
  collectionLinks,
  collectionMembers,
  collections,
  collectionShares,
  emails,
  galleryEmails,
  users,
} from '#app/platform/db/schema.ts'
import { type BrandSummary, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { type BrandCard, brandCardColumns, presentBrandCard } from '#app/gallery/brands/queries.server.ts'
import { type EmailCard, presentOpening } from '#app/gallery/cards/card.ts'
import { type PreviewPicture, presentTop } from '#app/gallery/cards/preview-image.ts'
import { opening } from '#app/gallery/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from './copy.ts'
import { OWN_ORDER } from './collection-emails.server.ts'
import { asOwn, type Own } from './policy.ts'
import { COLLECTIONS_PAGE, PICKER_SHOWN } from './limits.ts'
import type { CollectionType } from './schema.ts'

/** Thumbnails per collection, in the overview and in the picker. */
export const THUMBNAILS_SHOWN = 4
const THUMBNAILS_IN_PICKER = 3

export type Collection = {
  id: string
  name: string
  description: string | null
  type: CollectionType
  /** Created by following a brand; it cannot be renamed. */
  isReserved: boolean
  createdAt: Date
  emailCount: number
  brandCount: number
  /** Who else sees it. */
  shared: 'private' | 'link' | 'public'
}

/** Its owner sees everything. */
const OWNER = { right: 'owner', showsNotes: true } as const

// Only public emails count: a hidden one appears nowhere, not even in a number. The join is written out, because Drizzle
// omits table names from columns when selecting from a single table.
export const emailCount = sql<number>`(
  select count(*)::int from ${collectionEmails} saved
  join ${galleryEmails} on ${galleryEmails}.email_id = saved.email_id
  where saved.collection_id = ${collections}.id
)`
const brandCount = sql<number>`(
  select count(*)::int from ${collectionBrands} saved
  join ${brands} on ${brands}.id = saved.brand_id and ${brands}.status = 'active'
  where saved.collection_id = ${collections}.id
)`
export const changedAt = sql<Date | null>`greatest(
  (select max(saved.created_at) from ${collectionEmails} saved where saved.collection_id = ${collections}.id),
  (select max(saved.created_at) from ${collectionBrands} saved where saved.collection_id = ${collections}.id)
)`.mapWith(collections.createdAt)

const shared = sql<Collection['shared']>`case
  when exists (
    select from ${collectionShares} share
    where share.collection_id = ${collections}.id and share.published_at is not null
  ) then 'public'
  when exists (
    select from ${collectionLinks} link
    where link.collection_id = ${collections}.id
      and link.revoked_at is null and (link.ends_at is null or link.ends_at > now())
  ) then 'link'
  else 'private'
end`

const collection = {
  id: collections.id,
  userId: collections.userId,
  name: collections.name,
  slug: collections.slug,
  description: collections.description,
  type: collections.type,
  createdAt: collections.createdAt,
  emailCount,
  brandCount,
  shared,
}

type Row = Omit<Collection, 'isReserved'> & { userId: string; slug: string }

function present(row: Row): Collection {
  const { userId: _, slug, ...shown } = row
  return { ...shown, isReserved: slug === copy.reserved.name }
}

export type CollectionThumbnail = Pick<EmailCard, 'id' | 'subject' | 'lines'> & {
  preview: PreviewPicture | null
}

/** A collection in the overview, with thumbnails of its first emails or tiles of its brands. */
export type CollectionSummary = Collection & {
  /** Of a collection the user was invited to. */
  owner?: string
  /** When something was last saved to it. */
  changedAt: Date | null
  thumbnails: CollectionThumbnail[]
  brandTiles: BrandSummary[]
}

export type CollectionsPage = {
  collections: CollectionSummary[]
  /** Of all collections, not only those of the page. */
  count: number
  hasEmails: boolean
  hasMore: boolean
}

/** A page of the user's collections, newest first; the reserved one of followed brands comes last. */
export async function listCollections(owner: Person, from = 0): Promise<CollectionsPage> {
  const isOwn = and(eq(collections.userId, owner.id), isNull(collections.deletedAt))
  const totals = db()
    .select({
      count: sql<number>`count(*)::int`,
      hasEmails: sql<boolean>`coalesce(bool_or(${emailCount} > 0), false)`,
    })
    .from(collections)
    .where(isOwn)
  const rows = await db()
    .select({ ...collection, changedAt })
    .from(collections)
    .where(isOwn)
    .orderBy(
      sql`${collections.slug} = ${copy.reserved.name}`,
      desc(collections.createdAt),
      desc(collections.id),
    )
    .limit(COLLECTIONS_PAGE)
    .offset(from)
  const idsOf = (wanted: CollectionType) => rows.filter(({ type }) => type === wanted).map(({ id }) => id)
  const [[total], thumbnails, brandTiles] = await Promise.all([
    totals,
    firstThumbnails(idsOf('emails'), THUMBNAILS_SHOWN),
    firstBrandTiles(idsOf('brands')),
  ])
  const listed = rows.map((row) => ({
    ...present(row),
    changedAt: row.changedAt,
    thumbnails: thumbnails.get(row.id) ?? [],
    brandTiles: brandTiles.get(row.id) ?? [],
  }))
  return { collections: listed, ...total!, hasMore: from + rows.length < total!.count }
}

export async function firstThumbnails(
  ids: string[],
  count: number,
): Promise<Map<string, CollectionThumbnail[]>> {
  if (ids.length === 0) return new Map()
  const first = db()
    .select({
      emailId: collectionEmails.emailId,
      rank: sql<number>`row_number() over (order by ${sql.join(OWN_ORDER, sql`, `)})`.as('rank'),
    })
    .from(collectionEmails)
    .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .where(eq(collectionEmails.collectionId, collections.id))
    .orderBy(...OWN_ORDER)
    .limit(count)
    .as('first')
  const found = await db()
    .select({
      collectionId: collections.id,
      id: emails.id,
      subject: emails.subjectLine,
      preview: emails.preview,
      opening,
    })
    .from(collections)
    .crossJoinLateral(first)
    .innerJoin(emails, eq(emails.id, first.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(inArray(collections.id, ids))
    .orderBy(first.rank)
  return grouped(
    found,
    ({ collectionId }) => collectionId,
    ({ id, subject, preview, opening }): CollectionThumbnail => ({
      id,
      subject,
      preview: presentTop(preview),
      ...presentOpening(opening),
    }),
  )
}

async function firstBrandTiles(ids: string[]): Promise<Map<string, BrandSummary[]>> {
  if (ids.length === 0) return new Map()
  const found = await selectBrands(inArray(collectionBrands.collectionId, ids))
  return grouped(found, ({ collectionId }) => collectionId, presentBrand)
}

function grouped<T, V>(rows: T[], keyOf: (row: T) => string, valueOf: (row: T) => V): Map<string, V[]> {
  const groups = Map.groupBy(rows, keyOf)
  return new Map([...groups].map(([key, group]) => [key, group.map(valueOf)]))
}

/** A collection, if it is this user's. A missing one and another user's look the same. */
export async function getCollection(
  actor: Person | null,
  id: string,
): Promise<Own<Collection & typeof OWNER> | null> {
  if (!isUuid(id)) return null
  const [row] = await db()
    .select(collection)
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)))
  return row ? asOwn(actor, row.userId, { ...present(row), ...OWNER }) : null
}

export async function listCollectionBrands({ id }: Own<Pick<Collection, 'id'>>): Promise<BrandCard[]> {
  const rows = await selectBrands(eq(collectionBrands.collectionId, id))
  return rows.map(presentBrandCard)
}

function selectBrands(where: SQL | undefined) {
  return db()
    .select({
      collectionId: collectionBrands.collectionId,
      ...brandCardColumns,
    })
    .from(collectionBrands)
    .innerJoin(brands, eq(brands.id, collectionBrands.brandId))
    .where(and(where, eq(brands.status, 'active')))
    .orderBy(desc(collectionBrands.createdAt), desc(collectionBrands.id))
}

type PickerCollection = Pick<Collection, 'id' | 'name' | 'emailCount'> & {
  containsEmail: boolean
  /** The collection that an email was last saved to. */
  isLastUsed: boolean
  /** Of a collection the user was invited to. */
  owner: string | null
  thumbnails: CollectionThumbnail[]
}

export type PickerList = {
  collections: PickerCollection[]
  /** There are more: they are found by their names. */
  isPart: boolean
}

/**
 * The collections an email can be saved to, the newest first: the user's own, then those they were invited to add to.
 * With `q` those whose names contain it.
 */
export async function listForPicker(actor: Person, emailId: string, q = ''): Promise<PickerList> {
  const isOwn = eq(collections.userId, actor.id)
  // The owner's own name for it is not meant for others.
  const name = sql<string>`case when ${isOwn} then ${collections.name} else ${collectionShares.title} end`
  const owner = sql<
    string | null
  >`case when not ${isOwn} then coalesce(${collectionShares.displayName}, ${users.name}) end`
  const rows = await db()
    .select({ id: collections.id, name, emailCount, owner })
    .from(collections)
    .leftJoin(
      collectionMembers,
      and(eq(collectionMembers.collectionId, collections.id), eq(collectionMembers.userId, actor.id)),
    )
    .leftJoin(collectionShares, eq(collectionShares.collectionId, collections.id))
    .innerJoin(users, eq(users.id, collections.userId))
    .where(
      and(
        or(isOwn, eq(collectionMembers.mayAdd, true)),
        not(isSuspended(collections.userId)),
        eq(collections.type, 'emails'),
        isNull(collections.deletedAt),
        q ? sql`strpos(lower(${name}), lower(${q})) > 0` : undefined,
      ),
    )
    .orderBy(desc(isOwn), desc(collections.createdAt), desc(collections.id))
    .limit(PICKER_SHOWN + 1)
  const shown = rows.slice(0, PICKER_SHOWN)
  const ids = shown.map(({ id }) => id)
  const [holding, lastUsed, thumbnails] = await Promise.all([
    whichHold(ids, emailId),
    lastUsedCollection(actor),
    firstThumbnails(ids, THUMBNAILS_IN_PICKER),
  ])
  const listed = shown.map((row) => ({
    ...row,
    containsEmail: holding.has(row.id),
    isLastUsed: row.id === lastUsed?.id,
    thumbnails: thumbnails.get(row.id) ?? [],
  }))
  return { collections: listed, isPart: q !== '' || rows.length > PICKER_SHOWN }
}

async function lastUsedCollection(owner: Person): Promise<{ id: string } | null> {
  const [row] = await db()
    .select({ id: collections.id })
    .from(collectionEmails)
    .innerJoin(collections, eq(collections.id, collectionEmails.collectionId))
    .where(
      and(
        eq(collectionEmails.userId, owner.id),
        isNull(collectionEmails.addedBy),
        eq(collections.type, 'emails'),
        isNull(collections.deletedAt),
      ),
    )
    .orderBy(desc(collectionEmails.createdAt), desc(collectionEmails.id))
    .limit(1)
  return row ?? null
}

/** Those of the collections that contain the email. */
async function whichHold(ids: string[], emailId: string): Promise<Set<string>> {
  if (ids.length === 0 || !isUuid(emailId)) return new Set()
  const rows = await db()
    .select({ id: collectionEmails.collectionId })
    .from(collectionEmails)
    .where(and(eq(collectionEmails.emailId, emailId), inArray(collectionEmails.collectionId, ids)))
  return new Set(rows.map(({ id }) => id))
}

export type SavedIn = { id: string; name: string }

/** The collections this email is in, the one it was saved to last first. */
export async function collectionsWith(owner: Person, emailId: string): Promise<SavedIn[]> {
  if (!isUuid(emailId)) return []
  const { collections: known, emails } = await listSaved(owner, emailId)
  return (emails[emailId] ?? []).map((index) => known[index]!)
}

/** What a user has saved: by email, the indexes of its collections, the one it was saved to last first. */
export type Saved = { collections: SavedIn[]; emails: Record<string, number[]> }

/** All that this user has saved. One response serves all the cards of a page. */
export async function listSaved(owner: Person | null, emailId?: string): Promise<Saved> {
  const saved: Saved = { collections: [], emails: {} }
  if (!owner) return saved
  const rows = await db()
    .select({ emailId: collectionEmails.emailId, id: collections.id, name: collections.name })
    .from(collectionEmails)
    .innerJoin(collections, eq(collections.id, collectionEmails.collectionId))
    .where(
      and(
        eq(collectionEmails.userId, owner.id),
        isNull(collections.deletedAt),
        emailId === undefined ? undefined : eq(collectionEmails.emailId, emailId),
      ),
    )
    // In one order always, so that an unchanged list has the same ETag and is not sent again.
    .orderBy(collectionEmails.emailId, desc(collectionEmails.createdAt), desc(collectionEmails.id))
  const indexes = new Map<string, number>()
  for (const { emailId, id, name } of rows) {
    const index = indexes.get(id) ?? saved.collections.push({ id, name }) - 1
    indexes.set(id, index)
    ;(saved.emails[emailId] ??= []).push(index)
  }
  return saved
}

/** Whether this user follows a brand; false for a signed-out visitor. */
export async function followsBrand(owner: Person | null, brandId: string): Promise<boolean> {
  if (!owner || !isUuid(brandId)) return false
  const [row] = await db()
    .select({ id: collectionBrands.id })
    .from(collectionBrands)
    .where(and(eq(collectionBrands.userId, owner.id), eq(collectionBrands.brandId, brandId)))
    .limit(1)
  return row !== undefined
}
