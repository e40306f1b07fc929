/** The three menus of the header, made from the categories of the gallery. */

/** What a menu needs to know of a category. */
export type MenuCategory = {
  name: string
  slug: string
  type: 'email_type' | 'vertical' | 'seasonal' | 'occasion'
  masterTag: string
  half: 'business_type' | 'industry' | 'holiday' | 'event' | null
  /** How many emails one finds there. */
  count: number
}

export type MenuGroup = { heading: string; categories: MenuCategory[] }

/** Groups one under another, `span` tracks wide; wide columns break their one long list in two. */
export type MenuColumn = { groups: MenuGroup[]; span: number }

export type Menus = {
  emailTypes: MenuColumn[]
  categories: MenuColumn[]
  seasonal: MenuColumn[]
}

/** Rows that a heading and the space above it take, for weighing columns against each other. */
const HEADING_ROWS = 2

export function buildMenus(categories: MenuCategory[]): Menus {
  const [businessTypes, industries] = halves(categories, 'business_type', 'industry')
  const [holidays, events] = halves(categories, 'holiday', 'event')
  return {
    emailTypes: balance(groupByMasterTag(categories), 3),
    categories: [
      { groups: [{ heading: 'Business Type', categories: businessTypes }], span: 1 },
      { groups: [{ heading: 'Industries', categories: industries }], span: 2 },
    ],
    seasonal: [
      { groups: [{ heading: 'Holidays', categories: holidays }], span: 1 },
      { groups: [{ heading: 'Seasons & Events', categories: events }], span: 1 },
    ],
  }
}

/** Email types by master tag, in the order the tags first appear; a type without one is under 'Other', last. */
export function groupByMasterTag(categories: MenuCategory[]): MenuGroup[] {
  const types = categories.filter((category) => category.type === 'email_type')
  const groups = Map.groupBy(types, (category) => category.masterTag.trim() || 'Other')
  const other = groups.get('Other')
  groups.delete('Other')
  const named = [...groups].map(([heading, inside]) => ({ heading, categories: inside }))
  return other ? [...named, { heading: 'Other', categories: other }] : named
}

/** Deals groups out in order, each to the column that is shortest so far. */
export function balance(groups: MenuGroup[], columnCount: number): MenuColumn[] {
  const columns = Array.from({ length: columnCount }, () => ({ groups: [] as MenuGroup[], rows: 0 }))
  for (const group of groups) {
    const shortest = columns.reduce((best, column) => (column.rows < best.rows ? column : best))
    shortest.groups.push(group)
    shortest.rows += group.categories.length + HEADING_ROWS
  }
  return columns.filter((column) => column.groups.length > 0).map(({ groups: inside }) => ({ groups: inside, span: 1 }))
}

function halves(
  categories: MenuCategory[],
  ...names: [NonNullable<MenuCategory['half']>, NonNullable<MenuCategory['half']>]
): [MenuCategory[], MenuCategory[]] {
  const [first, second] = names.map((name) => categories.filter((category) => category.half === name))
  return [first!, second!]
}
