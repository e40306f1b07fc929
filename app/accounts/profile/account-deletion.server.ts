import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import {
  collectionLinks,
  collectionMembers,
  collections,
  collectionShares,
  contactMessages,
  exportFiles,
  inboxTokens,
  reports,
  subscribers,
  users,
} from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import { deleteExport } from '#app/platform/exports/export-file.server.ts'
import { forgetDeviceCookie } from '../sign-in/attempt-limits.server.ts'
import { sendAccountDeleted } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import { isOwner, leavesNoOwner } from '../people/owners.server.ts'
import { ROLE_NAMES } from '../people/people-copy.ts'
import type { Kept } from '../people/people-schema.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import { DELETE_PHRASE } from '../schema.ts'
import { endedSession, type Session } from '../sessions/sessions.server.ts'
import { cleanOriginals, removeSubmissions } from './submission-deletion.server.ts'
import { revokeTokens } from '../emails/tokens.server.ts'
import type { Viewer } from '../viewer.ts'

/** Deletes the account and its data immediately. The confirmation phrase is checked here too. */
export async function deleteAccount(
  given: Omit<GuardedChange, 'session'> & { session: Session | null; phrase: string },
): Promise<
  | ({ ok: true } & WithCookies)
  | { ok: false; reason: 'wrong-phrase' | 'last-owner' }
  | ({ ok: false; reason: 'unauthorized' } & WithCookies)
  | NotFresh
  | Limited
> {
  const { session, meta, phrase, reauthentication } = given
  if (!session) return { ok: false, reason: 'unauthorized', headers: await endedSession(meta) }
  if (phrase !== DELETE_PHRASE) return { ok: false, reason: 'wrong-phrase' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const removed = await removeAccount(session.viewer)
  if (removed === 'last-owner') return { ok: false, reason: 'last-owner' }
  const headers = await endedSession(meta)
  if (removed === 'gone') return { ok: false, reason: 'unauthorized', headers }
  headers.append('Set-Cookie', forgetDeviceCookie())
  await sendAccountDeleted(session.viewer.email, 'user')
  return { ok: true, headers }
}

/** @param by the owner who deletes the account of another user, and what is kept of it */
export async function removeAccount(
  viewer: Viewer,
  by?: { actor: Administrator; kept: Kept },
): Promise<'last-owner' | 'gone' | 'removed'> {
  const cleaned = by?.kept === 'delete' ? null : await cleanOriginals(viewer)
  const removed = await inTransaction((tx) => removeEverything(viewer, cleaned, by, tx))
  if (typeof removed === 'string') return removed
  await deleteUnused(removed.files)
  for (const exportId of removed.exports) await deleteExport(exportId)
  return 'removed'
}

/** Rows that refer to the account are deleted by cascade; the rest is found by email address. */
async function removeEverything(
  viewer: Viewer,
  cleaned: Parameters<typeof removeSubmissions>[1],
  by: Parameters<typeof removeAccount>[1],
  tx: Transaction,
): Promise<'last-owner' | 'gone' | { files: string[]; exports: string[] }> {
  const { id, email, emailVerified } = viewer
  if (await leavesNoOwner(tx, id)) return 'last-owner'
  const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id)).for('update')
  if (!user || (by && !(await isOwner(tx, by.actor.id)))) return 'gone'
  if (by) {
    const label = ROLE_NAMES[user.role]
    await recordChange(tx, { actor: by.actor, kind: 'user-deleted', label, rows: [] }, async () => {})
    if (by.kept === 'keep') await handCollectionsTo(by.actor.id, id, tx)
  }
  const files = await removeSubmissions(viewer, cleaned, tx)
  const made = await tx
    .delete(exportFiles)
    .where(eq(exportFiles.userId, id))
    .returning({ id: exportFiles.id })
  // Who made a token knows it. The addresses of the gallery are no secret: brands send to them, so they stay.
  await tx
    .update(inboxTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(inboxTokens.createdBy, id), isNull(inboxTokens.revokedAt)))
  await tx.delete(users).where(eq(users.id, id))
  for (const kind of [
    'password-reset',
    'second-factor',
    'invitation',
    'role-invitation',
    'email-change',
    'device',
  ] as const) {
    await revokeTokens(kind, id, tx)
  }
  await revokeTokens('sign-up', email, tx)
  // An unverified address may belong to somebody else, so only an unconfirmed subscription is deleted.
  const isTheirs = sql`${emailVerified}::boolean`
  await tx
    .delete(subscribers)
    .where(and(sql`lower(${subscribers.email}) = ${email}`, or(eq(subscribers.status, 'pending'), isTheirs)))
  await tx.delete(contactMessages).where(and(sql`lower(${contactMessages.email}) = ${email}`, isTheirs))
  // What was asked and done stays counted, without whoever asked.
  await tx
    .update(reports)
    .set({ name: '', email: '' })
    .where(and(sql`lower(${reports.email}) = ${email}`, isTheirs))
  return { files, exports: made.map((row) => row.id) }
}

/** Whether others could see a collection, were its owner not suspended. */
export const isSharedCollection = sql<boolean>`(
  ${collections}.deleted_at is null and (
    exists (select from ${collectionMembers} member where member.collection_id = ${collections}.id)
    or exists (
      select from ${collectionShares} share
      left join ${collectionLinks} link on link.collection_id = share.collection_id
        and link.revoked_at is null and coalesce(link.ends_at > now(), true)
      where share.collection_id = ${collections}.id and share.hidden_at is null
        and (share.published_at is not null or link.id is not null)
    )
  )
)`

/** The addresses, members and links of collections stay, the name of the former owner does not. */
async function handCollectionsTo(heirId: string, userId: string, tx: Transaction): Promise<void> {
  const handed = await tx
    .update(collections)
    .set({ userId: heirId })
    .where(and(eq(collections.userId, userId), isSharedCollection))
    .returning({ id: collections.id })
  const ids = handed.map(({ id }) => id)
  await tx
    .update(collectionShares)
    .set({ displayName: null })
    .where(inArray(collectionShares.collectionId, ids))
  const { collectionId, userId: memberId } = collectionMembers
  await tx.delete(collectionMembers).where(and(inArray(collectionId, ids), eq(memberId, heirId)))
}
