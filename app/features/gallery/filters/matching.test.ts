import { expect, test } from 'vitest'
import { type Catalogue, type CataloguedEmail, columnsOf } from '#app/features/categories/catalogue.ts'
import { FILTERS } from './filters.ts'
import { pageOf, tally, tallyAmong, type Wanted } from './matching.ts'

const TYPES = ['vertical', 'vertical', 'email_type', 'email_type', 'occasion', 'seasonal'] as const

/** Numbers that follow each other without rhyme, the same each time. */
function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Sixty emails of four brands, one of them archived; some entered in the same moment. */
function anyCatalogue(seed: number): Catalogue {
  const next = random(seed)
  const some = (numbers: number[]) => numbers.filter(() => next() < 0.4)
  const emails: CataloguedEmail[] = Array.from({ length: 60 }, (_, place) => ({
    id: `email-${String(place).padStart(2, '0')}`,
    at: Math.floor(place / 3),
    brand: Math.floor(next() * 4),
    year: [0, 2024, 2025][Math.floor(next() * 3)]!,
    shelves: some([0, 1, 2, 3, 4, 5]),
  }))
  return {
    emails,
    byId: new Map(emails.map((email) => [email.id, email])),
    columns: columnsOf(emails),
    brands: [0, 1, 2, 3].map((number) => ({
      id: `${number}`,
      name: `Brand ${number}`,
      slug: `brand-${number}`,
      isActive: number !== 3,
      verticals: some([0, 1]),
    })),
    shelves: TYPES.map((type, number) => ({
      id: `${number}`,
      name: `S${number}`,
      slug: `s-${number}`,
      type,
    })),
    brandsByName: [0, 1, 2, 3],
    shelvesByName: [0, 1, 2, 3, 4, 5],
  }
}

/** The rule in its plainest words. */
function fulfils({ brands }: Catalogue, email: CataloguedEmail, wanted: Wanted): boolean {
  const stands = [...email.shelves, ...brands[email.brand]!.verticals]
  return (
    brands[email.brand]!.isActive &&
    (wanted.brand === undefined || email.brand === wanted.brand) &&
    (wanted.year === undefined || email.year === wanted.year) &&
    [wanted.industry, wanted.type, wanted.occasion].every(
      (shelf) => shelf === undefined || stands.includes(shelf),
    )
  )
}

function everyWanted(): Wanted[] {
  const values = { brand: 1, industry: 0, type: 2, occasion: 4, year: 2025 }
  return Array.from({ length: 32 }, (_, bits) =>
    Object.fromEntries(
      FILTERS.filter((_, place) => bits & (1 << place)).map((filter) => [filter, values[filter]]),
    ),
  )
}

test.each([1, 2, 3])('counts what going through one by one would count (%i)', (seed) => {
  const catalogue = anyCatalogue(seed)
  const count = (wanted: Wanted) =>
    catalogue.emails.filter((email) => fulfils(catalogue, email, wanted)).length
  for (const wanted of everyWanted()) {
    const { total, choices, without } = tally(catalogue, wanted)
    expect(total).toBe(count(wanted))
    for (const filter of FILTERS) {
      const { [filter]: chosen, ...others } = wanted
      expect(without[filter]).toBe(chosen === undefined ? undefined : count(others))
      for (const choice of choices[filter]) {
        const number = filter === 'year' ? Number(choice.value) : Number(choice.value.split('-')[1])
        expect(choice.count, `${JSON.stringify(wanted)} ${filter} ${choice.value}`).toBe(
          count({ ...others, [filter]: number }),
        )
      }
    }
  }
})

test.each(['newest', 'oldest'] as const)('pages of any size make up the list, %s first', (sort) => {
  const catalogue = anyCatalogue(4)
  for (const wanted of everyWanted()) {
    const expected = catalogue.emails.filter((email) => fulfils(catalogue, email, wanted)).map(({ id }) => id)
    const walked: string[] = []
    let page: ReturnType<typeof pageOf>
    do {
      const after = catalogue.byId.get(walked.at(-1) ?? '') ?? null
      page = pageOf(catalogue, wanted, { limit: 7, after, sort })
      walked.push(...page.ids)
    } while (page.isMore)
    expect(walked).toEqual(sort === 'newest' ? expected.toReversed() : expected)
  }
})

test('goes on behind an email that is in the list no more', () => {
  const catalogue = anyCatalogue(5)
  const gone = { at: 10, id: 'email-30a' }
  const { ids: newest } = pageOf(catalogue, {}, { limit: 60, after: gone, sort: 'newest' })
  const { ids: oldest } = pageOf(catalogue, {}, { limit: 60, after: gone, sort: 'oldest' })
  expect(newest.every((id) => id < gone.id)).toBe(true)
  expect(oldest.every((id) => id > gone.id)).toBe(true)
  expect(newest.length + oldest.length).toBe(tally(catalogue, {}).total)
})

test('counts only among those it is given', () => {
  const catalogue = anyCatalogue(6)
  const among = catalogue.emails.slice(0, 10)
  const expected = among.filter((email) => fulfils(catalogue, email, { type: 2 })).length
  expect(tallyAmong(catalogue, { type: 2 }, among).total).toBe(expected)
})

test('what a list is of narrows it like a filter, and hides nothing less', () => {
  const catalogue = anyCatalogue(7)
  const expected = catalogue.emails.filter(
    (email) => fulfils(catalogue, email, { year: 2024 }) && email.shelves.includes(5),
  )
  const { ids } = pageOf(catalogue, { year: 2024, tag: 5 }, { limit: 60, after: null, sort: 'oldest' })
  expect(ids).toEqual(expected.map(({ id }) => id))
})
