import { and, asc, count, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  categoryAliases,
  emailCategories,
  emails,
} from '#app/db/schema.ts'
import { resolveCategorySlug, tagSlug } from './category-slugs.ts'
import { daysUntil, nextDate, type PlainDay } from './occasion-dates.ts'

export type Category = typeof categories.$inferSelect
export type CategoryType = Category['type']

/** All categories, or those of one kind, in the order menus show them. */
export function listCategories(type?: CategoryType): Promise<Category[]> {
  return db()
    .select()
    .from(categories)
    .where(type && eq(categories.type, type))
    .orderBy(...inMenuOrder())
}

/**
 * The category that a slug in a URL means. With `redirectTo`, it is not the slug the category has: an alias
 * or another spelling.
 */
export async function getCategoryBySlug(
  slug: string,
): Promise<{ category: Category; redirectTo?: string } | null> {
  // PostgreSQL takes no NUL in text; a URL may carry one.
  if (slug.includes('\0')) return null
  const asked = tagSlug(slug)
  const isAsked = eq(categories.slug, asked)
  const hasAlias = sql<boolean>`exists (
    select 1 from ${categoryAliases}
    where ${categoryAliases.alias} = ${asked} and ${categoryAliases.categoryId} = ${categories.id}
  )`
  const [category] = await db()
    .select()
    .from(categories)
    .where(or(isAsked, hasAlias, eq(categories.slug, resolveCategorySlug(slug) ?? asked)))
    // The owner's words first: a category of that very slug, then a stored alias, then our guess.
    .orderBy(desc(isAsked), desc(hasAlias))
    .limit(1)
  if (!category) return null
  return category.slug === slug ? { category } : { category, redirectTo: category.slug }
}

/** A category as the menus and the index of types show it: where it belongs and how many emails it has. */
export type MenuCategory = Pick<Category, 'name' | 'slug' | 'type' | 'masterTag' | 'half'> & { count: number }

/** Every category with its number of public emails, in menu order; `menu-groups.ts` makes menus of them. */
export async function listMenuCategories(): Promise<MenuCategory[]> {
  const rows = await selectWithCounts().orderBy(...inMenuOrder())
  return rows.map(({ name, slug, type, masterTag, half, count }) => ({
    name,
    slug,
    type,
    masterTag,
    half,
    count,
  }))
}

export type NextOccasion = { name: string; slug: string; date: PlainDay; days: number; count: number }

/**
 * The occasions coming up, soonest first; `days` is 0 on the day itself. Those with emails to show go before
 * those without, which only fill up what is left.
 */
export async function nextOccasions(today: PlainDay, limit: number): Promise<NextOccasion[]> {
  const rows = await selectWithCounts(isNotNull(categories.dateRule)).orderBy(...inMenuOrder())
  const upcoming = rows
    .flatMap(({ name, slug, dateRule, count }) => {
      const date = dateRule && nextDate(dateRule, today)
      return date ? [{ name, slug, date, days: daysUntil(today, date), count }] : []
    })
    .toSorted((a, b) => a.days - b.days)
  const withEmails = upcoming.filter((occasion) => occasion.count > 0)
  const without = upcoming.filter((occasion) => occasion.count === 0)
  return [...withEmails, ...without].slice(0, limit).toSorted((a, b) => a.days - b.days)
}

function inMenuOrder(): SQL[] {
  return [asc(categories.position), asc(sql`lower(${categories.name})`)]
}

/** Categories, each with its number of public emails, in one query. */
function selectWithCounts(where?: SQL) {
  const shelved = emailsOnShelves().as('shelved')
  const counted = db()
    .select({ categoryId: shelved.categoryId, count: count().as('email_count') })
    .from(shelved)
    .groupBy(shelved.categoryId)
    .as('counted')
  return db()
    .select({
      name: categories.name,
      slug: categories.slug,
      type: categories.type,
      masterTag: categories.masterTag,
      half: categories.half,
      dateRule: categories.dateRule,
      count: sql<number>`coalesce(${counted.count}, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .where(where)
}

/** Which public emails stand on which shelf: by their own categories and, for verticals, by their brand's. */
function emailsOnShelves() {
  const isPublic = and(eq(emails.status, 'published'), eq(brands.status, 'active'))
  const byOwnCategory = db()
    .select({ categoryId: emailCategories.categoryId, emailId: emailCategories.emailId })
    .from(emailCategories)
    .innerJoin(emails, eq(emails.id, emailCategories.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(isPublic)
  const byBrand = db()
    .select({ categoryId: brandCategories.categoryId, emailId: emails.id })
    .from(brandCategories)
    .innerJoin(
      categories,
      and(eq(categories.id, brandCategories.categoryId), eq(categories.type, 'vertical')),
    )
    .innerJoin(brands, eq(brands.id, brandCategories.brandId))
    .innerJoin(emails, eq(emails.brandId, brands.id))
    .where(isPublic)
  // A union, not a union all: an email that shares its brand's industry counts once.
  return byOwnCategory.union(byBrand)
}
