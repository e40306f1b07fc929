import type { Role } from '#app/platform/lib/authorized.ts'

export const ROLE_NAMES: Record<Role, string> = {
  member: 'User',
  reviewer: 'Reviewer',
  editor: 'Editor',
  admin: 'Owner',
}

export const ROLE_RIGHTS: Record<Role, string> = {
  member: 'Users can see the gallery, and save, follow and submit emails.',
  reviewer: 'Reviewers accept or reject emails in the queue.',
  editor: 'Editors can do everything except manage users and settings, and delete permanently.',
  admin: 'Owners can do everything.',
}

/** Text of the page of people and their invitations. */
export const peopleCopy = {
  title: 'People',
  about:
    'Owners can do everything. Editors can’t manage users and settings or delete permanently. Reviewers accept or reject emails in the queue.',
  invite: 'Invite',
  inviteAbout: 'The invitation works once and expires after a week.',
  email: 'Email address',
  emailHint: 'Leave empty to create a link that anyone can use once.',
  role: 'Role',
  byMail: 'Send invitation',
  byLink: 'Create a link',
  link: 'Copy this link now. It is shown only once.',
  invited: 'Invitation sent',
  inviteFailed: 'Failed to create the invitation',
  reset: {
    title: 'Reset a password',
    about: 'Create a link with which a user chooses a new password. It works once, for one hour.',
    email: 'Email address of the user',
    create: 'Create a reset link',
    failed: 'Failed to create a reset link',
    unknown: 'There is no account with this address',
  },
  pending: 'Invitations',
  anybody: 'Anyone with the link',
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
  lastOwner: 'This is the last owner. Make another user an owner first.',
  isSetting: 'This user’s address is set as ADMIN_EMAIL. Change that setting instead.',
  gone: 'This user no longer exists.',
}

export const invitationCopy = {
  pageTitle: 'Invitation',
  title: 'You are invited',
  lead: (site: string, role: Role) =>
    role === 'member'
      ? `An owner of ${site} invites you to the gallery.`
      : `An owner of ${site} invites you as ${ROLE_NAMES[role].toLowerCase()}.`,
  accept: 'Accept',
  signIn: 'Sign in to accept',
  create: 'Create an account',
  createHint: 'New here?',
  as: 'You are signed in as',
  accepted: 'Welcome aboard',
  overTitle: 'This invitation has expired',
  over: 'It works once, for a week, and only until it is revoked. Ask for a new one.',
  notYours: 'This invitation is for another address.',
  unconfirmed: 'Confirm your email address first.',
  failed: 'Failed to accept the invitation',
  onlyTitle: 'By invitation only',
  only: 'Only invited users can see this gallery. Ask an owner for an invitation.',
  account: 'Account settings',
  logOut: 'Log out',
}
