import { href } from 'react-router'
import { changedSearch, type FilterName } from '#app/gallery/filters/filters.ts'

export type Scope = { filter: FilterName; slug: string }

export function emailsPath(scope: Scope, more: Record<string, string> = {}): string {
  return href('/browse') + changedSearch(new URLSearchParams(), { [scope.filter]: scope.slug, ...more })
}

export function searchPath(scope: Scope, word: string): string {
  return href('/search') + changedSearch(new URLSearchParams(), { q: word, [scope.filter]: scope.slug })
}

export function brandAnalyticsPath(slug: string): string {
  return href('/brand/:brandSlug/analytics', { brandSlug: slug })
}

export function categoryAnalyticsPath(slug: string): string {
  return href('/category/:slug/analytics', { slug })
}

export function comparePath(slugs: string[]): string {
  const search = new URLSearchParams(slugs.map((slug) => ['brand', slug])).toString()
  return href('/compare') + (search && `?${search}`)
}
