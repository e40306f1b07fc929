import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brands,
  categories,
  changeRows,
  changes,
  collectionEmails,
  collections,
  emailCategories,
  emailFiles,
  emails,
  users,
} from '#app/platform/db/schema.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { asReviewer } from '#app/accounts/policy.ts'
import { type Change, recordChange, undoChange } from './change.server.ts'
import { purgeChangeRows } from './purge.server.ts'

useTestDatabase()

async function holderOf(role: Role) {
  return asReviewer((await signedIn({ role })).viewer)!
}

type Given = Partial<Change> & Pick<Change, 'actor' | 'rows'>

function changeOrNothing(given: Given, work: Work): Promise<string | null> {
  const all = { kind: 'post-changed' as const, label: 'Something', ...given }
  return inTransaction(async (tx) => (await recordChange(tx, all, () => work(tx))).changeId)
}

async function change(given: Given, work: Work): Promise<string> {
  return (await changeOrNothing(given, work))!
}

type Work = (tx: Parameters<typeof recordChange>[0]) => Promise<unknown>

/** Every row of these tables, as PostgreSQL writes it. */
async function contents(): Promise<Record<string, unknown[]>> {
  const tables = [
    'emails',
    'brands',
    'categories',
    'email_categories',
    'collections',
    'collection_emails',
    'blog_posts',
    'email_list',
    'gallery_counts',
    'users',
  ]
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    // The trigger notes when a count last changed.
    const row = sql`(to_jsonb(t) - 'changed_at')`
    const result = await db().execute(
      sql`select ${row}::text as row from ${sql.identifier(table)} t order by 1`,
    )
    found[table] = (result as { rows: unknown[] }).rows
  }
  return found
}

async function ageBy(id: string, hours: number): Promise<void> {
  await db()
    .update(changes)
    .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(changes.id, id))
}

describe('recording', () => {
  it('tells who changed what, how many, and the columns before and after', async () => {
    const actor = await holderOf('editor')
    const mine = [await createEmail({ subjectLine: 'One' }), await createEmail({ subjectLine: 'Two' })]
    await createEmail({ subjectLine: 'Other' })
    const where = inArray(
      emails.id,
      mine.map(({ id }) => id),
    )
    const id = await change({ actor, label: '2 emails', rows: [{ table: emails, where }] }, (tx) =>
      tx.update(emails).set({ status: 'hidden' }).where(where),
    )
    const [stored] = await db().select().from(changes)
    expect(stored).toMatchObject({ id, actorId: actor.id, label: '2 emails', count: 2, rows: 2 })
    expect(stored!.summary).toEqual(
      mine.map(() => ({ table: 'emails', before: { status: 'published' }, after: { status: 'hidden' } })),
    )
    const rows = await db().select().from(changeRows)
    expect(rows.map(({ before }) => Object.keys(before!).toSorted())).toEqual(
      mine.map(() => ['status', 'updated_at']),
    )
  })

  it('names what ids refer to', async () => {
    const actor = await holderOf('editor')
    const [from, into] = [await createBrand({ name: 'From' }), await createBrand({ name: 'Into' })]
    const category = await createCategory({ name: 'Welcome' })
    const email = await createEmail({ brand: from, subjectLine: 'Hello' })
    const rows = [
      { table: emails, where: undefined },
      { table: emailCategories, where: undefined },
    ]
    await change({ actor, rows }, async (tx) => {
      await tx.update(emails).set({ brandId: into.id })
      await tx.insert(emailCategories).values({ emailId: email.id, categoryId: category.id })
    })
    const [stored] = await db().select().from(changes)
    expect(stored!.summary).toEqual([
      { table: 'emails', before: { brand: 'From' }, after: { brand: 'Into' } },
      { table: 'email_categories', before: null, after: { email: 'Hello', category: 'Welcome' } },
    ])
  })

  it('leaves nothing where nothing changed', async () => {
    const actor = await holderOf('editor')
    await createBrand()
    const rows = [{ table: brands, where: undefined }]
    expect(await changeOrNothing({ actor, rows }, async () => {})).toBeNull()
    expect(await db().$count(changes)).toBe(0)
    expect(await db().$count(changeRows)).toBe(0)
  })

  it('keeps secrets out of what people read', async () => {
    const actor = await holderOf('admin')
    const { id } = await createUser()
    const rows = [{ table: users, where: eq(users.id, id) }]
    await change({ actor, rows, undoable: false, personId: id }, (tx) =>
      tx.update(users).set({ role: 'editor' }).where(eq(users.id, id)),
    )
    const [stored] = await db().select().from(changes)
    expect(stored).toMatchObject({ rows: 0, personId: id })
    expect(stored!.summary).toEqual([
      { table: 'users', before: { role: 'member' }, after: { role: 'editor' } },
    ])
    expect(await db().$count(changeRows)).toBe(0)
  })
})

describe('undoing', () => {
  it('leaves a screenshot that was taken since, unless the change had taken one itself', async () => {
    const actor = await holderOf('editor')
    const email = await createEmail({ subjectLine: 'Before' })
    const rows = [{ table: emails, where: eq(emails.id, email.id) }]
    const preview = { width: 1, height: 2, dominantColor: '#123456', files: [] }
    const set = (values: Partial<typeof emails.$inferInsert>) => (tx: Parameters<Work>[0]) =>
      tx.update(emails).set(values)
    // As the job does, without a change by a user.
    const takeScreenshot = (dominantColor: string) =>
      db()
        .update(emails)
        .set({ preview: { ...preview, dominantColor }, updatedAt: sql`${emails.updatedAt}` })
    const renamed = await change({ actor, rows }, set({ subjectLine: 'After' }))
    await takeScreenshot('#654321')
    expect(await undoChange(actor, renamed)).toEqual({ ok: true })
    expect(await db().select().from(emails)).toMatchObject([
      { subjectLine: 'Before', preview: { dominantColor: '#654321' } },
    ])
    const replaced = await change({ actor, rows }, set({ htmlKey: 'private/new', preview }))
    await takeScreenshot('#abcdef')
    expect(await undoChange(actor, replaced)).toEqual({ ok: false, reason: 'changed-since' })
  })

  it('brings a deleted email back with its categories and saves', async () => {
    const actor = await holderOf('editor')
    const category = await createCategory()
    const email = await createEmail({ categories: [category], scrubNotes: [], sentAt: new Date() })
    await saveSomewhere(email.id)
    const before = await contents()
    const id = await change(
      {
        actor,
        rows: [
          { table: emails, where: eq(emails.id, email.id) },
          { table: emailCategories, where: eq(emailCategories.emailId, email.id) },
          { table: collectionEmails, where: eq(collectionEmails.emailId, email.id) },
        ],
      },
      (tx) => tx.delete(emails).where(eq(emails.id, email.id)),
    )
    expect(await db().$count(emails)).toBe(0)
    expect(await undoChange(actor, id)).toEqual({ ok: true })
    expect(await contents()).toEqual(before)
    expect(await undoChange(actor, id)).toEqual({ ok: false, reason: 'undone' })
  })

  it('leaves out the save of a collection that was deleted meanwhile', async () => {
    const actor = await holderOf('editor')
    const email = await createEmail()
    const collection = await saveSomewhere(email.id)
    const id = await change(
      {
        actor,
        rows: [
          { table: emails, where: eq(emails.id, email.id) },
          { table: collectionEmails, where: eq(collectionEmails.emailId, email.id) },
        ],
      },
      (tx) => tx.delete(emails).where(eq(emails.id, email.id)),
    )
    await db().delete(collections).where(eq(collections.id, collection))
    expect(await undoChange(actor, id)).toEqual({ ok: true })
    expect([await db().$count(emails), await db().$count(collectionEmails)]).toEqual([1, 0])
  })

  it('forgets the author of a post whose account was deleted meanwhile', async () => {
    const actor = await holderOf('admin')
    const author = await createUser()
    await db().insert(blogPosts).values({
      title: 'T',
      slug: 't',
      excerpt: 'E',
      body: 'B',
      imageAltText: 'A',
      category: 'C',
      createdBy: author.id,
    })
    const id = await change({ actor, rows: [{ table: blogPosts, where: undefined }] }, (tx) =>
      tx.delete(blogPosts),
    )
    await db().delete(users).where(eq(users.id, author.id))
    expect(await undoChange(actor, id)).toEqual({ ok: true })
    expect(await db().select().from(blogPosts)).toMatchObject([{ slug: 't', createdBy: null }])
  })

  it('refuses when a row was changed since, by any column', async () => {
    const actor = await holderOf('editor')
    const brand = await createBrand({ name: 'One' })
    const where = eq(brands.id, brand.id)
    const id = await change({ actor, rows: [{ table: brands, where }] }, (tx) =>
      tx.update(brands).set({ name: 'Two' }).where(where),
    )
    await db().update(brands).set({ website: 'https://example.com', updatedAt: new Date() }).where(where)
    const before = await contents()
    expect(await undoChange(actor, id)).toEqual({ ok: false, reason: 'changed-since' })
    expect(await contents()).toEqual(before)
  })

  it('refuses to delete a category that emails were filed under since', async () => {
    const actor = await holderOf('editor')
    const id = await change(
      { actor, rows: [{ table: categories, where: eq(categories.slug, 'new') }] },
      (tx) => tx.insert(categories).values({ name: 'New', slug: 'new', type: 'email_type' }),
    )
    const [category] = await db().select().from(categories)
    const email = await createEmail({ categories: [category!] })
    expect(await undoChange(actor, id)).toEqual({ ok: false, reason: 'changed-since' })
    expect(await db().$count(emailCategories)).toBe(1)
    await db().delete(emails).where(eq(emails.id, email.id))
    expect(await undoChange(actor, id)).toEqual({ ok: true })
    expect(await db().$count(categories)).toBe(0)
  })

  it('refuses when somebody took the slug of a deleted brand', async () => {
    const actor = await holderOf('editor')
    const brand = await createBrand({ slug: 'acme' })
    const where = eq(brands.id, brand.id)
    const id = await change({ actor, rows: [{ table: brands, where }] }, (tx) =>
      tx.delete(brands).where(where),
    )
    await createBrand({ slug: 'acme' })
    expect(await undoChange(actor, id)).toEqual({ ok: false, reason: 'changed-since' })
  })

  it('is possible for a day', async () => {
    const actor = await holderOf('editor')
    const brand = await createBrand()
    const where = eq(brands.id, brand.id)
    const id = await change({ actor, rows: [{ table: brands, where }] }, (tx) =>
      tx.update(brands).set({ name: 'Two' }).where(where),
    )
    await ageBy(id, 25)
    expect(await undoChange(actor, id)).toEqual({ ok: false, reason: 'too-late' })
    await ageBy(id, 23)
    expect(await undoChange(actor, id)).toEqual({ ok: true })
    const [undo] = await db().select().from(changes).where(eq(changes.undoOf, id))
    expect(undo).toMatchObject({ kind: 'undone', actorId: actor.id, count: 1, rows: 0 })
    expect(undo!.summary[0]).toMatchObject({ before: { name: 'Two' }, after: { name: brand.name } })
  })

  it('is for owners, for editors what editors do, for reviewers what they did themselves', async () => {
    const [reviewer, editor, owner] = [
      await holderOf('reviewer'),
      await holderOf('editor'),
      await holderOf('admin'),
    ]
    async function madeBy(actor: Change['actor'], kind: Change['kind']) {
      const brand = await createBrand()
      const where = eq(brands.id, brand.id)
      return change({ actor, kind, rows: [{ table: brands, where }] }, (tx) =>
        tx.update(brands).set({ name: 'New' }).where(where),
      )
    }
    const notTheirs = { ok: false, reason: 'not-yours' }
    const [byEditor, bySelf, ofOwner] = [
      await madeBy(editor, 'post-changed'),
      await madeBy(reviewer, 'post-changed'),
      await madeBy(editor, 'address-added'),
    ]
    expect(await undoChange(reviewer, byEditor)).toEqual(notTheirs)
    expect(await undoChange(reviewer, bySelf)).toEqual({ ok: true })
    expect(await undoChange(editor, ofOwner)).toEqual(notTheirs)
    expect(await undoChange(editor, byEditor)).toEqual({ ok: true })
    expect(await undoChange(owner, ofOwner)).toEqual({ ok: true })
    expect(await undoChange(owner, 'nonsense')).toEqual(notTheirs)
    expect(await undoChange(owner, '00000000-0000-4000-8000-000000000000')).toEqual(notTheirs)
  })
})

describe('after a day', () => {
  it('the rows are forgotten and the files of those deleted for good go, the summary stays', async () => {
    useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'changes-')) })))
    const actor = await holderOf('editor')
    const { id: emailId } = await createEmail()
    const keys = [
      await storeFile('media', Buffer.from('first'), 'png'),
      await storeFile('media', Buffer.from('second'), 'png'),
    ] as const
    const areStored = () => Promise.all(keys.map((key) => storage().exists(key)))
    await db()
      .insert(emailFiles)
      .values(keys.map((key) => ({ emailId, key, role: 'asset' as const, bytes: 1 })))
    const remove = (key: string) => {
      const where = eq(emailFiles.key, key)
      return change({ actor, rows: [{ table: emailFiles, where }] }, (tx) =>
        tx.delete(emailFiles).where(where),
      )
    }
    const [first, second] = [await remove(keys[0]), await remove(keys[1])]
    await undoChange(actor, second)
    await purgeChangeRows()
    expect(await areStored()).toEqual([true, true])
    await ageBy(first, 25)
    await ageBy(second, 25)
    await purgeChangeRows()
    await purgeChangeRows()
    expect(await areStored()).toEqual([false, true])
    expect(await db().$count(changeRows)).toBe(0)
    const [stored] = await db().select().from(changes).where(eq(changes.id, first))
    expect(stored!.summary).toMatchObject([{ before: { role: 'asset' }, after: null }])
  })
})

async function saveSomewhere(emailId: string): Promise<string> {
  const { id: userId } = await createUser()
  const [collection] = await db()
    .insert(collections)
    .values({ userId, name: 'Mine', slug: 'mine', type: 'emails' })
    .returning()
  await db().insert(collectionEmails).values({ collectionId: collection!.id, emailId, userId })
  return collection!.id
}
