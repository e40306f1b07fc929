import type { Person } from '#app/lib/authorized.ts'

declare const own: unique symbol

/** A collection that was read as its owner's; what is in it is read and written by nothing less. */
export type Own<Collection> = Collection & { readonly [own]: true }

/** Collections belong to one person. To everybody else they do not exist. */
export function asOwn<Collection>(
  actor: Person | null,
  ownerId: string,
  collection: Collection,
): Own<Collection> | null {
  return actor?.id === ownerId ? (collection as Own<Collection>) : null
}
