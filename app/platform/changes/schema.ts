import type { CHANGE_WORDS } from './copy.ts'

export const UNDO_HOURS = 24

export type ChangeKind = keyof typeof CHANGE_WORDS

/** Changes of users and settings: only owners may undo them. */
export const OWNER_KINDS: readonly ChangeKind[] = [
  'address-added',
  'address-removed',
  'mailbox-added',
  'mailbox-changed',
  'mailbox-removed',
  'token-added',
  'token-revoked',
  'samples-removed',
  'settings-changed',
  'person-invited',
  'invitation-revoked',
  'invitation-accepted',
  'role-changed',
  'reset-link-created',
  'user-suspended',
  'user-suspension-lifted',
  'user-signed-out',
  'user-deleted',
  'ownership-transferred',
  'emails-deleted',
  'address-erased',
  'gallery-exported',
]

/** The kind that an owner can make final before its time for undoing ends. */
export const DELETION: ChangeKind = 'emails-deleted'
