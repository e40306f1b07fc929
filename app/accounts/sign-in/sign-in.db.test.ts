import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { rateLimits, sessions } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo, newestToken } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { limitSignIn } from './attempt-limits.server.ts'
import { listAccountEvents } from '../account-events.server.ts'
import { listSessions, revokeSession } from '../sessions/session-list.server.ts'
import { requestPasswordReset, resetPassword } from '../passwords/recovery.server.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { signIn, signOut } from './sign-in.server.ts'
import { confirmEmail, readConfirmation, signUp } from './sign-up.server.ts'

useTestDatabase()
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

const PASSWORD = 'reading-lamp-9'
const NO_ACCOUNT = { ok: false, reason: 'no-account' }

describe('signing in', () => {
  it('opens a session for the user, whatever the case of the address', async () => {
    const user = await createUser({ email: 'ada@example.com', password: PASSWORD })
    const answer = await signIn({
      meta: requestMetaWith(),
      email: address('Ada@Example.com'),
      password: PASSWORD,
    })
    expect(answer).toMatchObject({ ok: true, state: 'signed-in' })
    const { session } = await findSession(
      requestMetaWith(cookiesFrom((answer as { headers: Headers }).headers)),
    )
    expect(session).toMatchObject({ fresh: true, viewer: { id: user.id } })
  })

  it('responds the same to a wrong password, an unknown address, an unconfirmed one and one without a password', async () => {
    await createUser({ email: 'known@example.com', password: PASSWORD })
    await createUser({ email: 'google@example.com' })
    await signUp({
      meta: requestMetaWith(),
      name: 'Ada',
      email: address('waiting@example.com'),
      password: PASSWORD,
    })
    for (const email of ['known@example.com', 'google@example.com', 'nobody@example.com']) {
      expect(
        await signIn({ meta: requestMetaWith(), email: address(email), password: 'wrong-lamp-9' }),
      ).toEqual(NO_ACCOUNT)
    }
    expect(
      await signIn({ meta: requestMetaWith(), email: address('waiting@example.com'), password: PASSWORD }),
    ).toEqual(NO_ACCOUNT)
    expect(await db().select().from(sessions)).toEqual([])
  })

  it('records the sign-in in the security log', async () => {
    const user = await createUser({ email: 'ada@example.com', password: PASSWORD })
    await signIn({ meta: requestMetaWith(), email: user.email, password: 'wrong-lamp-9' })
    await signIn({ meta: requestMetaWith(), email: user.email, password: PASSWORD })
    const events = await listAccountEvents((await findSession((await signedIn(user)).meta)).session!)
    expect(events.map(({ words, device }) => [words, device])).toEqual([
      ['You signed in with your password.', 'Chrome on Linux'],
      ['A sign-in with a wrong password was refused.', 'Chrome on Linux'],
    ])
  })
})

describe('attack: guessing passwords', () => {
  async function guess(email: string, cookie = '', ipAddress?: string) {
    return signIn({
      meta: requestMetaWith(cookie, ipAddress),
      email: address(email),
      password: 'wrong-lamp-9',
    })
  }

  it('slows down from the sixth guess of a network on, also for unknown addresses', async () => {
    await createUser({ email: 'ada@example.com', password: PASSWORD })
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const answers = []
      for (let at = 0; at < 7; at++) answers.push(await guess(email))
      expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => NO_ACCOUNT))
      expect(answers[6]).toEqual({ ok: false, reason: 'limited', retryAfter: expect.any(Number) })
    }
  })

  it('doubles the wait, up to a quarter of an hour', async () => {
    const waits: number[] = []
    for (let at = 0; at < 14; at++) {
      const answer = await guess('nobody@example.com')
      if (!answer.ok && answer.reason === 'limited') {
        waits.push(answer.retryAfter)
        await db()
          .update(rateLimits)
          .set({ resetsAt: sql`least(${rateLimits.resetsAt}, now())` })
      }
    }
    // Within five seconds: on a busy machine some of it has passed.
    expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120].map((wait) => expect.closeTo(wait, -1)))
    const more = await db().select().from(rateLimits)
    expect(more.every(({ resetsAt }) => resetsAt.getTime() - Date.now() <= 60 * 60_000)).toBe(true)
  })

  it('does not lock out the user on a known browser or another network', async () => {
    const user = await createUser({ email: 'ada@example.com', password: PASSWORD })
    const right = { email: user.email, password: PASSWORD }
    const first = await signIn({ meta: requestMetaWith('', '192.0.2.1'), ...right })
    const browser = cookiesFrom((first as { headers: Headers }).headers)
    for (let at = 0; at < 7; at++) await guess(user.email)
    expect(await signIn({ meta: requestMetaWith(), ...right })).toMatchObject({ reason: 'limited' })
    expect(await signIn({ meta: requestMetaWith(browser), ...right })).toMatchObject({ ok: true })
    expect(await signIn({ meta: requestMetaWith('', '192.0.2.9'), ...right })).toMatchObject({ ok: true })
  })

  /** Attackers from many networks, with as many attempts as an account gets from unknown browsers. */
  async function guessEverywhere(email: string) {
    for (let at = 0; at < 30; at++) await limitSignIn(requestMetaWith('', `198.51.100.${at}`), address(email))
  }

  it('from everywhere at once requires an unknown browser to confirm by email, which lets it in', async () => {
    const user = await createUser({ email: 'ada@example.com', password: PASSWORD })
    const right = { email: user.email, password: PASSWORD }
    await guessEverywhere(user.email)
    const meta = requestMetaWith('', '192.0.2.9')
    const unknown = { ok: false, reason: 'device-unknown' }
    expect(await signIn({ meta, ...right })).toEqual(unknown)
    const token = await newestToken(user.email)
    expect(await readConfirmation({ meta, token })).toEqual({ kind: 'device', email: user.email })
    const confirmed = await confirmEmail({ meta, token })
    expect(confirmed).toMatchObject({ ok: true, kind: 'device' })
    const cookie = cookiesFrom((confirmed as { headers: Headers }).headers)
    expect((await findSession(requestMetaWith(cookie))).session).toBeNull()
    expect(await signIn({ meta: requestMetaWith(cookie, '192.0.2.9'), ...right })).toMatchObject({ ok: true })
    expect(await confirmEmail({ meta, token })).toEqual({ ok: false, reason: 'link-over' })
    expect(await signIn({ meta: requestMetaWith('', '192.0.2.10'), ...right })).toEqual(unknown)
  })

  it('from everywhere does not reveal whether the account exists, and limits emails', async () => {
    await createUser({ email: 'ada.everywhere@example.com', password: PASSWORD })
    for (const email of ['ada.everywhere@example.com', 'nobody@example.com']) {
      await guessEverywhere(email)
      for (let at = 0; at < 5; at++) {
        expect(await guess(email, '', `192.0.2.${at}`)).toEqual({ ok: false, reason: 'device-unknown' })
      }
    }
    expect(await mailSentTo('ada.everywhere@example.com')).toHaveLength(3)
    expect(await mailSentTo('nobody@example.com')).toEqual([])
  })

  it('makes an unknown browser wait where no email is configured', async () => {
    useEnv({ SMTP_URL: undefined })
    await guessEverywhere('ada@example.com')
    expect(await guess('ada@example.com', '', '192.0.2.9')).toMatchObject({ reason: 'limited' })
  })

  it('no longer counts after a password reset, and that browser is known', async () => {
    const user = await createUser({ email: 'ada@example.com', password: PASSWORD })
    await guessEverywhere(user.email)
    const meta = requestMetaWith('', '192.0.2.9')
    await requestPasswordReset({ meta, email: user.email })
    const password = 'writing-desk-7'
    const reset = await resetPassword({ meta, token: await newestToken(user.email), password })
    const given = { email: user.email, password }
    expect(await signIn({ meta: requestMetaWith('', '192.0.2.10'), ...given })).toMatchObject({ ok: true })
    await guessEverywhere(user.email)
    const cookie = cookiesFrom((reset as { headers: Headers }).headers)
    expect(await signIn({ meta: requestMetaWith(cookie, '192.0.2.9'), ...given })).toMatchObject({ ok: true })
  })

  it('gains nothing from the cookie of another account’s browser, or a forged one', async () => {
    const mine = await createUser({ email: 'attacker@example.com', password: PASSWORD })
    const first = await signIn({ meta: requestMetaWith(), email: mine.email, password: PASSWORD })
    const cookies = [cookiesFrom((first as { headers: Headers }).headers), 'mailshelf.known-device=made.up']
    const answers = []
    for (let at = 0; at < 7; at++) answers.push(await guess('ada@example.com', cookies[at % 2]))
    expect(answers.at(-1)).toMatchObject({ reason: 'limited' })
  })

  it('is stopped after sixty attempts at any accounts from one network, an IPv6 /64 counting as one', async () => {
    await db().execute(sql`select 1`)
    for (let at = 0; at < 60; at++) {
      // Attempts are counted per network before they are counted per account.
      expect(
        await limitSignIn(
          requestMetaWith('', `2001:db8:1:2::${at.toString(16)}`),
          address(`nobody${at}@example.com`),
        ),
      ).toBeNull()
    }
    expect(await guess('another@example.com', '', '2001:db8:1:2:ffff::1')).toMatchObject({
      reason: 'limited',
    })
    expect(await guess('another@example.com', '', '2001:db8:1:3::1')).toEqual(NO_ACCOUNT)
  })
})

describe('signing out', () => {
  async function threeSessions() {
    const user = await createUser()
    const all = [await signedIn(user), await signedIn(user), await signedIn(user)] as const
    const stranger = await signedIn()
    return { all, stranger }
  }

  async function alive(people: readonly { meta: ReturnType<typeof requestMetaWith> }[]) {
    return Promise.all(people.map(async ({ meta }) => (await findSession(meta)).session !== null))
  }

  it.each([
    ['here', [false, true, true]],
    ['others', [true, false, false]],
    ['everywhere', [false, false, false]],
  ] as const)('%s ends the right sessions', async (scope, left) => {
    const { all, stranger } = await threeSessions()
    const { session } = await findSession(all[0].meta)
    const { headers } = await signOut({ session, meta: all[0].meta, scope })
    expect(await alive(all)).toEqual(left)
    expect(await alive([stranger])).toEqual([true])
    expect(cookiesFrom(headers, all[0].cookie) === '').toBe(scope !== 'others')
  })

  it('lists sessions without secrets, and ends only the user’s own', async () => {
    const { all, stranger } = await threeSessions()
    const { session } = await findSession(all[0].meta)
    const listed = await listSessions(session!)
    expect(listed.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Chrome on Linux'],
      [false, 'Chrome on Linux'],
      [false, 'Chrome on Linux'],
    ])
    const tokens = (await db().select({ token: sessions.token }).from(sessions)).map(({ token }) => token)
    expect(tokens.filter((token) => JSON.stringify(listed).includes(token))).toEqual([])
    expect(await revokeSession({ session: session!, meta: all[0].meta, id: stranger.sessionId })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await revokeSession({ session: session!, meta: all[0].meta, id: 'nonsense' })).toMatchObject({
      ok: false,
    })
    expect(await revokeSession({ session: session!, meta: all[0].meta, id: all[1].sessionId })).toEqual({
      ok: true,
    })
    expect(await alive([...all, stranger])).toEqual([true, false, true, true])
  })
})
