import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/db/client.server.ts'
import { brands, collectionBrands, collectionEmails, collections, emails } from '#app/db/schema.ts'
import { isBrand } from '#app/features/brands/queries.server.ts'
import { isPublic } from '#app/features/gallery/queries.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { copy } from './copy.ts'
import { placeBetween, STEP } from './order.ts'
import type { Owner } from './policy.ts'
import { OWN_ORDER } from './queries.server.ts'
import type { ChangedCollection, NewCollection } from './schema.ts'
import { collectionSlug } from './slugs.ts'

type Refusal = { ok: false; message: string }
export type Outcome<T extends object = object> = ({ ok: true } & T) | Refusal

const { errors, reserved } = copy

/** How long a deleted collection can be brought back; the button shows for ten seconds, the rest is for slow nets. */
const UNDO_SECONDS = 60

function refused(message: string): Refusal {
  return { ok: false, message }
}

// ── Collections ─────────────────────────────────────────────────────────────────────────────────────

export async function createCollection(given: {
  actor: Owner | null
  input: NewCollection
}): Promise<Outcome<{ id: string }>> {
  const { actor, input } = given
  if (!actor) return refused(errors.notAuthenticated)
  const [made] = await db()
    .insert(collections)
    .values({ ...input, slug: collectionSlug(input.name), userId: actor.id })
    .returning({ id: collections.id })
  return { ok: true, id: made!.id }
}

export async function updateCollection(given: {
  actor: Owner | null
  id: string
  input: ChangedCollection
}): Promise<Outcome> {
  const { actor, id, input } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(id)) return refused(errors.notFound)
  const changed = await db()
    .update(collections)
    .set({ ...input, slug: collectionSlug(input.name) })
    .where(and(ownedBy(actor, id), isEditable))
    .returning({ id: collections.id })
  return changed.length > 0 ? { ok: true } : refused(errors.notFound)
}

/** Hides it at once; `restoreCollection` brings it back for a while, then it is gone for good. */
export async function deleteCollection({ actor, id }: { actor: Owner | null; id: string }): Promise<Outcome> {
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(id)) return refused(errors.notFound)
  await removeDeleted()
  const gone = await db()
    .update(collections)
    .set({ deletedAt: sql`now()` })
    .where(and(ownedBy(actor, id), isEditable))
    .returning({ id: collections.id })
  return gone.length > 0 ? { ok: true } : refused(errors.notFound)
}

export async function restoreCollection({
  actor,
  id,
}: {
  actor: Owner | null
  id: string
}): Promise<Outcome> {
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(id)) return refused(errors.notFound)
  const back = await db()
    .update(collections)
    .set({ deletedAt: null })
    .where(
      and(
        eq(collections.id, id),
        eq(collections.userId, actor.id),
        gt(collections.deletedAt, sql`now() - make_interval(secs => ${UNDO_SECONDS})`),
      ),
    )
    .returning({ id: collections.id })
  return back.length > 0 ? { ok: true } : refused(copy.remove.tooLate)
}

/** Takes away for good what can no longer be brought back, whoever it belonged to. */
export async function removeDeleted(): Promise<void> {
  await db()
    .delete(collections)
    .where(
      and(
        isNotNull(collections.deletedAt),
        lt(collections.deletedAt, sql`now() - make_interval(secs => ${UNDO_SECONDS})`),
      ),
    )
}

// ── Emails in them ──────────────────────────────────────────────────────────────────────────────────

/** Puts an email first in a collection; saving it there twice is saving it once. */
export async function saveEmail(given: {
  actor: Owner | null
  emailId: string
  collectionId: string
}): Promise<Outcome> {
  const { actor, emailId, collectionId } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(collectionId)) return refused(copy.picker.noChoice)
  if (!isUuid(emailId)) return refused(errors.emailNotFound)
  return inTransaction(async (tx) => {
    // Locked, so that two saves at once get two places, and none lands in a collection being deleted.
    const [collection] = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(ownedBy(actor, collectionId), eq(collections.type, 'emails')))
      .for('update')
    if (!collection) return refused(errors.notFound)
    if (!(await isPublicEmail(tx, emailId))) return refused(errors.emailNotFound)
    const [first] = await tx
      .select({ place: sql<number | null>`min(${collectionEmails.position})::int` })
      .from(collectionEmails)
      .where(eq(collectionEmails.collectionId, collectionId))
    await tx
      .insert(collectionEmails)
      .values({
        collectionId,
        emailId,
        userId: actor.id,
        position: placeBetween(null, first?.place ?? null)!,
      })
      .onConflictDoNothing()
    return { ok: true }
  })
}

/** A save that was taken back, with what it takes to put it where it was. */
export type RemovedSave = { collectionId: string; position: number; savedAt: Date }

/** Takes an email out of every collection of this person. */
export async function unsaveEmail(given: {
  actor: Owner | null
  emailId: string
}): Promise<Outcome<{ removed: RemovedSave[] }>> {
  const { actor, emailId } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(emailId)) return refused(errors.emailNotFound)
  return { ok: true, removed: await takeOut(actor, emailId) }
}

/** Takes an email out of one collection. */
export async function removeFromCollection(given: {
  actor: Owner | null
  emailId: string
  collectionId: string
}): Promise<Outcome<{ removed: RemovedSave[] }>> {
  const { actor, emailId, collectionId } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(emailId) || !isUuid(collectionId)) return refused(errors.notFound)
  return { ok: true, removed: await takeOut(actor, emailId, collectionId) }
}

async function takeOut(actor: Owner, emailId: string, collectionId?: string): Promise<RemovedSave[]> {
  return db()
    .delete(collectionEmails)
    .where(
      and(
        eq(collectionEmails.userId, actor.id),
        eq(collectionEmails.emailId, emailId),
        collectionId ? eq(collectionEmails.collectionId, collectionId) : undefined,
      ),
    )
    .returning({
      collectionId: collectionEmails.collectionId,
      position: collectionEmails.position,
      savedAt: collectionEmails.createdAt,
    })
}

/** Undo: puts an email back where it was, as far as those collections still are this person's. */
export async function restoreSaves(given: {
  actor: Owner | null
  emailId: string
  saves: { collectionId: string; position: number; savedAt: Date }[]
}): Promise<Outcome> {
  const { actor, emailId, saves } = given
  if (!actor) return refused(errors.notAuthenticated)
  const wanted = saves.filter(({ collectionId }) => isUuid(collectionId))
  if (!isUuid(emailId) || wanted.length === 0) return refused(errors.notFound)
  return inTransaction(async (tx) => {
    if (!(await isPublicEmail(tx, emailId))) return refused(errors.emailNotFound)
    const own = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(
        and(
          eq(collections.userId, actor.id),
          inArray(
            collections.id,
            wanted.map(({ collectionId }) => collectionId),
          ),
          eq(collections.type, 'emails'),
        ),
      )
      .for('update')
    const ids = new Set(own.map(({ id }) => id))
    const rows = wanted
      .filter(({ collectionId }) => ids.has(collectionId))
      .map(({ collectionId, position, savedAt }) => {
        return { collectionId, emailId, userId: actor.id, position, createdAt: savedAt }
      })
    if (rows.length === 0) return refused(errors.notFound)
    await tx.insert(collectionEmails).values(rows).onConflictDoNothing()
    return { ok: true }
  })
}

/** Moves an email of a collection to a place, counted from 1 in what its owner sees. */
export async function moveEmail(given: {
  actor: Owner | null
  collectionId: string
  emailId: string
  place: number
}): Promise<Outcome> {
  const { actor, collectionId, emailId, place } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(collectionId) || !isUuid(emailId)) return refused(errors.notFound)
  return inTransaction(async (tx) => {
    const [collection] = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(ownedBy(actor, collectionId))
      .for('update')
    if (!collection) return refused(errors.notFound)
    const beforeId = await standingAt(tx, { collectionId, emailId, place })
    const free =
      (await placeBefore(tx, collectionId, emailId, beforeId)) ??
      (await spreadOut(tx, collectionId), await placeBefore(tx, collectionId, emailId, beforeId))
    if (free === null) return refused(errors.notFound)
    const moved = await tx
      .update(collectionEmails)
      .set({ position: free })
      .where(and(eq(collectionEmails.collectionId, collectionId), eq(collectionEmails.emailId, emailId)))
      .returning({ id: collectionEmails.id })
    return moved.length > 0 ? { ok: true } : refused(errors.emailNotFound)
  })
}

/** Which email is at a place of what its owner sees, the one that moves left out; null behind the last. */
async function standingAt(
  tx: Transaction,
  { collectionId, emailId, place }: { collectionId: string; emailId: string; place: number },
): Promise<string | null> {
  const [standing] = await tx
    .select({ id: collectionEmails.emailId })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(collectionEmails.collectionId, collectionId), ne(emails.id, emailId), isPublic))
    .orderBy(...OWN_ORDER)
    .limit(1)
    .offset(place - 1)
  return standing?.id ?? null
}

/** A free place before another email; null where there is no room, or no such email. */
async function placeBefore(
  tx: Transaction,
  collectionId: string,
  emailId: string,
  beforeId: string | null,
): Promise<number | null> {
  const others = and(
    eq(collectionEmails.collectionId, collectionId),
    sql`${collectionEmails.emailId} <> ${emailId}`,
  )
  if (beforeId === null) {
    const [last] = await tx
      .select({ place: sql<number | null>`max(${collectionEmails.position})::int` })
      .from(collectionEmails)
      .where(others)
    return placeBetween(last?.place ?? null, null)
  }
  const [next] = await tx
    .select({ place: collectionEmails.position })
    .from(collectionEmails)
    .where(and(others, eq(collectionEmails.emailId, beforeId)))
  if (!next) return null
  const earlier = sql`${collectionEmails.position} < ${next.place}`
  const [beside] = await tx
    .select({
      previous: sql<number | null>`(max(${collectionEmails.position}) filter (where ${earlier}))::int`,
      here: sql<number>`(count(*) filter (where ${collectionEmails.position} = ${next.place}))::int`,
    })
    .from(collectionEmails)
    .where(others)
  // Where several stand at one place, nothing comes between them.
  return beside!.here > 1 ? null : placeBetween(beside!.previous, next.place)
}

/** Gives every email of a collection room again, in the order they have. */
async function spreadOut(tx: Transaction, collectionId: string): Promise<void> {
  await tx.execute(sql`
    update ${collectionEmails} set position = spread.place
    from (
      select id, (row_number() over (order by position, created_at desc, id))::int * ${STEP}::int as place
      from ${collectionEmails} where collection_id = ${collectionId}
    ) as spread
    where ${collectionEmails.id} = spread.id`)
}

// ── Brands in them ──────────────────────────────────────────────────────────────────────────────────

/** Puts a brand into a collection of brands, once. The reserved one is filled by following alone. */
export async function addBrand(given: {
  actor: Owner | null
  collectionId: string
  brandSlug: string
}): Promise<Outcome> {
  const { actor, collectionId, brandSlug } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(collectionId)) return refused(errors.notFound)
  return inTransaction(async (tx) => {
    const [collection] = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(ownedBy(actor, collectionId), eq(collections.type, 'brands'), isEditable))
      .for('update')
    if (!collection) return refused(errors.notFound)
    const [brand] = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(isBrand(brandSlug), eq(brands.status, 'active')))
    if (!brand) return refused(errors.brandNotFound)
    await tx
      .insert(collectionBrands)
      .values({ collectionId, brandId: brand.id, userId: actor.id })
      .onConflictDoNothing()
    return { ok: true }
  })
}

/** Takes a brand out of one collection. */
export async function removeBrand(given: {
  actor: Owner | null
  collectionId: string
  brandSlug: string
}): Promise<Outcome> {
  const { actor, collectionId, brandSlug } = given
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(collectionId)) return refused(errors.notFound)
  const gone = await db()
    .delete(collectionBrands)
    .where(
      and(
        eq(collectionBrands.userId, actor.id),
        eq(collectionBrands.collectionId, collectionId),
        inArray(
          collectionBrands.brandId,
          db().select({ id: brands.id }).from(brands).where(isBrand(brandSlug)),
        ),
      ),
    )
    .returning({ id: collectionBrands.id })
  return gone.length > 0 ? { ok: true } : refused(errors.brandNotFound)
}

// ── Following ───────────────────────────────────────────────────────────────────────────────────────

/** Following a brand is saving it to the one reserved collection, which the first follow makes. */
export async function followBrand({
  actor,
  brandId,
}: {
  actor: Owner | null
  brandId: string
}): Promise<Outcome> {
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(brandId)) return refused(copy.follow.failed)
  return inTransaction(async (tx) => {
    const [brand] = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.id, brandId), eq(brands.status, 'active')))
    if (!brand) return refused(copy.follow.failed)
    const collectionId = await reservedCollection(tx, actor)
    await tx
      .insert(collectionBrands)
      .values({ collectionId, brandId, userId: actor.id })
      .onConflictDoNothing()
    return { ok: true }
  })
}

/** Takes a brand out of every collection of this person: what is kept is followed. */
export async function unfollowBrand({
  actor,
  brandId,
}: {
  actor: Owner | null
  brandId: string
}): Promise<Outcome> {
  if (!actor) return refused(errors.notAuthenticated)
  if (!isUuid(brandId)) return refused(copy.follow.failed)
  await db()
    .delete(collectionBrands)
    .where(and(eq(collectionBrands.userId, actor.id), eq(collectionBrands.brandId, brandId)))
  return { ok: true }
}

async function reservedCollection(tx: Transaction, actor: Owner): Promise<string> {
  // Two first follows at once race here; the index on the reserved slug lets one of them make it.
  await tx
    .insert(collections)
    .values({
      userId: actor.id,
      name: reserved.name,
      slug: reserved.name,
      type: 'brands',
      description: reserved.description,
    })
    .onConflictDoNothing()
  const [collection] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, actor.id), eq(collections.slug, reserved.name)))
  return collection!.id
}

// ── Conditions ──────────────────────────────────────────────────────────────────────────────────────

function ownedBy(actor: Owner, id: string) {
  return and(eq(collections.id, id), eq(collections.userId, actor.id), isNull(collections.deletedAt))
}

/** The reserved collection is not renamed and not deleted by hand. */
const isEditable = sql`${collections.slug} <> ${reserved.name}`

async function isPublicEmail(tx: Transaction, emailId: string): Promise<boolean> {
  const [email] = await tx
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(emails.id, emailId), eq(emails.status, 'published'), eq(brands.status, 'active')))
  return email !== undefined
}
