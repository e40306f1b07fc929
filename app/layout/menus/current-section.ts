import type { MenuColumn, Menus } from './menus.ts'

/** The sections of the header. */
export type NavSection = 'email-types' | 'categories' | 'seasonal' | 'browse' | 'brands' | 'blog'

/** The header section a page belongs to; null if it belongs to none. */
export function currentSection(pathname: string, menus: Pick<Menus, 'seasonal'>): NavSection | null {
  const [, first, slug] = pathname.split('/')
  if (first === 'email-types' || first === 'email-type') return 'email-types'
  if (first === 'brands' || first === 'brand') return 'brands'
  if (first === 'browse') return 'browse'
  if (first === 'blog') return 'blog'
  if (first === 'seasonal') return 'seasonal'
  if (first !== 'category') return null
  return menus.seasonal.some((column) => contains(column, slug)) ? 'seasonal' : 'categories'
}

function contains(column: MenuColumn, slug: string | undefined): boolean {
  return column.groups.some((group) => group.items.some((item) => item.slug === slug))
}
