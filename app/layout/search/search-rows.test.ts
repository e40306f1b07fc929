import { describe, expect, test } from 'vitest'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'
import { bestRows, findMatches } from './search-rows.ts'

function entry(name: string, given: Partial<SearchEntry> = {}): SearchEntry {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { name, slug, description: '', count: 1, aliases: [], ...given }
}

function email(subject: string): FoundEmail {
  return { id: subject, subject } as FoundEmail
}

const index: SearchIndex = {
  brands: [entry('Welcome Mat'), entry('Corkline')],
  hasMoreBrands: false,
  categories: [entry('Travel', { description: 'From the welcome to the way home.' })],
  emailTypes: [entry('Welcome', { count: 8 }), entry('Trial', { aliases: ['trial-welcome'], count: 0 })],
  seasonal: [entry('Halloween'), entry('Easter', { count: 0 }), entry('Spring')],
}

describe('bestRows', () => {
  function best(typed: string, emails: FoundEmail[] = []): string[] {
    const rows = bestRows(findMatches(index, typed), emails, typed)
    return rows.map((row) => (row.kind === 'email' ? row.email.subject : row.entry.name))
  }

  test('mixes sections and emails by score: names, subjects, other emails, descriptions', () => {
    const emails = [email('Good evening'), email('You are welcome here')]
    expect(best('welcome', emails)).toEqual([
      'Welcome',
      'Welcome Mat',
      'You are welcome here',
      'Good evening',
      'Travel',
    ])
  })

  test('puts what has no emails below every email, its whole name typed or not', () => {
    const emails = [email('Good evening')]
    expect(best('trial', emails)).toEqual(['Good evening', 'Trial'])
    expect(best('easter', emails)).toEqual(['Good evening', 'Easter'])
    expect(best('east', emails)).toEqual(['Good evening', 'Easter'])
  })

  test('lists emails alone where nothing else matches', () => {
    expect(best('piano', [email('Carrying the piano')])).toEqual(['Carrying the piano'])
  })

  test('holds a dozen brands and categories', () => {
    const brands = Array.from({ length: 40 }, (_, number) => entry(`Brand ${number}`))
    expect(bestRows(findMatches({ ...index, brands }, 'brand'), [], 'brand')).toHaveLength(12)
  })
})
