/** Decides which search terms may be stored. */

const TERM_MAX = 60
const LONG_NUMBER = /\d{5}/

/** The term as it is counted; null if it may identify a person, or is no word. */
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
