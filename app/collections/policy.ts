import type { Person } from '#app/platform/lib/authorized.ts'

declare const rights: unique symbol

type Granted<Collection, Right extends 'view' | 'add' | 'own'> = Collection & {
  readonly [rights]: Readonly<Record<Right, true>>
}

/** A collection that somebody may look at; its contents can only be read through this type. */
export type Viewable<Collection> = Granted<Collection, 'view'>

/** A collection that somebody may add emails to. */
export type Addable<Collection> = Granted<Collection, 'view' | 'add'>

/** A collection in the hands of its owner, who may do everything with it. */
export type Own<Collection> = Granted<Collection, 'view' | 'add' | 'own'>

/** A collection belongs to one user. For everybody else it does not exist, unless it is shared. */
export function asOwn<Collection>(
  actor: Person | null,
  ownerId: string,
  collection: Collection,
): Own<Collection> | null {
  return actor?.id === ownerId ? (collection as Own<Collection>) : null
}

/** An export is made for who asked for it, while the collection is theirs. */
export function asOwnOfExport<Collection>(
  { userId }: { userId: string },
  ownerId: string,
  collection: Collection,
): Own<Collection> | null {
  return userId === ownerId ? (collection as Own<Collection>) : null
}

/** Anybody who has a secret link that is not over may look. */
export function asLinked<Collection>(
  { isOver }: { isOver: boolean },
  collection: Collection,
): Viewable<Collection> | null {
  return isOver ? null : (collection as Viewable<Collection>)
}

/** Anybody may look at a public collection. */
export function asPublic<Collection>(
  { isPublished }: { isPublished: boolean },
  collection: Collection,
): Viewable<Collection> | null {
  return isPublished ? (collection as Viewable<Collection>) : null
}

/** Somebody whom the owner invited may look. */
export function asMember<Collection>(
  membership: { userId: string },
  actor: Person,
  collection: Collection,
): Viewable<Collection> | null {
  return membership.userId === actor.id ? (collection as Viewable<Collection>) : null
}

/** The owner may add emails, and who was invited to. */
export function asAddable<Collection>(
  actor: Person,
  { ownerId, mayAdd }: { ownerId: string; mayAdd: boolean },
  collection: Collection,
): Addable<Collection> | null {
  return actor.id === ownerId || mayAdd ? (collection as Addable<Collection>) : null
}
