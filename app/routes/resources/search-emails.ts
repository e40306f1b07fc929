import { SEARCH_PREVIEW_LIMIT } from '#app/gallery/limits.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { findEmails, parseQuery } from '#app/gallery/search/search.server.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { searchLimitResponse } from '#app/accounts/request/search-rate.server.ts'
import type { Route } from './+types/search-emails.ts'

/** The emails listed in the search dialog: the first results of the search page's query. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const limited = await searchLimitResponse(context)
  if (limited) return limited
  const { q, tags } = await readSearch(readQuery(searchQuery, url))
  const parsed = await parseQuery(q, tags.length > 0)
  const found = parsed && (await findEmails(parsed, { limit: SEARCH_PREVIEW_LIMIT, after: null, tags }))
  return cachedJson(request, JSON.stringify({ emails: found?.emails ?? [] }), 60)
}
