/** Arranges the categories of the gallery in the header's menus. Apart from menus.ts, which every page loads. */
import { groupByHalf, groupByMasterTag } from '#app/gallery/categories/menu-groups.ts'
import type { MenuCategory } from '#app/gallery/categories/queries.server.ts'
import type { MenuColumn, MenuGroup, Menus } from './menus.ts'

/** Rows that a heading and the space above it count for, to balance columns. */
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
    seasonal: sideBySide(groupByHalf('seasonal', fromToday(seasons)), [1, 1]),
  }
}

/** Occasions by their next date; seasons have none and keep their order. */
function fromToday(seasons: MenuCategory[]): MenuCategory[] {
  return seasons.toSorted((a, b) => (a.next?.days ?? 0) - (b.next?.days ?? 0))
}

/** Distributes groups in order, each to the column that is shortest so far. */
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
