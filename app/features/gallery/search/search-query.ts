/** Puts what somebody asks for together as PostgreSQL reads it, out of what its dictionaries make of each word. */
import type { Asked, Term } from './search-terms.ts'

/** A term as PostgreSQL's own queries: as it is written, and by the stems of each dictionary; '' where nothing is left. */
export type TermVariants = {
  plain: string
  stemmed: string[]
  /** Words of the gallery that begin like an unfinished one, itself among them; one more than LONGER_MAX at most. */
  longer: string[]
  /** Not a word that stands in every email and narrows no search. */
  narrows: boolean
}

/** Looking up so many words by name is quicker than gathering whatever begins alike. */
export const LONGER_MAX = 32

/**
 * One query for all groups. Words that tell nothing are only asked for where a group has no others. Null where
 * nothing is left to ask for.
 */
export function composeQuery(asked: Asked, variants: ReadonlyMap<string, TermVariants>): string | null {
  const groups = asked.flatMap((group) => {
    const terms = group.filter(({ words }) => variants.get(words)!.plain)
    const telling = terms.filter((term) => term.not || variants.get(term.words)!.narrows)
    const parts = (telling.length > 0 ? telling : terms).map(
      (term) => `${term.not ? '!' : ''}(${composeTerm(term, variants.get(term.words)!)})`,
    )
    return parts.length > 0 ? `(${parts.join(' & ')})` : []
  })
  return groups.length > 0 ? groups.join(' | ') : null
}

/** It is found as it is written and by its stems; unfinished, also in longer words. */
function composeTerm({ unfinished, quoted }: Term, { plain, stemmed, longer }: TermVariants): string {
  const length = wordsIn(plain).length
  // Of a quoted phrase no dictionary may leave out a word.
  const stems = stemmed.filter((variant) => variant && (!quoted || wordsIn(variant).length === length))
  const variants = unfinished ? beginningLike(plain, longer) : [plain]
  return [...new Set([...variants, ...stems])].map((variant) => `(${variant})`).join(' | ')
}

function beginningLike(plain: string, longer: string[]): string[] {
  if (longer.length === 0 || longer.length > LONGER_MAX) return [`${plain}:*`]
  return longer.map((word) => `'${word}'`)
}

/** The words of a query as PostgreSQL writes it: 'it''s' <-> 'here'. */
export function wordsIn(query: string): string[] {
  // bounded: queries have a greatest length, and PostgreSQL writes this one with an end for each quote.
  return [...query.matchAll(/'((?:[^'\\]|''|\\.)*)'/g)].map(([, quoted]) =>
    quoted!.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'),
  )
}
