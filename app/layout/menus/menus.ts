/** The three menus of the header. */
import { href } from 'react-router'
import type { Group } from '#app/gallery/categories/menu-groups.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import type { MenuCategory } from '#app/gallery/categories/queries.server.ts'

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

/** The page with everything that a menu leads to. */
export const MENU_PAGES: Record<MenuName, { name: string; to: string }> = {
  emailTypes: { name: 'View All Email Types', to: href('/email-types') },
  categories: { name: 'View All Emails', to: href('/browse') },
  seasonal: { name: 'View the Calendar', to: href('/seasonal') },
}

/** What /menus sends. */
export type HeaderMenus = {
  menus: Menus
  /** The image of the newest email of each category, by its slug. */
  pictures: Record<string, PreviewPicture>
}
