import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { listMenuCategories } from '#app/features/categories/queries.server.ts'
import { log } from '#app/lib/log.server.ts'
import { buildMenus } from './build-menus.ts'
import { NO_MENUS, type Menus } from './menus.ts'

/** The menus for this request. A page is still useful without them, so a failure is only logged. */
export async function loadMenus(): Promise<Menus> {
  try {
    return buildMenus(await listMenuCategories(plainDayAt(new Date())))
  } catch (error) {
    log.error({ err: error }, 'the header has no categories')
    return NO_MENUS
  }
}
