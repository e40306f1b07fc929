/** Merging two brands: everything of one moves to the other, and its addresses redirect. */
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandDomains,
  brands,
  brandSlugs,
  collectionBrands,
  emails,
  inboxAddresses,
  inboxRules,
  reports,
} from '#app/platform/db/schema.ts'
import { recordChange, type RowSelection } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { lockSlugs, namesBrand, renameInRules } from './admin-commands.server.ts'

export type MergeCounts = Awaited<ReturnType<typeof countMerge>>

type Merge = { from: string; into: string }

/**
 * What a merge would move. `entries` are those of collections, `doubles` those in a collection with both brands; the
 * slugs will redirect.
 */
export async function countMerge(_actor: Editor, { from, into }: Merge) {
  const entries = eq(collectionBrands.brandId, from)
  const [brand] = await db().select({ slug: brands.slug }).from(brands).where(eq(brands.id, from))
  const slug = brand?.slug ?? ''
  const [[followers], slugs, ...counts] = await Promise.all([
    db()
      .select({ count: sql<number>`count(distinct ${collectionBrands.userId})::int` })
      .from(collectionBrands)
      .where(entries),
    db().select().from(brandSlugs).where(eq(brandSlugs.brandId, from)).orderBy(brandSlugs.slug),
    db().$count(emails, eq(emails.brandId, from)),
    db().$count(collectionBrands, entries),
    db().$count(collectionBrands, and(entries, isDouble(into))),
    db().$count(brandDomains, eq(brandDomains.brandId, from)),
    db().$count(inboxAddresses, eq(inboxAddresses.brandId, from)),
    db().$count(inboxRules, namesBrand([slug])),
  ])
  return {
    emails: counts[0],
    followers: followers!.count,
    entries: counts[1],
    doubles: counts[2],
    domains: counts[3],
    addresses: counts[4],
    rules: counts[5],
    slugs: [slug.trim(), ...slugs.map((one) => one.slug)],
  }
}

/** An entry of a collection that has the other brand as well. */
function isDouble(into: string): SQL {
  return sql`exists (
    select from ${collectionBrands} other
    where other.collection_id = ${collectionBrands}.collection_id and other.brand_id = ${into}
  )`
}

export type Merged = { ok: true; changeId: string | null } | { ok: false; reason: 'missing' }

/** Moves everything of `from` to `into` and deletes `from`. `into` keeps its name, description and categories. */
export async function mergeBrands({ actor, from, into }: Merge & { actor: Editor }): Promise<Merged> {
  if (!isUuid(from) || !isUuid(into) || from === into) return { ok: false, reason: 'missing' }
  return inTransaction(async (tx): Promise<Merged> => {
    await lockSlugs(tx)
    const both = await tx
      .select()
      .from(brands)
      .where(inArray(brands.id, [from, into]))
      // In one order, so that two merges of the same brands wait for each other.
      .orderBy(brands.id)
      .for('update')
    const loser = both.find(({ id }) => id === from)
    const winner = both.find(({ id }) => id === into)
    if (!loser || !winner) return { ok: false, reason: 'missing' }
    const rows = await rowsOf(tx, loser, winner)
    const { changeId } = await recordChange(
      tx,
      { actor, kind: 'brands-merged', label: `${loser.name} → ${winner.name}`, count: 1, rows },
      () => move(tx, loser, winner),
    )
    return { ok: true, changeId }
  })
}

type Brand = typeof brands.$inferSelect

async function rowsOf(tx: Transaction, loser: Brand, winner: Brand): Promise<RowSelection[]> {
  const ids = [loser.id, winner.id]
  // By their ids: as rows of the brand, they would be others after the move.
  const moved = await tx
    .select({ ids: sql<string[]>`coalesce(array_agg(${emails.id}), '{}')` })
    .from(emails)
    .where(eq(emails.brandId, loser.id))
  return [
    { table: brands, where: inArray(brands.id, ids) },
    { table: brandSlugs, where: inArray(brandSlugs.brandId, ids) },
    { table: brandDomains, where: inArray(brandDomains.brandId, ids) },
    { table: brandCategories, where: inArray(brandCategories.brandId, ids) },
    { table: emails, where: sql`${emails.id} = any(${sql.param(moved[0]!.ids)}::uuid[])` },
    { table: collectionBrands, where: inArray(collectionBrands.brandId, ids) },
    { table: inboxAddresses, where: inArray(inboxAddresses.brandId, ids) },
    { table: reports, where: inArray(reports.brandId, ids) },
    { table: inboxRules, where: or(namesBrand([loser.slug]), namesBrand([winner.slug])) },
  ]
}

async function move(tx: Transaction, loser: Brand, winner: Brand): Promise<void> {
  const brandId = winner.id
  await tx.execute(sql`update ${emails} set brand_id = ${brandId} where brand_id = ${loser.id}`)
  await tx.delete(collectionBrands).where(and(eq(collectionBrands.brandId, loser.id), isDouble(brandId)))
  await tx.update(collectionBrands).set({ brandId }).where(eq(collectionBrands.brandId, loser.id))
  await tx.update(brandDomains).set({ brandId }).where(eq(brandDomains.brandId, loser.id))
  await tx.update(inboxAddresses).set({ brandId }).where(eq(inboxAddresses.brandId, loser.id))
  await tx.update(reports).set({ brandId }).where(eq(reports.brandId, loser.id))
  await renameInRules(tx, loser.slug, winner.slug.trim())
  await tx.update(brandSlugs).set({ brandId }).where(eq(brandSlugs.brandId, loser.id))
  await tx.delete(brands).where(eq(brands.id, loser.id))
  await tx.insert(brandSlugs).values({ slug: loser.slug.trim().toLowerCase(), brandId }).onConflictDoNothing()
}
