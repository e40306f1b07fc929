import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'

/** Where a row of a menu leads. Seasons are read on category pages; /seasonal belongs to the chips of cards. */
export function categoryLink({ type, slug }: Pick<MenuCategory, 'type' | 'slug'>): string {
  return type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)
}
