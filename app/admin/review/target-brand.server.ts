import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { brands } from '#app/platform/db/schema.ts'
import { findBrandNamed } from '#app/intake/ingest/queries.server.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'

type Brand = Pick<typeof brands.$inferSelect, 'id' | 'slug' | 'name' | 'status'>

/** Without an id it is new. */
export type TargetBrand = Omit<Brand, 'id'> & { id: string | null }

/** Locks the present and the new brand: decisions about one follow each other. No target: its name makes no slug. */
export async function lockBrands(
  tx: Transaction,
  brandId: string,
  wanted: string | undefined,
): Promise<{ current: Brand; target: TargetBrand | null }> {
  const found = wanted === undefined ? null : await findBrandNamed(wanted, tx)
  const locked = await tx
    .select(columns)
    .from(brands)
    .where(inArray(brands.id, [brandId, ...(found ? [found.id] : [])]))
    // In one order, so that no two decisions wait for each other.
    .orderBy(asc(brands.id))
    .for('update')
  const current = locked.find(({ id }) => id === brandId)!
  if (wanted === undefined || isNamed(current, wanted)) return { current, target: current }
  if (found) return { current, target: locked.find(({ id }) => id === found.id)! }
  const slug = slugOf(wanted)
  return { current, target: slug ? { id: null, slug, name: wanted, status: 'active' } : null }
}

const columns = { id: brands.id, slug: brands.slug, name: brands.name, status: brands.status }

/** The form sends the name of the present brand, which another brand may share. */
function isNamed({ slug, name }: Brand, wanted: string): boolean {
  return wanted === slug.trim() || wanted === name
}
