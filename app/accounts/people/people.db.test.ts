import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { accountEvents, accounts, changes, sessions, users, verifications } from '#app/platform/db/schema.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { deleteAccount } from '../profile/account-deletion.server.ts'
import { revokeAdmin } from './administrators.server.ts'
import { requestEmailChange } from '../profile/email-change.server.ts'
import { changeRole, listPeople } from './people.server.ts'
import { PEOPLE_PAGE, type PeopleQuery } from './people-schema.ts'
import { asAdministrator } from '../policy.ts'
import {
  acceptInvitation,
  inviteToRole,
  listInvitations,
  openedCookie,
  pendingInvitation,
  readInvitation,
  revokeInvitation,
} from './role-invitations.server.ts'
import { findSession } from '../sessions/sessions.server.ts'

useTestDatabase()
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }
beforeEach(() => useEnv(MAIL))
const ALL = { q: '', show: null, page: 1, select: null }

async function arrive(given: Parameters<typeof createUser>[0] = {}) {
  const { meta, sessionId } = await signedIn(await createUser({ password: 'reading-lamp-9', ...given }))
  const session = (await findSession(meta)).session!
  return { meta, session, sessionId, id: session.viewer.id }
}

async function owner(given: Parameters<typeof createUser>[0] = {}) {
  const arrived = await arrive({ role: 'admin', ...given })
  return { ...arrived, actor: asAdministrator(arrived.session.viewer)! }
}

async function roleNow(id: string): Promise<Role> {
  const [user] = await db().select({ role: users.role }).from(users).where(eq(users.id, id))
  return user!.role
}

describe('a role', () => {
  it('is given, shown, and taken away, also in open sessions; the person learns of it', async () => {
    const asked = await owner({ name: 'Olive' })
    const editor = await arrive({ name: 'Eve', email: 'eve@example.com' })
    expect(await changeRole({ ...asked, personId: editor.id, role: 'editor' })).toEqual({ ok: true })
    expect((await findSession(editor.meta)).session?.viewer.role).toBe('editor')
    expect((await listPeople(asked.actor, ALL)).people).toMatchObject([
      { name: 'Eve', role: 'editor', isConfirmed: true, bySetting: false },
      { name: 'Olive', role: 'admin' },
    ])
    expect((await mailSentTo('eve@example.com')).at(-1)?.subject).toBe('You are an editor')
    expect(await changeRole({ ...asked, personId: editor.id, role: 'member' })).toEqual({ ok: true })
    expect((await findSession(editor.meta)).session?.viewer.role).toBe('member')
    const events = await db().select().from(accountEvents).where(eq(accountEvents.userId, editor.id))
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['made-editor', 'role-removed']))
    expect(await db().select().from(changes).orderBy(changes.createdAt)).toMatchObject([
      { kind: 'role-changed', label: 'User → Editor', personId: editor.id, rows: 0 },
      { kind: 'role-changed', label: 'Editor → User', personId: editor.id, rows: 0 },
    ])
  })

  it('of the last owner stays, also when two remove each other at once', async () => {
    const first = await owner()
    expect(await changeRole({ ...first, personId: first.id, role: 'editor' })).toEqual({
      ok: false,
      reason: 'last-owner',
    })
    const second = await owner()
    const both = await Promise.all([
      changeRole({ ...first, personId: second.id, role: 'member' }),
      changeRole({ ...second, personId: first.id, role: 'member' }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await roleNow(first.id), await roleNow(second.id)].toSorted()).toEqual(['admin', 'member'])
  })

  it('does not count an owner with an unconfirmed address as the other one', async () => {
    const only = await owner()
    await createUser({ role: 'admin', emailVerified: false })
    expect(await changeRole({ ...only, personId: only.id, role: 'member' })).toMatchObject({ ok: false })
    expect(await roleNow(only.id)).toBe('admin')
  })

  it('of the holder of ADMIN_EMAIL is that setting', async () => {
    useEnv({ ...MAIL, ADMIN_EMAIL: address('boss@example.com') })
    const boss = await createUser({ email: 'boss@example.com' })
    const asked = await owner()
    expect(await changeRole({ ...asked, personId: boss.id, role: 'editor' })).toEqual({
      ok: false,
      reason: 'by-setting',
    })
    expect(await changeRole({ ...asked, personId: asked.id, role: 'editor' })).toEqual({ ok: true })
    expect(await changeRole({ ...asked, personId: 'nonsense', role: 'admin' })).toMatchObject({
      reason: 'gone',
    })
  })

  it('attack: changes a role from an open session', async () => {
    const asked = await owner()
    const { id } = await createUser()
    const stale = {
      ...asked,
      session: { ...asked.session, fresh: false },
      personId: id,
      role: 'admin' as const,
    }
    expect(await changeRole(stale)).toEqual({ ok: false, reason: 'password-needed' })
    expect(await changeRole({ ...stale, reauthentication: { password: 'wrong' } })).toEqual({
      ok: false,
      reason: 'wrong-password',
    })
    expect(await roleNow(id)).toBe('member')
    expect(await changeRole({ ...stale, reauthentication: { password: 'reading-lamp-9' } })).toEqual({
      ok: true,
    })
    expect(await db().$count(sessions)).toBe(1)
  })
})

describe('the list', () => {
  const names = async (by: Awaited<ReturnType<typeof owner>>, change: Partial<PeopleQuery>) => {
    const { people } = await listPeople(by.actor, { ...ALL, ...change })
    return people.map(({ name }) => name)
  }

  it('shows roles first, and of each user the source, the providers, the last sign-in and open sessions', async () => {
    const by = await owner({ name: 'Olive' })
    const sam = await createUser({ name: 'Sam', source: 'sso' })
    await db().insert(accounts).values({ userId: sam.id, providerId: 'google', accountId: '1' })
    await signedIn(sam)
    await createUser({ name: 'Ed', role: 'editor', emailVerified: false, suspendedAt: new Date() })
    const { people, hasMore } = await listPeople(by.actor, ALL)
    const at = expect.any(Date) as Date
    expect(people).toMatchObject([
      { name: 'Ed', role: 'editor', isConfirmed: false, suspendedAt: at, lastSignInAt: null, sessions: 0 },
      { name: 'Olive', role: 'admin', source: 'sign-up', sessions: 1, lastSignInAt: at, providers: [] },
      { name: 'Sam', source: 'sso', providers: ['Google'], sessions: 1, lastSignInAt: at, suspendedAt: null },
    ])
    expect(hasMore).toBe(false)
  })

  it('is searched, filtered and paged', async () => {
    const by = await owner({ name: 'Olive' })
    await createUser({ name: 'Müller 100%', email: 'mill@example.com' })
    await createUser({ name: 'Zoe', emailVerified: false, role: 'reviewer' })
    await createUser({ name: 'Spam', suspendedAt: new Date() })
    for (const [change, expected] of [
      [{ q: 'MÜLLER' }, ['Müller 100%']],
      [{ q: '%' }, ['Müller 100%']],
      [{ q: 'mill@example' }, ['Müller 100%']],
      [{ q: 'nobody' }, []],
      [{ show: 'admin' }, ['Olive']],
      [{ show: 'reviewer' }, ['Zoe']],
      [{ show: 'unconfirmed' }, ['Zoe']],
      [{ show: 'suspended' }, ['Spam']],
      [{ show: 'member' }, ['Spam', 'Müller 100%']],
      [{ show: 'member', q: 'spam' }, ['Spam']],
    ] satisfies [Partial<PeopleQuery>, string[]][]) {
      expect(await names(by, change)).toEqual(expected)
    }
    useEnv({ ...MAIL, ADMIN_EMAIL: address('mill@example.com') })
    expect(await names(by, { show: 'admin' })).toEqual(['Müller 100%', 'Olive'])
    expect(await names(by, { show: 'member' })).toEqual(['Spam'])
    for (let count = 0; count < PEOPLE_PAGE; count++) await createUser({ name: `User ${count}` })
    expect((await listPeople(by.actor, ALL)).hasMore).toBe(true)
    expect(await names(by, { page: 2 })).toHaveLength(4)
    expect(await names(by, { page: 9 })).toEqual([])
  })
})

describe('the last owner', () => {
  const phrase = 'delete my account'

  it('cannot delete the account; with another owner they can', async () => {
    const first = await owner()
    expect(await deleteAccount({ ...first, phrase })).toEqual({ ok: false, reason: 'last-owner' })
    const second = await owner()
    expect(await deleteAccount({ ...first, phrase })).toMatchObject({ ok: true })
    expect(await roleNow(second.id)).toBe('admin')
  })

  it('stays when all leave at once, in whatever way', async () => {
    for (const leave of [
      (one: Awaited<ReturnType<typeof owner>>) => deleteAccount({ ...one, phrase }),
      (one: Awaited<ReturnType<typeof owner>>) => changeRole({ ...one, personId: one.id, role: 'member' }),
      (one: Awaited<ReturnType<typeof owner>>) => revokeAdmin(one.session.viewer.email),
    ]) {
      await db().delete(users)
      const all = [await owner(), await owner(), await owner()]
      const [one, ...others] = all
      const left = await Promise.all([
        deleteAccount({ ...one!, phrase }),
        ...others.map((each) => leave(each)),
      ])
      expect(left.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await db().$count(users, eq(users.role, 'admin'))).toBe(1)
    }
  })

  it('keeps the address that makes them one', async () => {
    useEnv({ ...MAIL, ADMIN_EMAIL: address('boss@example.com') })
    const boss = await arrive({ email: 'boss@example.com' })
    const change = { session: boss.session, meta: boss.meta, email: address('other@example.com') }
    expect(await requestEmailChange(change)).toEqual({ ok: false, reason: 'last-owner' })
    expect(await deleteAccount({ ...boss, phrase })).toEqual({ ok: false, reason: 'last-owner' })
    await owner()
    expect(await requestEmailChange(change)).toEqual({ ok: true, state: 'mailed' })
  })

  it('keeps a confirmed address where no mail can confirm another', async () => {
    useEnv({ SMTP_URL: undefined })
    const only = await owner()
    const change = { session: only.session, meta: only.meta, email: address('new@example.com') }
    expect(await requestEmailChange(change)).toEqual({ ok: false, reason: 'last-owner' })
    expect(await roleNow(only.id)).toBe('admin')
  })
})

describe('an invitation', () => {
  async function invite(by: Awaited<ReturnType<typeof owner>>, email: string | null = null, byMail = false) {
    const made = await inviteToRole({
      ...by,
      role: 'editor',
      email: email === null ? null : address(email),
      byMail,
    })
    if (!made.ok) throw new Error(made.reason)
    return made.link && new URL(made.link).searchParams.get('token')!
  }

  it('by link works once, for whoever has it, and is stored as a hash', async () => {
    const by = await owner()
    const token = (await invite(by))!
    expect(JSON.stringify(await db().select().from(verifications))).not.toContain(token.slice(32))
    expect(await readInvitation(token)).toEqual({ role: 'editor', email: null })
    const [first, second] = [await arrive(), await arrive()]
    expect(await acceptInvitation({ ...first, token })).toEqual({ ok: true, role: 'editor' })
    expect(await acceptInvitation({ ...second, token })).toEqual({ ok: false, reason: 'link-over' })
    expect([await roleNow(first.id), await roleNow(second.id)]).toEqual(['editor', 'member'])
    expect(await listInvitations(by.actor)).toEqual([])
  })

  it('by mail is for its address alone, once that is confirmed', async () => {
    const by = await owner()
    expect(await invite(by, 'eve@example.com', true)).toBeNull()
    const mail = (await mailSentTo('eve@example.com')).at(-1)!
    const token = /invitation\?token=([\w-]+)/.exec(mail.text)![1]!
    expect(await acceptInvitation({ ...(await arrive()), token })).toEqual({ ok: false, reason: 'not-yours' })
    const eve = await arrive({ email: 'eve@example.com', emailVerified: false })
    expect(await acceptInvitation({ ...eve, token })).toEqual({ ok: false, reason: 'unconfirmed' })
    await db().update(users).set({ emailVerified: true }).where(eq(users.id, eve.id))
    const confirmed = { ...eve, session: (await findSession(eve.meta)).session!, token }
    expect(await acceptInvitation(confirmed)).toEqual({ ok: true, role: 'editor' })
    expect(await roleNow(eve.id)).toBe('editor')
  })

  it('ends when it is revoked, after a week, and with the role of who made it', async () => {
    const by = await owner()
    const revoked = (await invite(by))!
    const [{ id } = { id: '' }] = await listInvitations(by.actor)
    expect(await revokeInvitation({ ...by, id })).toBe(true)
    expect(await revokeInvitation({ ...by, id })).toBe(false)
    const expired = (await invite(by))!
    await db()
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
    const orphaned = (await invite(by))!
    const other = await owner()
    expect(await changeRole({ ...other, personId: by.id, role: 'editor' })).toEqual({ ok: true })
    const guest = await arrive()
    for (const token of [revoked, expired, orphaned, 'nonsense']) {
      expect(await readInvitation(token)).toBeNull()
      expect(await acceptInvitation({ ...guest, token })).toEqual({ ok: false, reason: 'link-over' })
    }
    expect(await roleNow(guest.id)).toBe('member')
  })

  it('waits for the holder of its address, whose address is confirmed', async () => {
    const by = await owner()
    await invite(by, 'eve@example.com')
    const eve = await arrive({ email: 'eve@example.com', emailVerified: false })
    const other = await arrive()
    const attempt = (who: typeof eve) => acceptInvitation({ ...who, token: null })
    for (const stranger of [eve, other]) {
      expect(await pendingInvitation(stranger.session.viewer, stranger.meta)).toBeNull()
      expect(await attempt(stranger)).toEqual({ ok: false, reason: 'link-over' })
    }
    await db().update(users).set({ emailVerified: true }).where(eq(users.id, eve.id))
    const confirmed = { ...eve, session: (await findSession(eve.meta)).session! }
    expect(await pendingInvitation(confirmed.session.viewer, eve.meta)).toMatchObject({ role: 'editor' })
    // Without email, a confirmed address is one that an owner's invitation vouched for, not one that was proved.
    useEnv({ SMTP_URL: undefined })
    expect(await attempt(confirmed)).toEqual({ ok: false, reason: 'link-over' })
    useEnv(MAIL)
    expect(await attempt(confirmed)).toEqual({ ok: true, role: 'editor' })
    expect(await pendingInvitation(confirmed.session.viewer, eve.meta)).toBeNull()
  })

  it('that a browser opened waits there for whom it is for', async () => {
    const by = await owner()
    const [open, bound] = [(await invite(by))!, (await invite(by, 'eve@example.com'))!]
    const guest = await arrive()
    const opening = (token: string) => {
      const headers = new Headers(guest.meta.headers)
      const cookie = cookiesFrom(new Headers({ 'Set-Cookie': openedCookie(token) }))
      headers.set('cookie', `${headers.get('cookie')}; ${cookie}`)
      return { ...guest, meta: { ...guest.meta, headers }, token: null }
    }
    expect(await acceptInvitation(opening(bound))).toEqual({ ok: false, reason: 'link-over' })
    expect(await pendingInvitation(guest.session.viewer, opening(open).meta)).toMatchObject({ email: null })
    expect(await acceptInvitation(opening(open))).toEqual({ ok: true, role: 'editor' })
    expect(await acceptInvitation(opening(open))).toEqual({ ok: false, reason: 'link-over' })
  })

  it('never lowers a role, and asks for the password like other sensitive changes', async () => {
    const by = await owner()
    const token = (await invite(by))!
    const other = await owner()
    expect(await acceptInvitation({ ...other, token })).toEqual({ ok: true, role: 'editor' })
    expect(await roleNow(other.id)).toBe('admin')
    const stale = { ...by, session: { ...by.session, fresh: false }, meta: requestMetaWith() }
    expect(await inviteToRole({ ...stale, role: 'admin', email: null, byMail: false })).toEqual({
      ok: false,
      reason: 'password-needed',
    })
    expect(await listInvitations(by.actor)).toEqual([])
  })
})
