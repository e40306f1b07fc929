import { assert, property, string } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cleanSearch,
  correctedQuery,
  parseSearch,
  rangesOf,
  relaxedQueries,
  SEARCH_MAX,
  WORDS_MAX,
} from './search-terms.ts'

/** `red & !"old shoes" | blue*` */
function written(text: string): string {
  return parseSearch(text)
    .map((group) =>
      group
        .map(({ words, not, quoted, unfinished, field }) => {
          return `${not ? '!' : ''}${field ? `${field}:` : ''}${quoted ? `"${words}"` : words}${unfinished ? '*' : ''}`
        })
        .join(' & '),
    )
    .join(' | ')
}

describe('parseSearch', () => {
  it.each([
    ['choir piano', 'choir & piano*'],
    ['choir OR piano', 'choir | piano*'],
    ['a or b c', 'a | b & c'],
    ['or choir', 'choir*'],
    ['choir or', 'choir*'],
    ['choir or or piano', 'choir | piano*'],
    ['"the grand piano" choir', '"the grand piano" & choir*'],
    ['“grand piano”', '"grand piano"'],
    ['-piano choir', '!piano & choir*'],
    ['choir -"grand piano"', 'choir & !"grand piano"'],
    ['choir - piano', 'choir & piano*'],
    ['e-book', 'e-book*'],
    ['"unclosed phrase', 'unclosed & phrase*'],
    ['""', ''],
    ['-', ''],
    ['& | ! <-> :* ()', ''],
    ['at', 'at'],
    ['subject:piano choir', 'subject:piano & choir*'],
    ['-body:"grand piano" choir', '!body:"grand piano" & choir*'],
    ['Subject: choir', 'choir*'],
    ['choir before:2024 after:2023-05-06 words:<80', 'choir*'],
    ['choir before:then', 'choir & before:then*'],
    ['  two\tlines\nof words\0', 'two & lines & of & words*'],
  ])('%j', (text, meaning) => expect(written(text)).toBe(meaning))

  it('ignores words beyond the maximum, in phrases too', () => {
    expect(written('a b c d "e f g h" i-j k l m n')).toBe('a & b & c & d & "e f g h" & i-j & k & l')
    expect(written('a b c d e f g h i j "k l m n" o')).toBe('a & b & c & d & e & f & g & h & i & j & "k l"')
    expect(written(`"${'a '.repeat(99)}"`)).toBe(`"${'a '.repeat(WORDS_MAX).trim()}"`)
  })

  it('accepts any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 2000 }), (text) => {
        const words = parseSearch(text).flatMap((group) =>
          group.flatMap((term) => term.words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
        )
        expect(words.length).toBeLessThanOrEqual(WORDS_MAX)
        expect(cleanSearch(text).length).toBeLessThanOrEqual(2 * SEARCH_MAX)
        expect(cleanSearch(text)).not.toMatch(/\p{C}/u)
        expect(cleanSearch(cleanSearch(text))).toBe(cleanSearch(text))
      }),
    )
  })
})

test.each([
  ['before:2024', [{ kind: 'before', date: '2024-01-01T00:00:00.000Z' }]],
  ['After:2023-05-06 sea', [{ kind: 'after', date: '2023-05-06T00:00:00.000Z' }]],
  [
    'words:<80 words:>10',
    [
      { kind: '<', words: 80 },
      { kind: '>', words: 10 },
    ],
  ],
  ['before:2024-13 before:1066 words:80 -after:2024 "before:2024"', []],
])('the ranges of %s', (text, ranges) => expect(rangesOf(text)).toEqual(ranges))

describe('relaxedQueries', () => {
  /** The words of each step, the rarest first as `red: 1, old: 2`. */
  function relaxed(text: string, frequencies: Record<string, number>): string[][] {
    return relaxedQueries(parseSearch(text), new Map(Object.entries(frequencies))).map((asked) =>
      asked.map((group) => group.map(({ words, not }) => `${not ? '-' : ''}${words}`).join(' ')),
    )
  }

  it('leaves out any one word, then drops the commonest', () => {
    expect(relaxed('red old shoes', { red: 2, old: 9, shoes: 5 })).toEqual([
      ['shoes old', 'red old', 'red shoes'],
      ['shoes', 'red'],
    ])
    expect(relaxed('red', { red: 1 })).toEqual([])
  })

  it('keeps excluded words, and drops words without a frequency first', () => {
    expect(relaxed('the red shoes -old', { red: 1, shoes: 2 })).toEqual([
      ['red shoes -old'],
      ['shoes -old', 'red -old'],
    ])
    expect(relaxed('the', {})).toEqual([])
  })

  it('drops quotes, OR and repeated words first', () => {
    const frequencies = { red: 1, shoes: 2, old: 3 }
    expect(relaxed('"red shoes" old', frequencies)[0]).toEqual(['red shoes old'])
    expect(relaxed('red shoes or old', frequencies)[0]).toEqual(['red shoes old'])
    expect(relaxed('"red red red"', frequencies)).toEqual([['red']])
  })

  it('stays small for the longest search', () => {
    const words = Array.from({ length: 65 }, (_, place) => String.fromCodePoint(97 + place))
    const steps = relaxedQueries(parseSearch(`"${words.join(' ')}"`), new Map(words.map((word) => [word, 1])))
    expect(steps.length).toBe(WORDS_MAX)
    expect(steps.flat(2).length).toBeLessThan(600)
  })
})

describe('correctedQuery', () => {
  it('replaces words in place', () => {
    const spelling = new Map([['chior', 'choir']])
    expect(correctedQuery('-chior "grand chior’s" Piano', spelling)).toBe('-choir "grand choir’s" Piano')
  })
})
