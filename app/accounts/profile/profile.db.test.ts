import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, users, verifications } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo, newestToken } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { createAdmin } from '../people/administrators.server.ts'
import { deleteAccount } from './account-deletion.server.ts'
import { requestEmailChange } from './email-change.server.ts'
import { changeName, changePassword, changePreferences, getAccount } from './profile.server.ts'
import { requestPasswordReset, resetPassword } from '../passwords/recovery.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { revokeSession } from '../sessions/session-list.server.ts'
import { findSession, type Session } from '../sessions/sessions.server.ts'
import { signIn, signOut } from '../sign-in/sign-in.server.ts'
import { confirmEmail, readConfirmation } from '../sign-in/sign-up.server.ts'

useTestDatabase()
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

const PASSWORD = 'reading-lamp-9'
let count = 0

/** A signed-in user, and the session as read from the database. */
async function person(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ email: `ada.profile${++count}@example.com`, password: PASSWORD, ...given })
  const { meta, cookie } = await signedIn(user)
  return { user, meta, cookie, session: (await findSession(meta)).session! }
}

function stale(session: Session): Session {
  return { ...session, fresh: false }
}

describe('changing the email address', () => {
  it('asks the new address to confirm, notifies the old one, and ends other sessions', async () => {
    const { user, meta, session } = await person()
    const elsewhere = await signedIn(user)
    const email = `New.${user.email}`
    expect(await requestEmailChange({ session, meta, email: address(email) })).toEqual({
      ok: true,
      state: 'mailed',
    })
    expect((await mailSentTo(user.email)).at(-1)).toMatchObject({
      subject: 'A change of your email address was requested',
      text: expect.stringContaining(email.toLowerCase()) as string,
    })
    expect(await getAccount(session)).toMatchObject({ email: user.email })

    const token = await newestToken(email.toLowerCase())
    expect(await readConfirmation({ meta, token })).toEqual({
      kind: 'email-change',
      email: email.toLowerCase(),
    })
    expect(await confirmEmail({ meta, token })).toMatchObject({ ok: true, kind: 'email-change' })
    expect(await getAccount(session)).toMatchObject({ email: email.toLowerCase(), emailVerified: true })
    expect((await findSession(meta)).session).not.toBeNull()
    expect((await findSession(elsewhere.meta)).session).toBeNull()
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe('Your email address was changed')
    expect(await confirmEmail({ meta, token })).toEqual({ ok: false, reason: 'link-over' })
  })

  it('attack: changes the address from an unattended session', async () => {
    const { user, meta, session } = await person()
    const wanted = { session: stale(session), meta, email: address('attacker@example.com') }
    expect(await requestEmailChange(wanted)).toEqual({ ok: false, reason: 'password-needed' })
    expect(await requestEmailChange({ ...wanted, reauthentication: { password: 'wrong-lamp-9' } })).toEqual({
      ok: false,
      reason: 'wrong-password',
    })
    expect(await mailSentTo('attacker@example.com')).toEqual([])
    expect(await requestEmailChange({ ...wanted, reauthentication: { password: PASSWORD } })).toMatchObject({
      ok: true,
    })
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe(
      'A change of your email address was requested',
    )
  })

  it('attack: guesses the password through the dialog', async () => {
    const { meta, session } = await person()
    const answers = []
    for (let at = 0; at < 7; at++) {
      answers.push(
        await changePassword({
          session: stale(session),
          meta,
          newPassword: 'writing-desk-7',
          reauthentication: { password: `wrong-lamp-${at}` },
        }),
      )
    }
    expect(answers.at(-1)).toMatchObject({ reason: 'limited' })
  })

  it('attack: requests addresses to learn who has an account', async () => {
    const { meta, session } = await person()
    const holder = await createUser({ email: 'holder@example.com' })
    expect(await requestEmailChange({ session, meta, email: holder.email })).toEqual({
      ok: true,
      state: 'mailed',
    })
    expect((await mailSentTo(holder.email)).at(-1)).toMatchObject({
      subject: 'Your address was entered in another account',
    })
    expect((await mailSentTo(holder.email)).at(-1)?.text).not.toContain('/verify')
  })

  it('fails if the address was taken in the meantime', async () => {
    const { meta, session } = await person()
    const email = `wanted${count}@example.com`
    await requestEmailChange({ session, meta, email: address(email) })
    await createUser({ email })
    expect(await confirmEmail({ meta, token: await newestToken(email) })).toEqual({
      ok: false,
      reason: 'link-over',
    })
    expect(await getAccount(session)).toMatchObject({ email: session.viewer.email })
  })

  it('attack: a change requested with the old password survives the reset', async () => {
    const { user, meta, session } = await person()
    await requestEmailChange({ session, meta, email: address(`taken.over${count}@example.com`) })
    const token = await newestToken(`taken.over${count}@example.com`)
    await requestPasswordReset({ meta: requestMetaWith(), email: user.email })
    await resetPassword({
      meta: requestMetaWith(),
      token: await newestToken(user.email),
      password: 'writing-desk-7',
    })
    expect(await readConfirmation({ meta: requestMetaWith(), token })).toBeNull()
    expect(await confirmEmail({ meta: requestMetaWith(), token })).toEqual({ ok: false, reason: 'link-over' })
    expect(await db().select().from(users)).toMatchObject([{ email: user.email }])
  })

  it('attack: an address requested before its holder is made administrator', async () => {
    const { user, meta, session } = await person({ emailVerified: false })
    await requestEmailChange({ session, meta, email: address(`squatter${count}@example.com`) })
    await createAdmin(user.email)
    const token = await newestToken(`squatter${count}@example.com`)
    expect(await confirmEmail({ meta: requestMetaWith(), token })).toEqual({ ok: false, reason: 'link-over' })
  })

  it.each<[string, (given: { session: Session; meta: RequestMeta }) => Promise<unknown>]>([
    ['the password is changed', (given) => changePassword({ ...given, newPassword: 'writing-desk-7' })],
    ['other sessions end', (given) => signOut({ ...given, scope: 'others' })],
    ['every session ends', (given) => signOut({ ...given, scope: 'everywhere' })],
    [
      'a single one ends',
      async (given) => {
        const other = await signedIn((await db().select().from(users))[0])
        return revokeSession({ ...given, id: other.sessionId })
      },
    ],
    ['the account is deleted', (given) => deleteAccount({ ...given, phrase: 'delete my account' })],
  ])('is cancelled once %s', async (_, happens) => {
    const { meta, session } = await person()
    await requestEmailChange({ session, meta, email: address(`over${count}@example.com`) })
    await happens({ session, meta })
    expect(await db().select().from(verifications)).toEqual([])
  })

  it('accepts only the newest request, and leaves other users’ requests for the same address alone', async () => {
    const { meta, session } = await person()
    const other = await person()
    const email = `shared${count}@example.com`
    await requestEmailChange({ session, meta, email: address(`mistyped${count}@example.com`) })
    await requestEmailChange({ session: other.session, meta: other.meta, email: address(email) })
    const theirs = await newestToken(email)
    await requestEmailChange({ session, meta, email: address(email) })
    const mine = await newestToken(email)
    const mistyped = await newestToken(`mistyped${count}@example.com`)
    expect(await readConfirmation({ meta, token: mistyped })).toBeNull()
    expect(await readConfirmation({ meta, token: mine })).toEqual({ kind: 'email-change', email })
    expect(await confirmEmail({ meta: other.meta, token: theirs })).toMatchObject({ ok: true })
    expect(await confirmEmail({ meta, token: mine })).toEqual({ ok: false, reason: 'link-over' })
    expect(await getAccount(session)).toMatchObject({ email: session.viewer.email })
  })

  it('is atomic', async () => {
    const { user, meta, session } = await person()
    const email = `whole${count}@example.com`
    await requestEmailChange({ session, meta, email: address(email) })
    const token = await newestToken(email)
    // The event log cannot store this address, so the change fails midway.
    await expect(confirmEmail({ meta: requestMetaWith('', '\0'), token })).rejects.toThrow('account_events')
    expect(await getAccount(session)).toMatchObject({ email: user.email })
    expect((await findSession(meta)).session).not.toBeNull()
    expect(await confirmEmail({ meta, token })).toMatchObject({ ok: true })
  })

  it('is refused for the same address; without email it changes at once and stays unverified', async () => {
    const { meta, session } = await person()
    expect(
      await requestEmailChange({ session, meta, email: address(session.viewer.email.toUpperCase()) }),
    ).toEqual({
      ok: false,
      reason: 'same-email',
    })
    useEnv({ SMTP_URL: undefined })
    expect(await requestEmailChange({ session, meta, email: address('at.once@example.com') })).toEqual({
      ok: true,
      state: 'changed',
    })
    expect(await getAccount(session)).toMatchObject({ email: 'at.once@example.com', emailVerified: false })
    const { email } = await createUser()
    expect(await requestEmailChange({ session, meta, email })).toEqual({
      ok: false,
      reason: 'not-available',
    })
  })
})

describe('changing the password', () => {
  it('ends every other session, gives this one a new token, and notifies the user', async () => {
    const { user, meta, session, cookie } = await person()
    const elsewhere = await signedIn(user)
    const answer = await changePassword({ session, meta, newPassword: 'writing-desk-7' })
    expect(answer).toMatchObject({ ok: true })
    const after = requestMetaWith(cookiesFrom((answer as { headers: Headers }).headers, cookie))
    expect((await findSession(after)).session?.viewer.id).toBe(user.id)
    expect((await findSession(meta)).session).toBeNull()
    expect((await findSession(elsewhere.meta)).session).toBeNull()
    expect(
      await signIn({ meta: requestMetaWith(), email: user.email, password: 'writing-desk-7' }),
    ).toMatchObject({ ok: true })
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('sets a first password for a Google user while the sign-in is fresh', async () => {
    const { user, meta, session } = await person({ password: undefined })
    expect(await getAccount(session)).toMatchObject({ hasPassword: false })
    const wanted = { meta, newPassword: 'writing-desk-7' }
    expect(await changePassword({ session: stale(session), ...wanted })).toEqual({
      ok: false,
      reason: 'sign-in-again',
    })
    expect(await changePassword({ session, ...wanted })).toMatchObject({ ok: true })
    expect(
      await signIn({ meta: requestMetaWith(), email: user.email, password: 'writing-desk-7' }),
    ).toMatchObject({ ok: true })
  })

  it('refuses a weak new password', async () => {
    const { meta, session } = await person()
    expect(await changePassword({ session, meta, newPassword: session.viewer.email })).toMatchObject({
      reason: 'weak-password',
    })
  })
})

it('changing name, theme and digests only affects the user’s own row', async () => {
  const { meta, session } = await person()
  const other = await createUser({ name: 'Grace' })
  await changeName({ session, meta, name: 'Ada Lovelace' })
  await changePreferences({ session, theme: 'dark' })
  await changePreferences({ session, digest: true })
  expect(await getAccount(session)).toMatchObject({ name: 'Ada Lovelace', theme: 'dark', digest: true })
  const [unchanged] = await db().select().from(users).where(eq(users.id, other.id))
  expect(unchanged).toMatchObject({ name: 'Grace', theme: 'system', digest: false })
})

it('account data sent to the browser contains no hash and no token', async () => {
  const { session } = await person()
  const [way] = await db().select().from(accounts)
  expect(JSON.stringify(await getAccount(session))).not.toContain(way!.password!)
})
