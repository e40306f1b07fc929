import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { recordEvent } from '../account-events.server.ts'
import { resetSignInAttempts, knownDeviceCookie, limitSignIn } from './attempt-limits.server.ts'
import { mailDeviceLink } from './device-link.server.ts'
import { endSessions, findUserByEmail, passwordHashOf } from '../passwords/credentials.server.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import type { Limited, WithCookies } from '../outcomes.ts'
import { verifyPassword } from '../passwords/password-hash.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { requireSecondFactor } from '../second-factor/second-factor.server.ts'
import { endedSession, type Session, startSession } from '../sessions/sessions.server.ts'

type Attempt = { meta: RequestMeta; email: EmailAddress; password: string; next?: string }

type SignInResult =
  | ({ ok: true; state: 'signed-in' | 'second-factor' } & WithCookies)
  | { ok: false; reason: 'no-account' }
  /** Only who knows the password learns of it. */
  | { ok: false; reason: 'suspended' }
  /** Too many guesses from all networks: the account's holder, if there is one, receives a link. */
  | { ok: false; reason: 'device-unknown' }
  | Limited

/** A wrong password, an unknown address and an unconfirmed one get the same response. */
export async function signIn(given: Attempt): Promise<SignInResult> {
  const { email } = given
  const refused = await limitSignIn(given.meta, email)
  if (refused) {
    if (refused.reason === 'device-unknown') await mailDeviceLink(email)
    return refused
  }
  return withMinimumDuration(
    () => checkPassword(given),
    (answer) => answer.ok,
  )
}

async function checkPassword({ meta, email, password, next = '/' }: Attempt): Promise<SignInResult> {
  const user = await findUserByEmail(email)
  const hash = user ? await passwordHashOf(user.id) : null
  const right = await verifyPassword(hash, password)
  if (!user || !right) {
    if (user) await recordEvent('sign-in-failed', user.id, meta)
    return { ok: false, reason: 'no-account' }
  }
  if (user.suspendedAt) return { ok: false, reason: 'suspended' }
  if (user.twoFactorEnabled) {
    return {
      ok: true,
      state: 'second-factor',
      headers: await requireSecondFactor({ user, next }),
    }
  }
  await resetSignInAttempts(meta, email)
  await recordEvent('signed-in', user.id, meta)
  const headers = await startSession(user.id, meta)
  headers.append('Set-Cookie', knownDeviceCookie(meta, email))
  return { ok: true, state: 'signed-in', headers }
}

/** Signs out this device, the others, or all. With an expired session it only deletes the cookies. */
export async function signOut(given: {
  session: Session | null
  meta: RequestMeta
  scope: 'here' | 'others' | 'everywhere'
}): Promise<WithCookies> {
  const { session, meta, scope } = given
  if (!session) return { headers: await endedSession(meta) }
  const userId = session.viewer.id
  if (scope === 'others') {
    await endSessions(userId, { but: session.id })
    await recordEvent('signed-out-others', userId, meta)
    return { headers: new Headers() }
  }
  if (scope === 'everywhere') await endSessions(userId)
  else await db().delete(sessions).where(eq(sessions.id, session.id))
  await recordEvent(scope === 'everywhere' ? 'signed-out-everywhere' : 'signed-out', userId, meta)
  return { headers: await endedSession(meta) }
}
