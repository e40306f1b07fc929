import { asc, desc, sql } from 'drizzle-orm'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { brands, categories, emailList, galleryTags } from '#app/platform/db/schema.ts'
import { attributeChoices } from '#app/gallery/filters/attribute-choices.ts'
import { type AttributeFilter, type Choice, filterOf } from '#app/gallery/filters/filters.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { listRuleChoices } from './filters.server.ts'

/** Further brands are found by typing. */
const BRANDS_OFFERED = 50

export type ListChoices = Awaited<ReturnType<typeof readChoices>>

export async function readChoices(actor: Editor) {
  const [taxonomy, facts, brandChoices, rule, [oldest]] = await Promise.all([
    readTaxonomy(actor),
    readAttributes(actor),
    findBrands(actor, ''),
    listRuleChoices(),
    rowsOf<{ year: number | null }>(
      sql`select min(${emailList.year}) as year from ${emailList} where ${emailList.year} > 0`,
    ),
  ])
  const thisYear = Number(plainDayAt(new Date()).slice(0, 4))
  const years = Array.from({ length: Math.max(0, thisYear - (oldest?.year ?? thisYear)) + 1 }, (_, ago) => {
    const year = String(thisYear - ago)
    return { value: year, name: year }
  })
  return {
    ...taxonomy,
    ...facts,
    brand: brandChoices.slice(0, BRANDS_OFFERED).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    hasMoreBrands: brandChoices.length > BRANDS_OFFERED,
    year: years,
    rule,
  }
}

/** The categories by the filter they belong to, by name. */
async function readTaxonomy(_actor: Editor): Promise<Record<'industry' | 'type' | 'occasion', Choice[]>> {
  const rows = await db()
    .select({ value: categories.slug, name: categories.name, type: categories.type })
    .from(categories)
    .orderBy(asc(sql`lower(${categories.name})`))
  const of = (filter: string) =>
    rows.filter(({ type }) => filterOf(type) === filter).map(({ value, name }) => ({ value, name }))
  return { industry: of('industry'), type: of('type'), occasion: of('occasion') }
}

async function readAttributes(_actor: Editor): Promise<Record<AttributeFilter, Choice[]>> {
  const facts = await rowsOf<{ value: string }>(sql`
    select ${galleryTags.filter} as value from ${galleryTags} where ${galleryTags.filter} is not null`)
  return attributeChoices(() => facts)
}

/** Brands whose name contains `name`, drafts included; one more than are offered. */
export function findBrands(_actor: Editor, name: string): Promise<Choice[]> {
  const found = db()
    .select({ value: sql<string>`btrim(${brands.slug})`, name: brands.name })
    .from(brands)
    .limit(BRANDS_OFFERED + 1)
  // Every page of the list needs the first ones of perhaps thousands: an index has them by status and name.
  if (!name) return found.orderBy(asc(brands.status), asc(sql`lower(${brands.name})`))
  const folded = sql`search_fold(${brands.name})`
  const wanted = sql`search_fold(${name})`
  return found
    .where(sql`strpos(${folded}, ${wanted}) > 0`)
    .orderBy(desc(sql`starts_with(${folded}, ${wanted})`), asc(folded), asc(brands.id))
}
