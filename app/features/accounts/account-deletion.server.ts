/** Deletes an account and everything that belongs to it. */
import { and, eq, or, sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/db/client.server.ts'
import { contactMessages, reports, subscribers, users } from '#app/db/schema.ts'
import { forgetDeviceCookie } from './attempt-limits.server.ts'
import { sendAccountDeleted } from './mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from './outcomes.ts'
import { type Reauthentication, refuseUnlessFresh } from './reauthentication.server.ts'
import type { RequestMeta } from './request-meta.ts'
import { DELETE_PHRASE } from './schema.ts'
import { endedSession, type Session } from './sessions.server.ts'
import { revokeTokens } from './tokens.server.ts'
import type { Viewer } from './viewer.ts'

/** Deletes the account and its data immediately. The confirmation phrase is checked here too. */
export async function deleteAccount(given: {
  session: Session | null
  meta: RequestMeta
  phrase: string
  reauthentication?: Reauthentication
}): Promise<
  | ({ ok: true } & WithCookies)
  | { ok: false; reason: 'wrong-phrase' }
  | ({ ok: false; reason: 'unauthorized' } & WithCookies)
  | NotFresh
  | Limited
> {
  const { session, meta, phrase, reauthentication } = given
  if (!session) return { ok: false, reason: 'unauthorized', headers: await endedSession(meta) }
  if (phrase !== DELETE_PHRASE) return { ok: false, reason: 'wrong-phrase' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const isDeleted = await inTransaction((tx) => removeEverything(session.viewer, tx))
  const headers = await endedSession(meta)
  if (!isDeleted) return { ok: false, reason: 'unauthorized', headers }
  headers.append('Set-Cookie', forgetDeviceCookie())
  await sendAccountDeleted(session.viewer.email)
  return { ok: true, headers }
}

/** Rows that refer to the account are deleted by cascade; the rest is found by email address. */
async function removeEverything({ id, email, emailVerified }: Viewer, tx: Transaction): Promise<boolean> {
  const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  if (deleted.length === 0) return false
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
  return true
}
