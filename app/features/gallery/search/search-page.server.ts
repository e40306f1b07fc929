/** What the page of a search shows: a page of what it found, and how that can be narrowed. */
import type { z } from 'zod'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import { countAmong } from '#app/features/gallery/filters/facets.server.ts'
import type { Chosen } from '#app/features/gallery/filters/filters.ts'
import { allBut, findFilters } from '#app/features/gallery/filters/filters.server.ts'
import { SEARCH_COUNTED_MAX, SEARCH_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import type { Tally } from '#app/features/gallery/filters/matching.ts'
import type { searchQuery } from '#app/features/gallery/schema.ts'
import { findEmails, type SearchPage, understand } from './search.server.ts'

export type SearchResult = {
  list: SearchPage
  counts: Tally
  chosen: Chosen
  /** What was searched for instead, where nothing had the words as they were typed. */
  respelt: string | null
  /** Nothing has all of the words: these have some of them. */
  isLoose: boolean
  /** There are more than were counted. */
  isMore: boolean
}

/** Null where nothing is asked for. */
export async function openSearch(query: z.infer<typeof searchQuery>): Promise<SearchResult | null> {
  const [understood, { chosen, conditions }, catalogue] = await Promise.all([
    understand(query.q),
    findFilters(query),
    openCatalogue(),
  ])
  if (!understood) return null
  const { matches, respelt, isLoose } = understood
  const page = { ...query, limit: SEARCH_PAGE_LIMIT, where: allBut(conditions) }
  return {
    list: await findEmails(understood, page),
    counts: countAmong(catalogue, conditions, matches.ids),
    chosen,
    respelt,
    isLoose,
    isMore: matches.ids.length === SEARCH_COUNTED_MAX,
  }
}
