import { searchIndex } from '#app/layout/search/search-index.server.ts'
import { cachedJson } from '#app/http/cached-json.server.ts'
import type { Route } from './+types/search-index.ts'

/** What the search dialog finds, the same for everybody: fetched when a visitor first reaches for the search. */
export async function loader({ request }: Route.LoaderArgs) {
  return cachedJson(request, (await searchIndex()).json, 60)
}
