/** Goes through the catalogue: which emails fulfil the filters, and how many each further choice would leave. */
import { type Catalogue, type CataloguedEmail, inOrder } from '#app/features/categories/catalogue.ts'
import { FILTERS, type FilterCounts, type FilterName } from './filters.ts'
import type { Sort } from './schema.ts'

/** What was chosen, in the catalogue's numbers; the year is itself. */
export type Wanted = Partial<Record<FilterName | 'tag', number>>

/** A filter as one bit, so that what an email misses is one number. */
const BIT = Object.fromEntries(FILTERS.map((filter, place) => [filter, 1 << place])) as Record<
  FilterName,
  number
>

/** Nobody may see it, or it is not what the list is of, whatever else is chosen. */
const OUT = -1

/** The filters that an email does not fulfil, as bits. */
function missedBy(catalogue: Catalogue, wanted: Wanted): (email: CataloguedEmail) => number {
  const { brand, industry, type, occasion, year, tag } = wanted
  return (email) => {
    const sender = catalogue.brands[email.brand]
    if (!sender?.isActive || (tag !== undefined && !email.shelves.includes(tag))) return OUT
    let missed = 0
    if (brand !== undefined && email.brand !== brand) missed |= BIT.brand
    if (type !== undefined && !email.shelves.includes(type)) missed |= BIT.type
    if (occasion !== undefined && !email.shelves.includes(occasion)) missed |= BIT.occasion
    if (year !== undefined && email.year !== year) missed |= BIT.year
    // An email stands on the shelves of its own categories, and on those of its brand that are verticals.
    if (industry !== undefined && !email.shelves.includes(industry) && !sender.verticals.includes(industry)) {
      missed |= BIT.industry
    }
    return missed
  }
}

/**
 * One page of what is wanted: ids, and whether more come behind them. `after` need not be in the list, nor be public
 * any more: only its place counts.
 */
export function pageOf(
  catalogue: Catalogue,
  wanted: Wanted,
  { limit, after, sort }: { limit: number; after: Pick<CataloguedEmail, 'at' | 'id'> | null; sort: Sort },
): { ids: string[]; isMore: boolean } {
  const { emails } = catalogue
  const missed = missedBy(catalogue, wanted)
  const step = sort === 'newest' ? -1 : 1
  const start = sort === 'newest' ? emails.length - 1 : 0
  const ids: string[] = []
  for (let place = after ? placeBehind(emails, after, step) : start; emails[place]; place += step) {
    if (missed(emails[place]!) !== 0) continue
    if (ids.length === limit) return { ids, isMore: true }
    ids.push(emails[place]!.id)
  }
  return { ids, isMore: false }
}

/** The place of the first email behind this one, in the direction of the list. */
function placeBehind(
  emails: CataloguedEmail[],
  after: Pick<CataloguedEmail, 'at' | 'id'>,
  step: 1 | -1,
): number {
  let low = 0
  let high = emails.length
  // The first email that does not come before it.
  while (low < high) {
    const middle = (low + high) >> 1
    if (emails[middle]!.id !== after.id && inOrder(emails[middle]!, after) < 0) low = middle + 1
    else high = middle
  }
  if (step === -1) return low - 1
  return emails[low]?.id === after.id ? low + 1 : low
}

/** What the filters leave, and what one of them less would leave. */
export type Tally = FilterCounts & { without: Partial<Record<FilterName, number>> }

/**
 * Counts everything in one go. A filter's own choices are counted as if nothing had been chosen in it: they say what
 * the reader would get instead. So an email counts for all filters when it fulfils them all, and for one alone when
 * that is the only one it does not fulfil.
 */
export function tally(catalogue: Catalogue, wanted: Wanted, among?: Iterable<CataloguedEmail>): Tally {
  const { brands, shelves } = catalogue
  const missed = missedBy(catalogue, wanted)
  const missing = new Int32Array(1 << FILTERS.length)
  const ofBrand = new Int32Array(brands.length)
  /** Counted apart: a choice among industries leaves other emails than one among brands. */
  const ofBrandInIndustry = new Int32Array(brands.length)
  const ofShelf = new Int32Array(shelves.length)
  const ofYear = new Map<number, number>()
  const bits = Uint8Array.from(shelves, (shelf) => (shelf ? BIT[filterOf(shelf.type)] : 0))

  for (const email of among ?? catalogue.emails) {
    const misses = missed(email)
    // Two or more bits, or out of the question.
    if (misses & (misses - 1)) continue
    missing[misses]!++
    const counts = misses === 0 ? -1 : misses
    if (counts & BIT.brand) ofBrand[email.brand]!++
    if (counts & BIT.year && email.year) ofYear.set(email.year, (ofYear.get(email.year) ?? 0) + 1)
    if (counts & BIT.industry) ofBrandInIndustry[email.brand]!++
    for (const shelf of email.shelves) {
      const bit = bits[shelf]!
      if (counts & bit && !(bit === BIT.industry && brands[email.brand]!.verticals.includes(shelf))) {
        ofShelf[shelf]!++
      }
    }
  }
  for (const [number, count] of ofBrandInIndustry.entries()) {
    if (count > 0) for (const shelf of brands[number]!.verticals) ofShelf[shelf]! += count
  }

  const onShelves = (filter: FilterName) =>
    catalogue.shelvesByName
      .filter((number) => bits[number] === BIT[filter] && ofShelf[number]! > 0)
      .map((number) => counted(shelves[number]!, ofShelf[number]!))
  const total = missing[0]!
  const left = FILTERS.filter((filter) => wanted[filter] !== undefined)
  return {
    total,
    without: Object.fromEntries(left.map((filter) => [filter, total + missing[BIT[filter]]!])),
    choices: {
      brand: catalogue.brandsByName
        .filter((number) => ofBrand[number]! > 0)
        .map((number) => counted(brands[number]!, ofBrand[number]!)),
      industry: onShelves('industry'),
      type: onShelves('type'),
      occasion: onShelves('occasion'),
      year: [...ofYear]
        .toSorted(([a], [b]) => b - a)
        .map(([year, count]) => ({ value: String(year), name: String(year), count })),
    },
  }
}

/** The filter that chooses among categories of a type. */
export function filterOf(type: Catalogued['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}

type Catalogued = NonNullable<Catalogue['shelves'][number]>

function counted({ slug, name }: { slug: string; name: string }, count: number) {
  return { value: slug, name, count }
}
