import { href } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import type { SectionName } from './search-entries.ts'

/** The URL of a result. Seasonal categories open on category pages. */
export function searchLink(section: SectionName, slug: string): string {
  if (section === 'brands') return href('/brand/:brandSlug', { brandSlug: slug })
  return section === 'emailTypes' ? emailTypePath(slug) : categoryPagePath(slug)
}

export function emailLink(brandSlug: string, emailSlug: string): string {
  return href('/brand/:brandSlug/email/:emailSlug', { brandSlug, emailSlug })
}

/** The URL of the search page for this text; without text, the page with search tips. */
export function emailSearchLink(typed: string): string {
  const q = typed.trim()
  return q ? `${href('/search')}?${new URLSearchParams({ q })}` : href('/search')
}
