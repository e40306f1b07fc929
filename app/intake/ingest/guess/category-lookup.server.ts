import { eq, inArray } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases } from '#app/platform/db/schema.ts'

/** Category ids for slugs or aliases; also returns the unknown ones. */
export async function lookUpCategories(
  slugs: string[],
): Promise<{ ids: Map<string, string>; unknown: string[] }> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return { ids: new Map(), unknown: [] }
  const direct = await db()
    .select({ slug: categories.slug, id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, wanted))
  const aliased = await db()
    .select({ slug: categoryAliases.alias, id: categories.id })
    .from(categoryAliases)
    .innerJoin(categories, eq(categories.id, categoryAliases.categoryId))
    .where(inArray(categoryAliases.alias, wanted))
  const ids = new Map([...aliased, ...direct].map(({ slug, id }) => [slug, id]))
  return { ids, unknown: wanted.filter((slug) => !ids.has(slug)) }
}
