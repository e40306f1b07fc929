/** The kinds of changes, and how long one can be undone. */

export const UNDO_HOURS = 24

/** Each area of the admin adds its own; their words are in `copy.ts`. */
export const CHANGE_KINDS = [
  'undone',
  'post-added',
  'post-changed',
  'post-deleted',
  'rule-added',
  'rule-changed',
  'rule-deleted',
  'address-added',
  'address-removed',
  'mailbox-added',
  'mailbox-removed',
  'token-added',
  'token-revoked',
  'message-answered',
  'pictures-collected',
  'samples-removed',
  'person-invited',
  'invitation-revoked',
  'invitation-accepted',
  'role-changed',
] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Changes of people and settings: only the owner may undo them. */
export const OWNER_KINDS: readonly ChangeKind[] = [
  'address-added',
  'address-removed',
  'mailbox-added',
  'mailbox-removed',
  'token-added',
  'token-revoked',
  'samples-removed',
  'person-invited',
  'invitation-revoked',
  'invitation-accepted',
  'role-changed',
]
