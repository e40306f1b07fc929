import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo, newestToken } from '#test/sent-mail.ts'
import { createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { readPasswordReset, requestPasswordReset, resetPassword } from './recovery.server.ts'
import { emailForm } from '../schema.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'

useTestDatabase()
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

const OLD = 'reading-lamp-9'
const NEW = 'writing-desk-7'
let count = 0

function person(given: Parameters<typeof createUser>[0] = {}) {
  return createUser({ email: `ada.recovers${++count}@example.com`, password: OLD, ...given })
}

async function askFor(email: string) {
  expect(await requestPasswordReset({ meta: requestMetaWith(), email: address(email) })).toEqual({ ok: true })
}

describe('recovering a password', () => {
  it('sends a link that sets a new password once and ends every session', async () => {
    const user = await person()
    const open = await signedIn(user)
    await askFor(user.email.toUpperCase())
    const token = await newestToken(user.email)
    expect(await readPasswordReset(token)).toEqual({
      email: user.email,
      first: false,
      identities: [],
    })
    const meta = requestMetaWith()
    expect(await resetPassword({ meta, token, password: NEW })).toMatchObject({ ok: true })
    expect((await findSession(open.meta)).session).toBeNull()
    expect(await signIn({ meta, email: user.email, password: OLD })).toMatchObject({ ok: false })
    expect(await signIn({ meta, email: user.email, password: NEW })).toMatchObject({ ok: true })
    expect(await resetPassword({ meta, token, password: OLD })).toEqual({ ok: false, reason: 'link-over' })
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('sends nothing to an unknown address, and always responds the same', async () => {
    await askFor('nobody@example.com')
    expect(await mailSentTo('nobody@example.com')).toEqual([])
  })

  it('revokes older links once the password has changed', async () => {
    const user = await person()
    await askFor(user.email)
    const first = await newestToken(user.email)
    await askFor(user.email)
    const second = await newestToken(user.email)
    expect(await resetPassword({ meta: requestMetaWith(), token: second, password: NEW })).toMatchObject({
      ok: true,
    })
    expect(await readPasswordReset(first)).toBeNull()
  })

  it('expires after an hour', async () => {
    const user = await person()
    await askFor(user.email)
    const token = await newestToken(user.email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    try {
      expect(await readPasswordReset(token)).toBeNull()
      expect(await resetPassword({ meta: requestMetaWith(), token, password: NEW })).toMatchObject({
        reason: 'link-over',
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps the link valid when the new password is too weak', async () => {
    const user = await person()
    await askFor(user.email)
    const token = await newestToken(user.email)
    expect(await resetPassword({ meta: requestMetaWith(), token, password: 'password1' })).toMatchObject({
      reason: 'weak-password',
    })
    expect(await readPasswordReset(token)).not.toBeNull()
  })

  it('attack: the Google account and session of whoever registered first survive the owner’s reset', async () => {
    const user = await person({ emailVerified: false })
    const squatter = await signedIn(user)
    await db().insert(accounts).values({ userId: user.id, providerId: 'google', accountId: 'the attacker' })
    await askFor(user.email)
    await resetPassword({ meta: requestMetaWith(), token: await newestToken(user.email), password: NEW })
    expect((await findSession(squatter.meta)).session).toBeNull()
    expect((await db().select().from(accounts)).map(({ providerId }) => providerId)).toEqual(['credential'])
    expect(await db().select().from(users)).toMatchObject([{ emailVerified: true }])
  })

  it('attack: a Google account linked by an intruder survives the reset', async () => {
    const user = await person()
    const link = (accountId: string) => ({ userId: user.id, providerId: 'google', accountId })
    const [own] = await db()
      .insert(accounts)
      .values([link('their own'), link('the intruder’s')])
      .returning()
    const stranger = await person()
    const [other] = await db()
      .insert(accounts)
      .values({ userId: stranger.id, providerId: 'google', accountId: 'a stranger’s' })
      .returning()
    await askFor(user.email)
    const token = await newestToken(user.email)
    expect((await readPasswordReset(token))?.identities).toHaveLength(2)
    const keepIdentities = [own!.id, 'nonsense']
    await resetPassword({ meta: requestMetaWith(), token, password: NEW, keepIdentities })
    const google = await db().select().from(accounts).where(eq(accounts.providerId, 'google'))
    expect(google.map(({ id }) => id).toSorted()).toEqual([own!.id, other!.id].toSorted())
  })

  it.each(['', 'nonsense', '0'.repeat(75), `${'0'.repeat(32)}${'A'.repeat(43)}`, "' or 1=1 --"])(
    'attack: the forged token %j',
    async (token) => {
      expect(await readPasswordReset(token)).toBeNull()
      expect(await resetPassword({ meta: requestMetaWith(), token, password: NEW })).toMatchObject({
        reason: 'link-over',
      })
    },
  )

  it('attack: a token of another kind, or with a changed secret', async () => {
    const user = await person()
    await askFor(user.email)
    const token = await newestToken(user.email)
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    expect(await readPasswordReset(flipped)).toBeNull()
    const { readConfirmation } = await import('../sign-in/sign-up.server.ts')
    expect(await readConfirmation({ meta: requestMetaWith(), token })).toBeNull()
  })

  it('attack: links use the host of the request', async () => {
    const user = await person()
    const meta = requestMetaWith()
    meta.headers.set('host', 'attacker.example')
    meta.headers.set('x-forwarded-host', 'attacker.example')
    await requestPasswordReset({ meta, email: user.email })
    const mail = (await mailSentTo(user.email)).at(-1)!
    expect(mail.text + mail.html).not.toContain('attacker.example')
  })

  it('limits the number of emails', async () => {
    const user = await person()
    const answers = []
    for (let at = 0; at < 7; at++) {
      answers.push(
        await requestPasswordReset({ meta: requestMetaWith('', `198.51.100.${at}`), email: user.email }),
      )
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, reason: 'limited' })
    expect(await mailSentTo(user.email)).toHaveLength(5)
  })
})

it('attack: other spellings of an address share its limit', async () => {
  await createUser({ email: 'spelled@bücher.example', password: OLD })
  const spellings = [
    'spelled@bücher.example',
    'spelled@xn--bcher-kva.example',
    'spe\u00adlled@bücher.example',
    'SPELLED@BÜCHER.example.',
    'ｓpelled@bu\u0308cher。example',
  ]
  const answers: boolean[] = []
  for (const typed of [...spellings, ...spellings]) {
    const { email } = emailForm.parse({ email: typed })
    const meta = requestMetaWith('', `203.0.113.${answers.length}`)
    answers.push((await requestPasswordReset({ meta, email })).ok)
  }
  expect(answers.filter(Boolean)).toHaveLength(RATE_LIMITS.accountEmail.perEmail.points)
  expect(emailForm.safeParse({ email: 'spelled<>@bücher.example' }).success).toBe(false)
})
