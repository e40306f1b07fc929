import { href } from 'react-router'

/** Where the chip of a category leads: each type has its own kind of page, anything unknown the plain one. */
export function categoryPath(category: { type: string; slug: string }): string {
  const { type, slug } = category
  if (type === 'email_type') return href('/email-type/:slug', { slug })
  if (type === 'occasion' || type === 'seasonal') return href('/seasonal/:slug', { slug })
  return href('/category/:slug', { slug })
}
