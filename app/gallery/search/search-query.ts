import type { Asked, Term } from './search-terms.ts'

/** A term as text search queries: literal, and stemmed by each dictionary; '' for a stop word. */
export type TermVariants = {
  plain: string
  stemmed: string[]
  /** Words of the gallery that start with an unfinished word, including itself; at most LONGER_MAX + 1. */
  longer: string[]
  /** False for a word so frequent that it narrows no search. */
  narrows: boolean
  /** The tags of the categories whose name or alias has it. */
  filed: number[]
}

/** Up to this many words, naming each is faster than a prefix search. */
export const LONGER_MAX = 32

/**
 * One query for all groups. Words that narrow nothing are only used in groups without other words. Null when no words
 * are left.
 */
export function composeQuery(asked: Asked, variants: ReadonlyMap<string, TermVariants>): string | null {
  const groups = asked.flatMap((group) => {
    const terms = group.filter(({ words }) => variants.get(words)!.plain)
    const significant = terms.filter((term) => term.not || variants.get(term.words)!.narrows)
    const parts = (significant.length > 0 ? significant : terms).map(
      (term) => `${term.not ? '!' : ''}(${composeTerm(term, variants.get(term.words)!)})`,
    )
    return parts.length > 0 ? `(${parts.join(' & ')})` : []
  })
  return groups.length > 0 ? groups.join(' | ') : null
}

/** The weights of subject, and of body and images. */
const WEIGHTS = { subject: 'A', body: 'CD' }

/**
 * Matches the literal term, its stems and, anywhere in an email, its categories; an unfinished term also matches longer
 * words.
 */
function composeTerm(
  { unfinished, quoted, field }: Term,
  { plain, stemmed, longer, filed }: TermVariants,
): string {
  const length = wordsIn(plain).length
  // In a quoted phrase no dictionary may drop a word.
  const stems = stemmed.filter((variant) => variant && (!quoted || wordsIn(variant).length === length))
  const variants = unfinished ? beginningLike(plain, longer) : [plain]
  const tags = field ? [] : filed.map((tag) => `'#${tag}'`)
  return [...new Set([...variants, ...stems, ...tags])]
    .map((variant) => `(${field ? weighed(variant, WEIGHTS[field]) : variant})`)
    .join(' | ')
}

/** Each word of a query with weights: 'choir':A. */
function weighed(query: string, weights: string): string {
  return query.replaceAll(QUOTED, (word) => `${word}:${weights}`).replaceAll(`:${weights}:*`, `:*${weights}`)
}

function beginningLike(plain: string, longer: string[]): string[] {
  if (longer.length === 0 || longer.length > LONGER_MAX) return [`${plain}:*`]
  return longer.map((word) => `'${word}'`)
}

// bounded: queries have a maximum length, and PostgreSQL closes every quote in them.
const QUOTED = /'((?:[^'\\]|''|\\.)*)'/g

/** The words of a query in PostgreSQL's notation: 'it''s' <-> 'here'. */
export function wordsIn(query: string): string[] {
  return [...query.matchAll(QUOTED)].map(([, quoted]) =>
    quoted!.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'),
  )
}
