declare const authorizedAs: unique symbol

/**
 * Somebody whose identity and role a policy has checked. Commands take it in place of an id, so a write that nobody has
 * checked does not compile. Only files named policy.ts may make one (scripts/check-boundaries.mjs).
 */
type Authorized<Role extends 'person' | 'administrator'> = {
  readonly id: string
  readonly [authorizedAs]: Readonly<Record<Role, true>>
}

/** Somebody signed in. */
export type Person = Authorized<'person'>

/** Somebody signed in who runs this gallery. */
export type Administrator = Authorized<'person' | 'administrator'>
