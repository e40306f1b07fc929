/** What the server itself, link preview images and tags read: headers, names and texts of strangers. */
import { parseTags } from '#app/collections/tags.ts'
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { setText, supportedText, type TextStyle } from '#app/discovery/share-images/typesetting.server.ts'
import { parseRange } from '#app/platform/lib/byte-range.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { defineCase, eachRepeated, type LinearCase } from './linear-case.ts'

/** Marks of two classes in turn: normalizing sorts them. */
const MARKS = '\u0301\u0323'
const TEXTS = eachRepeated([
  'a',
  ' ',
  'a ',
  'W',
  'aя',
  MARKS,
  `a${MARKS}`,
  '\u200b',
  '\u202e',
  '<',
  '-',
  '.',
  '&',
])

const STYLES = [76, 60, 42].map((size): TextStyle => ({ face: 'text', size, tracking: -0.03, leading: 1.1 }))
const IMAGES = ['/link-picture/:kind/:slug/:file']

export const cases: LinearCase[] = [
  defineCase({
    name: 'og-images/supportedText and setText',
    reachedFrom: IMAGES,
    shapes: TEXTS,
    size: 5_000,
    run(text: string) {
      const supported = supportedText(text, 'text')
      return supported && setText(supported, STYLES, { width: 664, lines: 5 })
    },
  }),
  defineCase({
    name: 'server/media/parseRange',
    reachedFrom: ['server'],
    shapes: eachRepeated(['bytes=', '0', '-', 'bytes=0-1,', ' ']),
    size: 5_000,
    run: (header: string) => [parseRange(header, 1_000), parseRange(`bytes=${header}`, 1_000)],
  }),
  defineCase({
    name: 'ingest/store/slugOf',
    reachedFrom: ['smtp', 'imap', 'import'],
    shapes: TEXTS,
    size: 10_000,
    run: slugOf,
  }),
  defineCase({
    name: 'ingest/parse/lettersOf',
    reachedFrom: ['smtp', 'imap', 'import'],
    shapes: TEXTS,
    size: 10_000,
    run: normalizeText,
  }),
  defineCase({
    name: 'collections/parseTags',
    reachedFrom: ['/collections/:id/import'],
    shapes: eachRepeated(['a', ',', 'a,', '#', ' ', MARKS, `${MARKS},`]),
    size: 10_000,
    run: parseTags,
  }),
  defineCase({
    name: 'lib/isUuid',
    reachedFrom: ['/admin/changes'],
    shapes: eachRepeated(['0', '-', '0-', '0000-']),
    size: 10_000,
    run: isUuid,
  }),
]
