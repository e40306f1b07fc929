import type { z } from 'zod'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { countChoices, recentCounts } from '#app/gallery/filters/facets.server.ts'
import { type Chosen, countChosen, type Tally } from '#app/gallery/filters/filters.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { withOffers } from '#app/gallery/lists/offers.server.ts'
import { SEARCH_COUNTED_MAX, SEARCH_PAGE_LIMIT } from '#app/gallery/limits.ts'
import type { searchQuery } from '#app/gallery/schema.ts'
import { findEmails, type SearchPage, parseQuery } from './search.server.ts'

export type SearchResult = {
  list: SearchPage
  counts: Tally
  chosen: Chosen
  /** The corrected query, if nothing matched the original words. */
  correctedQuery: string | null
  /** Nothing matches all of the words: these match some of them. */
  isPartial: boolean
  isMore: boolean
}

type Query = z.infer<typeof searchQuery>

/** Null for an empty search. */
export function openSearch(query: Query): Promise<SearchResult | null> {
  return galleryCache().read(`search ${JSON.stringify(query)}`, () => readSearch(query))
}

async function readSearch(query: Query): Promise<SearchResult | null> {
  const { chosen, conditions } = await findFilters(query)
  const parsed = await parseQuery(query.q, countChosen(chosen) > 0)
  if (!parsed) return null
  const { matches, correctedQuery, isPartial } = parsed
  const isAll = parsed.query === null && !parsed.range
  const [list, counts] = await Promise.all([
    findEmails(parsed, { ...query, limit: SEARCH_PAGE_LIMIT, tags: tagsOf(conditions) }),
    isAll ? recentCounts(conditions) : countChoices(conditions, matches.ids),
  ])
  return {
    list: { ...list, emails: await withOffers(list.emails, conditions) },
    counts,
    chosen,
    correctedQuery,
    isPartial,
    isMore: matches.ids.length === SEARCH_COUNTED_MAX,
  }
}
