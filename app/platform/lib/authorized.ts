declare const authorizedAs: unique symbol

/** What a user may do, in ascending order: each role includes the ones before it. 'admin' is the owner's role. */
export const ROLES = ['member', 'reviewer', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** A user whose role a policy has checked; an unchecked write does not compile. Only policy.ts may create one. */
type Authorized<Right extends 'person' | 'reviewer' | 'editor' | 'administrator'> = {
  readonly id: string
  readonly [authorizedAs]: Readonly<Record<Right, true>>
}

export type Person = Authorized<'person'>

/** May work through the review queue: a decision may also publish a new or draft brand, and add a rule for its sender. */
export type Reviewer = Authorized<'person' | 'reviewer'>

/** May do everything except manage users and settings, and delete permanently. */
export type Editor = Authorized<'person' | 'reviewer' | 'editor'>

/** The owner of the site, who may do everything. */
export type Administrator = Authorized<'person' | 'reviewer' | 'editor' | 'administrator'>
