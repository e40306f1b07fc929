/** Shelves that the search's page points at, out of what the dialog knows. */
import { type SearchEntry, SECTIONS } from './search-entries.ts'
import { searchIndex } from './search-index.server.ts'
import { searchLink } from './search-link.ts'
import { IN_NAME, rankMatching } from './search-ranking.ts'
import type { ShelfLink } from './search-suggestions.tsx'

const MEANT_MAX = 6
const POPULAR_MAX = 18

/** Brands, types, industries and seasons that go by the name that was typed. */
export async function meantShelves(typed: string): Promise<ShelfLink[]> {
  const { index } = await searchIndex()
  return SECTIONS.flatMap(({ name: section }) =>
    rankMatching(index[section], typed)
      .filter(({ entry, score }) => score >= IN_NAME && entry.count > 0)
      .map((ranked) => ({ ...ranked, section })),
  )
    .toSorted((a, b) => b.score - a.score || b.entry.count - a.entry.count)
    .slice(0, MEANT_MAX)
    .map(({ entry, section }) => linkTo(entry, searchLink(section, entry.slug)))
}

/** The email types with the most emails. */
export async function popularShelves(): Promise<ShelfLink[]> {
  const { index } = await searchIndex()
  return index.emailTypes
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, POPULAR_MAX)
    .map((entry) => linkTo(entry, searchLink('emailTypes', entry.slug)))
}

function linkTo({ name, count }: SearchEntry, to: string): ShelfLink {
  return { name, count, to }
}
