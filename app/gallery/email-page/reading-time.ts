/** The length of a text in words and reading time. */

const WORDS_PER_MINUTE = 220

export function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) count += 1
  }
  return count
}

/** Rounded; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
