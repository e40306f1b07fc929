import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema.ts'
import { noteEvent } from './account-events.server.ts'
import { forgiveSignIn, knownDeviceCookie, limitSignIn } from './attempt-limits.server.ts'
import { endSessions, findUserByEmail, passwordHashOf } from './credentials.server.ts'
import { inEvenTime } from './even-time.ts'
import type { Limited, WithCookies } from './outcomes.ts'
import { verifyPassword } from './password-hash.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { askForSecondFactor } from './second-factor.server.ts'
import { endedSession, type Session, startSession } from './sessions.server.ts'

type SignInAnswer =
  | ({ ok: true; state: 'signed-in' | 'second-factor' } & WithCookies)
  | { ok: false; reason: 'no-account' }
  | Limited

/** A wrong password, an unknown address and one that waits for its confirmation are answered alike. */
export async function signIn(given: {
  facts: RequestFacts
  email: string
  password: string
  /** Where the person was going; kept while the second factor is asked for. */
  next?: string
}): Promise<SignInAnswer> {
  const email = given.email.toLowerCase()
  const limited = await limitSignIn(given.facts, email)
  if (limited) return limited
  return inEvenTime(
    () => checkPassword({ ...given, email }),
    (answer) => answer.ok,
  )
}

async function checkPassword(given: {
  facts: RequestFacts
  email: string
  password: string
  next?: string
}): Promise<SignInAnswer> {
  const { facts, email, password, next = '/' } = given
  const user = await findUserByEmail(email)
  const hash = user ? await passwordHashOf(user.id) : null
  const right = await verifyPassword(hash, password)
  if (!user || !right) {
    if (user) await noteEvent('sign-in-failed', user.id, facts)
    return { ok: false, reason: 'no-account' }
  }
  if (user.twoFactorEnabled) {
    return {
      ok: true,
      state: 'second-factor',
      headers: await askForSecondFactor({ user, next, by: 'password' }),
    }
  }
  await forgiveSignIn(facts, email)
  await noteEvent('signed-in', user.id, facts)
  const headers = await startSession(user.id, facts)
  headers.append('Set-Cookie', knownDeviceCookie(facts, email))
  return { ok: true, state: 'signed-in', headers }
}

/** Here, everywhere else, or everywhere. Somebody whose session is over already gets rid of its cookies. */
export async function signOut(given: {
  session: Session | null
  facts: RequestFacts
  scope: 'here' | 'others' | 'everywhere'
}): Promise<WithCookies> {
  const { session, facts, scope } = given
  if (!session) return { headers: await endedSession(facts) }
  const userId = session.viewer.id
  if (scope === 'others') {
    await endSessions(userId, { but: session.id })
    await noteEvent('signed-out-others', userId, facts)
    return { headers: new Headers() }
  }
  if (scope === 'everywhere') await endSessions(userId)
  else await db().delete(sessions).where(eq(sessions.id, session.id))
  await noteEvent(scope === 'everywhere' ? 'signed-out-everywhere' : 'signed-out', userId, facts)
  return { headers: await endedSession(facts) }
}
