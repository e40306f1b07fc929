import { href } from 'react-router'

/** Where the chip of a category leads: each type has its own kind of page, anything unknown the plain one. */
export function categoryPath(category: { type: string; slug: string }): string {
  const { type, slug } = category
  if (type === 'email_type') return emailTypePath(slug)
  if (type === 'occasion' || type === 'seasonal') return href('/seasonal/:slug', { slug })
  return categoryPagePath(slug)
}

export function emailTypePath(slug: string): string {
  return href('/email-type/:tagSlug', { tagSlug: slug })
}

/** The page that every category has, whatever its type; industries and occasions are read there. */
export function categoryPagePath(slug: string): string {
  return href('/category/:slug?', { slug })
}
