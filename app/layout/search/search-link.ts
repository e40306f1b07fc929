import { href } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import type { SectionName } from './search-entries.ts'

/** The URL of a result. Seasonal categories open on category pages. */
export function searchLink(section: SectionName, slug: string): string {
  if (section === 'brands') return brandPath(slug)
  return section === 'emailTypes' ? emailTypePath(slug) : categoryPagePath(slug)
}

/** The URL of the search page for this text; without text, the page with search tips. */
export function emailSearchLink(typed: string): string {
  const q = typed.trim()
  return q ? `${href('/search')}?${new URLSearchParams({ q })}` : href('/search')
}
