/** The slug of a collection, made of its name; it may be empty where a name has no letters of ours. */
export function collectionSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
