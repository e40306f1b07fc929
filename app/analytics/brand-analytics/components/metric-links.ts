import { href } from 'react-router'
import { changedSearch, type FilterName } from '#app/gallery/filters/filters.ts'

export type Scope = { filter: FilterName; slug: string }

/** The emails in a scope, or in the whole gallery, that further filters match. */
export function emailsPath(scope: Scope | null, more: Record<string, string> = {}): string {
  const filters = { ...inScope(scope), ...more }
  const isFiltered = Object.keys(filters).length > 0
  return href('/browse') + (isFiltered ? changedSearch(new URLSearchParams(), filters) : '')
}

export function searchPath(scope: Scope | null, word: string): string {
  return href('/search') + changedSearch(new URLSearchParams(), { q: word, ...inScope(scope) })
}

function inScope(scope: Scope | null): Record<string, string> {
  return scope ? { [scope.filter]: scope.slug } : {}
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
