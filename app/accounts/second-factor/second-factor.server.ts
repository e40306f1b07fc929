import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { twoFactors, users } from '#app/platform/db/schema.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { seal } from '#app/platform/lib/secret.server.ts'
import { recordEvent } from '../account-events.server.ts'
import {
  resetGuesses,
  resetSignInAttempts,
  knownDeviceCookie,
  limitGuess,
} from '../sign-in/attempt-limits.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import { createToken, readToken, tokenLifetime, consumeToken } from '../emails/tokens.server.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { consumeCode, consumeTotpCode, recoveryHash } from './second-factor-codes.server.ts'
import { type Session, startSession } from '../sessions/sessions.server.ts'
import { makeTotpSecret, totpUri } from './totp.server.ts'

const PENDING_COOKIE = 'second-factor'
const RECOVERY_CODES = 10
/** Without letters and digits that are easily confused. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Remembers in a cookie that the first factor was correct. */
export async function requireSecondFactor(given: {
  user: { id: string }
  next: string
  /** The name of the provider that was the first factor; without one it was the password. */
  provider?: string
}): Promise<Headers> {
  const { user, next, provider } = given
  const token = await createToken('second-factor', user.id, { userId: user.id, next, provider })
  return new Headers({ 'Set-Cookie': setCookie(PENDING_COOKIE, token, tokenLifetime('second-factor')) })
}

async function findPending(meta: RequestMeta) {
  const verified = await readToken('second-factor', readCookie(meta.headers, PENDING_COOKIE) ?? '')
  if (!verified) return null
  const [user] = await db().select().from(users).where(eq(users.id, verified.payload.userId))
  return user && !user.suspendedAt ? { verified, user } : null
}

export async function readPendingSignIn(meta: RequestMeta): Promise<{ email: EmailAddress } | null> {
  const pending = await findPending(meta)
  return pending && { email: pending.user.email }
}

export async function verifySecondFactor({
  meta,
  code,
}: {
  meta: RequestMeta
  code: string
}): Promise<
  | ({ ok: true; next: string; recoveryCodesLeft: number | null } & WithCookies)
  | { ok: false; reason: 'wrong-code' }
  | ({ ok: false; reason: 'start-over' } & WithCookies)
  | Limited
> {
  const startOver = {
    ok: false,
    reason: 'start-over',
    headers: new Headers({ 'Set-Cookie': setCookie(PENDING_COOKIE, '', 0) }),
  } as const
  const pending = await findPending(meta)
  if (!pending) return startOver
  const { verified, user } = pending
  const limited = await limitGuess('code', user.id)
  if (limited) return limited
  const right = await consumeCode(user.id, code)
  if (!right) {
    await recordEvent('second-factor-failed', user.id, meta)
    return { ok: false, reason: 'wrong-code' }
  }
  if (!(await consumeToken(verified))) return startOver
  await resetGuesses('code', user.id)
  const { provider } = verified.payload
  if (!provider) await resetSignInAttempts(meta, user.email)
  if (right.recoveryCodesLeft !== null) await recordEvent('recovery-code-used', user.id, meta)
  if (provider) await recordEvent('signed-in-with-provider', user.id, meta, { provider })
  else await recordEvent('signed-in', user.id, meta)
  const headers = await startSession(user.id, meta)
  headers.append('Set-Cookie', knownDeviceCookie(meta, user.email))
  headers.append('Set-Cookie', setCookie(PENDING_COOKIE, '', 0))
  return { ok: true, next: verified.payload.next, recoveryCodesLeft: right.recoveryCodesLeft, headers }
}

/** Creates a secret for an app; the second factor is on once a code confirms it. */
export async function startSecondFactor(
  given: GuardedChange,
): Promise<
  { ok: true; secret: string; uri: string } | { ok: false; reason: 'on-already' } | NotFresh | Limited
> {
  const { session, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const { id: userId, email } = session.viewer
  const secret = makeTotpSecret()
  const sealed = seal('second factor', secret)
  const started = await db()
    .insert(twoFactors)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret: sealed, lastStep: null },
      // An active secret is only removed by turning two-factor authentication off, never by starting setup again.
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id })
  if (started.length === 0) return { ok: false, reason: 'on-already' }
  return { ok: true, secret, uri: totpUri(secret, email) }
}

export async function confirmSecondFactor(given: {
  session: Session
  meta: RequestMeta
  code: string
}): Promise<
  { ok: true; recoveryCodes: string[] } | { ok: false; reason: 'wrong-code' | 'not-started' } | Limited
> {
  const { session, meta, code } = given
  const { id: userId, email } = session.viewer
  const [row] = await db().select().from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row || row.verified) return { ok: false, reason: 'not-started' }
  const limited = await limitGuess('code', userId)
  if (limited) return limited
  if (!(await consumeTotpCode(userId, code.replace(/\s/g, '')))) return { ok: false, reason: 'wrong-code' }
  await resetGuesses('code', userId)
  const recoveryCodes = makeRecoveryCodes()
  const isOn = await inTransaction(async (tx) => {
    const verified = await tx
      .update(twoFactors)
      .set({ verified: true, recoveryCodes: hashesOf(userId, recoveryCodes) })
      .where(eq(twoFactors.userId, userId))
      .returning({ id: twoFactors.id })
    // Turned off concurrently: without a secret no code could be checked.
    if (verified.length === 0) return false
    await tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
    await recordEvent('second-factor-on', userId, meta, {}, tx)
    return true
  })
  if (!isOn) return { ok: false, reason: 'not-started' }
  await sendNotice(email, 'second-factor-on', meta)
  return { ok: true, recoveryCodes }
}

export async function disableSecondFactor(given: GuardedChange): Promise<{ ok: true } | NotFresh | Limited> {
  const { session, meta, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  await removeSecondFactor(session.viewer, meta)
  return { ok: true }
}

/** Turns it off without proof of identity; `meta` is null for a command. False if it was off. */
export async function removeSecondFactor(
  { id: userId, email }: { id: string; email: EmailAddress },
  meta: RequestMeta | null,
): Promise<boolean> {
  const wasOn = await inTransaction(async (tx) => {
    const [gone] = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, userId))
      .returning({ on: twoFactors.verified })
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
    if (!gone?.on) return false
    await recordEvent('second-factor-off', userId, meta, {}, tx)
    return true
  })
  if (wasOn) await sendNotice(email, 'second-factor-off', meta)
  return wasOn
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(
  given: GuardedChange,
): Promise<{ ok: true; recoveryCodes: string[] } | { ok: false; reason: 'not-on' } | NotFresh | Limited> {
  const { session, meta, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const userId = session.viewer.id
  const recoveryCodes = makeRecoveryCodes()
  const renewed = await db()
    .update(twoFactors)
    .set({ recoveryCodes: hashesOf(userId, recoveryCodes) })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
    .returning({ id: twoFactors.id })
  if (renewed.length === 0) return { ok: false, reason: 'not-on' }
  await recordEvent('recovery-codes-renewed', userId, meta)
  return { ok: true, recoveryCodes }
}

/** Ten codes of fifty bits, such as `k7mq2-x9fhd`. */
function makeRecoveryCodes(): string[] {
  function five() {
    return Array.from({ length: 5 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')
  }
  return Array.from({ length: RECOVERY_CODES }, () => `${five()}-${five()}`)
}

function hashesOf(userId: string, codes: string[]): string[] {
  return codes.map((code) => recoveryHash(userId, code.replace('-', '')))
}
