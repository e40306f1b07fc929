import { and, asc, count, desc, eq, or, sql, sum, type SQL } from 'drizzle-orm'
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
  const rows = await countedCategories()
  return rows.map(({ name, slug, type, masterTag, half, count }) => {
    return { name, slug, type, masterTag, half, count }
  })
}

/** The email types with what each is for and its number of public emails. */
export async function listEmailTypes() {
  const [types, counted] = await Promise.all([listCategories('email_type'), countedCategories()])
  const counts = new Map(counted.map(({ slug, count }) => [slug, count]))
  return types.map(({ name, slug, description, masterTag }) => {
    return { name, slug, description, masterTag, count: counts.get(slug) ?? 0 }
  })
}

export type NextOccasion = { name: string; slug: string; date: PlainDay; days: number; count: number }

/**
 * The occasions coming up, soonest first; `days` is 0 on the day itself. Those with emails to show go before
 * those without, which only fill up what is left.
 */
export async function nextOccasions(today: PlainDay, limit: number): Promise<NextOccasion[]> {
  const rows = await countedCategories()
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

let counting: ReturnType<typeof countCategories> | undefined

/** A page asks several times at once, for its menus and its lists: they share one count, kept no longer. */
function countedCategories() {
  counting ??= countCategories().finally(() => {
    counting = undefined
  })
  return counting
}

/**
 * An email stands on the shelves of its own categories, and on those of its brand that are verticals. The two
 * ways are counted apart and added up, an email that has both only once: far cheaper than a union.
 */
async function countCategories() {
  const perBrand = db()
    .select({ brandId: emails.brandId, count: count().as('brand_emails') })
    .from(emails)
    .where(eq(emails.status, 'published'))
    .groupBy(emails.brandId)
    .as('per_brand')
  const byBrand = db()
    .select({ id: brandCategories.categoryId, count: sum(perBrand.count).as('by_brand_count') })
    .from(brandCategories)
    .innerJoin(brands, and(eq(brands.id, brandCategories.brandId), eq(brands.status, 'active')))
    .innerJoin(perBrand, eq(perBrand.brandId, brands.id))
    .groupBy(brandCategories.categoryId)
    .as('by_brand')
  const byEmail = db()
    .select({
      id: emailCategories.categoryId,
      count: count().as('by_email_count'),
      notByBrand: sql<number>`count(*) filter (where ${brandCategories.brandId} is null)`.as('not_by_brand'),
    })
    .from(emailCategories)
    .innerJoin(emails, and(eq(emails.id, emailCategories.emailId), eq(emails.status, 'published')))
    .innerJoin(brands, and(eq(brands.id, emails.brandId), eq(brands.status, 'active')))
    .leftJoin(
      brandCategories,
      and(
        eq(brandCategories.brandId, emails.brandId),
        eq(brandCategories.categoryId, emailCategories.categoryId),
      ),
    )
    .groupBy(emailCategories.categoryId)
    .as('by_email')
  return db()
    .select({
      name: categories.name,
      slug: categories.slug,
      type: categories.type,
      masterTag: categories.masterTag,
      half: categories.half,
      dateRule: categories.dateRule,
      count: sql`case
        when ${categories.type} = 'vertical'
        then coalesce(${byEmail.notByBrand}, 0) + coalesce(${byBrand.count}, 0)
        else coalesce(${byEmail.count}, 0)
      end`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(byEmail, eq(byEmail.id, categories.id))
    .leftJoin(byBrand, eq(byBrand.id, categories.id))
    .orderBy(...inMenuOrder())
}
