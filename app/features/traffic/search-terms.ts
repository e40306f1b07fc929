/** Searched words, as far as they may be stored. */

const TERM_MAX = 60
const LONG_NUMBER = /\d{5}/

/** The words as they are counted; null when they may tell who somebody is, or are no words. */
export function countableTerm(query: string): string | null {
  const term = query
    .slice(0, TERM_MAX + 1)
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
  if (term.length < 2 || term.length > TERM_MAX || term.includes('@')) return null
  // Phone numbers are written with spaces and hyphens.
  return LONG_NUMBER.test(term.replaceAll(/[\s().+/-]/g, '')) ? null : term
}
