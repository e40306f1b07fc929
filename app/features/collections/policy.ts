import type { Person } from '#app/lib/authorized.ts'

declare const own: unique symbol

/** A collection read by its owner; its contents can only be read and written through this type. */
export type Own<Collection> = Collection & { readonly [own]: true }

/** A collection belongs to one user. For everybody else it does not exist. */
export function asOwn<Collection>(
  actor: Person | null,
  ownerId: string,
  collection: Collection,
): Own<Collection> | null {
  return actor?.id === ownerId ? (collection as Own<Collection>) : null
}
