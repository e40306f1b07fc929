/** The slug of a post, made from its title: lowercase, no punctuation, hyphens for whitespace. */
export function postSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
