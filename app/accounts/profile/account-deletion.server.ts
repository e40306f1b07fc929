/** Deletes an account and everything that belongs to it. */
import { and, eq, or, sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { contactMessages, exportFiles, reports, subscribers, users } from '#app/platform/db/schema.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import { deleteExport } from '#app/platform/exports/export-file.server.ts'
import { forgetDeviceCookie } from '../sign-in/attempt-limits.server.ts'
import { sendAccountDeleted } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import { leavesNoOwner } from '../people/owners.server.ts'
import { type Reauthentication, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { DELETE_PHRASE } from '../schema.ts'
import { endedSession, type Session } from '../sessions/sessions.server.ts'
import { cleanOriginals, removeSubmissions } from './submission-deletion.server.ts'
import { revokeTokens } from '../emails/tokens.server.ts'
import type { Viewer } from '../viewer.ts'

/** Deletes the account and its data immediately. The confirmation phrase is checked here too. */
export async function deleteAccount(given: {
  session: Session | null
  meta: RequestMeta
  phrase: string
  reauthentication?: Reauthentication
}): Promise<
  | ({ ok: true } & WithCookies)
  | { ok: false; reason: 'wrong-phrase' }
  | { ok: false; reason: 'last-owner' }
  | ({ ok: false; reason: 'unauthorized' } & WithCookies)
  | NotFresh
  | Limited
> {
  const { session, meta, phrase, reauthentication } = given
  if (!session) return { ok: false, reason: 'unauthorized', headers: await endedSession(meta) }
  if (phrase !== DELETE_PHRASE) return { ok: false, reason: 'wrong-phrase' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const cleaned = await cleanOriginals(session.viewer)
  const removed = await inTransaction((tx) => removeEverything(session.viewer, cleaned, tx))
  if (removed === 'last-owner') return { ok: false, reason: 'last-owner' }
  const headers = await endedSession(meta)
  if (removed === 'gone') return { ok: false, reason: 'unauthorized', headers }
  await deleteUnused(removed.files)
  for (const exportId of removed.exports) await deleteExport(exportId)
  headers.append('Set-Cookie', forgetDeviceCookie())
  await sendAccountDeleted(session.viewer.email)
  return { ok: true, headers }
}

/** Rows that refer to the account are deleted by cascade; the rest is found by email address. */
async function removeEverything(
  viewer: Viewer,
  cleaned: Parameters<typeof removeSubmissions>[1],
  tx: Transaction,
): Promise<'last-owner' | 'gone' | { files: string[]; exports: string[] }> {
  const { id, email, emailVerified } = viewer
  if (await leavesNoOwner(tx, id)) return 'last-owner'
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  if (!user) return 'gone'
  const files = await removeSubmissions(viewer, cleaned, tx)
  const made = await tx
    .delete(exportFiles)
    .where(eq(exportFiles.userId, id))
    .returning({ id: exportFiles.id })
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
