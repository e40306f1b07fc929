import type { Guess } from '#app/platform/db/json-columns.ts'
import type { TextBlock } from '#app/intake/ingest/parse/text-blocks.ts'
import { SUBJECT_MAX } from '#app/intake/ingest/schema.ts'

const FILE_EXTENSION = /\.[a-z0-9]{1,8}$/i
/** Generated names: `export (3)`, `index`, `a81f09c2`, and titles that editors begin with. */
// bounded: names of files have at most 255 characters, titles SUBJECT_MAX.
const SAYS_NOTHING =
  /^(?:index|email|mail|message|newsletter|template|export|download|title|untitled(?: document)?|document|page|html|test|final|copy|new|\d+)(?:[\s\d()]*)$|^[0-9a-f\s]{8,}$/i

/** Whether the title of a page or the name of its file is only a placeholder. */
export function saysNothing(name: string): boolean {
  return SAYS_NOTHING.test(name)
}

export function guessSubject(blocks: TextBlock[], preheader: string, fileName: string): Guess | undefined {
  const headline = blocks.find(
    ({ kind, hidden, footer, text }) => kind === 'heading' && !hidden && !footer && /\p{L}/u.test(text),
  )
  if (headline) return guess(headline.text, 0.6, 'its headline')
  if (preheader) return guess(preheader, 0.5, 'its first words')
  const name = fileName
    .replace(FILE_EXTENSION, '')
    .replace(/[-_.+\s]+/g, ' ')
    .trim()
  if (name && !saysNothing(name)) return guess(name[0]!.toUpperCase() + name.slice(1), 0.4, 'its file name')
  return undefined
}

function guess(text: string, confidence: number, reason: string): Guess {
  return { value: text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX), confidence, reason }
}
