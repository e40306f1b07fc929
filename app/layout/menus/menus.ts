import { href } from 'react-router'
import type { Group } from '#app/gallery/categories/menu-groups.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import type { MenuCategory } from '#app/gallery/categories/queries.server.ts'
import { layoutCopy } from '#app/layout/copy.ts'

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
  emailTypes: { name: layoutCopy.all.emailTypes, to: href('/email-types') },
  categories: { name: layoutCopy.all.categories, to: href('/browse') },
  seasonal: { name: layoutCopy.all.seasonal, to: href('/seasonal') },
}

export type HeaderMenus = {
  menus: Menus
  pictures: Record<string, PreviewPicture>
}
