import { assert, boolean, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInCategories } from '#app/gallery/categories/taxonomy.ts'
import type { SearchEntry } from './search-entries.ts'
import { rankEntries } from './search-ranking.ts'

const entries: SearchEntry[] = builtInCategories().map((category) => ({
  name: category.name,
  slug: category.slug,
  description: category.description,
  count: 1,
  aliases: [...category.aliases],
}))

function first(typed: string): string | undefined {
  return rankEntries(entries, typed)[0]?.entry.name
}

describe('rankEntries', () => {
  it.each([
    ['welcome', 'Welcome'],
    ['wel', 'Welcome'],
    ['black f', 'Black Friday'],
    ['friday', 'Black Friday'],
    ['xmas', 'Christmas'],
    ['valentines', 'Valentine’s Day'],
    ['onbording', 'Onboarding'],
    ['chirstmas', 'Christmas'],
    ['haloween', 'Halloween'],
    ['newsleter', 'Newsletter'],
    ['pasword reset', 'Password Reset'],
  ])('%s: %s first', (typed, name) => expect(first(typed)?.replaceAll("'", '’')).toBe(name))

  it('never hides an entry whose name or description contains the text', () => {
    const part = constantFrom(...entries).chain((entry) => {
      const text = constantFrom(entry.name, entry.description)
      return text.chain((whole) =>
        tuple(nat(whole.length), nat(whole.length)).map(([from, to]) => ({
          entry,
          typed: whole.slice(Math.min(from, to), Math.max(from, to)),
        })),
      )
    })
    assert(
      property(part, boolean(), ({ entry, typed }, upper) => {
        const found = rankEntries(entries, upper ? typed.toUpperCase() : typed)
        expect(found.map((each) => each.entry)).toContain(entry)
      }),
    )
  })

  it('keeps the order without text', () => {
    expect(rankEntries(entries, ' ').map(({ entry }) => entry)).toEqual(entries)
  })

  it('puts what has no emails last, unless its whole name was typed', () => {
    const [airbnb, air, fair] = (
      [
        ['Airbnb', 0],
        ['Airtight', 3],
        ['Fair', 1],
      ] as const
    ).map(([name, count]) => ({ ...entries[0]!, name, aliases: [], description: '', count })) as SearchEntry[]
    const names = (typed: string) => rankEntries([airbnb!, air!, fair!], typed).map(({ entry }) => entry.name)
    expect(names('air')).toEqual(['Airtight', 'Fair', 'Airbnb'])
    expect(names('airbnb')).toEqual(['Airbnb'])
  })

  it('finds nothing for noise', () => {
    expect(rankEntries(entries, 'zzqx')).toEqual([])
  })
})
