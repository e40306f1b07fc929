import type { Role } from '#app/lib/authorized.ts'

/** A role that somebody can be invited to. */
export type GivenRole = Exclude<Role, 'member'>

export const ROLE_NAMES: Record<Role, string> = {
  member: 'No role',
  reviewer: 'Reviewer',
  editor: 'Editor',
  admin: 'Owner',
}

export const ROLE_RIGHTS: Record<GivenRole, string> = {
  reviewer: 'Reviewers work through the queue of emails that arrive.',
  editor: 'Editors may do everything except manage people and settings, and delete for good.',
  admin: 'Owners may do everything.',
}
