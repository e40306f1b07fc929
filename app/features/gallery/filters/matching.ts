/** Goes through the catalogue: which emails fulfil the filters, and how many each further choice would leave. */
import {
  type Catalogue,
  type CataloguedEmail,
  type CataloguedShelf,
  columnsOf,
  inOrder,
} from '#app/features/categories/catalogue.ts'
import { type CountedChoice, FILTERS, type FilterCounts, type FilterName } from './filters.ts'
import type { Sort } from '#app/features/gallery/schema.ts'

/** What was chosen, in the catalogue's numbers; the year is itself. */
export type Wanted = Partial<Record<FilterName | 'tag', number>>

/** A filter as one bit, so that what an email misses is one number. */
const BIT = Object.fromEntries(FILTERS.map((filter, place) => [filter, 1 << place])) as Record<
  FilterName,
  number
>

/** Every filter's bit. */
const ALL = (1 << FILTERS.length) - 1

/** Bits of what is out of the question, whatever else is chosen: nobody may see it; the list is not of it. */
const HIDDEN = 1 << FILTERS.length
const UNTAGGED = HIDDEN << 1

/** By what an email misses: the filters it is counted for. */
const COUNTS_FOR = Uint8Array.from({ length: 2 * UNTAGGED }, (_, missed) => {
  if (missed === 0) return ALL
  return FILTERS.some((filter) => missed === BIT[filter]) ? missed : 0
})

/** The same where only what misses nothing is counted. */
const COUNTS_WHOLE = COUNTS_FOR.map((_, missed) => (missed === 0 ? ALL : 0))

/** Years that can be counted; no email is from after them. */
const YEARS = 3_000

const latest = new WeakMap<Catalogue, { key: string; missed: Uint8Array }>()

/** The filters that each email does not fulfil, as bits. A page asks twice, for its list and for its counts. */
function missedBy(catalogue: Catalogue, wanted: Wanted): Uint8Array {
  const key = JSON.stringify(wanted)
  const known = latest.get(catalogue)
  if (known?.key === key) return known.missed
  const missed = findMissed(catalogue, wanted)
  latest.set(catalogue, { key, missed })
  return missed
}

function findMissed({ columns, brands }: Catalogue, wanted: Wanted): Uint8Array {
  const { length, brand, year, placesOn } = columns
  const shelves = (['industry', 'type', 'occasion', 'tag'] as const).flatMap((filter) => {
    const shelf = wanted[filter]
    return shelf === undefined ? [] : [{ shelf, bit: filter === 'tag' ? UNTAGGED : BIT[filter] }]
  })
  const everyShelf = shelves.reduce((bits, { bit }) => bits | bit, 0)
  // An email stands on the shelves of its own categories, and on those of its brand that are verticals.
  const ofBrand = Uint8Array.from(brands, (sender, number) => {
    if (!sender?.isActive) return HIDDEN | everyShelf
    const standsThere = wanted.industry !== undefined && sender.verticals.includes(wanted.industry)
    const isOther = wanted.brand !== undefined && number !== wanted.brand
    return (everyShelf & (standsThere ? ~BIT.industry : ~0)) | (isOther ? BIT.brand : 0)
  })
  const yearWanted = wanted.year
  const missed = new Uint8Array(length)
  for (let place = 0; place < length; place++) {
    const ofYear = yearWanted === undefined || year[place] === yearWanted ? 0 : BIT.year
    missed[place] = ofBrand[brand[place]!]! | ofYear
  }
  for (const { shelf, bit } of shelves) {
    const places = placesOn(shelf)
    for (let at = 0; at < places.length; at++) missed[places[at]!]! &= ~bit
  }
  return missed
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
  for (
    let place = after ? placeBehind(emails, after, step) : start;
    place >= 0 && place < emails.length;
    place += step
  ) {
    if (missed[place] !== 0) continue
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

const everything = new WeakMap<Catalogue, Tally>()

/**
 * Counts everything in one go. A filter's own choices are counted as if nothing had been chosen in it: they say what
 * the reader would get instead. So an email counts for all filters when it fulfils them all, and for one alone when
 * that is the only one it does not fulfil.
 */
export function tally(catalogue: Catalogue, wanted: Wanted): Tally {
  const chosen = FILTERS.filter((filter) => wanted[filter] !== undefined)
  if (chosen.length > 1 || wanted.tag !== undefined) return count(catalogue, wanted, COUNTS_FOR)
  let all = everything.get(catalogue)
  if (!all) everything.set(catalogue, (all = count(catalogue, {}, COUNTS_FOR)))
  const [only] = chosen
  if (!only) return all
  // Without the only filter, everything is left: that has been counted.
  const { total, choices } = count(catalogue, wanted, COUNTS_WHOLE)
  return { total, without: { [only]: all.total }, choices: { ...choices, [only]: all.choices[only] } }
}

/** The same for a few emails alone. */
export function tallyAmong(catalogue: Catalogue, wanted: Wanted, emails: CataloguedEmail[]): Tally {
  return count({ ...catalogue, columns: columnsOf(emails) }, wanted, COUNTS_FOR)
}

function count(catalogue: Catalogue, wanted: Wanted, countsFor: Uint8Array): Tally {
  const { brands, shelves, columns } = catalogue
  const missed = missedBy(catalogue, wanted)
  const missing = new Int32Array(ALL + 1)
  const ofBrand = new Int32Array(brands.length)
  /** Counted apart: a choice among industries leaves other emails than one among brands. */
  const ofBrandInIndustry = new Int32Array(brands.length)
  const ofShelf = new Int32Array(shelves.length)
  const ofYear = new Int32Array(YEARS)
  const bits = Uint8Array.from(shelves, (shelf) => (shelf ? BIT[filterOf(shelf.type)] : 0))

  for (let place = 0; place < columns.length; place++) {
    const counts = countsFor[missed[place]!]!
    if (counts === 0) continue
    missing[missed[place]!]!++
    const brand = columns.brand[place]!
    if (counts & BIT.brand) ofBrand[brand]!++
    if (counts & BIT.year) ofYear[columns.year[place]!]!++
    if (counts & BIT.industry) ofBrandInIndustry[brand]!++
    const until = columns.shelvesFrom[place + 1]!
    for (let at = columns.shelvesFrom[place]!; at < until; at++) {
      const shelf = columns.shelves[at]!
      const bit = bits[shelf]! & counts
      if (bit && !(bit === BIT.industry && brands[brand]!.verticals.includes(shelf))) ofShelf[shelf]!++
    }
  }
  for (let number = 0; number < brands.length; number++) {
    const emails = ofBrandInIndustry[number]!
    if (emails > 0) for (const shelf of brands[number]!.verticals) ofShelf[shelf]! += emails
  }

  const total = missing[0]!
  const chosen = FILTERS.filter((filter) => wanted[filter] !== undefined)
  const onShelves = (filter: FilterName) =>
    choicesOf(shelves, catalogue.shelvesByName, (number) =>
      bits[number] === BIT[filter] ? ofShelf[number]! : 0,
    )
  return {
    total,
    without: Object.fromEntries(chosen.map((filter) => [filter, total + missing[BIT[filter]]!])),
    choices: {
      brand: choicesOf(brands, catalogue.brandsByName, (number) => ofBrand[number]!),
      industry: onShelves('industry'),
      type: onShelves('type'),
      occasion: onShelves('occasion'),
      year: yearChoices(ofYear),
    },
  }
}

/** Those with something in them, by name. */
function choicesOf(
  list: ({ slug: string; name: string } | undefined)[],
  byName: number[],
  countOf: (number: number) => number,
): CountedChoice[] {
  return byName.flatMap((number) => {
    const count = countOf(number)
    return count > 0 ? { value: list[number]!.slug, name: list[number]!.name, count } : []
  })
}

/** The latest first. */
function yearChoices(counts: Int32Array): CountedChoice[] {
  const choices: CountedChoice[] = []
  for (let year = YEARS - 1; year > 0; year--) {
    const count = counts[year]!
    if (count > 0) choices.push({ value: String(year), name: String(year), count })
  }
  return choices
}

/** The filter that chooses among categories of a type. */
export function filterOf(type: CataloguedShelf['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}
