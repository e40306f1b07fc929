/** The three menus of the header. */
import type { Group } from '#app/features/categories/menu-groups.ts'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'

/** A category in a menu. */
export type MenuItem = Pick<MenuCategory, 'name' | 'slug' | 'type' | 'count' | 'next'>

export type MenuGroup = Group<MenuItem>

/** Groups in one column, `span` tracks wide; a wide column splits its one long list. */
export type MenuColumn = { groups: MenuGroup[]; span: number }

export type Menus = {
  emailTypes: MenuColumn[]
  categories: MenuColumn[]
  seasonal: MenuColumn[]
}

export function rowsOf(columns: MenuColumn[]): MenuItem[] {
  return columns.flatMap((column) => column.groups).flatMap((group) => group.items)
}

export type MenuName = keyof Menus

export const NO_MENUS: Menus = { emailTypes: [], categories: [], seasonal: [] }

/** Cache key of the images in the menus. */
export const MENU_PREVIEWS = 'menu-previews'

/** The URL of a menu row. Seasonal categories open on category pages; /seasonal is for the chips on cards. */
export function categoryLink({ type, slug }: Pick<MenuItem, 'type' | 'slug'>): string {
  return type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)
}
