import { href } from 'react-router'
import { changedSearch, type FilterName } from '#app/features/gallery/filters/filters.ts'

/** What a page of figures is about: one brand or one category. */
export type Scope = { filter: FilterName; slug: string }

/** The list of the emails behind a number. */
export function emailsPath(scope: Scope, more: Record<string, string> = {}): string {
  return href('/browse') + changedSearch(new URLSearchParams(), { [scope.filter]: scope.slug, ...more })
}

/** The emails of a scope in which a word occurs. */
export function searchPath(scope: Scope, word: string): string {
  return href('/search') + changedSearch(new URLSearchParams(), { q: word, [scope.filter]: scope.slug })
}

export function brandFiguresPath(slug: string): string {
  return href('/brand/:brandSlug/figures', { brandSlug: slug })
}

export function categoryFiguresPath(slug: string): string {
  return href('/category/:slug/figures', { slug })
}

export function comparePath(slugs: string[]): string {
  const search = new URLSearchParams(slugs.map((slug) => ['brand', slug])).toString()
  return href('/compare') + (search && `?${search}`)
}
