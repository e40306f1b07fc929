/** The three menus of the header, made from the categories of the gallery. */
import { type Group, groupByHalf, groupByMasterTag } from '#app/features/categories/menu-groups.ts'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'

export type MenuGroup = Group<MenuCategory>

/** Groups one under another, `span` tracks wide; a wide column breaks its one long list. */
export type MenuColumn = { groups: MenuGroup[]; span: number }

export type Menus = {
  emailTypes: MenuColumn[]
  categories: MenuColumn[]
  seasonal: MenuColumn[]
}

export type MenuName = keyof Menus

export const NO_MENUS: Menus = { emailTypes: [], categories: [], seasonal: [] }

/** Key of the request for the pictures beside the email types. */
export const MENU_PREVIEWS = 'menu-previews'

/** Rows that a heading and the space above it take, for weighing columns against each other. */
const HEADING_ROWS = 2

export function buildMenus(categories: MenuCategory[]): Menus {
  const emailTypes = categories.filter((category) => category.type === 'email_type')
  const verticals = categories.filter((category) => category.type === 'vertical')
  const seasons = categories.filter(
    (category) => category.type === 'seasonal' || category.type === 'occasion',
  )
  return {
    emailTypes: balance(groupByMasterTag(emailTypes), 3),
    categories: sideBySide(groupByHalf('vertical', verticals), [1, 2]),
    seasonal: sideBySide(groupByHalf('seasonal', seasons), [1, 1]),
  }
}

/** Deals groups out in order, each to the column that is shortest so far. */
export function balance(groups: MenuGroup[], columnCount: number): MenuColumn[] {
  const columns = Array.from({ length: columnCount }, () => ({ groups: [] as MenuGroup[], rows: 0 }))
  for (const group of groups) {
    const shortest = columns.reduce((best, column) => (column.rows < best.rows ? column : best))
    shortest.groups.push(group)
    shortest.rows += group.items.length + HEADING_ROWS
  }
  return columns
    .filter((column) => column.groups.length > 0)
    .map((column) => ({ groups: column.groups, span: 1 }))
}

function sideBySide(groups: MenuGroup[], spans: number[]): MenuColumn[] {
  return groups.map((group, index) => ({ groups: [group], span: spans[index] ?? 1 }))
}

/** Where a row of a menu leads. Seasonal categories open on category pages; /seasonal is for the chips on cards. */
export function categoryLink({ type, slug }: Pick<MenuCategory, 'type' | 'slug'>): string {
  return type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)
}
