import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { sessions, twoFactors, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { runCommand } from '#cli/program.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { getAccount } from '../profile/profile.server.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  readPendingSignIn,
  renewRecoveryCodes,
  startSecondFactor,
  verifySecondFactor,
} from './second-factor.server.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { stepOfCode, totpCode } from './totp.server.ts'

useTestDatabase()
beforeEach(() => {
  useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' })
  // Only the clock; sleeping and queries are real.
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const PASSWORD = 'reading-lamp-9'
let count = 0

function codeNow(secret: string, offset = 0): string {
  return totpCode(secret, Math.floor(Date.now() / 30_000) + offset)
}

function nextCode(secret: string): string {
  vi.setSystemTime(Date.now() + 30_000)
  return codeNow(secret)
}

async function signedUp() {
  const user = await createUser({ email: `ada.factor${++count}@example.com`, password: PASSWORD })
  const { meta } = await signedIn(user)
  return { user, meta, session: (await findSession(meta)).session! }
}

/** A user with two-factor authentication. */
async function enrolled() {
  const { user, meta, session } = await signedUp()
  const started = await startSecondFactor({ session, meta })
  if (!started.ok) throw new Error(started.reason)
  const confirmed = await confirmSecondFactor({ session, meta, code: codeNow(started.secret) })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { user, session, meta, secret: started.secret, recoveryCodes: confirmed.recoveryCodes }
}

/** The first step of a sign-in; returns the meta of its browser. */
async function halfSignedIn(email: string, next?: string) {
  const answer = await signIn({ meta: requestMetaWith(), email: address(email), password: PASSWORD, next })
  expect(answer).toMatchObject({ ok: true, state: 'second-factor' })
  return requestMetaWith(cookiesFrom((answer as { headers: Headers }).headers))
}

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('codes match RFC 6238: at %i s it is %s', (seconds, code) => {
  // '12345678901234567890' in base32
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', Math.floor(seconds / 30))).toBe(code)
})

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code that is %i time steps away is valid: %s', (offset, counts) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(stepOfCode(secret, codeNow(secret, offset)) !== null).toBe(counts)
})

describe('two-factor authentication', () => {
  it('is required after the password, and no session exists before', async () => {
    const { user, secret } = await enrolled()
    await db().delete(sessions)
    const meta = await halfSignedIn(user.email, '/saved')
    expect(await readPendingSignIn(meta)).toEqual({ email: user.email })
    expect((await findSession(meta)).session).toBeNull()
    expect(await db().select().from(sessions)).toEqual([])

    const answer = await verifySecondFactor({ meta, code: nextCode(secret) })
    expect(answer).toMatchObject({ ok: true, next: '/saved', recoveryCodesLeft: null })
    const { session } = await findSession(
      requestMetaWith(cookiesFrom((answer as { headers: Headers }).headers)),
    )
    expect(session?.viewer.id).toBe(user.id)
  })

  it('notifies the user by email, and never stores the secret or the codes in plain text', async () => {
    const { user, secret, recoveryCodes, session } = await enrolled()
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe('Two-factor authentication is on')
    expect(await getAccount(session)).toMatchObject({
      secondFactor: { enabled: true, recoveryCodesLeft: 10 },
    })
    const stored = JSON.stringify(await db().select().from(twoFactors))
    expect([secret, ...recoveryCodes].filter((each) => stored.includes(each))).toEqual([])
  })

  it('attack: reuses a code', async () => {
    const { user, secret } = await enrolled()
    const code = nextCode(secret)
    const mine = await halfSignedIn(user.email)
    const theirs = await halfSignedIn(user.email)
    expect(await verifySecondFactor({ meta: mine, code })).toMatchObject({ ok: true })
    expect(await verifySecondFactor({ meta: theirs, code })).toEqual({ ok: false, reason: 'wrong-code' })
  })

  it('attack: uses one code twice concurrently', async () => {
    const { user, secret } = await enrolled()
    const code = nextCode(secret)
    const browsers = [await halfSignedIn(user.email), await halfSignedIn(user.email)]
    const answers = await Promise.all(browsers.map((meta) => verifySecondFactor({ meta, code })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('attack: uses a pending sign-in for a second session', async () => {
    const { user, secret } = await enrolled()
    const meta = await halfSignedIn(user.email)
    expect(await verifySecondFactor({ meta, code: nextCode(secret) })).toMatchObject({ ok: true })
    expect(await verifySecondFactor({ meta, code: nextCode(secret) })).toMatchObject({
      reason: 'start-over',
    })
  })

  it('attack: tries all six-digit codes', async () => {
    const { user } = await enrolled()
    const meta = await halfSignedIn(user.email)
    const answers = []
    for (let guess = 0; guess < 7; guess++) {
      answers.push(await verifySecondFactor({ meta, code: String(guess).padStart(6, '0') }))
    }
    expect(answers.at(-1)).toMatchObject({ reason: 'limited', retryAfter: expect.any(Number) as number })
  })

  it('accepts each recovery code once, in any notation', async () => {
    const { user, recoveryCodes } = await enrolled()
    const typed = ` ${recoveryCodes[0]!.toUpperCase().replace('-', ' ')} `
    expect(await verifySecondFactor({ meta: await halfSignedIn(user.email), code: typed })).toMatchObject({
      ok: true,
      recoveryCodesLeft: 9,
    })
    expect(await verifySecondFactor({ meta: await halfSignedIn(user.email), code: typed })).toEqual({
      ok: false,
      reason: 'wrong-code',
    })
  })

  it('refuses another user’s recovery code', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()]
    const meta = await halfSignedIn(mine.user.email)
    expect(await verifySecondFactor({ meta, code: theirs.recoveryCodes[0]! })).toEqual({
      ok: false,
      reason: 'wrong-code',
    })
  })

  it('creates new recovery codes and invalidates the old ones', async () => {
    const { user, session, meta, recoveryCodes } = await enrolled()
    const renewed = await renewRecoveryCodes({ session, meta })
    expect(renewed).toMatchObject({ ok: true })
    expect(
      await verifySecondFactor({ meta: await halfSignedIn(user.email), code: recoveryCodes[1]! }),
    ).toMatchObject({
      ok: false,
    })
  })

  it('attack: turns it off or replaces its secret from a session that is not fresh', async () => {
    const { session, meta } = await enrolled()
    const stale = { ...session, fresh: false }
    expect(await disableSecondFactor({ session: stale, meta })).toEqual({
      ok: false,
      reason: 'password-needed',
    })
    expect(
      await disableSecondFactor({ session: stale, meta, reauthentication: { password: 'wrong-lamp-9' } }),
    ).toEqual({
      ok: false,
      reason: 'wrong-password',
    })
    expect(await renewRecoveryCodes({ session: stale, meta })).toMatchObject({ reason: 'password-needed' })
    expect(await startSecondFactor({ session, meta })).toEqual({ ok: false, reason: 'on-already' })
    expect(await getAccount(session)).toMatchObject({ secondFactor: { enabled: true } })
  })

  it('is turned off with the password, and sign-in takes one step again', async () => {
    const { user, session, meta } = await enrolled()
    expect(
      await disableSecondFactor({
        session: { ...session, fresh: false },
        meta,
        reauthentication: { password: PASSWORD },
      }),
    ).toEqual({ ok: true })
    expect(await signIn({ meta: requestMetaWith(), email: user.email, password: PASSWORD })).toMatchObject({
      state: 'signed-in',
    })
  })

  it('is turned off by a command for a user who lost the app and the codes', async () => {
    const { user, meta } = await enrolled()
    async function mailshelf(email: string) {
      const said: string[] = []
      const say = (line: string) => void said.push(line)
      const io = { cwd: '/', out: say, err: say, progress: () => {} }
      return { code: await runCommand(['admin', 'disable-two-factor', email], io), said }
    }
    expect(await mailshelf(user.email)).toEqual({
      code: 0,
      said: [`Two-factor authentication of ${user.email} is off.`],
    })
    expect(await signIn({ meta: requestMetaWith(), email: user.email, password: PASSWORD })).toMatchObject({
      state: 'signed-in',
    })
    expect((await findSession(meta)).session).not.toBeNull()
    const subjects = (await mailSentTo(user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-factor authentication is off')
    expect(await mailshelf(user.email)).toMatchObject({ code: 1 })
    expect(await mailshelf('nobody@example.com')).toMatchObject({ code: 1 })
  })

  it('is turned on and off atomically', async () => {
    const { session, meta } = await signedUp()
    const started = await startSecondFactor({ session, meta })
    const { secret } = started as { secret: string }
    // The event log cannot store this address, so the change fails midway.
    const failing = requestMetaWith('', '\0')
    await expect(confirmSecondFactor({ session, meta: failing, code: codeNow(secret) })).rejects.toThrow(
      'account_events',
    )
    expect(await state()).toEqual({ asked: false, verified: false })
    await confirmSecondFactor({ session, meta, code: nextCode(secret) })
    await expect(disableSecondFactor({ session, meta: failing })).rejects.toThrow('account_events')
    expect(await state()).toEqual({ asked: true, verified: true })
  })
})

/** Whether signing in asks for a code, and whether a secret exists to check it. */
async function state() {
  const [row] = await db()
    .select({ asked: users.twoFactorEnabled, verified: twoFactors.verified })
    .from(users)
    .innerJoin(twoFactors, eq(twoFactors.userId, users.id))
  return row
}
