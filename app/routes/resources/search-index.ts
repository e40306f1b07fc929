import { searchIndex } from '#app/layout/search/search-index.server.ts'
import { revalidatedJson } from '#app/http/cached-json.server.ts'
import type { Route } from './+types/search-index.ts'

/** The search index, public and the same for everybody: fetched when a visitor first opens the search. */
export async function loader({ request }: Route.LoaderArgs) {
  return revalidatedJson(request, (await searchIndex()).json)
}
