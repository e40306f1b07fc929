import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { arrivals, brands, inboxAddresses } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { ensureBrand } from '#app/gallery/brands/commands.server.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { AddressInput } from './schema.ts'

/** Without those of users, which are theirs alone. */
export function listAddresses(_actor: Administrator) {
  const { id, address, publish, userId } = inboxAddresses
  const brand = { slug: brands.slug, name: brands.name }
  return db()
    .select({ id, address, publish, brand, received: count(arrivals.id) })
    .from(inboxAddresses)
    .leftJoin(brands, eq(brands.id, inboxAddresses.brandId))
    .leftJoin(arrivals, eq(arrivals.addressId, id))
    .where(isNull(userId))
    .groupBy(id, brands.id)
    .orderBy(address)
}

/** Creates the brand if it does not exist. False if the address is listed already. */
export async function addAddress({ actor, input }: { actor: Administrator; input: AddressInput }) {
  const { address, brand, publish } = input
  const id = randomUUID()
  const rows = [
    ...(brand ? [{ table: brands, where: eq(brands.slug, slugOf(brand)) }] : []),
    { table: inboxAddresses, where: eq(inboxAddresses.id, id) },
  ]
  const { result: isAdded } = await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'address-added', label: address, count: 1, rows }, async () => {
      const [added] = await tx
        .insert(inboxAddresses)
        .values({ id, address, publish, createdBy: actor.id })
        .onConflictDoNothing()
        .returning({ id: inboxAddresses.id })
      if (!added || !brand) return added !== undefined
      const { id: brandId } = await ensureBrand(tx, { slug: slugOf(brand), name: brand })
      await tx.update(inboxAddresses).set({ brandId }).where(eq(inboxAddresses.id, added.id))
      return true
    }),
  )
  if (isAdded) log.info({ userId: actor.id }, 'an address was added to the inbox')
  return isAdded
}

/** Null if there is no such address. */
export async function removeAddress({ actor, id }: { actor: Administrator; id: string }) {
  const where = and(eq(inboxAddresses.id, id), isNull(inboxAddresses.userId))
  const removed = await inTransaction(async (tx) => {
    const [listed] = await tx.select({ address: inboxAddresses.address }).from(inboxAddresses).where(where)
    if (!listed) return null
    const rows = [
      { table: inboxAddresses, where },
      { table: arrivals, where: eq(arrivals.addressId, id) },
    ]
    return recordChange(tx, { actor, kind: 'address-removed', label: listed.address, rows }, () =>
      tx.delete(inboxAddresses).where(where),
    )
  })
  if (removed) log.info({ userId: actor.id }, 'an address was removed from the inbox')
  return removed
}
