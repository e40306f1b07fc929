import { and, eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { recordEvent } from '../account-events.server.ts'
import { limitMailRequests } from '../sign-in/attempt-limits.server.ts'
import { endSessions, findUserByEmail } from '../passwords/credentials.server.ts'
import { sendAddressInUse, sendEmailChange, sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import { leavesNoOwner } from '../people/owners.server.ts'
import { createToken, readToken, revokeTokens, consumeToken } from '../emails/tokens.server.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { noticeCopy } from '../emails/copy.ts'

/** Mails both addresses. The answer is the same if the new one is taken; its holder is told by email. */
export async function requestEmailChange(
  given: GuardedChange & { email: EmailAddress },
): Promise<
  | { ok: true; state: 'mailed' | 'changed' }
  | { ok: false; reason: 'same-email' | 'not-available' | 'last-owner' }
  | NotFresh
  | Limited
> {
  const { session, meta, email, reauthentication } = given
  const { id: userId, email: from } = session.viewer
  if (email === from) return { ok: false, reason: 'same-email' }
  const refused =
    (await refuseUnlessFresh(session, reauthentication)) ?? (await limitMailRequests(meta, email))
  if (refused) return refused
  const proved = isMailConfigured()
  if (await inTransaction((tx) => losesOwner(tx, { userId, to: email, proved }))) {
    return { ok: false, reason: 'last-owner' }
  }
  if (!proved) {
    const changed = await unlessTaken(email, (tx) => move({ userId, from, to: email, proved }, meta, tx))
    return changed ? { ok: true, state: 'changed' } : { ok: false, reason: 'not-available' }
  }
  // A mistyped address leaves no valid link behind. Done for taken and free addresses alike, so that neither shows.
  await revokeTokens('email-change', userId)
  await recordEvent('email-change-asked', userId, meta)
  await sendNotice(from, 'email-change-asked', meta, [[noticeCopy.newAddress, email]])
  if (await findUserByEmail(email)) await sendAddressInUse(email)
  else await sendEmailChange(email, await createToken('email-change', userId, { userId, from, to: email }))
  return { ok: true, state: 'mailed' }
}

/** The link in the email. Other sessions end: whoever holds the address can recover the account. */
export async function confirmEmailChange(given: {
  meta: RequestMeta
  token: string
}): Promise<({ ok: true; kind: 'email-change' } & WithCookies) | { ok: false; reason: 'link-over' }> {
  const { meta, token } = given
  const over = { ok: false, reason: 'link-over' } as const
  const verified = await readToken('email-change', token)
  if (!verified) return over
  const { userId, from, to } = verified.payload
  const { session } = await findSession(meta)
  const but = session?.viewer.id === userId ? session.id : undefined
  const changed = await unlessTaken(to, async (tx) => {
    if (!(await consumeToken(verified, tx))) return false
    if (!(await move({ userId, from, to, proved: true }, meta, tx))) return false
    await endSessions(userId, { but }, tx)
    await revokeTokens('password-reset', userId, tx)
    return true
  })
  if (!changed) return over
  await sendNotice(from, 'email-changed', meta)
  return { ok: true, kind: 'email-change', headers: new Headers() }
}

/** Whether the last owner would stop being one: as the holder of ADMIN_EMAIL, or without a confirmed address. */
async function losesOwner(
  tx: Transaction,
  { userId, to, proved }: { userId: string; to: EmailAddress; proved: boolean },
): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  return !!user && leavesNoOwner(tx, userId, { ...user, email: to, emailVerified: proved })
}

/** False when the account's address is no longer `from`, or it has become the last owner's: the request is outdated. */
async function move(
  wish: { userId: string; from: EmailAddress; to: EmailAddress; proved: boolean },
  meta: RequestMeta,
  tx: Transaction,
): Promise<boolean> {
  const { userId, from, to, proved } = wish
  if (await losesOwner(tx, wish)) return false
  const moved = await tx
    .update(users)
    .set({ email: to, emailVerified: proved, bounceReason: null })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ id: users.id })
  if (moved.length === 0) return false
  await recordEvent('email-changed', userId, meta, { from }, tx)
  return true
}

/** Also false when the address is taken; the unique index decides concurrent requests. */
async function unlessTaken(
  email: EmailAddress,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await inTransaction(change)
  } catch (error) {
    if (await findUserByEmail(email)) return false
    throw error
  }
}
