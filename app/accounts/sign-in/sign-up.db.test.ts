import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo, newestToken } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith } from '#test/signed-in.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import { confirmEmail, readConfirmation, resendConfirmation, signUp } from './sign-up.server.ts'

useTestDatabase()

const mailOn = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }
const PASSWORD = 'reading-lamp-9'

let count = 0

function freshAddress(): string {
  return `new${++count}@example.com`
}

/** A sign-up and the browser it was made in. */
async function begin(email: string, password = PASSWORD, cookie = '') {
  const meta = requestMetaWith(cookie)
  const answer = await signUp({ meta, name: 'Ada', email: address(email), password })
  return { answer, cookie: 'headers' in answer ? cookiesFrom(answer.headers, cookie) : cookie }
}

describe('signing up with email configured', () => {
  beforeEach(() => useEnv(mailOn))

  it('creates an account when the link’s button is pressed, and signs in', async () => {
    const email = freshAddress()
    const { answer, cookie } = await begin(email)
    expect(answer).toMatchObject({ ok: true, state: 'confirm-email' })
    expect(await db().select().from(users)).toEqual([])

    const token = await newestToken(email)
    const meta = requestMetaWith(cookie)
    expect(await readConfirmation({ meta, token })).toEqual({ kind: 'sign-up', email, needsPassword: false })
    const confirmed = await confirmEmail({ meta, token })
    expect(confirmed).toMatchObject({ ok: true, kind: 'sign-up' })
    const { session } = await findSession(
      requestMetaWith(cookiesFrom((confirmed as { headers: Headers }).headers)),
    )
    expect(session?.viewer).toMatchObject({ email, name: 'Ada', emailVerified: true })
    expect(
      await signIn({ meta: requestMetaWith(), email: address(email), password: PASSWORD }),
    ).toMatchObject({ ok: true })
  })

  it('works once: neither the link nor another pending one opens it again', async () => {
    const email = freshAddress()
    const { cookie } = await begin(email)
    const first = await newestToken(email)
    await begin(email, PASSWORD, cookie)
    const second = await newestToken(email)
    expect(await confirmEmail({ meta: requestMetaWith(cookie), token: second })).toMatchObject({ ok: true })
    for (const token of [first, second]) {
      expect(await readConfirmation({ meta: requestMetaWith(cookie), token })).toBeNull()
      expect(await confirmEmail({ meta: requestMetaWith(cookie), token })).toEqual({
        ok: false,
        reason: 'link-over',
      })
    }
  })

  it('creates one account and one session for two concurrent clicks', async () => {
    const email = freshAddress()
    const { cookie } = await begin(email)
    const token = await newestToken(email)
    const answers = await Promise.all(
      [1, 2].map(() => confirmEmail({ meta: requestMetaWith(cookie), token })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db().select().from(sessions)).toHaveLength(1)
  })

  it('attack: signs up with the victim’s address and waits for the victim to confirm', async () => {
    const victim = freshAddress()
    const attacker = await begin(victim, 'attackers-choice-1')
    const token = await newestToken(victim)
    // The victim opens the email in their own browser, where the attacker's password is not accepted …
    expect(await readConfirmation({ meta: requestMetaWith(), token })).toMatchObject({ needsPassword: true })
    expect(await confirmEmail({ meta: requestMetaWith(), token })).toEqual({
      ok: false,
      reason: 'password-needed',
    })
    // … and once they have chosen their own, it opens nothing.
    expect(
      await confirmEmail({ meta: requestMetaWith(), token, password: 'victims-own-lamp' }),
    ).toMatchObject({
      ok: true,
    })
    expect(
      await signIn({
        meta: requestMetaWith(attacker.cookie),
        email: address(victim),
        password: 'attackers-choice-1',
      }),
    ).toEqual({
      ok: false,
      reason: 'no-account',
    })
    expect((await findSession(requestMetaWith(attacker.cookie))).session).toBeNull()
    expect(
      await signIn({ meta: requestMetaWith(), email: address(victim), password: 'victims-own-lamp' }),
    ).toMatchObject({
      ok: true,
    })
  })

  it('attack: registered the address before email was configured; its holder gets it without the attacker’s credentials', async () => {
    const victim = freshAddress()
    useEnv({ SMTP_URL: undefined })
    const squatter = await begin(victim, 'attackers-choice-1')
    expect(squatter.answer).toMatchObject({ state: 'signed-in' })
    const [user] = await db().select().from(users)
    await db().insert(accounts).values({ userId: user!.id, providerId: 'google', accountId: 'the attacker' })
    useEnv(mailOn)

    const { cookie } = await begin(victim, 'victims-own-lamp')
    const token = await newestToken(victim)
    expect(await confirmEmail({ meta: requestMetaWith(cookie), token })).toMatchObject({ ok: true })
    expect((await findSession(requestMetaWith(squatter.cookie))).session).toBeNull()
    expect(
      await signIn({ meta: requestMetaWith(), email: address(victim), password: 'attackers-choice-1' }),
    ).toMatchObject({ ok: false })
    const signInMethods = await db().select().from(accounts).where(eq(accounts.userId, user!.id))
    expect(signInMethods.map(({ providerId }) => providerId)).toEqual(['credential'])
  })

  it('responds to a taken address as to a new one, and notifies its holder', async () => {
    const holder = await createUser({ email: freshAddress() })
    const taken = await begin(holder.email.toUpperCase())
    const fresh = await begin(freshAddress())
    expect(shape(taken.answer)).toEqual(shape(fresh.answer))
    expect((await mailSentTo(holder.email)).at(-1)).toMatchObject({ subject: 'You already have an account' })
  })

  it('sends the email again only for the browser that signed up; responds the same to all', async () => {
    const email = freshAddress()
    const { cookie } = await begin(email)
    expect(await mailSentTo(email)).toHaveLength(1)
    expect(await resendConfirmation({ meta: requestMetaWith(), email: address(email) })).toEqual({ ok: true })
    expect(
      await resendConfirmation({ meta: requestMetaWith(cookie), email: address(freshAddress()) }),
    ).toEqual({
      ok: true,
    })
    expect(await mailSentTo(email)).toHaveLength(1)
    expect(await resendConfirmation({ meta: requestMetaWith(cookie), email: address(email) })).toEqual({
      ok: true,
    })
    expect(await mailSentTo(email)).toHaveLength(2)
    expect(
      await confirmEmail({ meta: requestMetaWith(cookie), token: await newestToken(email) }),
    ).toMatchObject({
      ok: true,
    })
  })

  it('limits the number of emails', async () => {
    const email = freshAddress()
    const answers = []
    for (let attempt = 0; attempt < 7; attempt++) {
      answers.push(
        await signUp({
          meta: requestMetaWith('', `203.0.113.${attempt}`),
          name: 'Ada',
          email: address(email),
          password: PASSWORD,
        }),
      )
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, reason: 'limited', retryAfter: expect.any(Number) })
    expect((await mailSentTo(email)).length).toBe(5)
  })
})

describe('signing up without email configured', () => {
  beforeEach(() => useEnv({ SMTP_URL: undefined }))

  it('signs in at once, with an unverified address', async () => {
    const email = freshAddress()
    const { answer, cookie } = await begin(email)
    expect(answer).toMatchObject({ ok: true, state: 'signed-in' })
    expect((await findSession(requestMetaWith(cookie))).session?.viewer).toMatchObject({
      email,
      emailVerified: false,
    })
  })

  it('responds to a form submitted twice, concurrently or soon after, as to the first', async () => {
    const email = freshAddress()
    const answers = await Promise.all([begin(email), begin(email)])
    answers.push(await begin(email))
    for (const { answer, cookie } of answers) {
      expect(answer).toMatchObject({ ok: true, state: 'signed-in' })
      expect((await findSession(requestMetaWith(cookie))).session?.viewer).toMatchObject({ email })
    }
    expect(await db().select().from(users)).toHaveLength(1)
  })

  it('treats a form as repeated only with the password of an account created minutes ago', async () => {
    const email = freshAddress()
    const refusal = { ok: false, reason: 'not-available' }
    await begin(email)
    expect((await begin(email, 'another-lamp-10')).answer).toEqual(refusal)
    await db().update(users).set({ twoFactorEnabled: true })
    expect((await begin(email)).answer).toEqual(refusal)
    await db()
      .update(users)
      .set({ twoFactorEnabled: false, createdAt: new Date(Date.now() - 11 * 60_000) })
    expect((await begin(email)).answer).toEqual(refusal)
  })

  it('refuses a taken address', async () => {
    const { email } = await createUser({ email: freshAddress() })
    expect((await begin(email)).answer).toEqual({ ok: false, reason: 'not-available' })
  })

  it('does not make an administrator of whoever enters the administrator’s address', async () => {
    useEnv({ ADMIN_EMAIL: address('owner@example.com') })
    const { cookie } = await begin('owner@example.com')
    expect((await findSession(requestMetaWith(cookie))).session?.viewer).toMatchObject({ isAdmin: false })
    await db().update(users).set({ emailVerified: true })
    expect((await findSession(requestMetaWith(cookie))).session?.viewer).toMatchObject({ isAdmin: true })
  })
})

it('refuses a weak password', async () => {
  const answer = await signUp({
    meta: requestMetaWith(),
    name: 'Ada',
    email: address(freshAddress()),
    password: 'password1',
  })
  expect(answer).toMatchObject({ ok: false, reason: 'weak-password' })
  expect(await db().select().from(users)).toEqual([])
})

function shape(answer: object) {
  const { headers, ...rest } = answer as { headers: Headers }
  return {
    ...rest,
    cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=…')),
  }
}
