import { and, eq, inArray } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, collectionBrands, collections } from '#app/platform/db/schema.ts'
import { isBrand } from '#app/gallery/brands/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { followCopy } from './follow-copy.ts'
import { copy } from './copy.ts'
import { type Outcome, refused } from './outcome.ts'
import { insertCollection, isEditable, lockCollections, withOwnCollection } from './own-collection.server.ts'

const { errors, reserved } = copy

type Entry = { actor: Person; collectionId: string; brandSlug: string }

/** Adds a brand to a collection of brands, once. Only following adds to the reserved one. */
export function addBrand({ actor, collectionId, brandSlug }: Entry): Promise<Outcome> {
  return withOwnCollection(
    actor,
    collectionId,
    async (tx, own) => {
      const [brand] = await tx
        .select({ id: brands.id })
        .from(brands)
        .where(and(isBrand(brandSlug), eq(brands.status, 'active')))
      if (!brand) return refused(errors.brandNotFound)
      await tx
        .insert(collectionBrands)
        .values({ collectionId: own.id, brandId: brand.id, userId: own.userId })
        .onConflictDoNothing()
      return { ok: true }
    },
    (own) => own.type === 'brands' && isEditable(own),
  )
}

export async function removeBrand({ actor, collectionId, brandSlug }: Entry): Promise<Outcome> {
  if (!isUuid(collectionId)) return refused(errors.notFound)
  const removed = await db()
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
  return removed.length > 0 ? { ok: true } : refused(errors.brandNotFound)
}

type Follow = { actor: Person; brandId: string }

/** Following a brand saves it to the one reserved collection, which the first follow creates. */
export async function followBrand({ actor, brandId }: Follow): Promise<Outcome> {
  if (!isUuid(brandId)) return refused(followCopy.failed)
  return inTransaction(async (tx) => {
    const [brand] = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.id, brandId), eq(brands.status, 'active')))
    if (!brand) return refused(followCopy.failed)
    const own = await reservedCollection(tx, actor)
    if (!own.ok) return own
    await tx
      .insert(collectionBrands)
      .values({ collectionId: own.id, brandId, userId: actor.id })
      .onConflictDoNothing()
    return { ok: true }
  })
}

/** Removes a brand from all collections of this user: a brand saved anywhere counts as followed. */
export async function unfollowBrand({ actor, brandId }: Follow): Promise<Outcome> {
  if (!isUuid(brandId)) return refused(followCopy.failed)
  await db()
    .delete(collectionBrands)
    .where(and(eq(collectionBrands.userId, actor.id), eq(collectionBrands.brandId, brandId)))
  return { ok: true }
}

async function reservedCollection(tx: Transaction, actor: Person): Promise<Outcome<{ id: string }>> {
  // Of two first follows at once, the second waits and finds what the first created.
  await lockCollections(tx, actor)
  const [existing] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, actor.id), eq(collections.slug, reserved.name)))
  return existing ? { ok: true, ...existing } : insertCollection(tx, actor, { ...reserved, type: 'brands' })
}
