import { describe, expect, test } from 'vitest'
import { composeQuery, LONGER_MAX, type TermVariants, wordsIn } from './search-query.ts'
import { type Asked, parseSearch } from './search-terms.ts'

const VARIANTS: Record<string, Partial<TermVariants>> = {
  the: { stemmed: [''], narrows: false },
  choirs: { stemmed: ["'choir'"] },
  'the choir': { plain: "'the' <-> 'choir'", stemmed: ["'choir'"] },
  pian: { longer: ['piano', 'pianos'] },
  pia: { longer: Array.from({ length: LONGER_MAX + 1 }, (_, number) => `pia${number}`) },
  '🎄a': { plain: '' },
}

function queryFor(search: string, asked: Asked = parseSearch(search)): string | null {
  const words = [...new Set(asked.flat().map((term) => term.words))]
  const variants = words.map((word): [string, TermVariants] => [
    word,
    { plain: `'${word}'`, stemmed: [`'${word}'`], longer: [], narrows: true, filed: [], ...VARIANTS[word] },
  ])
  return composeQuery(asked, new Map(variants))
}

describe('composeQuery', () => {
  test.each([
    ['a word by itself and by its stem', 'choirs x', "((('choirs') | ('choir')) & (('x')))"],
    [
      'an unfinished word: those of the gallery that begin like it',
      'pian',
      "((('piano') | ('pianos') | ('pian')))",
    ],
    ['too many of them: whatever begins like it', 'pia', "((('pia':*) | ('pia')))"],
    ['of a phrase, no dictionary leaves out a word', '"the choir"', "((('the' <-> 'choir')))"],
    ['only in subjects', 'subject:choirs ab', "((('choirs':A) | ('choir':A)) & (('ab')))"],
    ['only in texts and images', 'body:"the choir" ab', "((('the':CD <-> 'choir':CD)) & (('ab')))"],
    ['without a word', 'ab -cd', "((('ab')) & !(('cd')))"],
    ['one of two', 'ab OR cd', "((('ab'))) | ((('cd')))"],
    ['words that tell nothing are left out', 'the ab cd ef', "((('ab')) & (('cd')) & (('ef')))"],
    ['unless there are no others', 'the the', "((('the')) & (('the')))"],
  ])('%s', (_, search, query) => {
    const asked = parseSearch(search)
    if (!search.startsWith('pia')) for (const term of asked.flat()) term.unfinished = false
    expect(queryFor(search, asked)).toBe(query)
  })

  test('returns null without any word', () => expect(queryFor('🎄a')).toBeNull())
})

test.each([
  ["'choir'", ['choir']],
  ["'the' <-> 'choir'", ['the', 'choir']],
  ["'it''s' & 'a\\\\b'", ["it's", 'a\\b']],
  ['', []],
])('the words in %s', (query, words) => expect(wordsIn(query)).toEqual(words))
