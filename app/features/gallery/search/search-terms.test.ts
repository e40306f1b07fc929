import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanSearch, relaxedQueries, parseSearch, correctedQuery, SEARCH_MAX } from './search-terms.ts'

/** `red & !"old shoes" | blue*` */
function written(text: string): string {
  return parseSearch(text)
    .map((group) =>
      group
        .map(({ words, not, quoted, unfinished }) => {
          return `${not ? '!' : ''}${quoted ? `"${words}"` : words}${unfinished ? '*' : ''}`
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
    ['  two\tlines\nof words\0', 'two & lines & of & words*'],
  ])('%j', (text, meaning) => expect(written(text)).toBe(meaning))

  it('accepts any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(parseSearch(text).flat().length).toBeLessThanOrEqual(12)
        expect(cleanSearch(text).length).toBeLessThanOrEqual(2 * SEARCH_MAX)
        expect(cleanSearch(text)).not.toMatch(/\p{C}/u)
        expect(cleanSearch(cleanSearch(text))).toBe(cleanSearch(text))
      }),
    )
  })
})

describe('relaxedQueries', () => {
  const all = () => true

  it('drops one word after another', () => {
    const steps = relaxedQueries(parseSearch('red old shoes'), all)
    expect(steps.map((asked) => asked.map((group) => group.map(({ words }) => words).join(' ')))).toEqual([
      ['red old', 'red shoes', 'old shoes'],
      ['red', 'old', 'shoes'],
    ])
  })

  it('keeps excluded words, and drops stop words first', () => {
    const [first] = relaxedQueries(parseSearch('the red shoes -old'), (words) => words !== 'the')
    expect(first!.map((group) => group.map(({ words }) => words))).toEqual([['red', 'shoes', 'old']])
  })

  it('drops quotes and OR first', () => {
    const texts = ['"red shoes" old', 'red shoes or old', 'red'].map((text) =>
      relaxedQueries(parseSearch(text), all)[0]?.map((group) => group.map(({ words }) => words).join(' ')),
    )
    expect(texts).toEqual([['red shoes old'], ['red shoes old'], undefined])
  })

  it('limits the size of a query', () => {
    for (const asked of relaxedQueries(parseSearch('a b c d e f g h i j k l m n o'), all)) {
      expect(asked.length).toBeLessThanOrEqual(100)
    }
  })
})

describe('correctedQuery', () => {
  it('replaces words in place', () => {
    const spelling = new Map([['chior', 'choir']])
    expect(correctedQuery('-chior "grand chior’s" Piano', spelling)).toBe('-choir "grand choir’s" Piano')
  })
})
