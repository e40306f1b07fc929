declare const authorizedAs: unique symbol

/**
 * A user whose identity and role a policy has checked. Commands take it instead of an id, so an unchecked write does
 * not compile. Only files named policy.ts may create one (scripts/check-boundaries.mjs).
 */
type Authorized<Role extends 'person' | 'administrator'> = {
  readonly id: string
  readonly [authorizedAs]: Readonly<Record<Role, true>>
}

/** A signed-in user. */
export type Person = Authorized<'person'>

/** A signed-in administrator. */
export type Administrator = Authorized<'person' | 'administrator'>
