import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands, collectionBrands, collectionEmails, collections, emails } from '#app/db/schema.ts'
import { type BrandFace, presentBrand } from '#app/features/brands/brand-face.ts'
import { type BrandCard, brandCardColumns, presentBrandCard } from '#app/features/brands/queries.server.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { type PreviewPicture, presentPreview } from '#app/features/gallery/cards/preview-picture.ts'
import { isPublic, listByIds } from '#app/features/gallery/queries.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { copy } from './copy.ts'
import { asOwn, type Own } from './policy.ts'
import { COLLECTION_PAGE, type CollectionSort, type CollectionType } from './schema.ts'

/** Sheets that show what is in a collection, on the shelf and in the picker. */
const SHEETS_SHOWN = 4
const SHEETS_IN_PICKER = 3

/** Emails of followed brands on the shelf of the latest. */
const LATELY_SHOWN = 10

export type Collection = {
  id: string
  name: string
  description: string | null
  type: CollectionType
  /** Made by following a brand: it keeps its name. */
  isReserved: boolean
  createdAt: Date
  emailCount: number
  brandCount: number
}

// Only what is still public counts: a hidden email is nowhere, and not in a number either. Written out, because a select
// from one table leaves the table's name off its columns.
const emailCount = sql<number>`(
  select count(*)::int from ${collectionEmails} kept
  join ${emails} on ${emails}.id = kept.email_id and ${emails}.status = 'published'
  join ${brands} on ${brands}.id = ${emails}.brand_id and ${brands}.status = 'active'
  where kept.collection_id = ${collections}.id
)`
const brandCount = sql<number>`(
  select count(*)::int from ${collectionBrands} kept
  join ${brands} on ${brands}.id = kept.brand_id and ${brands}.status = 'active'
  where kept.collection_id = ${collections}.id
)`
const changedAt = sql<Date | null>`greatest(
  (select max(kept.created_at) from ${collectionEmails} kept where kept.collection_id = ${collections}.id),
  (select max(kept.created_at) from ${collectionBrands} kept where kept.collection_id = ${collections}.id)
)`.mapWith(collections.createdAt)

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
}

type Row = Omit<Collection, 'isReserved'> & { userId: string; slug: string }

function present(row: Row): Collection {
  const { id, name, description, type, createdAt } = row
  const isReserved = row.slug === copy.reserved.name
  return {
    id,
    name,
    description,
    type,
    isReserved,
    createdAt,
    emailCount: row.emailCount,
    brandCount: row.brandCount,
  }
}

/** An email as it is seen from afar. */
export type CollectionThumbnail = { id: string; preview: PreviewPicture | null }

/** A collection as it stands on the shelf: its first emails, or its brands. */
export type CollectionSummary = Collection & {
  /** When something was last put there. */
  changedAt: Date | null
  sheets: CollectionThumbnail[]
  books: BrandFace[]
}

/** Everything this person keeps, the newest first; the brands they follow among it, last. */
export async function listCollections(owner: Person): Promise<CollectionSummary[]> {
  const rows = await db()
    .select({ ...collection, changedAt })
    .from(collections)
    .where(and(eq(collections.userId, owner.id), isNull(collections.deletedAt)))
    .orderBy(
      sql`${collections.slug} = ${copy.reserved.name}`,
      desc(collections.createdAt),
      desc(collections.id),
    )
  const idsOf = (wanted: CollectionType) => rows.filter(({ type }) => type === wanted).map(({ id }) => id)
  const [sheets, books] = await Promise.all([
    firstSheets(idsOf('emails'), SHEETS_SHOWN),
    firstBooks(idsOf('brands')),
  ])
  return rows.map((row) => ({
    ...present(row),
    changedAt: row.changedAt,
    sheets: sheets.get(row.id) ?? [],
    books: books.get(row.id) ?? [],
  }))
}

async function firstSheets(ids: string[], count: number): Promise<Map<string, CollectionThumbnail[]>> {
  if (ids.length === 0) return new Map()
  const ranked = db()
    .select({
      collectionId: collectionEmails.collectionId,
      emailId: collectionEmails.emailId,
      preview: emails.preview,
      rank: sql<number>`row_number() over (
        partition by ${collectionEmails.collectionId}
        order by ${collectionEmails.position}, ${collectionEmails.createdAt} desc
      )`.as('rank'),
    })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(inArray(collectionEmails.collectionId, ids), isPublic))
    .as('ranked')
  const first = await db()
    .select({ collectionId: ranked.collectionId, emailId: ranked.emailId, preview: ranked.preview })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${count}`)
    .orderBy(ranked.collectionId, ranked.rank)
  return grouped(
    first,
    ({ collectionId }) => collectionId,
    ({ emailId, preview }) => ({ id: emailId, preview: presentPreview(preview) }),
  )
}

async function firstBooks(ids: string[]): Promise<Map<string, BrandFace[]>> {
  if (ids.length === 0) return new Map()
  const found = await selectBrands(inArray(collectionBrands.collectionId, ids))
  return grouped(found, ({ collectionId }) => collectionId, presentBrand)
}

function grouped<T, V>(rows: T[], keyOf: (row: T) => string, valueOf: (row: T) => V): Map<string, V[]> {
  const groups = Map.groupBy(rows, keyOf)
  return new Map([...groups].map(([key, group]) => [key, group.map(valueOf)]))
}

/** A collection, if it is this person's. A missing one and another's look the same. */
export async function getCollection(actor: Person | null, id: string): Promise<Own<Collection> | null> {
  if (!isUuid(id)) return null
  const [row] = await db()
    .select(collection)
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)))
  return row ? asOwn(actor, row.userId, present(row)) : null
}

/** As its owner has arranged a collection. */
export const OWN_ORDER = [
  asc(collectionEmails.position),
  desc(collectionEmails.createdAt),
  asc(collectionEmails.id),
]

const ORDERS: Record<CollectionSort, SQL[]> = {
  own: OWN_ORDER,
  saved: [desc(collectionEmails.createdAt), asc(collectionEmails.id)],
  sent: [sql`${emails.sentAt} desc nulls last`, desc(collectionEmails.createdAt), asc(collectionEmails.id)],
}

export type CollectionEmails = { emails: EmailCard[]; next: number | null }

/**
 * A page of a collection, counted from the start, because the owner's order has no key
 * of its own and a collection is a person's work: thousands at most.
 */
export async function listCollectionEmails(
  { id: collectionId }: Own<Pick<Collection, 'id'>>,
  { sort, from }: { sort: CollectionSort; from: number },
): Promise<CollectionEmails> {
  const rows = await db()
    .select({ id: collectionEmails.emailId })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(collectionEmails.collectionId, collectionId), isPublic))
    .orderBy(...ORDERS[sort])
    .limit(COLLECTION_PAGE + 1)
    .offset(from)
  const ids = rows.slice(0, COLLECTION_PAGE).map(({ id }) => id)
  return {
    emails: await listByIds(ids),
    next: rows.length > COLLECTION_PAGE ? from + COLLECTION_PAGE : null,
  }
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

/** Emails of brands that a person keeps, in however many collections. */
export function isOfFollowed(userId: string): SQL {
  const followed = db()
    .select({ id: collectionBrands.brandId })
    .from(collectionBrands)
    .where(eq(collectionBrands.userId, userId))
  return inArray(emails.brandId, followed)
}

/** What the newest emails of the brands this person follows are. */
export async function listFromFollowed(owner: Person): Promise<EmailCard[]> {
  const rows = await db()
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, isOfFollowed(owner.id)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(LATELY_SHOWN)
  return listByIds(rows.map(({ id }) => id))
}

/** A collection in the picker, and whether the email is in it already. */
export type PickerCollection = Pick<Collection, 'id' | 'name' | 'emailCount'> & {
  holds: boolean
  sheets: CollectionThumbnail[]
}

/** The collections an email can be saved to, the newest first. */
export async function listForPicker(owner: Person, emailId: string): Promise<PickerCollection[]> {
  const rows = await db()
    .select({ id: collections.id, name: collections.name, emailCount })
    .from(collections)
    .where(
      and(eq(collections.userId, owner.id), eq(collections.type, 'emails'), isNull(collections.deletedAt)),
    )
    .orderBy(desc(collections.createdAt), desc(collections.id))
  const ids = rows.map(({ id }) => id)
  const [holding, sheets] = await Promise.all([
    collectionsOf(owner, emailId),
    firstSheets(ids, SHEETS_IN_PICKER),
  ])
  return rows.map((row) => ({ ...row, holds: holding.has(row.id), sheets: sheets.get(row.id) ?? [] }))
}

async function collectionsOf(owner: Person, emailId: string): Promise<Set<string>> {
  if (!isUuid(emailId)) return new Set()
  const rows = await db()
    .select({ id: collectionEmails.collectionId })
    .from(collectionEmails)
    .where(and(eq(collectionEmails.userId, owner.id), eq(collectionEmails.emailId, emailId)))
  return new Set(rows.map(({ id }) => id))
}

/** Every email this person has saved, by id. One answer serves all the cards of a page. */
export async function listSavedIds(owner: Person | null): Promise<string[]> {
  if (!owner) return []
  const rows = await db()
    .selectDistinct({ id: collectionEmails.emailId })
    .from(collectionEmails)
    .innerJoin(collections, eq(collections.id, collectionEmails.collectionId))
    .where(and(eq(collectionEmails.userId, owner.id), isNull(collections.deletedAt)))
  return rows.map(({ id }) => id)
}

/** Whether this person follows a brand; nobody follows nothing. */
export async function followsBrand(owner: Person | null, brandId: string): Promise<boolean> {
  if (!owner || !isUuid(brandId)) return false
  const [row] = await db()
    .select({ id: collectionBrands.id })
    .from(collectionBrands)
    .where(and(eq(collectionBrands.userId, owner.id), eq(collectionBrands.brandId, brandId)))
    .limit(1)
  return row !== undefined
}
