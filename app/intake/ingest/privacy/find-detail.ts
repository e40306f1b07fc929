/** Finds a personal detail in texts as a person reads them: whatever its case, its white space and its invisible signs. */
import { isWithin } from './personal-data.server.ts'

export type Range = { start: number; end: number }

export type Detail = ReturnType<typeof detailOf>

export function detailOf(words: string) {
  const wanted = folded(words).text.trim()
  const isOpenAtStart = isLetter(wanted.at(0))
  const isOpenAtEnd = isLetter(wanted.at(-1))

  /** From left to right. */
  function find(text: string): Range[] {
    const { text: plain, indexes } = folded(text)
    const ranges: Range[] = []
    for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      // Part of a longer word: Anna is not Annabel.
      if (isOpenAtStart && isLetter(plain[at - 1])) continue
      if (isOpenAtEnd && isLetter(plain[end])) continue
      const start = indexes[at]!
      if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end: indexes[end - 1]! + 1 })
    }
    return ranges
  }

  const isPlainIn = (text: string) => find(text).length > 0

  return {
    find,
    /** Whether it stands in a text, or in what the text may be an encoding of, such as a link. */
    isIn: (text: string) => isWithin(text, (each) => isPlainIn(each) || isPlainIn(each.replaceAll('+', ' '))),
    replaceIn(text: string, by: string) {
      const ranges = find(text)
      return { text: withRanges(text, ranges, () => by), count: ranges.length }
    },
  }
}

/** A text with its ranges, which are in order, replaced. */
export function withRanges(text: string, ranges: Range[], by: (at: number) => string): string {
  let out = ''
  let from = 0
  for (const [at, { start, end }] of ranges.entries()) {
    out += text.slice(from, start) + by(at)
    from = end
  }
  return out + text.slice(from)
}

const SPACE = /[\s\u00a0]/
const INVISIBLE = /\p{Cf}|\u034f/u
const LETTER = /[\p{L}\p{N}]/u
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && LETTER.test(sign) && !UNSPACED.test(sign)
}

/** In lower case, with single spaces; `indexes` says where each character comes from. */
function folded(text: string): { text: string; indexes: number[] } {
  const out: string[] = []
  const indexes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!
    if (INVISIBLE.test(sign)) continue
    const plain = SPACE.test(sign) ? ' ' : sign.toLowerCase()
    if (plain === ' ' && out.at(-1) === ' ') continue
    for (const each of plain) {
      out.push(each)
      indexes.push(index)
    }
  }
  return { text: out.join(''), indexes }
}
