import { tools } from '#app/layout/tools.ts'

export type NavSection = 'email-types' | 'categories' | 'seasonal' | 'browse' | 'brands' | 'tools' | 'blog'

/** The header section a page belongs to; null if it belongs to none. `half` is that of a category page. */
export function currentSection(pathname: string, half?: string | null): NavSection | null {
  const [, first] = pathname.split('/')
  if (first === 'email-types' || first === 'email-type') return 'email-types'
  if (first === 'brands' || first === 'brand') return 'brands'
  if (first === 'browse') return 'browse'
  if (first === 'blog') return 'blog'
  if (tools().some(({ to }) => to === `/${first}`)) return 'tools'
  if (first === 'seasonal') return 'seasonal'
  if (first !== 'category') return null
  return half === 'holiday' || half === 'event' ? 'seasonal' : 'categories'
}
