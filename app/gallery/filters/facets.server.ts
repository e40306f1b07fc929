/**
 * Counts what a list holds and what each further choice of a filter would leave of it. A filter's own choices are
 * counted as if nothing had been chosen in it, unless it takes all of them: they say what the reader would get instead. The database keeps the counts
 * of the whole gallery; everything else is counted from the emails that match.
 */
import { sql, type SQL } from 'drizzle-orm'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { brands, categories, galleryCounts, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import { attributeChoices } from './attribute-choices.ts'
import { type Choice, EVERY, FILTERS, type FilterName, type Tally } from './filters.ts'
import {
  carries,
  type Conditions,
  EVERYTHING,
  KIND,
  kindOf,
  kindOfFilter,
  type Tag,
  tagsOf,
} from './filters.server.ts'

/** Brands offered in the menu; with more, the rest are found by searching. */
export const BRANDS_OFFERED = 100

/** Counts for pages: in a large gallery up to a minute old. */
export function recentCounts(conditions: Conditions): Promise<Tally> {
  return galleryCache().recent(`counts ${JSON.stringify(conditions)}`, () => countChoices(conditions))
}

/** Current counts, of all emails or of the given ones. */
export async function countChoices(conditions: Conditions, among?: string[]): Promise<Tally> {
  const chosen = FILTERS.filter((filter) => conditions[filter] !== undefined)
  const open = FILTERS.filter((filter) => conditions[filter] === undefined || EVERY.includes(filter))
  const groups = [
    { tags: tagsOf(conditions), filters: open },
    ...chosen.map((filter) => ({ tags: tagsOf(conditions, filter), filters: [filter] })),
  ]
  const rows = await rowsOf<CountedTag>(sql`
    select counted.place, counted.tag, counted.count,
      coalesce(${categories.slug}, btrim(${brands.slug}), ${galleryTags.filter}) as value,
      coalesce(${categories.name}, ${brands.name}) as name
    from (${sql.join(
      groups.map((group, place) => countGroup(group, place, among)),
      sql` union all `,
    )}) as counted
    left join ${galleryTags} on ${galleryTags.tag} = counted.tag
    left join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    left join ${brands} on ${brands.id} = ${galleryTags.brandId}
    -- Templates are no choices, and a large gallery has more of them than of all other attributes.
    where starts_with(${galleryTags.filter}, 'template:') is not true`)
  const byGroup = Map.groupBy(rows, ({ place }) => place)
  const totals = groups.map(
    (_, place) => byGroup.get(place)?.find(({ tag }) => tag === EVERYTHING)?.count ?? 0,
  )

  function rowsFor(filter: FilterName): CountedTag[] {
    // A further choice of these is one more, not another.
    const place = EVERY.includes(filter) ? 0 : chosen.indexOf(filter) + 1
    return (
      byGroup.get(place)?.filter(({ tag }) => kindOf(tag) === kindOfFilter(filter) && tag !== EVERYTHING) ??
      []
    )
  }

  const inBrands = rowsFor('brand').reduce((sum, { count }) => sum + count, 0)
  return {
    total: totals[0]!,
    choices: {
      brand: byName(rowsFor('brand')),
      industry: byName(rowsFor('industry')),
      type: byName(rowsFor('type')),
      occasion: byName(rowsFor('occasion')),
      year: latestFirst(rowsFor('year')),
      ...attributeChoices(rowsFor),
    },
    // Each email has one brand.
    hasMoreBrands: inBrands < totals[chosen.indexOf('brand') + 1]!,
    without: Object.fromEntries(chosen.map((filter, index) => [filter, totals[index + 1]!])),
  }
}

/**
 * Brands of the emails that match the filters, of all emails or of the given ones: those whose name contains the typed
 * text, and the most frequent if there are too many.
 */
export async function findBrandChoices(
  conditions: Conditions,
  typed: string,
  among?: string[],
): Promise<Choice[]> {
  const tags = tagsOf(conditions, 'brand')
  const wanted = typed.trim().toLowerCase()
  const read = () =>
    rowsOf<CountedTag>(sql`
      select counted.tag, btrim(${brands.slug}) as value, ${brands.name} as name, counted.count
      from (${countTags(tags, new Set([KIND.brand]), among)}) as counted
      join ${galleryTags} on ${galleryTags.tag} = counted.tag join ${brands} on ${brands.id} = ${galleryTags.brandId}
      where ${brands.status} = 'active' and strpos(lower(${brands.name}), ${wanted}) > 0
      order by counted.count desc, lower(${brands.name}), counted.tag limit ${BRANDS_OFFERED}`)
  const rows = among
    ? await read()
    : await galleryCache().recent(`brands ${JSON.stringify([tags, wanted])}`, read)
  return byName(rows)
}

type CountedTag = { place: number; tag: number; count: number; value: string; name: string }
type Group = { tags: Tag[]; filters: FilterName[] }

/** The group's total as the count of tag 0, and the counts of its filters' options. */
function countGroup({ tags, filters }: Group, place: number, among?: string[]): SQL {
  const kinds = new Set(filters.map(kindOfFilter))
  const counted = sql`with counted as materialized (${countTags(tags, kinds, among)})
    select ${place}::int as place, tag, count from counted where tag & 7 <> ${KIND.brand}`
  if (!filters.includes('brand')) return sql`(${counted})`
  return sql`(${counted} union all (
    select ${place}::int, tag, count from counted where tag & 7 = ${KIND.brand}
    order by count desc, tag limit ${BRANDS_OFFERED}))`
}

/** How many emails with these tags carry each tag of these kinds. */
function countTags(tags: Tag[], kinds: Set<number>, among?: string[]): SQL {
  const isCounted = sql`tag = ${EVERYTHING} or tag & 7 in (${sql.raw([...kinds].join())})`
  if (tags.length === 0 && !among)
    return sql`select ${galleryCounts.tag} as tag, ${galleryCounts.count} as count from ${galleryCounts} where ${isCounted}`
  const isAmong = among
    ? sql`${galleryEmails.emailId} = any (array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(among)}::jsonb)))`
    : sql`true`
  // In the select list, unnesting takes two thirds of the time that it takes as a join.
  return sql`
    select tag, count(*)::int as count
    from (select unnest(${galleryEmails.tags}) as tag from ${galleryEmails} where ${carries(tags)} and ${isAmong}) as t
    where ${isCounted} group by tag`
}

const collator = new Intl.Collator('en')

function byName(rows: CountedTag[]): Choice[] {
  return rows
    .map(({ value, name, count }) => ({ value, name, count }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

function latestFirst(rows: CountedTag[]): Choice[] {
  return rows
    .toSorted((a, b) => b.tag - a.tag)
    .map(({ tag, count }) => ({ value: String(tag >> 3), name: String(tag >> 3), count }))
}
