import { eq } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { twoFactors, users } from '#app/platform/db/schema.ts'
import { recordEvent } from '../account-events.server.ts'
import { limitPasswordChoice } from '../sign-in/attempt-limits.server.ts'
import { endSessions, identitiesOf, passwordHashOf, storePassword } from '../passwords/credentials.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WeakPassword, WithCookies } from '../outcomes.ts'
import { hashPassword } from '../passwords/password-hash.server.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { type Session, startSession } from '../sessions/sessions.server.ts'
import { checkPasswordStrength } from '../passwords/password-strength.server.ts'

export type AccountDetails = Awaited<ReturnType<typeof getAccount>>

export async function getAccount({ viewer }: Session) {
  const [user] = await db().select().from(users).where(eq(users.id, viewer.id))
  const [factor] = await db()
    .select({ enabled: twoFactors.verified, codes: twoFactors.recoveryCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, viewer.id))
  const { name, email, emailVerified, image, createdAt, theme, digest, bounceReason } = user!
  return {
    name,
    email,
    emailVerified,
    imageUrl: image,
    createdAt,
    theme,
    digest,
    bounceReason,
    hasPassword: (await passwordHashOf(viewer.id)) !== null,
    secondFactor: { enabled: factor?.enabled ?? false, recoveryCodesLeft: factor?.codes.length ?? 0 },
    identities: await identitiesOf(viewer.id),
  }
}

export async function changeName(given: {
  session: Session
  meta: RequestMeta
  name: string
}): Promise<void> {
  const { session, meta, name } = given
  await db().update(users).set({ name }).where(eq(users.id, session.viewer.id))
  await recordEvent('name-changed', session.viewer.id, meta)
}

export async function changePreferences(given: {
  session: Session
  theme?: 'system' | 'light' | 'dark'
  digest?: boolean
  retry?: 'yes'
}): Promise<void> {
  const { session, theme, digest, retry } = given
  if (theme === undefined && digest === undefined && !retry) return
  await db()
    .update(users)
    .set({ theme, digest, ...(retry && { bounceReason: null }) })
    .where(eq(users.id, session.viewer.id))
}

/** Changes the password, or sets the first one. Every other session ends, and this one gets a new token. */
export async function changePassword(
  given: GuardedChange & { newPassword: string },
): Promise<({ ok: true } & WithCookies) | WeakPassword | NotFresh | Limited> {
  const { session, meta, newPassword, reauthentication } = given
  const { id: userId, email, name } = session.viewer
  const refused =
    (await refuseUnlessFresh(session, reauthentication)) ??
    (await limitPasswordChoice(meta)) ??
    (await checkPasswordStrength(newPassword, [name, email]))
  if (refused) return refused
  const before = await passwordHashOf(userId)
  const hash = await hashPassword(newPassword)
  // The password and the sessions of whoever knew the old one change together, in one transaction.
  await inTransaction(async (tx) => {
    await storePassword(userId, hash, tx)
    await endSessions(userId, {}, tx)
    await recordEvent(before ? 'password-changed' : 'password-set', userId, meta, {}, tx)
  })
  await sendNotice(email, 'password-changed', meta)
  return { ok: true, headers: await startSession(userId, meta) }
}
