/** The slug of a title or name: lowercase, no punctuation, hyphens for whitespace; empty without Latin letters or digits. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
