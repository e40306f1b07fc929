import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { listMenuCategories } from '#app/gallery/categories/queries.server.ts'
import { newestPictureByCategory } from '#app/gallery/lists/thumbnails.server.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { buildMenus } from '#app/layout/menus/build-menus.ts'
import type { HeaderMenus } from '#app/layout/menus/menus.ts'
import type { Route } from './+types/menus.ts'

/** In seconds. */
const CACHED_FOR = 300

/** The header's menus with their images, public and the same for everybody: fetched when a visitor first opens one. */
export async function loader({ request }: Route.LoaderArgs) {
  const [categories, pictures] = await Promise.all([
    listMenuCategories(plainDayAt(new Date())),
    settleOrNull(newestPictureByCategory(), 'the images of the menus'),
  ])
  const menus: HeaderMenus = { menus: buildMenus(categories), pictures: pictures ?? {} }
  return cachedJson(request, JSON.stringify(menus), CACHED_FOR)
}
