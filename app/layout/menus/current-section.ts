import type { MenuColumn, Menus } from './menus.ts'

/** What the header's names stand for. */
export type Area = 'email-types' | 'categories' | 'seasonal' | 'brands' | 'blog'

/** The name in the header under which a page is found; null for pages that stand beside all of them. */
export function areaOf(pathname: string, menus: Pick<Menus, 'seasonal'>): Area | null {
  const [, first, slug] = pathname.split('/')
  if (first === 'email-types' || first === 'email-type') return 'email-types'
  if (first === 'brands' || first === 'brand') return 'brands'
  if (first === 'blog') return 'blog'
  if (first === 'seasonal') return 'seasonal'
  if (first !== 'category') return null
  return menus.seasonal.some((column) => holds(column, slug)) ? 'seasonal' : 'categories'
}

function holds(column: MenuColumn, slug: string | undefined): boolean {
  return column.groups.some((group) => group.items.some((item) => item.slug === slug))
}
