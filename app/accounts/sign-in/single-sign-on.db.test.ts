import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { googleKeys } from '#test/google-keys.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { type OpenIdProvider, type Person, startOpenIdProvider, walkThrough } from '#test/openid-provider.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { callbackUrl } from './openid.server.ts'
import { providers } from './providers.server.ts'
import {
  finishSingleSignOn,
  linkProvider,
  reauthenticateAt,
  startSingleSignOn,
  unlinkIdentity,
} from './single-sign-on.server.ts'
import { getAccount } from '../profile/profile.server.ts'
import { readPendingSignIn } from '../second-factor/second-factor.server.ts'
import { findSession } from '../sessions/sessions.server.ts'

useTestDatabase()

let provider: OpenIdProvider
beforeAll(async () => {
  provider = await startOpenIdProvider([callbackUrl('google')])
})
afterAll(() => provider.close())
beforeEach(() =>
  useEnv({
    ...googleKeys,
    GOOGLE_ISSUER: provider.issuer,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Mailshelf <shelf@example.com>',
  }),
)

const ada: Person = { sub: 'google-ada', email: 'ada@gmail.example', name: 'Ada of Google' }

/** The whole round trip in one browser. */
async function comeWithGoogle(person: Person, { cookie = '', next = '/' } = {}) {
  const start = await startSingleSignOn({ provider: 'google', next })
  if (!start.ok) throw new Error(start.reason)
  const browser = cookiesFrom(start.headers, cookie)
  const search = await walkThrough(start.url, person)
  const answer = await finishSingleSignOn(requestMetaWith(browser), 'google', search)
  return { answer, search, browser: cookiesFrom(answer.headers, browser) }
}

describe('signing in with Google', () => {
  it('creates an account with a verified address first, and finds it again later', async () => {
    const first = await comeWithGoogle(ada, { next: '/saved' })
    expect(first.answer).toMatchObject({ outcome: 'signed-up', next: '/saved' })
    const { session } = await findSession(requestMetaWith(first.browser))
    expect(session?.viewer).toMatchObject({ email: ada.email, name: ada.name, emailVerified: true })

    const again = await comeWithGoogle({ ...ada, email: 'ada.moved@gmail.example' })
    expect(again.answer).toMatchObject({ outcome: 'signed-in' })
    expect((await findSession(requestMetaWith(again.browser))).session?.viewer).toMatchObject({
      id: session!.viewer.id,
      email: ada.email,
    })
  })

  it('stores no Google tokens', async () => {
    await comeWithGoogle(ada)
    expect(await db().select().from(accounts)).toMatchObject([
      {
        providerId: 'google',
        accountId: ada.sub,
        accessToken: null,
        refreshToken: null,
        idToken: null,
        password: null,
      },
    ])
  })

  it('opens the account with the same address, if both sides have verified it', async () => {
    const user = await createUser({ email: ada.email })
    expect((await comeWithGoogle(ada)).answer).toMatchObject({ outcome: 'signed-in' })
    expect(await db().select().from(accounts).where(eq(accounts.userId, user.id))).toHaveLength(1)
  })

  it('attack: registers an address without verifying it, and waits for its holder to use Google', async () => {
    await createUser({ email: ada.email, emailVerified: false, password: 'attackers-choice-1' })
    expect((await comeWithGoogle(ada)).answer).toMatchObject({ outcome: 'failed' })
    expect(await db().select().from(sessions)).toEqual([])
  })

  it('attack: uses an address that the provider has not verified', async () => {
    const victim = await createUser({ email: 'victim@example.com' })
    const claims = { ...ada, email: victim.email, verified: false }
    expect((await comeWithGoogle(claims)).answer).toMatchObject({ outcome: 'failed' })
    expect((await comeWithGoogle({ ...claims, email: 'fresh@example.com' })).answer).toMatchObject({
      outcome: 'failed',
    })
    expect(await db().select().from(users)).toHaveLength(1)
    expect(await db().select().from(sessions)).toEqual([])
  })

  it('attack: bypasses the second factor with Google', async () => {
    const user = await createUser({ email: ada.email, twoFactorEnabled: true })
    const { answer, browser } = await comeWithGoogle(ada, { next: '/saved' })
    expect(answer).toMatchObject({ outcome: 'second-factor', next: '/saved' })
    expect(await db().select().from(sessions)).toEqual([])
    expect((await findSession(requestMetaWith(browser))).session).toBeNull()
    expect(await readPendingSignIn(requestMetaWith(browser))).toEqual({ email: user.email })
  })

  it('attack: makes the victim’s browser finish a sign-in that the attacker began', async () => {
    const start = await startSingleSignOn({ provider: 'google', next: '/' })
    if (!start.ok) throw new Error(start.reason)
    const search = await walkThrough(start.url, ada)
    expect(await finishSingleSignOn(requestMetaWith(), 'google', search)).toMatchObject({ outcome: 'failed' })
    expect(await db().select().from(sessions)).toEqual([])
  })

  it('attack: replays a provider response', async () => {
    const { search, browser } = await comeWithGoogle(ada)
    expect(await finishSingleSignOn(requestMetaWith(browser), 'google', search)).toMatchObject({
      outcome: 'failed',
    })
    expect(await db().select().from(sessions)).toHaveLength(1)
  })

  it.each(['', '?error=access_denied', '?state=made-up&code=made-up'])(
    'returns an error page for %j',
    async (search) => {
      expect(await finishSingleSignOn(requestMetaWith(), 'google', search)).toMatchObject({
        outcome: 'failed',
        next: '/',
      })
    },
  )

  it('is unavailable without its keys', async () => {
    useEnv({ GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
    expect(providers()).toEqual([])
    expect(await startSingleSignOn({ provider: 'google', next: '/' })).toEqual({
      ok: false,
      reason: 'not-available',
    })
    expect(await finishSingleSignOn(requestMetaWith(), 'google', '')).toMatchObject({ outcome: 'failed' })
  })
})

describe('a linked Google account', () => {
  async function linked() {
    const user = await createUser({ email: 'ada@work.example', password: 'reading-lamp-9' })
    const { meta, cookie } = await signedIn(user)
    const session = (await findSession(meta)).session!
    const start = await linkProvider({ provider: 'google', session, next: '/settings' })
    if (!start.ok) throw new Error(start.reason)
    const browser = requestMetaWith(cookiesFrom(start.headers, cookie))
    const answer = await finishSingleSignOn(browser, 'google', await walkThrough(start.url, ada))
    return { user, meta, session, answer }
  }

  it('may have another address, opens the account from then on, and is announced by email', async () => {
    const { user, session, answer } = await linked()
    expect(answer).toMatchObject({ outcome: 'linked', next: '/settings' })
    expect(await getAccount(session)).toMatchObject({
      identities: [{ provider: { id: 'google', name: 'Google' } }],
    })
    expect((await mailSentTo(user.email)).at(-1)?.subject).toBe('A Google account was connected')
    const { browser } = await comeWithGoogle(ada)
    expect((await findSession(requestMetaWith(browser))).session?.viewer.id).toBe(user.id)
  })

  it('requires a fresh sign-in', async () => {
    const { session } = await linked()
    expect(
      await linkProvider({ provider: 'google', session: { ...session, fresh: false }, next: '/' }),
    ).toEqual({
      ok: false,
      reason: 'password-needed',
    })
  })

  it('attack: unlinks it from an open session', async () => {
    const { session, meta } = await linked()
    const { id } = (await getAccount(session)).identities[0]!
    const stale = { ...session, fresh: false }
    expect(await unlinkIdentity({ session: stale, meta, id })).toEqual({
      ok: false,
      reason: 'password-needed',
    })
    expect(
      await unlinkIdentity({ session: stale, meta, id, reauthentication: { password: 'reading-lamp-9' } }),
    ).toMatchObject({ ok: true })
  })

  it('belongs to one user only', async () => {
    await linked()
    const other = await signedIn()
    const session = (await findSession(other.meta)).session!
    const start = await linkProvider({ provider: 'google', session, next: '/settings' })
    if (!start.ok) throw new Error(start.reason)
    const browser = requestMetaWith(cookiesFrom(start.headers, other.cookie))
    expect(await finishSingleSignOn(browser, 'google', await walkThrough(start.url, ada))).toMatchObject({
      outcome: 'failed',
    })
  })

  it('can be unlinked by its user, unless it is the only way to sign in', async () => {
    const { session, meta } = await linked()
    const { id } = (await getAccount(session)).identities[0]!
    const stranger = await signedIn()
    const strange = (await findSession(stranger.meta)).session!
    expect(await unlinkIdentity({ session: strange, meta: stranger.meta, id })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await unlinkIdentity({ session, meta, id })).toMatchObject({ ok: true })

    const { browser } = await comeWithGoogle({ ...ada, sub: 'google-only', email: 'only@gmail.example' })
    const only = (await findSession(requestMetaWith(browser))).session!
    const way = (await getAccount(only)).identities[0]!
    expect(await unlinkIdentity({ session: only, meta: requestMetaWith(browser), id: way.id })).toMatchObject(
      {
        ok: false,
        reason: 'last-way-in',
      },
    )
  })
})

it.each([
  '',
  '?code=guess',
  '?state=guess',
  '?code=guess&state=guess',
  '?code=%00&state=%00',
  '?code[]=a&state[]=b',
  '?code=a&code=b&state=c&state=d',
  `?code=${'a'.repeat(5000)}&state=${'b'.repeat(5000)}`,
  '?error=access_denied&state=guess',
])('a callback that Google did not send fails and is no error in the log: %s', async (search) => {
  const error = vi.spyOn(log, 'error')
  expect(await finishSingleSignOn(requestMetaWith(), 'google', search)).toMatchObject({
    outcome: 'failed',
    next: '/',
  })
  expect(error.mock.calls).toEqual([])
  error.mockRestore()
})

describe('reauthentication with Google', () => {
  /** A user with only Google, signed in long ago. */
  async function googleOnly() {
    const { browser } = await comeWithGoogle(ada)
    await db()
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
    const meta = requestMetaWith(browser)
    return { meta, browser, session: (await findSession(meta)).session! }
  }

  async function goThrough(person: Person) {
    const { browser, session } = await googleOnly()
    const start = await reauthenticateAt({ provider: 'google', session, next: '/settings/delete' })
    if (!start.ok) throw new Error(start.reason)
    const cookie = cookiesFrom(start.headers, browser)
    const answer = await finishSingleSignOn(
      requestMetaWith(cookie),
      'google',
      await walkThrough(start.url, person),
    )
    return { session, answer, after: requestMetaWith(cookiesFrom(answer.headers, cookie)) }
  }

  it('returns with a fresh session that replaces the old one', async () => {
    const { session, answer, after } = await goThrough(ada)
    expect(session.fresh).toBe(false)
    expect(answer).toMatchObject({ outcome: 'signed-in', next: '/settings/delete' })
    expect((await findSession(after)).session).toMatchObject({
      fresh: true,
      viewer: { id: session.viewer.id },
    })
    expect(await db().select().from(sessions)).toHaveLength(1)
  })

  it('attack: uses a Google account of another account, or of none', async () => {
    const other = { sub: 'google-other', email: 'other@gmail.example', name: 'Other' }
    await comeWithGoogle(other)
    await db().delete(sessions)
    const newcomer = { ...other, sub: 'google-new', email: 'new@gmail.example' }
    for (const [person, reason] of [
      [other, 'other-account'],
      [newcomer, 'other-account'],
    ] as const) {
      const { session, answer, after } = await goThrough(person)
      expect(answer).toMatchObject({ outcome: 'failed', reason })
      expect((await findSession(after)).session).toMatchObject({
        fresh: false,
        viewer: { id: session.viewer.id },
      })
      expect(await db().select().from(users)).toHaveLength(2)
      await db().delete(sessions)
    }
  })

  it('is refused for users with a password', async () => {
    const { meta } = await signedIn(await createUser({ password: 'reading-lamp-9' }))
    const session = (await findSession(meta)).session!
    expect(await reauthenticateAt({ provider: 'google', session, next: '/' })).toMatchObject({
      reason: 'not-available',
    })
  })
})
