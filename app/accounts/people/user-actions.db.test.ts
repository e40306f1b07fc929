import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findInboxAddress } from '#app/intake/inbox/accept.server.ts'
import { changeForwarding, readForwarding } from '#app/intake/inbox/forwarding.server.ts'
import { createToken as createInboxToken, nameOfToken } from '#app/intake/inbox/tokens.server.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import {
  accountEvents,
  arrivals,
  changes,
  collectionEmails,
  collectionLinks,
  collectionMembers,
  collections,
  collectionShares,
  emails,
  inboxAddresses,
  sessions,
  submissions,
  users,
} from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { accountWithEverything } from '#test/account-with-everything.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { createToken } from '../emails/tokens.server.ts'
import { readPasswordReset } from '../passwords/recovery.server.ts'
import { asAdministrator } from '../policy.ts'
import { findSession } from '../sessions/sessions.server.ts'
import type { Kept, UserAction } from './people-schema.ts'
import { changeUsers, describeUsers } from './user-actions.server.ts'

useTestDatabase()
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mailshelf-people-'))
beforeAll(async () => useStorage(await openStorage(parseEnv({ DATA_DIR }))))
beforeEach(() => useEnv({ ...MAIL, ADMIN_EMAIL: undefined, INBOX_DOMAIN: 'inbox.example' }))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const password = 'reading-lamp-9'

async function owner(given: Parameters<typeof createUser>[0] = {}) {
  const { meta } = await signedIn(await createUser({ password, role: 'admin', ...given }))
  const session = (await findSession(meta)).session!
  return { meta, session, actor: { ...session.viewer, ...asAdministrator(session.viewer)! } }
}

type By = Awaited<ReturnType<typeof owner>>

function act(by: By, action: UserAction, ids: string[], more: { kept?: Kept; password?: string } = {}) {
  const { kept = 'keep', password: typed } = more
  return changeUsers({ ...by, ids, action, kept, reauthentication: { password: typed } })
}

async function stored(id: string) {
  const [user] = await db().select().from(users).where(eq(users.id, id))
  return user
}

async function eventsOf(id: string) {
  const events = await db().select().from(accountEvents).where(eq(accountEvents.userId, id))
  return events.map(({ kind }) => kind)
}

it.each(['suspend', 'sign-out'] as const)('a password reset link does not survive %s', async (action) => {
  const by = await owner()
  const { id } = await createUser({ password })
  const token = await createToken('password-reset', id, { userId: id })
  expect(await readPasswordReset(token)).not.toBeNull()
  await act(by, action, [id])
  expect(await readPasswordReset(token)).toBeNull()
})

describe('suspending', () => {
  it('keeps users out until it is lifted, and is recorded', async () => {
    const by = await owner()
    const [one, two] = [await signedIn(), await signedIn()]
    const ids = [one.viewer.id, two.viewer.id]
    expect(await act(by, 'suspend', ids)).toMatchObject({ ok: true, count: 2 })
    expect((await stored(ids[0]!))?.suspendedAt).toBeInstanceOf(Date)
    expect(await db().$count(sessions)).toBe(1)
    expect(await act(by, 'lift', ids)).toEqual({ ok: true, count: 2, changeIds: [] })
    expect((await stored(ids[1]!))?.suspendedAt).toBeNull()
    expect(await eventsOf(ids[0]!)).toEqual(expect.arrayContaining(['suspended', 'suspension-lifted']))
    const recorded = db().select().from(changes).where(eq(changes.personId, ids[0]!))
    expect(await recorded.orderBy(changes.createdAt)).toEqual([
      expect.objectContaining({ kind: 'user-suspended', actorId: by.actor.id, label: 'User', count: 1 }),
      expect.objectContaining({ kind: 'user-suspension-lifted', actorId: by.actor.id, rows: 0 }),
    ])
  })

  it('can be undone by owners, for all users or none; a second suspension changes nothing', async () => {
    const by = await owner()
    const { id } = await createUser({ role: 'editor' })
    const { id: other } = await createUser()
    const done = await act(by, 'suspend', [other, id])
    const { changeIds } = done as { changeIds: string[] }
    const since = (await stored(id))!.suspendedAt
    expect(await act(by, 'suspend', [id])).toEqual({ ok: true, count: 1, changeIds: [] })
    expect((await stored(id))!.suspendedAt).toEqual(since)
    expect(await db().$count(changes)).toBe(2)
    const { viewer: editor } = await signedIn({ role: 'editor' })
    expect(await undoChange(editor as never, ...changeIds)).toEqual({ ok: false, reason: 'not-yours' })
    expect(await undoChange(by.actor, ...changeIds)).toEqual({ ok: true })
    expect(await stored(id)).toMatchObject({ suspendedAt: null, role: 'editor' })
    expect(await stored(other)).toMatchObject({ suspendedAt: null })

    const again = (await act(by, 'suspend', [other, id])) as { changeIds: string[] }
    await act(by, 'lift', [id])
    expect(await undoChange(by.actor, ...again.changeIds)).toEqual({ ok: false, reason: 'changed-since' })
    expect((await stored(other))?.suspendedAt).toBeInstanceOf(Date)
  })
})

it('signing out everywhere ends the sessions of these users only', async () => {
  const by = await owner()
  const [out, other] = [await signedIn(), await signedIn()]
  expect(await act(by, 'sign-out', [out.viewer.id])).toMatchObject({ ok: true, count: 1 })
  expect((await findSession(out.meta)).session).toBeNull()
  expect((await findSession(other.meta)).session).not.toBeNull()
  expect(await eventsOf(out.viewer.id)).toContain('signed-out-by-owner')
  expect(await db().select().from(changes)).toMatchObject([{ kind: 'user-signed-out' }])
})

describe('transferring ownership', () => {
  it('asks for the password, however fresh the sign-in; the former owner becomes an editor', async () => {
    const by = await owner({ email: 'olive@example.com' })
    const { id } = await createUser({ email: 'next@example.com' })
    expect(await act(by, 'transfer', [id])).toEqual({ ok: false, reason: 'password-needed' })
    expect(await act(by, 'transfer', [id], { password: 'wrong' })).toMatchObject({ reason: 'wrong-password' })
    const another = await createUser()
    expect(await act(by, 'transfer', [id, another.id], { password })).toMatchObject({ ok: true, count: 1 })
    const roles = [id, another.id, by.actor.id].map(async (each) => (await stored(each))?.role)
    expect(await Promise.all(roles)).toEqual(['admin', 'member', 'editor'])
    expect((await mailSentTo('next@example.com')).at(-1)?.subject).toBe('You are an owner')
    expect((await mailSentTo('olive@example.com')).at(-1)?.subject).toBe('You are an editor')
    const [change] = await db().select().from(changes)
    expect(change).toMatchObject({ kind: 'ownership-transferred', personId: id, rows: 0, count: 1 })
    expect(change!.summary.map(({ after }) => after)).toEqual([{ role: 'admin' }, { role: 'editor' }])
    expect(await act(by, 'suspend', [another.id])).toEqual({ ok: false, reason: 'gone' })
  })

  it('asks for a fresh sign-in where there is no password', async () => {
    const by = await owner({ password: undefined })
    const { id } = await createUser()
    const stale = { ...by, session: { ...by.session, fresh: false } }
    expect(await act(stale, 'transfer', [id])).toEqual({ ok: false, reason: 'sign-in-again' })
    expect(await act(by, 'transfer', [id])).toMatchObject({ ok: true })
  })

  it('is refused to users who could not be the owner, and by the holder of ADMIN_EMAIL', async () => {
    const by = await owner()
    const unable = [await createUser({ emailVerified: false }), await createUser({ suspendedAt: new Date() })]
    for (const { id } of unable) {
      expect(await act(by, 'transfer', [id], { password })).toEqual({ ok: false, reason: 'no-successor' })
    }
    useEnv({ ...MAIL, ADMIN_EMAIL: by.actor.email })
    const { id } = await createUser()
    expect(await act(by, 'transfer', [id], { password })).toEqual({ ok: false, reason: 'by-setting' })
    expect((await stored(by.actor.id))?.role).toBe('admin')
  })
})

describe('deleting', () => {
  /** A user with a public, a linked, a joined, an expired and a private collection, and an accepted submission. */
  async function maker(email: string) {
    const { user } = await accountWithEverything(email)
    await db().delete(collectionLinks)
    const saved = await createEmail()
    const make = async (name: string) => {
      const row = { userId: user.id, name, slug: name, type: 'emails' as const }
      const [made] = await db().insert(collections).values(row).returning()
      await db()
        .insert(collectionEmails)
        .values({ collectionId: made!.id, userId: user.id, emailId: saved.id })
      const share = { collectionId: made!.id, title: name, displayName: 'Ada' }
      await db().insert(collectionShares).values(share)
      return made!.id
    }
    const publish = { publishedAt: new Date(), slug: 'public' }
    await db()
      .update(collectionShares)
      .set(publish)
      .where(eq(collectionShares.collectionId, await make('public')))
    const link = async (name: string, endsAt: Date | null) =>
      db()
        .insert(collectionLinks)
        .values({ collectionId: await make(name), secretHash: name, endsAt })
    await link('linked', null)
    await link('expired', new Date(Date.now() - 1000))
    const joined = await make('joined')
    const accepted = await createEmail({ subjectLine: 'Accepted' })
    const originalKey = await storeFile('private', Buffer.from(`To: ${email}\n\nHello`), 'eml')
    const [arrival] = await db()
      .insert(arrivals)
      .values({
        source: 'submission',
        sourceName: 'Ada',
        state: 'imported',
        recipients: [address(email)],
        emailId: accepted.id,
        originalKey,
        size: 1,
      })
      .returning()
    await db()
      .insert(submissions)
      .values({ userId: user.id, originalKey, kind: 'eml', status: 'accepted', arrivalId: arrival!.id })
    return { ...user, joined, acceptedId: accepted.id }
  }

  const names = async (userId: string) => {
    const rows = await db().select().from(collections).where(eq(collections.userId, userId))
    return rows.map(({ name }) => name).toSorted()
  }

  it('hands over what others see, if it is kept', async () => {
    const by = await owner()
    const other = await createUser({ name: 'Bo Example' })
    const { id, joined, acceptedId } = await maker('ada@example.com')
    for (const userId of [by.actor.id, other.id]) {
      await db().insert(collectionMembers).values({ collectionId: joined, userId, mayAdd: true })
    }
    expect(await describeUsers(by.actor, [id, other.id, by.actor.id])).toEqual([
      expect.objectContaining({ email: 'ada@example.com', shared: 3, accepted: 1 }),
      expect.objectContaining({ id: other.id, shared: 0, accepted: 0 }),
    ])
    expect(await act(by, 'delete', [id])).toEqual({ ok: true, count: 1, changeIds: [] })
    expect(await stored(id)).toBeUndefined()
    expect(await names(by.actor.id)).toEqual(['joined', 'linked', 'public'])
    expect(await db().$count(collections)).toBe(3)
    expect(await db().select({ userId: collectionEmails.userId }).from(collectionEmails)).toEqual(
      Array.from({ length: 3 }, () => ({ userId: by.actor.id })),
    )
    expect(await db().select().from(collectionMembers)).toMatchObject([{ userId: other.id }])
    expect(await db().$count(collectionShares, eq(collectionShares.displayName, 'Ada'))).toBe(0)
    expect(await db().$count(emails, eq(emails.id, acceptedId))).toBe(1)
    expect(await db().select().from(arrivals)).toMatchObject([{ recipients: [] }])
    const [change] = await db().select().from(changes)
    expect(change).toMatchObject({ kind: 'user-deleted', label: 'User', personId: null, rows: 0 })
    expect(JSON.stringify(change)).not.toContain('ada@example.com')
    expect((await mailSentTo('ada@example.com')).at(-1)?.text).toContain('An owner of this site has deleted')
  })

  it('deletes that too on request, and nothing of others', async () => {
    const by = await owner()
    const { id, acceptedId } = await maker('ada@example.com')
    const { user: grace } = await accountWithEverything('bo@example.com')
    expect(await act(by, 'delete', [id], { kept: 'delete' })).toMatchObject({ ok: true, count: 1 })
    expect(await names(by.actor.id)).toEqual([])
    expect(await names(grace.id)).toHaveLength(2)
    expect(await db().$count(emails, eq(emails.id, acceptedId))).toBe(0)
    expect(await db().$count(submissions, eq(submissions.userId, grace.id))).toBe(1)
  })

  it('of several sends no email to addresses that nobody confirmed', async () => {
    const by = await owner()
    const spam = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        createUser({ email: `${name}@spam.example`, emailVerified: false, name }),
      ),
    )
    const kept = await createUser()
    expect(
      await act(
        by,
        'delete',
        spam.map(({ id }) => id),
      ),
    ).toMatchObject({ ok: true, count: 3 })
    expect(await db().$count(users)).toBe(2)
    expect(await stored(kept.id)).toBeDefined()
    expect(await mailSentTo('one@spam.example')).toEqual([])
    expect(await db().$count(changes)).toBe(3)
  })

  it('stops inbox tokens and the address for forwarding; addresses of the gallery stay', async () => {
    const by = await owner()
    const { viewer } = await signedIn({ role: 'admin' })
    const gone = asAdministrator(viewer)!
    const token = await createInboxToken({ actor: gone, input: { name: 'Newsletter' } })
    const own = await createInboxToken({ actor: by.actor, input: { name: 'Mine' } })
    await changeForwarding({ actor: viewer, input: { intent: 'on', collection: '' } })
    const { address: forwarding } = await readForwarding(viewer)
    await db().insert(inboxAddresses).values({ address: 'news@inbox.example', createdBy: viewer.id })
    const look = async () => [
      await nameOfToken(token),
      await nameOfToken(own),
      (await findInboxAddress([forwarding!.address])) !== null,
      (await findInboxAddress(['news@inbox.example'])) !== null,
    ]
    expect(await look()).toEqual(['Newsletter', 'Mine', true, true])
    expect(await act(by, 'delete', [viewer.id])).toMatchObject({ ok: true })
    expect(await look()).toEqual([null, 'Mine', false, true])
  })
})

describe('nobody', () => {
  it('does any of it to themselves, to the holder of ADMIN_EMAIL, or to users who are gone', async () => {
    const by = await owner()
    const boss = await createUser({ email: 'boss@example.com' })
    useEnv({ ...MAIL, ADMIN_EMAIL: boss.email })
    for (const action of ['suspend', 'lift', 'sign-out', 'transfer', 'delete'] as const) {
      const refusal = async (id: string) => (await act(by, action, [id], { password })) as { reason: string }
      expect((await refusal(by.actor.id)).reason).toBe('gone')
      expect((await refusal(crypto.randomUUID())).reason).toBe('gone')
      expect((await refusal(boss.id)).reason).toBe('by-setting')
    }
    expect(await describeUsers(by.actor, [boss.id])).toEqual([])
    expect(await db().$count(changes)).toBe(0)
    expect(await db().$count(users)).toBe(2)
  })

  it('attack: changes users from an open session', async () => {
    const by = await owner()
    const stale = { ...by, session: { ...by.session, fresh: false } }
    const { id } = await createUser()
    for (const action of ['suspend', 'lift', 'sign-out', 'transfer', 'delete'] as const) {
      expect(await act(stale, action, [id])).toEqual({ ok: false, reason: 'password-needed' })
    }
    expect(await stored(id)).toMatchObject({ suspendedAt: null, role: 'member' })
    expect(await act(stale, 'delete', [id], { password })).toMatchObject({ ok: true })
  })

  it('attack: goes on after the role was taken away', async () => {
    const by = await owner()
    await owner()
    await db().update(users).set({ role: 'editor' }).where(eq(users.id, by.actor.id))
    const { id } = await createUser()
    for (const action of ['suspend', 'lift', 'sign-out', 'transfer', 'delete'] as const) {
      expect(await act(by, action, [id], { password })).toEqual({ ok: false, reason: 'gone' })
    }
    expect(await stored(id)).toMatchObject({ suspendedAt: null, role: 'member' })
  })

  it('leaves the site without an owner, also when two act on each other at once', async () => {
    const actions = ['suspend', 'delete', 'transfer'] as const
    for (const [first, second] of [
      ...actions.map((one) => [one, one] as const),
      ['suspend', 'delete'] as const,
    ]) {
      await db().delete(users)
      const [one, two] = [await owner(), await owner()]
      const both = await Promise.all([
        act(one, first, [two.actor.id], { password }),
        act(two, second, [one.actor.id], { password }),
      ])
      // Ownership may be handed over and back.
      expect(both.filter(({ ok }) => ok)).toHaveLength(first === 'transfer' ? 2 : 1)
      const left = await db().select().from(users).where(eq(users.role, 'admin'))
      expect(left.filter(({ suspendedAt }) => !suspendedAt)).toHaveLength(1)
    }
  })
})
