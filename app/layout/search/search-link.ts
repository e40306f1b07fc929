import { href } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import type { SectionName } from './search-entries.ts'

/** Where a result of a section leads. Seasons are read on category pages. */
export function searchLink(section: SectionName, slug: string): string {
  if (section === 'brands') return href('/brand/:brandSlug', { brandSlug: slug })
  return section === 'emailTypes' ? emailTypePath(slug) : categoryPagePath(slug)
}

/** The page that searches inside emails; with nothing typed, the page that tells how. */
export function emailSearchLink(typed: string): string {
  const q = typed.trim()
  return q ? `${href('/search')}?${new URLSearchParams({ q })}` : href('/search')
}
