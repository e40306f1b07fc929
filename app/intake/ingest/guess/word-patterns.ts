import type { Guess } from '#app/platform/db/json-columns.ts'

export type Words = { subject: string; preheader: string; body: string; sender: string }

/** Scripts that put no space between words. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Whole words only, in the singular, plural or possessive; Japanese and Chinese words anywhere. Each text lists alternatives of one pattern. */
export function wholeWords(alternatives: string[]): RegExp {
  const [wide, spaced] = [true, false].map((isWide) => {
    return alternatives
      .flatMap(split)
      .filter((each) => WIDE.test(each) === isWide)
      .join('|')
  })
  // bounded: subjects, preheaders and the first 6,000 characters of a text.
  const words = spaced && `(?<![\\p{L}\\p{N}])(?:${spaced})(?:[’']?s)?(?![\\p{L}\\p{N}])`
  // bounded: as above.
  return new RegExp([words, wide].filter(Boolean).join('|'), 'iu')
}

function split(pattern: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of pattern) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

/** In lower case. */
export function distinct(pattern: RegExp, text: string): string[] {
  // bounded: the first 6,000 characters of a text.
  const all = text.matchAll(new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`))
  return [...new Set([...all].map(([word]) => word.toLowerCase().trim()))]
}

export function count(pattern: RegExp, text: string): number {
  // bounded: the first 6,000 characters of a text.
  return [...text.matchAll(new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`))].length
}

export function guess(value: string, confidence: number, reason: string): Guess {
  return { value, confidence: Math.round(confidence * 100) / 100, reason }
}
