/** The slug of a collection, made from its name; empty if the name has no Latin letters or digits. */
export function collectionSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
