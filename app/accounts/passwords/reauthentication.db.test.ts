import { expect, it, beforeEach } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, sessions } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { googleKeys } from '#test/google-keys.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { refuseUnlessFresh } from './reauthentication.server.ts'
import { confirmSecondFactor, startSecondFactor } from '../second-factor/second-factor.server.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { totpCode } from '../second-factor/totp.server.ts'

useTestDatabase()
beforeEach(() =>
  useEnv({ ...googleKeys, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }),
)

const PASSWORD = 'reading-lamp-9'

/** A user who signed in this many seconds ago. */
async function signedInSince(seconds: number, given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  const { meta, sessionId } = await signedIn(user)
  await db()
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(sessions.id, sessionId))
  const read = async () => (await findSession(meta)).session!
  return { user, meta, read, session: await read() }
}

it.each([
  [0, true],
  [290, true],
  [310, false],
  [86_400, false],
])('a sign-in %d seconds ago is fresh: %s', async (seconds, fresh) => {
  const { session } = await signedInSince(seconds, { password: PASSWORD })
  expect(session.fresh).toBe(fresh)
  expect(await refuseUnlessFresh(session)).toEqual(fresh ? null : { ok: false, reason: 'password-needed' })
})

it('a correct password makes a session fresh again, a wrong one does not', async () => {
  const { session, read } = await signedInSince(310, { password: PASSWORD })
  expect(await refuseUnlessFresh(session, { password: 'wrong-lamp-9' })).toMatchObject({
    reason: 'wrong-password',
  })
  expect((await read()).fresh).toBe(false)
  expect(await refuseUnlessFresh(session, { password: PASSWORD })).toBeNull()
  expect((await read()).fresh).toBe(true)
})

it('users without a password reauthenticate with a second-factor code', async () => {
  const { session, meta, read } = await signedInSince(0)
  const started = await startSecondFactor({ session, meta })
  if (!started.ok) throw new Error(started.reason)
  const step = Math.floor(Date.now() / 30_000)
  const enabled = await confirmSecondFactor({ session, meta, code: totpCode(started.secret, step) })
  if (!enabled.ok) throw new Error(enabled.reason)
  await db()
    .update(sessions)
    .set({ authenticatedAt: new Date(0) })
  const stale = await read()
  expect(await refuseUnlessFresh(stale, { password: PASSWORD })).toMatchObject({ reason: 'code-needed' })
  expect(await refuseUnlessFresh(stale, { code: '000000' })).toMatchObject({ reason: 'wrong-code' })
  const [recoveryCode] = enabled.recoveryCodes
  expect(await refuseUnlessFresh(stale, { code: recoveryCode })).toBeNull()
  expect((await read()).fresh).toBe(true)
  await db()
    .update(sessions)
    .set({ authenticatedAt: new Date(0) })
  expect(await refuseUnlessFresh(await read(), { code: recoveryCode })).toMatchObject({
    reason: 'wrong-code',
  })
})

it('users with only Google use Google; others have to sign in again', async () => {
  const { user, session } = await signedInSince(310)
  expect(await refuseUnlessFresh(session)).toMatchObject({ reason: 'sign-in-again' })
  await db().insert(accounts).values({ userId: user.id, providerId: 'google', accountId: 'ada' })
  expect(await refuseUnlessFresh(session, { password: PASSWORD })).toMatchObject({
    reason: 'provider-needed',
    provider: { id: 'google', name: 'Google' },
  })
})
