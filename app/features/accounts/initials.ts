/** One letter of the first word of a name and one of the last: 'Dana van der Berg' is DB. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((word) => firstOf(word).toUpperCase()).join('') || '?'
}

/** What a reader sees as one letter may be several code points. */
function firstOf(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
