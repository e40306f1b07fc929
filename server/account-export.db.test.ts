import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionMembers, collections, collectionShares, emails } from '#app/platform/db/schema.ts'
import { exportMyData } from '#app/accounts/profile/account-export.server.ts'
import { deleteAccount } from '#app/accounts/profile/account-deletion.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { listStoredExports, readExport } from '#app/platform/exports/export-file.server.ts'
import { makeExport } from '#app/platform/exports/export-job.server.ts'
import { fileNameOf, getExport } from '#app/platform/exports/queries.server.ts'
import * as fileRoute from '#app/routes/account/export-file.ts'
import * as pageRoute from '#app/routes/account/settings/export.tsx'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { accountWithEverything } from '#test/account-with-everything.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import './account-parts.ts'

const database = useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-account-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true }))

/** The files of the archive, requested and downloaded as on the page. */
async function exportOf({ session, meta }: Account): Promise<Map<string, string>> {
  expect(await exportMyData(session, meta)).toEqual({ ok: true })
  await makeExport((await getExport(session.viewer))!.id)
  const made = (await getExport(session.viewer))!
  expect(made).toMatchObject({ state: 'ready', done: made.total })
  const archive = await fromBufferPromise(await buffer(readExport(made.id, made.bytes)))
  const files = new Map<string, string>()
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8'))
  }
  return files
}

type Account = Awaited<ReturnType<typeof accountWithEverything>>

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
  it('attack: downloads the data from an open session', async () => {
    const account = await accountWithEverything('ada@example.com')
    await exportOf(account)
    const { id: exportId } = (await getExport(account.session.viewer))!
    const load = (meta: RequestMeta) =>
      callRoute(fileRoute.loader, `/exports/${exportId}`, { meta, params: { exportId } })
    expect(await load(account.meta)).toMatchObject({ status: 200 })
    const { meta: stranger } = await signedIn()
    expect(await load(stranger)).toMatchObject({ status: 404 })
    await db().execute(sql`update sessions set authenticated_at = now() - interval '1 day'`)
    expect(await load(account.meta)).toMatchObject({ location: '/settings/export' })
    const form = { password: 'wrong-lamp-9' }
    const path = '/settings/export'
    expect(await callRoute(pageRoute.action, path, { meta: account.meta, form })).toMatchObject({
      status: 403,
    })
  })

  it('is deleted with the account', async () => {
    const account = await accountWithEverything('ada@example.com')
    await exportOf(account)
    const { id } = (await getExport(account.session.viewer))!
    expect(await listStoredExports()).toContain(id)
    await deleteAccount({ ...account, phrase: 'delete my account' })
    expect(await listStoredExports()).not.toContain(id)
  })

  it('contains everything of one user and nothing of others, no hash and no token', async () => {
    const account = await accountWithEverything('ada@example.com')
    await joinFriend(account.user)
    await accountWithEverything('grace@example.com')
    const files = await exportOf(account)
    expect(fileNameOf((await getExport(account.session.viewer))!)).toMatch(/^mailshelf-\d{4}-\d\d-\d\d\.zip$/)
    const all = [...files.values()].join('\n')
    for (const mine of [
      account.user.id,
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
    const account = await accountWithEverything('ada@example.com')
    await db().update(collections).set({ deletedAt: new Date() }).where(eq(collections.type, 'emails'))
    const exported = [...(await exportOf(account)).values()].join('\n')
    expect(exported).toContain('Your saved brands')
    expect(exported).not.toContain(`Shelf of ${account.user.email}`)
    expect(exported).not.toContain(`Saved by ${account.user.email}`)
  })

  it('leaves out what is hidden, but not the words of the user', async () => {
    const account = await accountWithEverything('ada@example.com')
    await db().update(emails).set({ status: 'hidden' })
    await db().update(brands).set({ status: 'private' })
    const [brand] = await db().select().from(brands)
    const exported = [...(await exportOf(account)).values()].join('\n')
    expect(exported).toContain(`Why ${account.user.email} saved it`)
    expect(exported).not.toContain(`Saved by ${account.user.email}`)
    expect(exported).not.toContain(brand!.name)
  })

  it('covers every table that refers to users', async () => {
    const { rows } = await database().executeSql(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'collections'::regclass) order by 1`)
    // A new one here needs an entry in the account-part.server.ts of its feature. `two_factors` contains only secrets,
    // and `review_leases` lasts for minutes.
    expect(rows.map(({ name }) => name)).toEqual([
      'account_events',
      'accounts',
      'blog_posts',
      'changes',
      'collection_brands',
      'collection_emails',
      'collection_invitations',
      'collection_links',
      'collection_members',
      'collection_sections',
      'collection_shares',
      'collections',
      'export_files',
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
