/** What the admin sees of categories. */
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { nextComing } from './occasion-dates.ts'
import { builtInCategories } from './taxonomy.ts'

type Category = typeof categories.$inferSelect

export type ListedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'type' | 'masterTag' | 'half'> & {
  /** Its public emails. */
  count: number
  next: { date: PlainDay; days: number } | null
}

const counted = sql<number>`coalesce(${galleryCounts.count}, 0)`

/** Every category in menu order. */
export async function listCategoriesForAdmin(_actor: Editor, today: PlainDay): Promise<ListedCategory[]> {
  const rows = await withCounts().orderBy(asc(categories.position), asc(sql`lower(${categories.name})`))
  return rows.map(({ category, count }) => {
    const { id, name, slug, type, masterTag, half, dateRule } = category
    return {
      id,
      name,
      slug,
      type,
      masterTag,
      half,
      count,
      next: dateRule && nextComing(dateRule, today),
    }
  })
}

export type EditedCategory = Category & {
  count: number
  aliases: string[]
  /** One of ours, which a later release may describe again where the owner has not. */
  isBuiltIn: boolean
}

export async function getCategoryForAdmin(_actor: Editor, id: string): Promise<EditedCategory | null> {
  if (!isUuid(id)) return null
  const [[found], aliases] = await Promise.all([
    withCounts().where(eq(categories.id, id)),
    db()
      .select({ alias: categoryAliases.alias })
      .from(categoryAliases)
      .where(eq(categoryAliases.categoryId, id))
      .orderBy(categoryAliases.alias),
  ])
  if (!found) return null
  const { category, count } = found
  return {
    ...category,
    count,
    aliases: aliases.map(({ alias }) => alias),
    isBuiltIn: builtInCategories().some(({ slug }) => slug === category.slug),
  }
}

function withCounts() {
  return db()
    .select({ category: getTableColumns(categories), count: counted })
    .from(categories)
    .leftJoin(galleryTags, eq(galleryTags.categoryId, categories.id))
    .leftJoin(galleryCounts, eq(galleryCounts.tag, galleryTags.tag))
}
