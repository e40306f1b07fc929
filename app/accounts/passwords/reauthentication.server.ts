import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { twoFactors } from '#app/platform/db/schema.ts'
import { limitGuess, resetGuesses } from '../sign-in/attempt-limits.server.ts'
import { identitiesOf, passwordHashOf } from './credentials.server.ts'
import type { SettingsContext } from '../components/use-settings.ts'
import type { Limited, NotFresh, ReauthenticationMethod } from '../outcomes.ts'
import { verifyPassword } from './password-hash.server.ts'
import { consumeCode } from '../second-factor/second-factor-codes.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { refreshAuthentication, type Session } from '../sessions/sessions.server.ts'

type Reauthentication = { password?: string; code?: string }

/** A change that asks again who it is, unless the sign-in is fresh. */
export type GuardedChange = { session: Session; meta: RequestMeta; reauthentication?: Reauthentication }

/** How an account can reauthenticate; null when it has neither password nor second factor. */
export async function reauthenticationMethod(userId: string): Promise<ReauthenticationMethod | null> {
  if (await passwordHashOf(userId)) return 'password'
  const [factor] = await db()
    .select({ on: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  if (factor?.on) return 'code'
  // A provider that is no longer set up has no id.
  return (await identitiesOf(userId)).find(({ provider }) => provider.id)?.provider ?? null
}

/** How a user has to confirm their identity; 'none' after a fresh sign-in. */
export async function proofNeeded({ fresh, viewer }: Session): Promise<SettingsContext['reauthentication']> {
  return fresh ? 'none' : ((await reauthenticationMethod(viewer.id)) ?? 'sign-in-again')
}

/** Null after a sign-in or reauthentication within minutes, or a successful check now, which starts them again. */
export async function refuseUnlessFresh(
  session: Session,
  given: Reauthentication = {},
): Promise<NotFresh | Limited | null> {
  if (session.fresh) return null
  const userId = session.viewer.id
  const method = await reauthenticationMethod(userId)
  if (method === null) return { ok: false, reason: 'sign-in-again' }
  if (typeof method === 'object') return { ok: false, reason: 'provider-needed', provider: method }
  const reauthentication = given[method]
  if (!reauthentication) return { ok: false, reason: `${method}-needed` }
  const limited = await limitGuess(method, userId)
  if (limited) return limited
  const isRight =
    method === 'password'
      ? await verifyPassword(await passwordHashOf(userId), reauthentication)
      : (await consumeCode(userId, reauthentication)) !== null
  if (!isRight) return { ok: false, reason: `wrong-${method}` }
  await resetGuesses(method, userId)
  await refreshAuthentication(session)
  return null
}
