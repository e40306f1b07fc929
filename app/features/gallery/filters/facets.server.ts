/**
 * Counts what a list holds and what each further choice of a filter would leave of it. A filter's own choices are
 * counted as if nothing had been chosen in it: they say what the reader would get instead.
 *
 * The database keeps the counts under up to two tags (`gallery_counts`). Only what fulfils more than two filters, or
 * belongs to one brand, is counted from the emails themselves: that is never many. So is what fulfils any of several
 * choices, because an email may fulfil two of them. Facts, alone and with other filters, are counted from bits
 * (`gallery_bits`): any combination costs the same.
 */
import { sql, type SQL } from 'drizzle-orm'
import { galleryCache } from '#app/db/gallery-cache.server.ts'
import { rowsOf } from '#app/db/client.server.ts'
import { brands, categories, galleryBits, galleryCounts, galleryEmails, galleryTags } from '#app/db/schema.ts'
import { choicesAmong } from './fact-choices.ts'
import {
  type CountedChoice,
  FACT_FILTERS,
  type FactFilter,
  FILTERS,
  type FilterName,
  type Tally,
} from './filters.ts'
import {
  areSingle,
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
/** Brands matching a search that are counted one by one. */
const BRANDS_NAMED_MAX = 100
/** The most emails scanned to count brands for a page; above that, brands load on request. */
const BRANDS_COUNTED_MAX = 5_000

/** Counts for pages: in a large gallery up to a minute old. */
export function recentCounts(conditions: Conditions): Promise<Tally> {
  return galleryCache().recent(`counts ${JSON.stringify(conditions)}`, () => countChoices(conditions))
}

/** Current counts, of all emails or of the given ones. */
export async function countChoices(conditions: Conditions, among?: string[]): Promise<Tally> {
  const chosen = FILTERS.filter((filter) => conditions[filter] !== undefined)
  const open = FILTERS.filter((filter) => conditions[filter] === undefined)
  const groups = [
    { tags: tagsOf(conditions), filters: open },
    ...chosen.map((filter) => ({ tags: tagsOf(conditions, filter), filters: [filter] })),
  ]
  const rows = await rowsOf<CountedTag>(sql`
    select counted.place, counted.tag, counted.count,
      coalesce(${categories.slug}, btrim(${brands.slug}), ${galleryTags.fact}) as value,
      coalesce(${categories.name}, ${brands.name}) as name
    from (${sql.join(
      groups.map((group, place) => countGroup(group, place, among)),
      sql` union all `,
    )}) as counted
    left join ${galleryTags} on ${galleryTags.tag} = counted.tag
    left join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    left join ${brands} on ${brands.id} = ${galleryTags.brandId}`)
  const byGroup = Map.groupBy(rows, ({ place }) => place)
  const totals = groups.map(
    (_, place) => byGroup.get(place)?.find(({ tag }) => tag === EVERYTHING)?.count ?? 0,
  )

  function rowsFor(filter: FilterName): CountedTag[] {
    const place = chosen.indexOf(filter) + 1
    return (
      byGroup.get(place)?.filter(({ tag }) => kindOf(tag) === kindOfFilter(filter) && tag !== EVERYTHING) ??
      []
    )
  }

  function factChoices(filter: FactFilter): CountedChoice[] {
    return choicesAmong(
      filter,
      rowsFor(filter).map(({ value, count }) => ({ value, count })),
    )
  }

  const choices = {
    brand: byName(rowsFor('brand')),
    industry: byName(rowsFor('industry')),
    type: byName(rowsFor('type')),
    occasion: byName(rowsFor('occasion')),
    year: latestFirst(rowsFor('year')),
    ...(Object.fromEntries(FACT_FILTERS.map((filter) => [filter, factChoices(filter)])) as Record<
      FactFilter,
      CountedChoice[]
    >),
  }
  const offered = choices.brand.reduce((sum, { count }) => sum + count, 0)
  return {
    total: totals[0]!,
    choices,
    // Each email has one brand.
    hasMoreBrands: offered < totals[chosen.indexOf('brand') + 1]!,
    without: Object.fromEntries(chosen.map((filter, index) => [filter, totals[index + 1]!])),
  }
}

/** Brands of emails that match the filters: the most frequent ones, or those whose name contains the search text. */
export async function findBrandChoices(conditions: Conditions, typed: string): Promise<CountedChoice[]> {
  const tags = tagsOf(conditions, 'brand')
  const wanted = typed.trim().toLowerCase()
  const rows = await galleryCache().recent(`brands ${JSON.stringify([tags, wanted])}`, () =>
    rowsOf<CountedTag>(sql`
      select named.tag, named.value, named.name, counted.count
      from (
        select ${galleryTags.tag} as tag, btrim(${brands.slug}) as value, ${brands.name} as name
        from ${brands} join ${galleryTags} on ${galleryTags.brandId} = ${brands.id}
        where ${brands.status} = 'active' and strpos(lower(${brands.name}), ${wanted}) > 0
        order by lower(${brands.name}), ${galleryTags.tag} ${wanted ? sql`limit ${BRANDS_NAMED_MAX}` : sql``}
      ) as named ${countsOfBrands(tags, wanted !== '')}
      order by counted.count desc, lower(named.name), named.tag limit ${BRANDS_OFFERED}`),
  )
  return byName(rows)
}

/** Where the database does not keep them, a few brands are counted one by one, and all of them in one go. */
function countsOfBrands(tags: Tag[], areFew: boolean): SQL {
  if (tags.length < 2 && isStored(tags))
    return sql`join (${storedCounts(tags)}) as counted on counted.tag = named.tag`
  if (!areFew) {
    return sql`join (
      select tag, count from (${countEmails(tags)}) as e where tag & 7 = ${KIND.brand}
    ) as counted on counted.tag = named.tag`
  }
  return sql`cross join lateral (
    select count(*)::int as count from ${galleryEmails}
    where ${carries(tags)} and ${galleryEmails.tags} @> array[named.tag] having count(*) > 0
  ) as counted`
}

type CountedTag = { place: number; tag: number; count: number; value: string; name: string }
type Group = { tags: Tag[]; filters: FilterName[] }

/** The group's total as the count of tag 0, and the counts of its filters' options. */
function countGroup({ tags, filters }: Group, place: number, among?: string[]): SQL {
  const kinds = [...new Set(filters.filter((filter) => filter !== 'brand').map(kindOfFilter))]
  const others = sql`(select ${place}::int as place, tag, count from (${countKinds(tags, kinds, among)}) as u)`
  if (!filters.includes('brand')) return others
  const isLong = haveBits(tags) && (isStored(tags) ? tags.length === 2 : hasFact(tags))
  const isFew = isLong
    ? sql`coalesce((select n.count from (${countKinds(tags, [])}) as n where n.tag = ${EVERYTHING}), 0) <= ${BRANDS_COUNTED_MAX}`
    : sql`true`
  return sql`${others} union all (
    select ${place}::int, tag, count from (${isLong || among ? countEmails(tags, among) : countUnder(tags)}) as b
    where tag & 7 = ${KIND.brand} and ${isFew}
    order by count desc, tag limit ${among ? among.length : BRANDS_OFFERED})`
}

/** The total, and the tags of some kinds: stored, from the bits, or counted from the emails. */
function countKinds(tags: Tag[], kinds: number[], among?: string[]): SQL {
  const all = sql.raw([EVERYTHING, ...kinds].join())
  if (among || !haveBits(tags)) {
    return sql`select tag, count from (${countEmails(tags, among)}) as e where tag & 7 in (${all})`
  }
  if (!isStored(tags)) return countBits(tags, [EVERYTHING, ...kinds])
  const stored = sql`select tag, count from (${storedCounts(tags)}) as s where tag & 7 in (${all})`
  return kinds.includes(KIND.fact) && tags.length > 0
    ? sql`${stored} union all ${countBits(tags, [KIND.fact])}`
    : stored
}

function hasFact(tags: Tag[]): boolean {
  return tags.flat().some((tag) => kindOf(tag) === KIND.fact)
}

/** Brands have no bits: what belongs to one is counted from its emails. */
function haveBits(tags: Tag[]): boolean {
  return tags.flat().every((tag) => kindOf(tag) !== KIND.brand)
}

function countBits(tags: Tag[], kinds: number[]): SQL {
  const each = tags.map((tag) =>
    Array.isArray(tag)
      ? sql`(select ${galleryBits.chunk} as chunk, bit_or(${galleryBits.bits}) as bits from ${galleryBits}
          where ${galleryBits.tag} in (${sql.raw(tag.map(Number).join())}) group by 1)`
      : sql`(select ${galleryBits.chunk} as chunk, ${galleryBits.bits} as bits from ${galleryBits}
          where ${galleryBits.tag} = ${tag})`,
  )
  const from = each.map((bits, index) => sql`${bits} as ${sql.raw(`b${index}`)}`)
  const joined = from.reduce((all, next) => sql`${all} join ${next} using (chunk)`)
  const common = sql.raw(each.map((_, index) => `b${index}.bits`).join(' & '))
  return sql`
    (with matched as materialized (select chunk, ${common} as bits from ${joined})
    select c.tag, sum(bit_count(c.bits & matched.bits))::int as count
    from ${galleryBits} as c join matched on matched.chunk = c.chunk
    where c.tag & 7 in (${sql.raw(kinds.join())})
    group by c.tag having sum(bit_count(c.bits & matched.bits)) > 0)`
}

/** How many emails with these tags carry each tag. */
function countUnder(tags: Tag[], among?: string[]): SQL {
  return among || !isStored(tags) ? countEmails(tags, among) : storedCounts(tags)
}

/** Whether the database keeps the counts: those of brands not under a pair of tags, nor for one with a brand. */
function isStored(tags: Tag[]): tags is number[] {
  if (!areSingle(tags) || hasFact(tags)) return false
  return tags.length < 2 || (tags.length === 2 && tags.every((tag) => kindOf(tag) !== KIND.brand))
}

function storedCounts(tags: number[]): SQL {
  const [second = EVERYTHING, first = EVERYTHING] = tags.toSorted((a, b) => kindOf(b) - kindOf(a))
  return sql`
    select ${galleryCounts.tag} as tag, ${galleryCounts.count} as count from ${galleryCounts}
    where ${galleryCounts.first} = ${first} and ${galleryCounts.second} = ${second}`
}

function countEmails(tags: Tag[], among?: string[]): SQL {
  const isAmong = among
    ? sql`${galleryEmails.emailId} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(among)}::jsonb))`
    : sql`true`
  // In the select list, unnesting takes two thirds of the time that it takes as a join.
  return sql`
    select tag, count(*)::int as count
    from (select unnest(${galleryEmails.tags}) as tag from ${galleryEmails} where ${carries(tags)} and ${isAmong}) as t
    where tag & 7 <> ${KIND.rule} group by tag`
}

const collator = new Intl.Collator('en')

function byName(rows: CountedTag[]): CountedChoice[] {
  return rows
    .map(({ value, name, count }) => ({ value, name, count }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

function latestFirst(rows: CountedTag[]): CountedChoice[] {
  return rows
    .toSorted((a, b) => b.tag - a.tag)
    .map(({ tag, count }) => ({ value: String(tag >> 3), name: String(tag >> 3), count }))
}
