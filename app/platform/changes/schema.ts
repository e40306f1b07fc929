/** The kinds of changes, how long one can be undone, and the filters of their list. */
import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'

export const UNDO_HOURS = 24

/** The kinds of changes of each area of the admin pages; their words are in `copy.ts`. */
const CHANGE_KINDS = [
  'undone',
  'post-added',
  'post-changed',
  'post-deleted',
  'brand-added',
  'brand-changed',
  'brands-merged',
  'category-added',
  'category-changed',
  'categories-ordered',
  'rule-added',
  'rule-changed',
  'rule-deleted',
  'address-added',
  'address-removed',
  'mailbox-added',
  'mailbox-changed',
  'mailbox-removed',
  'token-added',
  'token-revoked',
  'message-answered',
  'review-accepted',
  'review-always',
  'review-rejected',
  'review-corrected',
  'pictures-collected',
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
  'emails-uploaded',
  'import-undone',
  'report-hidden',
  'report-kept',
  'report-shown',
  'email-changed',
  'email-rendered',
  'email-replaced',
  'email-held',
  'email-detail-removed',
  'emails-type',
  'emails-brand',
  'emails-occasion',
  'emails-status',
  'emails-deleted',
  'address-erased',
  'gallery-exported',
] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

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

const id = z.string().refine(isUuid).nullable().catch(null)

/** The query parameters of the list: its filters, and the last change of the page before. */
export const changesQuery = z.object({
  before: id,
  who: id,
  kind: z.enum(CHANGE_KINDS).nullable().catch(null),
  day: z.iso.date().nullable().catch(null),
})

export type ChangesQuery = z.infer<typeof changesQuery>
