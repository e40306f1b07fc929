import { SEARCH_PREVIEW_LIMIT } from '#app/gallery/limits.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { findEmails, parseQuery } from '#app/gallery/search/search.server.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { limitSearch } from '#app/accounts/request/search-rate.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import type { Route } from './+types/search-emails.ts'

/** The emails listed in the search dialog: the first results of the search page's query. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const rate = await limitSearch(context)
  if (!rate.ok) {
    const headers = { 'Retry-After': String(rate.retryAfter), 'Cache-Control': 'no-store' }
    return Response.json({ error: RATE_LIMITS.search.message }, { status: 429, headers })
  }
  const { q, tags } = await readSearch(readQuery(searchQuery, url))
  const parsed = await parseQuery(q, tags.length > 0)
  const found = parsed && (await findEmails(parsed, { limit: SEARCH_PREVIEW_LIMIT, after: null, tags }))
  return cachedJson(request, JSON.stringify({ emails: found?.emails ?? [] }), 60)
}
