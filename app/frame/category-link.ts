import type { MenuCategory } from '#app/features/categories/queries.server.ts'

/**
 * Where a row of a menu leads. Seasons are read on category pages; /seasonal belongs to the chips of cards.
 * Strings, because these two routes have not been written yet.
 */
export function categoryLink({ type, slug }: Pick<MenuCategory, 'type' | 'slug'>): string {
  return type === 'email_type' ? `/email-type/${slug}` : `/category/${slug}`
}
