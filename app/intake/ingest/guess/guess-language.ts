import { eld } from 'eld/small'
import { oneCode } from '#app/inspection/attributes/language-codes.ts'
import type { Guess } from '#app/platform/db/json-columns.ts'

const LETTERS_MIN = 12
/** As much as the library reads; its first words are often a menu. */
const TEXT_CHARS = 1000
/** A web address, a domain or an address of somebody. */
const ADDRESS = /[\p{L}\d][.@/][\p{L}\d]/u
/** How close to the best score the declared language must come to be believed. */
const TIE = 0.88
/** By its words: senders forget to change the `lang` of a template, which only decides between languages that fit about equally. */
export function guessLanguage(text: string, declared: string | null): Guess | undefined {
  const stated = declared && oneCode(declared)
  const words = text
    .slice(0, 8 * TEXT_CHARS)
    .split(/\s+/)
    .filter((part) => !ADDRESS.test(part))
    .join(' ')
  const read = (words.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN ? null : eld.detect(middle(words))
  const scores = Object.entries(read?.getScores() ?? {}).map(([code, score]) => ({
    code: oneCode(code),
    score,
  }))
  const best = Math.max(0, ...scores.map(({ score }) => score))
  const isPossible = scores.some(({ code, score }) => code === stated && score >= best * TIE)
  if (stated && (isPossible || !read?.language || !read.isReliable())) {
    return { value: stated, confidence: isPossible ? 0.98 : 0.7, reason: 'the language stated in the HTML' }
  }
  if (!read?.language) return undefined
  return {
    value: oneCode(read.language),
    confidence: read.isReliable() ? 0.95 : 0.7,
    reason: 'the words in its text',
  }
}

/** Of long texts, the part after the first lines. */
function middle(text: string): string {
  return text.slice(Math.min(TEXT_CHARS / 2, Math.max(0, text.length - TEXT_CHARS)))
}
