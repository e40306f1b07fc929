import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  changes,
  collectionEmails,
  collections,
  emailCategories,
  emailFiles,
  emails,
  emailSlugs,
  submissions,
} from '#app/platform/db/schema.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { purgeDeletion } from '#app/platform/changes/purge.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createAdministrator, createUser } from '#test/signed-in.ts'
import { useTestDatabase } from '#test/database.ts'
import { asEditor, asPerson } from '#app/accounts/policy.ts'
import { type BulkOutcome, changeEmails, deleteEmails, rowsOfEmails } from './bulk-commands.server.ts'
import { selectionQuery } from './bulk-schema.ts'
import { describeSelection } from './selection.server.ts'

useTestDatabase()

async function createEditor() {
  return asEditor(asPerson({ ...(await createUser({ role: 'editor' })), role: 'editor' as const }))!
}

function chosen(ids: string[]) {
  return selectionQuery.parse({ id: ids })
}

/** Every row that a change of emails may touch. */
async function everything() {
  const of = <T>(rows: Promise<T[]>) => rows.then((all) => all.map((row) => JSON.stringify(row)).toSorted())
  return {
    emails: await of(db().select().from(emails)),
    filed: await of(db().select().from(emailCategories)),
    files: await of(db().select().from(emailFiles)),
    slugs: await of(db().select().from(emailSlugs)),
    saves: await of(db().select().from(collectionEmails)),
    submissions: await of(db().select().from(submissions)),
    arrivals: await of(db().select().from(arrivals)),
    counts: await of(rowsOf(sql`select tag, count from gallery_counts`)),
    search: await of(rowsOf(sql`select email_id, document::text from email_search`)),
    listed: await of(rowsOf(sql`select * from email_list`)),
  }
}

function changeOf(outcome: BulkOutcome): string {
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.changeId
}

test('changes types, occasions, brands and status, and undoing each restores every row', async () => {
  const actor = await createEditor()
  const [newsletter, sale, easter] = await Promise.all([
    createCategory({ slug: 'newsletter' }),
    createCategory({ slug: 'sale' }),
    createCategory({ slug: 'easter', type: 'occasion' }),
  ])
  await createBrand({ name: 'Target', slug: 'target' })
  const one = await createEmail({ categories: [newsletter, easter], slug: 'one' })
  const two = await createEmail({ status: 'draft' })
  await createEmail({ categories: [sale] })
  const selection = chosen([one.id, two.id])
  const before = await everything()
  for (const input of [
    { field: 'type', value: 'sale' },
    { field: 'type', value: '' },
    { field: 'occasion', value: 'easter' },
    { field: 'brand', value: 'target' },
    { field: 'status', value: 'hidden' },
  ] as const) {
    const changeId = changeOf(await changeEmails({ actor, selection, expected: 2, input }))
    expect(await everything(), input.field).not.toEqual(before)
    expect(await undoChange({ ...actor, role: 'editor' }, changeId)).toEqual({ ok: true })
    expect(await everything(), input.field).toEqual(before)
  }
})

test('a new type replaces types and keeps occasions; a new brand is noted for the old address', async () => {
  const actor = await createEditor()
  const [newsletter, sale, easter] = await Promise.all([
    createCategory({ slug: 'newsletter' }),
    createCategory({ slug: 'sale' }),
    createCategory({ slug: 'easter', type: 'occasion' }),
  ])
  const target = await createBrand({ slug: 'target' })
  const email = await createEmail({ categories: [newsletter, easter], slug: 'one' })
  const bulk = { actor, selection: chosen([email.id]), expected: 1 }
  const filed = () =>
    db()
      .select({ id: emailCategories.categoryId })
      .from(emailCategories)
      .orderBy(asc(emailCategories.categoryId))
  const sorted = (ids: string[]) => ids.toSorted().map((id) => ({ id }))
  await changeEmails({ ...bulk, input: { field: 'type', value: 'sale' } })
  expect(await filed()).toEqual(sorted([sale.id, easter.id]))
  await changeEmails({ ...bulk, input: { field: 'type', value: '' } })
  expect(await filed()).toEqual(sorted([easter.id]))
  await changeEmails({ ...bulk, input: { field: 'brand', value: 'target' } })
  const [moved] = await db().select().from(emails).where(eq(emails.id, email.id))
  expect(moved!.brandId).toBe(target.id)
  expect(await db().select({ slug: emailSlugs.slug }).from(emailSlugs)).toEqual([{ slug: 'one' }])
})

test('a deletion is the owner’s, and undoing it restores all that went along', async () => {
  const owner = await createAdministrator()
  const user = await createUser()
  const category = await createCategory()
  const email = await createEmail({ categories: [category] })
  const other = await createEmail()
  const [collection] = await db()
    .insert(collections)
    .values({ userId: user.id, name: 'Mine', slug: 'mine', type: 'emails' })
    .returning()
  await db()
    .insert(collectionEmails)
    .values({ collectionId: collection!.id, emailId: email.id, userId: user.id })
  await db().insert(emailFiles).values({ emailId: email.id, key: 'private/a', role: 'html', bytes: 1 })
  await db().insert(emailSlugs).values({ slug: 'former', emailId: email.id })
  await db().insert(submissions).values({ originalKey: 'private/b', kind: 'eml', emailId: email.id })
  const arrival = { source: 'smtp', sourceName: 'smtp', originalKey: 'private/c', size: 1 } as const
  await db()
    .insert(arrivals)
    .values([
      { ...arrival, emailId: email.id, state: 'imported' },
      { ...arrival, emailId: other.id, nearEmailId: email.id, state: 'review' },
    ])
  const before = await everything()
  const outcome = await deleteEmails({ actor: owner, selection: chosen([email.id]), expected: 1 })
  expect(await db().select({ id: emails.id }).from(emails)).toEqual([{ id: other.id }])
  expect(await undoChange({ ...owner, role: 'admin' }, changeOf(outcome))).toEqual({ ok: true })
  expect(await everything()).toEqual(before)
})

test('a deletion is made final by its owner, with the files, and only once', async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'deletion-')) })))
  const owner = await createAdministrator()
  const [gone, shared] = [
    await storeFile('media', Buffer.from('gone'), 'png'),
    await storeFile('media', Buffer.from('shared'), 'png'),
  ]
  const [email, other] = [await createEmail(), await createEmail()]
  await db()
    .insert(emailFiles)
    .values([
      { emailId: email.id, key: gone, role: 'asset', bytes: 1 },
      { emailId: email.id, key: shared, role: 'asset', bytes: 1 },
      { emailId: other.id, key: shared, role: 'asset', bytes: 1 },
    ])
  const changeId = changeOf(await deleteEmails({ actor: owner, selection: chosen([email.id]), expected: 1 }))
  expect(await storage().exists(gone)).toBe(true)
  expect(await purgeDeletion(owner, changeId)).toBe(true)
  expect([await storage().exists(gone), await storage().exists(shared)]).toEqual([false, true])
  expect(await purgeDeletion(owner, changeId)).toBe(false)
  expect(await undoChange({ ...owner, role: 'admin' }, changeId)).toEqual({ ok: false, reason: 'too-late' })
})

test('an editor cannot undo a deletion', async () => {
  const owner = await createAdministrator()
  const email = await createEmail()
  const outcome = await deleteEmails({ actor: owner, selection: chosen([email.id]), expected: 1 })
  const editor = await createEditor()
  const undone = await undoChange({ ...editor, role: 'editor' }, changeOf(outcome))
  expect(undone).toEqual({ ok: false, reason: 'not-yours' })
})

/** A table that is missing here would not come back with a deleted email. */
test('knows every table that the database changes along with an email', async () => {
  // Derived from others, or of the moment.
  const derived = ['email_search', 'review_leases']
  // A collection loses its cover for good: the audit trail must not hold what its owner wrote, and what they change
  // meanwhile must not stop the undo.
  const leftAlone = [...derived, 'collections']
  const rows = await rowsOf<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'emails'::regclass and confdeltype in ('c', 'n')`)
  const covered = rowsOfEmails(() => sql`true`).map(({ table }) => getTableConfig(table).name)
  const names = rows.map(({ name }) => name)
  expect(names.filter((name) => !leftAlone.includes(name) && !covered.includes(name))).toEqual([])
  expect(names).toContain('collection_emails')
})

test('changes all of a filter, after naming its count', async () => {
  const actor = await createEditor()
  await createEmail({ status: 'draft', subjectLine: 'Spring sale' })
  await createEmail({ status: 'draft', subjectLine: 'Summer sale' })
  await createEmail({ status: 'published', subjectLine: 'Autumn sale' })
  const selection = selectionQuery.parse({ all: 'yes', status: 'draft', q: 'sale', field: 'status' })
  const described = await describeSelection(actor, selection)
  expect(described).toMatchObject({ count: 2, isTooMany: false })
  const input = { field: 'status', value: 'published' } as const
  expect(await changeEmails({ actor, selection, expected: 3, input })).toEqual({
    ok: false,
    reason: 'changed',
    count: 2,
  })
  expect(await changeEmails({ actor, selection, expected: 2, input })).toMatchObject({ ok: true, count: 2 })
  expect(await db().$count(emails, eq(emails.status, 'draft'))).toBe(0)
})

test('refuses what does not exist, and records no change of nothing', async () => {
  const actor = await createEditor()
  const email = await createEmail()
  const bulk = { actor, selection: chosen([email.id]), expected: 1 }
  for (const input of [
    { field: 'brand', value: 'nobody' },
    { field: 'type', value: 'no-such-type' },
    { field: 'occasion', value: 'no-such-occasion' },
  ] as const) {
    expect(await changeEmails({ ...bulk, input })).toEqual({ ok: false, reason: 'unknown' })
  }
  const same = { field: 'status', value: 'published' } as const
  expect(await changeEmails({ ...bulk, input: same })).toEqual({ ok: false, reason: 'unchanged' })
  const none = { ...bulk, selection: chosen([]) }
  expect(await changeEmails({ ...none, input: same })).toEqual({ ok: false, reason: 'none' })
  expect(await db().$count(changes)).toBe(0)
})
