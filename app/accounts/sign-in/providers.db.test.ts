/** Providers that the owner sets up. `oidc-provider` stands in for them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accountEvents, accounts, sessions, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { signInProvider, type SignInProvider } from '#app/platform/lib/sign-in-providers.ts'
import { useTestDatabase } from '#test/database.ts'
import { googleKeys } from '#test/google-keys.ts'
import { type OpenIdProvider, type Person, startOpenIdProvider, walkThrough } from '#test/openid-provider.ts'
import { cookiesFrom, createUser, requestMetaWith } from '#test/signed-in.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { callbackUrl } from './openid.server.ts'
import { finishSingleSignOn, signOutAtProvider, startSingleSignOn } from './single-sign-on.server.ts'

useTestDatabase()

let work: OpenIdProvider
let school: OpenIdProvider
beforeAll(async () => {
  work = await startOpenIdProvider([callbackUrl('work'), callbackUrl('staff')])
  school = await startOpenIdProvider([callbackUrl('school')], 0, { thin: true })
})
afterAll(() => Promise.all([work.close(), school.close()]))
beforeEach(() => setUp(provider('work', work), provider('school', school)))

const ada: Person = { sub: 'ada', email: 'ada@work.example', name: 'Ada' }

function provider(id: string, { issuer }: { issuer: string }, more: Partial<SignInProvider> = {}) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = googleKeys
  return signInProvider.parse({ id, name: id, issuer, clientId, clientSecret, ...more })
}

function setUp(...list: SignInProvider[]) {
  useEnv({ SIGN_IN_PROVIDERS: list, ADMIN_EMAIL: undefined, SIGN_UP: 'open', SIGN_UP_DOMAINS: [] })
}

async function start(id: string) {
  const started = await startSingleSignOn({ provider: id, next: '/saved' })
  if (!started.ok) throw new Error(started.reason)
  return { ...started, cookie: cookiesFrom(started.headers) }
}

/** The whole round trip in a browser of its own. */
async function comeBy(id: string, person: Person) {
  const { url, cookie } = await start(id)
  const result = await finishSingleSignOn(requestMetaWith(cookie), id, await walkThrough(url, person))
  const meta = requestMetaWith(cookiesFrom(result.headers, cookie))
  return { result, meta, viewer: (await findSession(meta)).session?.viewer }
}

it('sends PKCE, state and nonce, new ones each time', async () => {
  const [first, second] = [await start('work'), await start('work')].map(
    ({ url }) => new URL(url).searchParams,
  )
  expect(first!.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce']) {
    expect(first!.get(name)).toMatch(/^[\w-]{43,}$/)
    expect(first!.get(name)).not.toBe(second!.get(name))
  }
})

it('creates accounts, also where only the userinfo endpoint tells the address', async () => {
  for (const id of ['work', 'school']) {
    const person = { ...ada, email: `${id}@work.example` }
    const { result, viewer } = await comeBy(id, person)
    expect(result).toMatchObject({ outcome: 'signed-up', next: '/saved' })
    expect(viewer).toMatchObject({ email: person.email, name: 'Ada', emailVerified: true, role: 'member' })
  }
})

it('a provider that is down, and another issuer than configured, are not available', async () => {
  setUp(
    provider('work', { issuer: 'http://127.0.0.1:1' }),
    provider('school', { issuer: school.issuer.replace('127.0.0.1', 'localhost') }),
  )
  for (const id of ['work', 'school', 'unknown']) {
    expect(await startSingleSignOn({ provider: id, next: '/' })).toEqual({
      ok: false,
      reason: 'not-available',
    })
  }
})

it('attack: replays a state, also with the cookie of its browser, or at another provider', async () => {
  const { url, cookie } = await start('work')
  const search = await walkThrough(url, ada)
  expect(await finishSingleSignOn(requestMetaWith(cookie), 'school', search)).toMatchObject({
    outcome: 'failed',
  })
  expect(await finishSingleSignOn(requestMetaWith(cookie), 'work', search)).toMatchObject({
    outcome: 'signed-up',
  })
  expect(await finishSingleSignOn(requestMetaWith(cookie), 'work', search)).toMatchObject({
    outcome: 'failed',
  })
  expect(await db().$count(sessions)).toBe(1)
})

it('knows a user by subject when the address has changed at the provider', async () => {
  const before = await comeBy('work', ada)
  const after = await comeBy('work', { ...ada, email: 'ada.new@work.example' })
  expect(after.result).toMatchObject({ outcome: 'signed-in' })
  expect(after.viewer).toMatchObject({ id: before.viewer!.id, email: ada.email })
})

it('attack: gets the former address of a user from the same provider', async () => {
  await comeBy('work', ada)
  const heir = await comeBy('work', { ...ada, sub: 'heir' })
  expect(heir.result).toMatchObject({ outcome: 'failed', reason: 'other-account' })
  expect(await db().$count(accounts)).toBe(1)
})

it('two providers with one verified address open one account, each with its own subject', async () => {
  const { viewer } = await comeBy('work', ada)
  const other = await comeBy('school', ada)
  expect(other.viewer?.id).toBe(viewer!.id)
  expect(await db().select().from(accounts).orderBy(accounts.createdAt)).toMatchObject([
    { providerId: `${work.issuer}/`, accountId: 'ada', accessToken: null, idToken: null },
    { providerId: `${school.issuer}/`, accountId: 'ada' },
  ])
})

it('refuses an address that the provider or the gallery has not verified', async () => {
  const unverified = await comeBy('work', { ...ada, verified: false })
  expect(unverified.result).toMatchObject({ outcome: 'failed', reason: 'unverified' })
  await createUser({ email: ada.email, emailVerified: false })
  expect((await comeBy('school', ada)).result).toMatchObject({ outcome: 'failed', reason: 'unverified' })
  expect(await db().$count(sessions)).toBe(0)
})

it('refuses other domains than the provider’s, also of a known user', async () => {
  setUp(provider('work', work, { domains: ['work.example'] }))
  expect((await comeBy('work', ada)).result).toMatchObject({ outcome: 'signed-up' })
  for (const person of [
    { ...ada, email: 'ada@else.example' },
    { ...ada, sub: 'eve', email: 'eve@work.example.evil.example' },
  ]) {
    expect((await comeBy('work', person)).result).toMatchObject({ outcome: 'failed', reason: 'domain' })
  }
})

it('creates accounts while sign-up is by single sign-on only, but not by invitation only', async () => {
  useEnv({ SIGN_UP: 'invitation' })
  expect((await comeBy('work', ada)).result).toMatchObject({ reason: 'sign-up-invitation' })
  useEnv({ SIGN_UP: 'sso' })
  expect((await comeBy('work', ada)).result).toMatchObject({ outcome: 'signed-up' })
})

describe('a role by claim', () => {
  const roleClaim = 'groups'
  const roles = { admin: ['Gallery owners'], editor: ['writers', 'editors'], reviewer: ['readers'] }
  beforeEach(() =>
    setUp(provider('work', work, { roleClaim, roles }), provider('school', school, { roleClaim, roles })),
  )

  it.each(['work', 'school'])('is given and taken away with each sign-in at %s', async (id) => {
    for (const [groups, role] of [
      [['readers', 'editors'], 'editor'],
      [['readers', 'unknown'], 'reviewer'],
      [[], 'member'],
      [['Gallery owners'], 'admin'],
    ] as const) {
      const { viewer } = await comeBy(id, { ...ada, groups: [...groups] })
      expect(viewer?.role).toBe(role)
    }
    const kinds = await db().select({ kind: accountEvents.kind }).from(accountEvents)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['made-editor', 'made-reviewer', 'role-removed', 'made-admin']),
    )
  })

  it('takes away a role that an owner gave', async () => {
    const { id } = await createUser({ email: ada.email, role: 'editor' })
    expect((await comeBy('work', ada)).viewer).toMatchObject({ id, role: 'member' })
  })

  it('leaves the last owner', async () => {
    const owner = await createUser({ email: ada.email, role: 'admin' })
    expect((await comeBy('work', ada)).viewer).toMatchObject({ id: owner.id, role: 'admin' })
    await createUser({ role: 'admin' })
    expect((await comeBy('work', ada)).viewer).toMatchObject({ id: owner.id, role: 'member' })
  })

  it('is not touched by a provider without a role claim', async () => {
    setUp(provider('work', work))
    const { id } = await createUser({ email: ada.email, role: 'editor' })
    await comeBy('work', ada)
    expect(await db().select().from(users).where(eq(users.id, id))).toMatchObject([{ role: 'editor' }])
  })
})

it('signs out at the provider if the owner wants that', async () => {
  const silent = await comeBy('work', ada)
  expect(await signOutAtProvider(silent.meta)).toBeNull()
  setUp(provider('work', work, { signOut: true }))
  const { meta } = await comeBy('work', ada)
  const leave = await signOutAtProvider(meta)
  const url = new URL(leave!.url)
  expect(url.origin).toBe(work.issuer)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: googleKeys.GOOGLE_CLIENT_ID,
    post_logout_redirect_uri: expect.stringMatching(/\/$/) as string,
  })
  setUp(provider('work', { issuer: 'http://127.0.0.1:1' }, { signOut: true }))
  expect(await signOutAtProvider(meta)).toBeNull()
})
