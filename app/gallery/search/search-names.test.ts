import { describe, expect, it, test } from 'vitest'
import { spellingsOf } from '#app/gallery/categories/category-slugs.ts'
import { type Mode, type Name, readNames } from './search-names.ts'
import { suggestOperators } from './search-operators.ts'

const names = new Map<string, Name[]>()
const KNOWN: [spelled: string, filter: Name['filter'], value: string, distinct: boolean][] = [
  ['Black Friday', 'occasion', 'black-friday', true],
  ['Trick or Treat', 'occasion', 'halloween', true],
  ['Win-Back', 'type', 'win-back', true],
  ['Welcome', 'type', 'welcome', false],
  ['Fashion', 'industry', 'fashion', false],
  ['Loud Supply', 'brand', 'loud-supply', true],
  ['Corkline', 'brand', 'corkline', false],
  ['corkline.example', 'brand', 'corkline', true],
  ['dark', 'dark', 'yes', false],
  ['countdown', 'feature', 'countdown', false],
  ['gif', 'feature', 'animated', false],
]
for (const [spelled, filter, value, distinct] of KNOWN) {
  for (const key of spellingsOf(spelled)) names.set(key, [{ filter, value, name: spelled, distinct }])
}

/** `type=welcome | the sea` */
function read(text: string, mode: Mode = 'all', unknown: string[] = []): string {
  const { q, filters } = readNames(text, names, mode, { taken: [], unknown: new Set(unknown) })
  const chosen = Object.entries(filters).flatMap(([filter, values]) =>
    values.map((value) => `${filter}=${value}`),
  )
  return [...chosen, q].join(' | ')
}

describe('readNames', () => {
  it.each([
    ['the sea in October', 'the sea in October'],
    ['emails about the sea', 'sea'],
    ['show me emails', 'show me emails'],
    ['Black Friday fashion', 'occasion=black-friday | industry=fashion | '],
    ['black-friday socks', 'occasion=black-friday | socks'],
    ['winback', 'type=win-back | '],
    ['welcomes', 'type=welcome | '],
    // Among other words, a common word stays one.
    ['welcome home', 'welcome home'],
    ['welcome emails with a dog', 'type=welcome | dog'],
    ['welcome black friday socks', 'occasion=black-friday | welcome socks'],
    // One name for each filter: an email has to fulfil them all.
    ['corkline loud supply', 'brand=loud-supply | corkline'],
    ['"black friday" emails', '"black friday"'],
    ['-welcome corkline', 'brand=corkline | -welcome'],
    ['emails with a countdown and a gif', 'feature=countdown | feature=animated | '],
    ['trick or treat', 'occasion=halloween | '],
    ['corkline or welcome', 'corkline or welcome'],
    ['dark emails under 100 words', 'dark=yes | length=100 | '],
    ['more than 90 words about tea', 'words:>90 about tea'],
    ['"under 100 words"', '"under 100 words"'],
  ])('%s', (text, meaning) => expect(read(text)).toBe(meaning))

  it.each([
    ['type:welcome type:win-back tea', 'type=welcome | type=win-back | tea'],
    ['brand:"loud supply" has:dark', 'brand=loud-supply | dark=yes | '],
    ['from:hello@corkline.example', 'brand=corkline | '],
    ['Season:black-friday subject:sea', 'occasion=black-friday | subject:sea'],
    ['words:<100 before:2024', 'length=100 | before:2024'],
    ['words:<80', 'words:<80'],
    ['has:countdown has:gif has:dark', 'feature=countdown | feature=animated | dark=yes | '],
    [
      'type:welcome,win-back has:countdown,gif',
      'type=welcome | type=win-back | feature=countdown | feature=animated | ',
    ],
    ['https://corkline.example', 'https://corkline.example'],
  ])('obeys %s', (text, meaning) => expect(read(text)).toBe(meaning))

  it.each([
    ['sea colour:blue', ['colour:blue'], 'sea'],
    ['type:nonsense', ['type:nonsense'], ''],
    ['before:soon words:80 -type:welcome', ['before:soon', 'words:80', '-type:welcome'], ''],
    ['constructor:a has:constructor', ['constructor:a', 'has:constructor'], ''],
    ['has:countdown,nonsense', ['has:countdown,nonsense'], ''],
  ])('ignores in %s', (text, ignored, q) => {
    expect(readNames(text, names, 'all', { taken: [], unknown: new Set() })).toMatchObject({ ignored, q })
  })

  it('corrects misspelt names as phrases', () => {
    const unknown = new Set(['blck', 'suply'])
    const known = { taken: [], unknown }
    expect(readNames('blck friday loud suply tea', names, 'close', known)).toMatchObject({
      q: 'tea',
      filters: { occasion: ['black-friday'], brand: ['loud-supply'] },
      corrected: 'Black Friday Loud Supply tea',
    })
    expect(read('blak friday', 'close')).toBe('blak friday')
  })

  it('leaves filters of the address alone', () => {
    const known = { taken: ['type' as const], unknown: new Set<string>() }
    expect(readNames('welcome corkline', names, 'all', known)).toMatchObject({
      q: 'welcome corkline',
      filters: {},
    })
  })
})

test.each([
  ['', 17],
  ['sea ', 0],
  ['sea ty', ['sea type:']],
  ['has:d', ['has:dark']],
  ['type:', 0],
])('suggestions for “%s”', (typed, expected) => {
  const found = suggestOperators(typed)
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected)
})
