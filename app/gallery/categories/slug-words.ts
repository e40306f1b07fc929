/** A tag as a slug: lower-case, spaces to hyphens. */
export function tagSlug(tag: string): string {
  return tag.trim().toLowerCase().replace(/\s+/g, '-')
}

/** A name for an unknown slug: `work-from-home` → Work From Home. */
export function titleCase(slug: string): string {
  return slug
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
}
