import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  accounts,
  collectionBrands,
  collectionEmails,
  collections,
  contactMessages,
  smartCollections,
  subscribers,
  users,
} from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { address } from '#test/address.ts'
import { accountWithEverything } from '#test/account-with-everything.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { deleteAccount } from './account-deletion.server.ts'
import { findSession } from '../sessions/sessions.server.ts'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-departure-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

describe('deleting an account', () => {
  it('requires the exact phrase', async () => {
    const { session, meta } = await accountWithEverything('ada@example.com')
    for (const phrase of ['', 'delete my accoun', 'Delete my account', 'delete my account ']) {
      expect(await deleteAccount({ session, meta, phrase })).toEqual({ ok: false, reason: 'wrong-phrase' })
    }
    expect(await db().select().from(users)).toHaveLength(1)
  })

  it('happens immediately, deletes all related data of this user only, and confirms by email', async () => {
    const { session, meta } = await accountWithEverything('ada@example.com')
    const grace = await accountWithEverything('grace@example.com')
    expect(await deleteAccount({ session, meta, phrase: 'delete my account' })).toMatchObject({ ok: true })
    expect(await db().select().from(users)).toMatchObject([{ id: grace.user.id }])
    for (const table of [accounts, collections, collectionEmails, collectionBrands, smartCollections]) {
      const rows = await db().select({ userId: table.userId }).from(table)
      expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([grace.user.id]))
    }
    expect((await findSession(meta)).session).toBeNull()
    expect((await mailSentTo('ada@example.com')).at(-1)?.subject).toBe('Your account has been deleted')
  })

  it('attack: deletes the account from an open session', async () => {
    const { session, meta } = await accountWithEverything('ada@example.com')
    const wanted = { session: { ...session, fresh: false }, meta, phrase: 'delete my account' }
    expect(await deleteAccount(wanted)).toEqual({ ok: false, reason: 'password-needed' })
    expect(await deleteAccount({ ...wanted, reauthentication: { password: 'wrong-lamp-9' } })).toEqual({
      ok: false,
      reason: 'wrong-password',
    })
    expect(await db().select().from(users)).toHaveLength(1)
    const reauthentication = { password: 'reading-lamp-9' }
    expect(await deleteAccount({ ...wanted, reauthentication })).toMatchObject({ ok: true })
  })

  it('leaves no subscription, message or cookie behind', async () => {
    const { session, meta } = await accountWithEverything('ada@example.com')
    await accountWithEverything('grace@example.com')
    const message = { name: 'Ada', topic: 'A question', message: 'Hello' }
    for (const email of ['Ada@example.com', 'grace@example.com']) {
      await db()
        .insert(contactMessages)
        .values({ ...message, email: address(email) })
    }
    const before = await db().select().from(subscribers)
    const answer = await deleteAccount({ session, meta, phrase: 'delete my account' })
    expect(before.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'grace@example.com'])
    expect(await db().select().from(subscribers)).toMatchObject([{ email: 'grace@example.com' }])
    expect(await db().select().from(contactMessages)).toMatchObject([{ email: 'grace@example.com' }])
    const { headers } = answer as { headers: Headers }
    expect(headers.getSetCookie().join()).toMatch(/known-device=;.*Max-Age=0/)
  })

  it('attack: deletes an account with somebody else’s address to end their subscription', async () => {
    const { user, meta, session } = await accountWithEverything('victim@example.com')
    await db().update(users).set({ emailVerified: false }).where(eq(users.id, user.id))
    const unverified = { ...session, viewer: { ...session.viewer, emailVerified: false } }
    await db()
      .insert(contactMessages)
      .values({ name: 'V', email: address('victim@example.com'), topic: 'A', message: 'M' })
    await db().update(subscribers).set({ status: 'confirmed' })
    await deleteAccount({ session: unverified, meta, phrase: 'delete my account' })
    expect(await db().select().from(subscribers)).toHaveLength(1)
    expect(await db().select().from(contactMessages)).toHaveLength(1)
  })

  it('returns unauthorized when the session has expired or the account is already deleted', async () => {
    const { session, meta } = await accountWithEverything('ada@example.com')
    const phrase = 'delete my account'
    expect(await deleteAccount({ session: null, meta, phrase })).toMatchObject({
      ok: false,
      reason: 'unauthorized',
    })
    await deleteAccount({ session, meta, phrase })
    expect(await deleteAccount({ session, meta, phrase })).toMatchObject({
      ok: false,
      reason: 'unauthorized',
    })
  })
})
