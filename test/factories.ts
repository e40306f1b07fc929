/** Creates rows for tests, with defaults for everything the test does not set. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/platform/db/schema.ts'
import type { EmailStats } from '#app/platform/db/json-columns.ts'

type Category = typeof categories.$inferSelect
type Brand = typeof brands.$inferSelect
type Email = typeof emails.$inferSelect

let count = 0

export async function createCategory(given: Partial<typeof categories.$inferInsert> = {}): Promise<Category> {
  const number = ++count
  const type = given.type ?? 'email_type'
  const half = type === 'email_type' ? null : type === 'vertical' ? 'industry' : 'holiday'
  const [category] = await db()
    .insert(categories)
    .values({ name: `Category ${number}`, slug: `category-${number}`, type, half, ...given })
    .returning()
  return category!
}

/** Creates an active brand with its categories in the given order. */
export async function createBrand(
  given: Partial<typeof brands.$inferInsert> & { categories?: Category[] } = {},
): Promise<Brand> {
  const number = ++count
  const { categories: linked = [], ...row } = given
  const [brand] = await db()
    .insert(brands)
    .values({ name: `Brand ${number}`, slug: `brand-${number}`, status: 'active', ...row })
    .returning()
  const links = linked.map((category, position) => ({
    brandId: brand!.id,
    categoryId: category.id,
    position,
  }))
  if (links.length > 0) await db().insert(brandCategories).values(links)
  return brand!
}

/** Creates a published email, of a new brand unless the test gives one, with its categories in the given order. */
export async function createEmail(
  given: Partial<typeof emails.$inferInsert> & { brand?: Brand; categories?: Category[] } = {},
): Promise<Email> {
  const number = ++count
  const { brand, categories: linked = [], ...row } = given
  const [email] = await db()
    .insert(emails)
    .values({
      slug: `email-${number}`,
      brandId: brand?.id ?? (await createBrand()).id,
      subjectLine: `Subject ${number}`,
      contentHash: createHash('sha256').update(`email ${number}`).digest('hex'),
      originalKey: `private/00/${number}.eml`,
      facts: noAttributes,
      ...row,
    })
    .returning()
  const links = linked.map((category, position) => ({
    emailId: email!.id,
    categoryId: category.id,
    position,
  }))
  if (links.length > 0) await db().insert(emailCategories).values(links)
  return email!
}

/** So many active brands, each with one published email, in two statements. */
export async function createBrandsWithEmails(size: number): Promise<void> {
  const numbers = Array.from({ length: size }, () => ++count)
  const added = await db()
    .insert(brands)
    .values(
      numbers.map((number) => ({
        name: `Brand ${number}`,
        slug: `brand-${number}`,
        status: 'active' as const,
      })),
    )
    .returning({ id: brands.id })
  await db()
    .insert(emails)
    .values(
      numbers.map((number, at) => ({
        slug: `email-${number}`,
        brandId: added[at]!.id,
        subjectLine: `Subject ${number}`,
        contentHash: createHash('sha256').update(`email ${number}`).digest('hex'),
        originalKey: `private/00/${number}.eml`,
        facts: noAttributes,
      })),
    )
  // Statistics of the empty tables would lead to plans that compare every row with every other.
  await db().execute(sql`analyze brands, emails`)
}

/** The statistics of an empty email. */
export const noAttributes: EmailStats = {
  htmlBytes: 2048,
  imageCount: 0,
  imageBytes: 0,
  imagesWithoutAlt: 0,
  linkCount: 0,
  wordCount: 0,
  darkStyles: false,
  fonts: [],
  colors: [],
}
