import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { fromBufferPromise } from 'yauzl'
import { db } from '#app/db/client.server.ts'
import {
  accounts,
  collectionBrands,
  collectionEmails,
  collectionInvitations,
  collectionLinks,
  collectionMembers,
  collections,
  collectionSections,
  collectionShares,
  contactMessages,
  smartCollections,
  smartFeeds,
  smartWebhooks,
  submissions,
  subscribers,
  users,
} from '#app/db/schema.ts'
import { parseEnv, useEnv } from '#app/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/lib/storage.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { deleteAccount } from './account-deletion.server.ts'
import { exportMyData } from './account-export.server.ts'
import { findSession } from './sessions.server.ts'

const database = useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-departure-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => useEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mailshelf <shelf@example.com>' }))

/** A user with some of every kind of data. */
async function collector(email: string) {
  const user = await createUser({ email, password: 'reading-lamp-9' })
  const saved = await createEmail({ subjectLine: `Saved by ${email}` })
  const [inspiration] = await db()
    .insert(collections)
    .values({ userId: user.id, name: `Shelf of ${email}`, slug: 'shelf', type: 'emails' })
    .returning()
  const [followed] = await db()
    .insert(collections)
    .values({ userId: user.id, name: 'Your saved brands', slug: 'brands', type: 'brands' })
    .returning()
  await db()
    .insert(collectionEmails)
    .values({
      collectionId: inspiration!.id,
      userId: user.id,
      emailId: saved.id,
      note: `Why ${email} saved it`,
      tags: [`tag of ${email}`],
    })
  await db()
    .insert(collectionSections)
    .values({ collectionId: inspiration!.id, title: `Heading of ${email}`, position: 0 })
  await db()
    .insert(collectionShares)
    .values({ collectionId: inspiration!.id, title: `Shared by ${email}` })
  await db()
    .insert(collectionLinks)
    .values({ collectionId: inspiration!.id, secretHash: `hash of ${email}`, label: `Link of ${email}` })
  await db()
    .insert(collectionInvitations)
    .values({
      collectionId: inspiration!.id,
      secretHash: `invitation of ${email}`,
      email: address(`friend-of-${email}`),
      mayAdd: true,
      expiresAt: new Date(),
    })
  await db()
    .insert(collectionBrands)
    .values({ collectionId: followed!.id, userId: user.id, brandId: saved.brandId })
  const [smart] = await db()
    .insert(smartCollections)
    .values({ userId: user.id, name: `Search of ${email}`, filter: 'q=sale' })
    .returning()
  const smartCollectionId = smart!.id
  await db()
    .insert(smartFeeds)
    .values({ smartCollectionId, secretHash: `feed of ${email}` })
  const sealedSecret = `signing secret of ${email}`
  await db()
    .insert(smartWebhooks)
    .values({ smartCollectionId, url: `https://hooks.test/of-${email}`, sealedSecret, sentUntil: 0 })
  const originalKey = await storeFile('private', Buffer.from(`Subject: sent in by ${email}\n\nHello`), 'eml')
  await db().insert(submissions).values({ userId: user.id, originalKey, kind: 'eml' })
  await db()
    .insert(subscribers)
    .values({ email: address(email) })
  const { meta } = await signedIn(user)
  return { user, meta, session: (await findSession(meta)).session! }
}

async function filesOf(zip: Readable): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(await buffer(zip))
  const files = new Map<string, string>()
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8'))
  }
  return files
}

async function exportOf(given: Parameters<typeof exportMyData>[0]) {
  const result = await exportMyData(given)
  if (!result.ok) throw new Error(result.reason)
  return result
}

/** Makes the user a member of a friend's collection. */
async function joinFriend({ id: userId, email }: { id: string; email: string }): Promise<void> {
  const friend = await createUser()
  const [theirs] = await db()
    .insert(collections)
    .values({ userId: friend.id, name: 'Of a friend', slug: 'of-a-friend', type: 'emails' })
    .returning()
  await db()
    .insert(collectionShares)
    .values({ collectionId: theirs!.id, title: `Shared with ${email}` })
  await db().insert(collectionMembers).values({ collectionId: theirs!.id, userId, mayAdd: true })
}

describe('the export', () => {
  it('attack: exports the data from an open session', async () => {
    const { session, meta } = await collector('ada@example.com')
    expect(await exportMyData({ session: { ...session, fresh: false }, meta })).toEqual({
      ok: false,
      reason: 'password-needed',
    })
  })

  it('contains everything of one user and nothing of others, no hash and no token', async () => {
    const { user, session, meta } = await collector('ada@example.com')
    await joinFriend(user)
    await collector('grace@example.com')
    const { fileName, zip } = await exportOf({ session, meta })
    expect(fileName).toMatch(/^mailshelf-\d{4}-\d\d-\d\d\.zip$/)
    const files = await filesOf(zip)
    const all = [...files.values()].join('\n')
    for (const mine of [
      user.id,
      'Shelf of ada@example.com',
      'Saved by ada@example.com',
      'Why ada@example.com saved it',
      'tag of ada@example.com',
      'Shared by ada@example.com',
      'Heading of ada@example.com',
      'Link of ada@example.com',
      'friend-of-ada@example.com',
      'Search of ada@example.com',
      'https://hooks.test/of-ada@example.com',
      'Shared with ada@example.com',
      'sent in by ada@example.com',
      'Your saved brands',
      'You exported your data.',
      'Chrome/140',
    ]) {
      expect(all).toContain(mine)
    }
    const { rows } = await database().executeSql(
      'select token from sessions union all select password from accounts',
    )
    const secrets = rows.map(({ token }) => token as string)
    expect(secrets.length).toBeGreaterThan(3)
    for (const not of ['grace', 'signing secret', 'feed of', ...secrets]) expect(all).not.toContain(not)
  })

  it('leaves out a deleted collection', async () => {
    const { user, session, meta } = await collector('ada@example.com')
    await db().update(collections).set({ deletedAt: new Date() }).where(eq(collections.type, 'emails'))
    const { zip } = await exportOf({ session, meta })
    const exported = (await filesOf(zip)).get('collections.json')
    expect(exported).toContain('Your saved brands')
    expect(exported).not.toContain(`Shelf of ${user.email}`)
    expect(exported).not.toContain(`Saved by ${user.email}`)
  })

  it('covers every table that refers to users', async () => {
    const { rows } = await database().executeSql(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'collections'::regclass) order by 1`)
    // A new one here needs an entry in account-export.server.ts. `two_factors` contains only secrets, and
    // `review_leases` what somebody looks at right now.
    expect(rows.map(({ name }) => name)).toEqual([
      'account_events',
      'accounts',
      'blog_posts',
      'changes',
      'collection_brands',
      'collection_emails',
      'collection_exports',
      'collection_invitations',
      'collection_links',
      'collection_members',
      'collection_origins',
      'collection_sections',
      'collection_shares',
      'collections',
      'home_visits',
      'inbox_addresses',
      'inbox_rules',
      'inbox_tokens',
      'reports',
      'review_leases',
      'sessions',
      'smart_collections',
      'submissions',
      'two_factors',
      'uploads',
    ])
  })
})

describe('deleting an account', () => {
  it('requires the exact phrase', async () => {
    const { session, meta } = await collector('ada@example.com')
    for (const phrase of ['', 'delete my accoun', 'Delete my account', 'delete my account ']) {
      expect(await deleteAccount({ session, meta, phrase })).toEqual({ ok: false, reason: 'wrong-phrase' })
    }
    expect(await db().select().from(users)).toHaveLength(1)
  })

  it('happens immediately, deletes all related data of this user only, and confirms by email', async () => {
    const { session, meta } = await collector('ada@example.com')
    const grace = await collector('grace@example.com')
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
    const { session, meta } = await collector('ada@example.com')
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
    const { session, meta } = await collector('ada@example.com')
    await collector('grace@example.com')
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
    const { user, meta, session } = await collector('victim@example.com')
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
    const { session, meta } = await collector('ada@example.com')
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
