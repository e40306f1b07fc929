/** The brand an email is filed under when it is decided: its own, another one, or one that does not exist yet. */
import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/client.server.ts'
import { brands } from '#app/db/schema.ts'
import { hasSlug } from '#app/features/brands/commands.server.ts'
import { hadSlug } from '#app/features/brands/queries.server.ts'
import { slugOf } from '#app/features/ingest/store/slugs.ts'

type Brand = Pick<typeof brands.$inferSelect, 'id' | 'slug' | 'name' | 'status'>

/** Without an id it is new. */
export type TargetBrand = Omit<Brand, 'id'> & { id: string | null }

/**
 * The brand the email has and the one it gets, locked: two decisions about one brand follow each other, so that each
 * records what it changed itself. No target: the name of a new brand has nothing that its address could show.
 */
export async function lockBrands(
  tx: Transaction,
  brandId: string,
  wanted: string | undefined,
): Promise<{ current: Brand; target: TargetBrand | null }> {
  const found = wanted === undefined ? null : await findBrand(tx, wanted)
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

/** By its slug, its name, the slug a new brand of this name would have, or a slug it once had. */
async function findBrand(tx: Transaction, wanted: string): Promise<{ id: string } | undefined> {
  const isName = sql`lower(${brands.name}) = lower(${wanted})`
  const slug = slugOf(wanted)
  const bySlug = [wanted, ...(slug ? [slug] : [])].flatMap((one) => [hasSlug(one), hadSlug(one)])
  const [brand] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(or(isName, ...bySlug))
    .orderBy(sql`${hasSlug(wanted)} desc`, sql`${isName} desc`, asc(brands.id))
    .limit(1)
  return brand
}

/** A form without scripts sends the name of the brand it has, which may be that of another one as well. */
function isNamed({ slug, name }: Brand, wanted: string): boolean {
  return wanted === slug.trim() || wanted === name
}
