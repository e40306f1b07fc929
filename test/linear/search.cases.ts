/** What reads a search, and the texts of emails that it finds. */
import type { ShownText } from '#app/platform/db/email-text.ts'
import { markText, snippetOf, type Wanted } from '#app/gallery/search/search-marks.ts'
import { type Names, readNames } from '#app/gallery/search/search-names.ts'
import { suggestOperators } from '#app/gallery/search/search-operators.ts'
import {
  cleanSearch,
  correctedQuery,
  parseSearch,
  rangesOf,
  relaxedQueries,
  SEARCH_MAX,
  singleTerms,
} from '#app/gallery/search/search-terms.ts'
import { organiseText } from '#app/intake/ingest/parse/plain-text.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

const SEARCHES = ['/search', '/search-emails', '/filter-brands']

/** The longest search: twelve words, each with the stems of many dictionaries. */
const WANTED: Wanted[] = Array.from({ length: 12 }, (_, word) => ({
  words: [`a${word}`],
  stems: Array.from({ length: 12 }, (_none, stem) => `a${word}s${stem}`),
  unfinished: word === 11,
}))

const TEXTS = {
  ...eachRepeated([
    'a0 ',
    'a11',
    'a0s0xxxxx ',
    'é ',
    'ß',
    'a\n',
    '# \n',
    '**',
    '** **\n',
    '\u0301',
    '🎺 ',
    ' ',
  ]),
  'different words': (size: number) =>
    Array.from({ length: size / 6 }, (_, at) => `é${at.toString(36).padStart(4, '0')}`).join(' '),
}

const SEARCH_SHAPES = eachRepeated([
  'a ',
  '"',
  '" ',
  '-"',
  '"a',
  'or ',
  '-',
  'a-',
  '“',
  '\0',
  '\u0301',
  '🎺',
  'a:',
  'a:"',
  'brand:a ',
  'words:<1 ',
  'under 1 words ',
  'after:2024-',
])

const NAMES: Names = new Map(
  ['a', 'aaaaaa', 'aaaaaaaaaaaa', 'brand'].map((key) => [
    key,
    [{ filter: 'brand', value: key, name: key, distinct: false }],
  ]),
)

export const cases: LinearCase[] = [
  defineCase({
    name: 'gallery/search/parseSearch',
    reachedFrom: [...SEARCHES, '/saved/search', '/admin/emails'],
    shapes: SEARCH_SHAPES,
    size: 20_000,
    run: (text) => [
      cleanSearch(text),
      parseSearch(text),
      rangesOf(text),
      suggestOperators(text.slice(0, SEARCH_MAX)),
      correctedQuery(text, new Map([['a', 'b']])),
    ],
  }),
  defineCase({
    name: 'gallery/search/readNames',
    reachedFrom: SEARCHES,
    shapes: SEARCH_SHAPES,
    size: 20_000,
    run: (text) =>
      (['all', 'distinct', 'close', 'words'] as const).map((mode) =>
        readNames(text, NAMES, mode, { taken: [], unknown: new Set(['a']) }),
      ),
  }),
  defineCase({
    name: 'gallery/search/relaxedQueries',
    reachedFrom: SEARCHES,
    shapes: {
      words: (size) => words(size).join(' '),
      'a phrase': (size) => `"${words(size).join(' ')}"`,
      'many phrases': (size) =>
        words(size)
          .map((word) => `"${word} b"`)
          .join(' '),
      alternatives: (size) => words(size).join(' or '),
      'one word': (size) => repeated('a ')(size),
    },
    size: 16,
    run(text) {
      const asked = parseSearch(text)
      return relaxedQueries(asked, new Map(singleTerms(asked).map((term, at) => [term.words, at + 1])))
    },
  }),
  defineCase({
    name: 'gallery/search/snippetOf',
    reachedFrom: SEARCHES,
    shapes: TEXTS,
    size: 5_000,
    run: (text) => snippetOf([text, text, text] as ShownText[], WANTED),
  }),
  defineCase({
    name: 'gallery/search/markText',
    reachedFrom: SEARCHES,
    shapes: TEXTS,
    size: 5_000,
    run: (text) => markText(text, WANTED),
  }),
  defineCase({
    name: 'ingest/parse/organiseText',
    reachedFrom: ['smtp', 'imap', 'import', 'cli'],
    shapes: {
      lines: (size) => Array.from({ length: size / 20 }, (_, at) => `A line of text ${at}`),
      'one line': (size) => [repeated('A sentence. ')(size)],
    },
    size: 20_000,
    run: (lines) =>
      organiseText(
        lines.map((text) => ({ kind: 'paragraph', level: 0, text, hidden: false, footer: false })),
      ),
  }),
]

function words(size: number): string[] {
  return Array.from({ length: size }, (_, at) => `w${String.fromCodePoint(97 + (at % 26))}`)
}
