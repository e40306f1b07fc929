/** Who acts. Nobody is null. */
export type Owner = { id: string }

/** Collections belong to one person, and only that person sees them. */
export function canSeeCollection(actor: Owner | null, collection: { userId: string }): boolean {
  return actor?.id === collection.userId
}
