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

/** Text of the page of people and their invitations. */
export const peopleCopy = {
  title: 'People',
  about:
    'Owners may do everything. Editors everything but people, settings and deleting for good. Reviewers work through the queue.',
  invite: 'Invite somebody',
  inviteAbout: 'The invitation works once and expires after a week.',
  email: 'Email address',
  emailHint: 'Without one, whoever gets the link can use it.',
  role: 'Role',
  byMail: 'Send invitation',
  byLink: 'Create a link',
  link: 'Copy this link now. It is not shown again.',
  invited: 'Invitation sent',
  inviteFailed: 'Failed to invite',
  pending: 'Invitations',
  anybody: 'Whoever has the link',
  expires: 'expires',
  revoke: 'Revoke',
  revoked: 'Invitation revoked',
  change: 'Change',
  save: 'Save role',
  changed: 'Role changed',
  changeFailed: 'Failed to change the role',
  you: 'You',
  bySetting: 'Set by ADMIN_EMAIL',
  unconfirmed: 'Address not confirmed',
  roleMissing: 'Choose a role',
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  isSetting: 'This person is ADMIN_EMAIL. Change that setting instead.',
  gone: 'There is no such person any more.',
}

export const invitationCopy = {
  pageTitle: 'Invitation',
  title: 'You are invited',
  lead: (site: string, role: string) => `An owner of ${site} invites you as ${role.toLowerCase()}.`,
  accept: 'Accept',
  signIn: 'Sign in to accept',
  create: 'Create an account',
  createHint: 'New here? Create an account first, then open this link again.',
  as: 'You are signed in as',
  accepted: 'Welcome aboard',
  overTitle: 'This invitation has expired',
  over: 'It works once, for a week, and only while it is not revoked. Ask for a new one.',
  notYours: 'This invitation is for another address.',
  unconfirmed: 'Confirm your email address first.',
  failed: 'Failed to accept the invitation',
}
