/** The slug in a tag's link: lower-cased, spaces to hyphens. Other spellings redirect to the category's own. */
export function tagLinkSlug(tag: string): string {
  return tag.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
