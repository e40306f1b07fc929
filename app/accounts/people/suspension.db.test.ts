/** Every way in, and everything that leaves the gallery for a user, stops while they are suspended. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { followBrand } from '#app/collections/brand-commands.server.ts'
import { sendDigests } from '#app/collections/digest/digest.server.ts'
import { acceptInvitation, invite, readInvitation } from '#app/collections/members/invitations.server.ts'
import { findAsMember, listSharedWith } from '#app/collections/members/members.server.ts'
import { listForPicker } from '#app/collections/queries.server.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { createLink, publish } from '#app/collections/sharing/share-commands.server.ts'
import { findByLink, findPublic, listPublicCollections } from '#app/collections/sharing/viewing.server.ts'
import { createSmartCollection } from '#app/collections/smart/commands.server.ts'
import { createFeed, findFeed } from '#app/collections/smart/feeds.server.ts'
import { parseFilter } from '#app/collections/smart/schema.ts'
import { listDueWebhooks } from '#app/collections/smart/webhook-delivery.server.ts'
import { setWebhook } from '#app/collections/smart/webhooks.server.ts'
import { findInboxAddress } from '#app/intake/inbox/accept.server.ts'
import { changeForwarding, readForwarding } from '#app/intake/inbox/forwarding.server.ts'
import { createToken as createInboxToken, nameOfToken } from '#app/intake/inbox/tokens.server.ts'
import { db, openedDatabase } from '#app/platform/db/client.server.ts'
import { emails, sessions, users } from '#app/platform/db/schema.ts'
import { setCookie } from '#app/platform/lib/cookies.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { googleKeys } from '#test/google-keys.ts'
import { startMailServer } from '#test/mail-server.ts'
import { startOpenIdProvider, walkThrough } from '#test/openid-provider.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { createToken } from '../emails/tokens.server.ts'
import { asAdministrator } from '../policy.ts'
import { verifySecondFactor } from '../second-factor/second-factor.server.ts'
import { findSession, startSession } from '../sessions/sessions.server.ts'
import { callbackUrl } from '../sign-in/openid.server.ts'
import { finishSingleSignOn, startSingleSignOn } from '../sign-in/single-sign-on.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { signUp } from '../sign-in/sign-up.server.ts'
import { createAdmin } from './administrators.server.ts'
import { inviteToRole, readInvitation as readRoleInvitation } from './role-invitations.server.ts'

useTestDatabase()
beforeEach(() =>
  useEnv({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Mailshelf <shelf@example.com>',
    GALLERY_ACCESS: undefined,
  }),
)

const password = 'reading-lamp-9'

async function setSuspended(id: string, suspendedAt: Date | null): Promise<void> {
  await db().update(users).set({ suspendedAt }).where(eq(users.id, id))
}

/** What `look` says of a user before, during and after their suspension. */
async function around<T>(id: string, look: () => Promise<T>): Promise<[T, T, T]> {
  const before = await look()
  await setSuspended(id, new Date())
  const during = await look()
  await setSuspended(id, null)
  return [before, during, await look()]
}

describe('a suspended user', () => {
  it('cannot sign in, and learns why only with the right password', async () => {
    const { id, email } = await createUser({ password })
    const tryIt = async (given = password) => {
      const done = await signIn({ meta: requestMetaWith(), email, password: given })
      return done.ok ? done.state : done.reason
    }
    expect(await around(id, tryIt)).toEqual(['signed-in', 'suspended', 'signed-in'])
    await setSuspended(id, new Date())
    expect(await tryIt('another-lamp-9')).toBe('no-account')
    await db().update(users).set({ twoFactorEnabled: true })
    expect(await tryIt()).toBe('suspended')
  })

  it('loses open sessions with the next request, and gets none by any command', async () => {
    const { viewer, meta } = await signedIn(await createUser({ password }))
    await setSuspended(viewer.id, new Date())
    const { session, headers } = await findSession(meta)
    expect(session).toBeNull()
    expect(headers.get('Set-Cookie')).toMatch(/max-age=0/i)
    expect(await db().$count(sessions)).toBe(0)
    await expect(startSession(viewer.id, meta)).rejects.toThrow('suspended')
    expect(await db().$count(sessions)).toBe(0)
  })

  it('does not pass with the second factor alone', async () => {
    const { id } = await createUser({ password, twoFactorEnabled: true })
    const token = await createToken('second-factor', id, { userId: id, next: '/' })
    await setSuspended(id, new Date())
    const meta = requestMetaWith(
      cookiesFrom(new Headers({ 'Set-Cookie': setCookie('second-factor', token, 600) })),
    )
    expect(await verifySecondFactor({ meta, code: '000000' })).toMatchObject({ reason: 'start-over' })
  })

  it('is not signed in by signing up again', async () => {
    useEnv({ SMTP_URL: undefined })
    const given = { meta: requestMetaWith(), name: 'Ada', email: address('ada@example.com'), password }
    expect(await signUp(given)).toMatchObject({ ok: true, state: 'signed-in' })
    await db().update(users).set({ suspendedAt: new Date() })
    expect(await signUp(given)).toEqual({ ok: false, reason: 'not-available' })
  })

  it('holds no role: as an owner their invitations end, and `mailshelf admin create` lifts the suspension', async () => {
    const { viewer, meta } = await signedIn({ role: 'admin' })
    const session = (await findSession(meta)).session!
    const actor = asAdministrator(viewer)!
    const made = await inviteToRole({ actor, session, meta, role: 'editor', email: null, byMail: false })
    const token = new URL((made as { link: string }).link).searchParams.get('token')!
    const look = async () => (await readRoleInvitation(token)) !== null
    expect(await around(viewer.id, look)).toEqual([true, false, true])
    await setSuspended(viewer.id, new Date())
    await createAdmin(viewer.email)
    expect(await look()).toBe(true)
  })
})

describe('with Google', () => {
  it('a suspended user gets no session, and is told', async () => {
    const provider = await startOpenIdProvider([callbackUrl('google')])
    useEnv({ ...googleKeys, GOOGLE_ISSUER: provider.issuer })
    async function come() {
      const start = await startSingleSignOn({ provider: 'google', next: '/' })
      if (!start.ok) throw new Error(start.reason)
      const search = await walkThrough(start.url, { sub: 'ada', email: 'ada@gmail.example', name: 'Ada' })
      return finishSingleSignOn(requestMetaWith(cookiesFrom(start.headers)), 'google', search)
    }
    expect(await come()).toMatchObject({ outcome: 'signed-up' })
    expect(await db().select().from(users)).toMatchObject([
      { source: 'sso', lastSignInAt: expect.any(Date) as Date },
    ])
    await db().delete(sessions)
    await db().update(users).set({ suspendedAt: new Date() })
    expect(await come()).toMatchObject({ outcome: 'failed', reason: 'suspended' })
    expect(await db().$count(sessions)).toBe(0)
    await provider.close()
  })
})

describe('of a suspended user', () => {
  async function collector() {
    const { viewer: actor } = await signedIn()
    const input = { name: 'Winter sales', description: null, type: 'emails' as const }
    const { id } = (await createCollection({ actor, input })) as { id: string }
    return { actor, id }
  }

  it('links and public pages of collections respond as gone, and the sitemap leaves them out', async () => {
    const { actor, id } = await collector()
    const { secret } = (await createLink({ actor, id, input: { label: null, days: 0 } })) as {
      secret: string
    }
    const { slug } = (await publish({
      actor,
      id,
      input: { title: 'Winter', introduction: null, displayName: null, showsNotes: false },
    })) as { slug: string }
    const look = async () => [
      (await findByLink(secret)).state,
      (await findPublic(slug)).state,
      (await listPublicCollections()).length,
    ]
    const open = ['open', 'open', 1]
    expect(await around(actor.id, look)).toEqual([open, ['gone', 'gone', 0], open])
  })

  it('collections are closed for members and for whoever is invited', async () => {
    const { actor, id } = await collector()
    const { viewer: member } = await signedIn()
    const invited = async () => {
      const input = { email: null, right: 'add' as const, intent: 'invite-by-link' as const }
      const { link } = (await invite({ actor, id, input })) as { link: string }
      return link.split('/').at(-1)!
    }
    await acceptInvitation({ actor: member, secret: await invited() })
    const secret = await invited()
    const { id: emailId } = await createEmail()
    const look = async () => [
      (await findAsMember(member, id)) !== null,
      (await listSharedWith(member)).length,
      (await listForPicker(member, emailId)).collections.length,
      (await saveEmail({ actor: member, emailId, collectionId: id })).ok,
      (await readInvitation(secret)) !== null,
    ]
    const open = [true, 1, 1, true, true]
    expect(await around(actor.id, look)).toEqual([open, [false, 0, 0, false, false], open])
  })

  it('private feeds respond as missing, and webhooks rest', async () => {
    const { viewer: actor } = await signedIn()
    const { id: brandId, slug } = await createBrand({ name: 'Oak' })
    const made = await createSmartCollection({
      actor,
      input: { name: 'Oaks', inDigest: true },
      filter: parseFilter(`brand=${slug}`),
    })
    const { id } = made as { id: string }
    const { secret } = (await createFeed({ actor, id })) as { secret: string }
    await setWebhook({ actor, id, url: 'https://hooks.example/in' })
    await createEmail({ brandId })
    const look = async () => [
      (await findFeed(secret, 10)).state,
      (await listDueWebhooks([], Date.now() + 120_000)).ids.length,
    ]
    expect(await around(actor.id, look)).toEqual([
      ['open', 1],
      ['missing', 0],
      ['open', 1],
    ])
  })

  it('the address for forwarding receives nothing', async () => {
    useEnv({ INBOX_DOMAIN: 'inbox.example' })
    const { viewer: actor } = await signedIn()
    await changeForwarding({ actor, input: { intent: 'on', collection: '' } })
    const { address: own } = await readForwarding(actor)
    const look = async () => (await findInboxAddress([own!.address])) !== null
    expect(await around(actor.id, look)).toEqual([true, false, true])
  })

  it('tokens of the inbox are refused', async () => {
    const { viewer } = await signedIn({ role: 'admin' })
    const token = await createInboxToken({ actor: asAdministrator(viewer)!, input: { name: 'Newsletter' } })
    const look = () => nameOfToken(token)
    expect(await around(viewer.id, look)).toEqual(['Newsletter', null, 'Newsletter'])
  })

  it('digests are not written', async () => {
    const { id: brandId } = await createBrand()
    await createEmail({ brandId })
    const reader = await createUser({ digest: true })
    await followBrand({ actor: (await signedIn(reader)).viewer, brandId })
    await setSuspended(reader.id, new Date())
    expect(await sendDigests(new Date())).toBe(0)
    expect(await mailSentTo(reader.email)).toEqual([])
    await setSuspended(reader.id, null)
    await db()
      .update(emails)
      .set({ createdAt: new Date(Date.now() + 7 * 86_400_000) })
    expect(await sendDigests(new Date(Date.now() + 8 * 86_400_000))).toBe(1)
  })
})

describe('email', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    server = await startMailServer()
    await startJobs()
  })
  afterAll(async () => {
    await stopJobs()
    await server.close()
  })

  it('is not sent to a suspended user, also if it was waiting', async () => {
    useEnv({ SMTP_URL: server.url })
    // Those of other tests would be retried.
    await openedDatabase().executeSql(`delete from pgboss.job where name = 'mail'`)
    const [out, well] = [await createUser({ suspendedAt: new Date() }), await createUser()]
    for (const { email: to } of [out, well])
      await sendMail({ to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' })
    const unsent = async () => {
      const { rows } = await openedDatabase().executeSql(
        `select state from pgboss.job where name = 'mail' and state <> 'completed'`,
      )
      return rows
    }
    await expect.poll(unsent).toEqual([])
    const recipients = server.received.flatMap(({ to }) => (to ?? []).map(({ address: one }) => one))
    expect(recipients).toContain(well.email)
    expect(recipients).not.toContain(out.email)
  })
})
