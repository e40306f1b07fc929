import { href } from 'react-router'

/** The URL of a category chip, by type; unknown types use the category page. */
export function categoryPath(category: { type: string; slug: string }): string {
  const { type, slug } = category
  if (type === 'email_type') return emailTypePath(slug)
  if (type === 'occasion' || type === 'seasonal') return href('/seasonal/:slug', { slug })
  return categoryPagePath(slug)
}

export function emailTypePath(slug: string): string {
  return href('/email-type/:tagSlug', { tagSlug: slug })
}

/** The page of a category. Seasonal categories have category pages; /seasonal is for the chips on cards. */
export function categoryLink({ type, slug }: { type: string; slug: string }): string {
  return type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)
}

/** The category page, which exists for every type; industries and occasions are linked to it. */
export function categoryPagePath(slug: string): string {
  return href('/category/:slug?', { slug })
}
