/** Suggests categories and brands on the search page, from the entries of the dialog. */
import { findBrands } from './search-brands.server.ts'
import { type SearchEntry, SECTIONS, withBrands } from './search-entries.ts'
import { searchIndex } from './search-index.server.ts'
import { searchLink } from './search-link.ts'
import { NAME_MATCH_SCORE, rankExactMatches } from './search-ranking.ts'
import type { Suggestion } from './search-suggestions.tsx'

const MATCHING_MAX = 6
const POPULAR_MAX = 18

/** Brands, types, industries and seasons whose name matches the search. */
export async function matchingSuggestions(typed: string): Promise<Suggestion[]> {
  const file = await searchIndex()
  const index = file.index.hasMoreBrands ? withBrands(file.index, await findBrands(typed)) : file.index
  return SECTIONS.flatMap(({ name: section }) =>
    rankExactMatches(index[section], typed)
      .filter(({ entry, score }) => score >= NAME_MATCH_SCORE && entry.count > 0)
      .map((ranked) => ({ ...ranked, section })),
  )
    .toSorted((a, b) => b.score - a.score || b.entry.count - a.entry.count)
    .slice(0, MATCHING_MAX)
    .map(({ entry, section }) => toSuggestion(entry, searchLink(section, entry.slug)))
}

/** The email types with the most emails. */
export async function popularSuggestions(): Promise<Suggestion[]> {
  const { index } = await searchIndex()
  return index.emailTypes
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, POPULAR_MAX)
    .map((entry) => toSuggestion(entry, searchLink('emailTypes', entry.slug)))
}

function toSuggestion({ name, count }: SearchEntry, to: string): Suggestion {
  return { name, count, to }
}
