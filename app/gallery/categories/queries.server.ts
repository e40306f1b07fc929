import { asc, desc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { categories, categoryAliases, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import { resolveCategory } from './category-slugs.ts'
import { nextComing } from './occasion-dates.ts'
import { tagSlug } from './slug-words.ts'

export type Category = typeof categories.$inferSelect
export type CategoryType = Category['type']

export function listCategories(type?: CategoryType): Promise<Category[]> {
  return db()
    .select()
    .from(categories)
    .where(type && eq(categories.type, type))
    .orderBy(...inMenuOrder())
}

/** The category of a slug in a URL. With `redirectTo`, the slug is an alias or another spelling. */
export async function getCategoryBySlug(
  slug: string,
): Promise<{ category: Category; redirectTo?: string } | null> {
  // PostgreSQL rejects NUL in text; a URL may contain one.
  if (slug.includes('\0')) return null
  return galleryCache().read(`category ${slug}`, () => readCategory(slug))
}

async function readCategory(slug: string): Promise<{ category: Category; redirectTo?: string } | null> {
  const asked = tagSlug(slug)
  const isAsked = eq(categories.slug, asked)
  const hasAlias = called(asked)
  const spelled = resolveCategory(slug)
  // An alias that the owner has removed, or given to another category, is no spelling of it any more.
  const isSpelled = spelled && (spelled.alias ? called(spelled.alias) : eq(categories.slug, spelled.slug))
  const [category] = await db()
    .select()
    .from(categories)
    .where(or(isAsked, hasAlias, isSpelled ?? undefined))
    // The owner's data first: a category with this slug, then a stored alias, then the built-in spellings.
    .orderBy(desc(isAsked), desc(hasAlias))
    .limit(1)
  if (!category) return null
  return category.slug === slug ? { category } : { category, redirectTo: category.slug }
}

function called(alias: string): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${categoryAliases}
    where ${categoryAliases.alias} = ${alias} and ${categoryAliases.categoryId} = ${categories.id}
  )`
}

export type MenuCategory = Pick<Category, 'name' | 'slug' | 'type' | 'masterTag' | 'half'> & {
  count: number
  /** The next date of an occasion. */
  next: { date: PlainDay; days: number } | null
}

/** Every category with its number of public emails, in menu order; `menu-groups.ts` builds menus from them. */
export async function listMenuCategories(today: PlainDay): Promise<MenuCategory[]> {
  const [rows, coming] = await Promise.all([countedCategories(), comingOccasions(today)])
  return rows.map(({ name, slug, type, masterTag, half, count }) => {
    return { name, slug, type, masterTag, half, count, next: coming.get(slug) ?? null }
  })
}

/** The next date of each occasion. Every page needs it, and the calendars of some take milliseconds. */
function comingOccasions(today: PlainDay): Promise<Map<string, { date: PlainDay; days: number }>> {
  return galleryCache().recent(`occasions from ${today}`, async () => {
    const rows = await countedCategories()
    return new Map(
      rows.flatMap(({ slug, dateRule }) => {
        const next = dateRule && nextComing(dateRule, today)
        return next ? [[slug, next] as const] : []
      }),
    )
  })
}

export async function listEmailTypes() {
  const types = (await countedCategories()).filter(({ type }) => type === 'email_type')
  return types.map(({ name, slug, description, masterTag, count }) => {
    return { name, slug, description, masterTag, count }
  })
}

export async function listAliases(): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ slug: categories.slug, alias: categoryAliases.alias })
    .from(categoryAliases)
    .innerJoin(categories, eq(categories.id, categoryAliases.categoryId))
    .orderBy(asc(categoryAliases.alias))
  const aliases = new Map<string, string[]>()
  for (const { slug, alias } of rows) aliases.set(slug, [...(aliases.get(slug) ?? []), alias])
  return aliases
}

export type NextOccasion = { name: string; slug: string; date: PlainDay; days: number; count: number }

/** All occasions with a date, soonest first, `days` being 0 on the day itself; and the seasons without one. */
export async function listOccasions(today: PlainDay) {
  const [rows, coming] = await Promise.all([countedCategories(), comingOccasions(today)])
  const dated: NextOccasion[] = []
  const undated: Omit<NextOccasion, 'date' | 'days'>[] = []
  for (const { type, name, slug, count } of rows) {
    if (type !== 'occasion' && type !== 'seasonal') continue
    const next = coming.get(slug)
    if (next) dated.push({ name, slug, count, ...next })
    else undated.push({ name, slug, count })
  }
  return { dated: dated.toSorted((a, b) => a.days - b.days), undated }
}

/** An occasion further away is not worth the place of one that is near, even if it has emails. */
const NEAR_DAYS = 120

/**
 * Upcoming occasions, soonest first; `days` is 0 on the day itself. Near occasions with emails come first; others only
 * fill the remaining places.
 */
export async function nextOccasions(today: PlainDay, limit: number): Promise<NextOccasion[]> {
  const { dated: upcoming } = await listOccasions(today)
  const isChosen = ({ count, days }: NextOccasion): boolean => count > 0 && days <= NEAR_DAYS
  const others = upcoming.filter((occasion) => !isChosen(occasion))
  return [...upcoming.filter(isChosen), ...others].slice(0, limit).toSorted((a, b) => a.days - b.days)
}

export function inMenuOrder(): SQL[] {
  return [asc(categories.position), asc(sql`lower(${categories.name})`)]
}

/** Categories with their numbers of public emails. */
export function selectCounted() {
  return db()
    .select({ ...getTableColumns(categories), count: sql<number>`coalesce(${galleryCounts.count}, 0)` })
    .from(categories)
    .leftJoin(galleryTags, eq(galleryTags.categoryId, categories.id))
    .leftJoin(galleryCounts, eq(galleryCounts.tag, galleryTags.tag))
}

/** Cached, because every page has menus. */
export function countedCategories(): Promise<(Category & { count: number })[]> {
  return galleryCache().recent('categories', () => selectCounted().orderBy(...inMenuOrder()))
}
