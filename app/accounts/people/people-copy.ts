import { plural } from '#app/platform/lib/format.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import type { Kept, PEOPLE_FILTERS, UserAction } from './people-schema.ts'

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
  search: 'Search users',
  searchPlaceholder: 'Name or email address',
  find: 'Search',
  filters: 'Filters',
  all: 'All',
  show: {
    admin: 'Owners',
    editor: 'Editors',
    reviewer: 'Reviewers',
    member: 'Users',
    suspended: 'Suspended',
    unconfirmed: 'Not confirmed',
  } satisfies Record<(typeof PEOPLE_FILTERS)[number], string>,
  none: 'No matching users',
  pages: 'Pages',
  previous: 'Previous users',
  next: 'Next users',
  source: {
    'sign-up': 'Sign-up',
    invitation: 'Invitation',
    setup: 'Setup',
    sso: 'Single sign-on',
    command: 'Command line',
  },
  lastSignIn: 'Last sign-in',
  never: 'Never signed in',
  sessions: (count: number) => plural(count, '# active session', '# active sessions'),
  suspended: 'Suspended',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selectNone: 'Select none',
  selected: 'Selected users',
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

const counted = (count: number, one: string, many: string) => plural(count, `# ${one}`, `# ${many}`)

export const userActionCopy = {
  names: {
    suspend: 'Suspend',
    lift: 'Lift suspension',
    'sign-out': 'Sign out everywhere',
    transfer: 'Transfer ownership',
    delete: 'Delete',
  } satisfies Record<UserAction, string>,
  title: (action: UserAction, count: number) =>
    ({
      suspend: `Suspend ${counted(count, 'user', 'users')}?`,
      lift: `Lift the suspension of ${counted(count, 'user', 'users')}?`,
      'sign-out': `Sign ${counted(count, 'user', 'users')} out everywhere?`,
      transfer: 'Transfer ownership?',
      delete: `Delete ${counted(count, 'user', 'users')}?`,
    })[action],
  about: {
    suspend:
      'Suspended users can’t sign in, and are signed out everywhere at once. Their shared collections can’t be opened, also by members. Their feeds, webhooks, inbox tokens and forwarding addresses stop, and they get no emails. Nothing is deleted, and you can lift the suspension at any time.',
    lift: 'Users can sign in again. Their shared collections, feeds, webhooks, inbox tokens and forwarding addresses work again.',
    'sign-out': 'All sessions end. Users can sign in again.',
    transfer: 'The user becomes an owner and you become an editor. Only an owner can reverse this.',
    delete:
      'Accounts are deleted for good, with saved emails, private collections, smart collections and pending submissions. Their inbox tokens and forwarding addresses stop. This can’t be undone.',
  } satisfies Record<UserAction, string>,
  kept: {
    label: 'Shared collections and accepted emails',
    hint: 'Kept collections become yours, with their links, members and notes; those of suspended users can be opened again. Kept emails stay in the gallery without the user’s address.',
    options: [
      ['keep', 'Keep'],
      ['delete', 'Delete for good'],
    ] satisfies [Kept, string][],
  },
  made: (shared: number, accepted: number) =>
    `${counted(shared, 'shared collection', 'shared collections')} · ${counted(accepted, 'accepted email', 'accepted emails')}`,
  cancel: 'Cancel',
  done: (action: UserAction, count: number) =>
    ({
      suspend: `${counted(count, 'user', 'users')} suspended`,
      lift: 'Suspension lifted',
      'sign-out': 'Signed out everywhere',
      transfer: 'Ownership transferred',
      delete: `${counted(count, 'user', 'users')} deleted`,
    })[action],
  failed: 'Failed to change the users',
  none: 'No users selected',
  noneText: 'Select at least one user other than yourself.',
  back: 'Back to the list',
  refused: {
    gone: peopleCopy.gone,
    'last-owner': peopleCopy.lastOwner,
    'by-setting': 'The owner is set as ADMIN_EMAIL. Change that setting instead.',
    'no-successor': 'Only a user with a confirmed address who is not suspended can become an owner.',
  },
}

export const invitationCopy = {
  pageTitle: 'Invitation',
  title: 'You are invited',
  lead: (site: string, role: Role) =>
    role === 'member'
      ? `An owner of ${site} invites you to the gallery.`
      : `An owner of ${site} invites you as ${ROLE_NAMES[role].toLowerCase()}.`,
  accept: 'Accept invitation',
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
  only: 'Only invited users can see this gallery. Open the link of your invitation again, or ask an owner for one.',
  account: 'Account settings',
  logOut: 'Log out',
}
