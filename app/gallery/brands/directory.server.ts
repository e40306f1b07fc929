/** Brands known before the gallery has an email of them. They come with the samples, but are not samples. */
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { brands, categories, emails, siteState } from '#app/platform/db/schema.ts'
import { ensureBrand } from './commands.server.ts'

export type DirectoryRecord = {
  slug: string
  name: string
  description: string
  website: string
  /** Slugs of verticals, the badge first. */
  categories: readonly string[]
}

/** Brands created from the directory, so that an owner's own brand without emails is not mistaken for one. */
const STATE_KEY = 'directory'

/** Adds missing brands; existing ones stay as their owner keeps them. */
export async function loadDirectory(records: readonly DirectoryRecord[]): Promise<number> {
  const slugs = [...new Set(records.flatMap((record) => record.categories))]
  const known = await db()
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, slugs))
  const ids = new Map(known.map(({ id, slug }) => [slug, id]))
  return inTransaction(async (tx) => {
    const made: string[] = []
    for (const { categories: categorySlugs, ...record } of records) {
      const categoryIds = categorySlugs.flatMap((slug) => ids.get(slug) ?? [])
      const brand = await ensureBrand(tx, { ...record, categoryIds })
      if (brand.created) made.push(brand.id)
    }
    const [before] = await tx.select().from(siteState).where(eq(siteState.key, STATE_KEY))
    const value = [...((before?.value ?? []) as string[]), ...made]
    await tx
      .insert(siteState)
      .values({ key: STATE_KEY, value })
      .onConflictDoUpdate({ target: siteState.key, set: { value, updatedAt: new Date() } })
    return made.length
  })
}

/** Removes the directory's brands without emails; one with imported emails stays. */
export async function removeDirectory(): Promise<number> {
  return inTransaction(async (tx) => {
    const [state] = await tx.select().from(siteState).where(eq(siteState.key, STATE_KEY))
    const ids = (state?.value ?? []) as string[]
    if (ids.length === 0) return 0
    const ownEmails = tx.select({ id: emails.id }).from(emails).where(eq(emails.brandId, brands.id))
    const gone = await tx
      .delete(brands)
      .where(and(inArray(brands.id, ids), notExists(ownEmails)))
      .returning({ id: brands.id })
    await tx.delete(siteState).where(eq(siteState.key, STATE_KEY))
    return gone.length
  })
}
