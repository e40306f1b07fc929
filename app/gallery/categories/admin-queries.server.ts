import { eq } from 'drizzle-orm'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { nextComing } from './occasion-dates.ts'
import { type Category, inMenuOrder, selectCounted } from './queries.server.ts'
import { builtInCategories } from './taxonomy.ts'

export type ListedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'type' | 'masterTag' | 'half'> & {
  count: number
  next: { date: PlainDay; days: number } | null
}

export async function listCategoriesForAdmin(_actor: Editor, today: PlainDay): Promise<ListedCategory[]> {
  const rows = await selectCounted().orderBy(...inMenuOrder())
  return rows.map(({ id, name, slug, type, masterTag, half, count, dateRule }) => {
    return { id, name, slug, type, masterTag, half, count, next: dateRule && nextComing(dateRule, today) }
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
  const [[category], aliases] = await Promise.all([
    selectCounted().where(eq(categories.id, id)),
    db()
      .select({ alias: categoryAliases.alias })
      .from(categoryAliases)
      .where(eq(categoryAliases.categoryId, id))
      .orderBy(categoryAliases.alias),
  ])
  if (!category) return null
  return {
    ...category,
    aliases: aliases.map(({ alias }) => alias),
    isBuiltIn: builtInCategories().some(({ slug }) => slug === category.slug),
  }
}
