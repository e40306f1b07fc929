/** Random changes of many rows in many tables, recorded and undone: every row is then as it was, column by column. */
import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brandCategories,
  brands,
  categories,
  collectionBrands,
  collectionEmails,
  collections,
  emailCategories,
  emailFiles,
  emails,
  inboxRules,
  users,
} from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { randomFrom, type Random } from '#test/random.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { asReviewer } from '#app/accounts/policy.ts'
import { recordChange, undoChange } from './change.server.ts'

useTestDatabase()

const TABLES = {
  users,
  categories,
  brands,
  brandCategories,
  emails,
  emailCategories,
  emailFiles,
  collections,
  collectionEmails,
  collectionBrands,
  blogPosts,
  inboxRules,
}
/** A tag as what it stands for: a brand that comes back gets another number. */
function nameOf(tag: string) {
  return sql.raw(`coalesce(
    (select coalesce(g.brand_id, g.category_id)::text from gallery_tags g where g.tag = ${tag}), ${tag}::text
  )`)
}

/** What the database derives from them must be right again too. */
const DERIVED = {
  gallery_emails: sql`select (email_id, created_at, sent_at, year, has_preview,
    array(select ${nameOf('t.tag')} from unnest(tags) t (tag) order by 1))::text as row from gallery_emails order by 1`,
  gallery_counts: sql`select (${nameOf('c.tag')}, count)::text as row from gallery_counts c order by 1`,
  email_search: sql`select (email_id, created_at, dictionary)::text as row from email_search order by 1`,
}

async function fill(random: Random): Promise<void> {
  const { id: userId } = await createUser({ name: random.text() || 'A' })
  const all = [await createCategory(), await createCategory(), await createCategory({ type: 'vertical' })]
  const mine = await Promise.all(
    [0, 1, 2].map(() =>
      createBrand({
        categories: random.some(all),
        description: random.chance(0.5) ? random.text() : null,
        sample: random.chance(0.5),
      }),
    ),
  )
  const made = []
  for (let at = 0; at < 12; at++) {
    made.push(
      await createEmail({
        brand: random.pick(mine),
        categories: random.some(all.slice(0, 2)),
        status: random.pick(['published', 'draft', 'hidden'] as const),
        subjectLine: random.text(),
        bodyText: random.text().repeat(50),
        sentAt: random.chance(0.5) ? new Date(random.number(2_000_000_000) * 1000 + 7) : null,
        scrubNotes: [{ kind: 'address', count: random.number(9) }] as never,
        guesses: random.chance(0.5)
          ? { brand: { value: random.text(), confidence: 0.1 + 0.2, reason: '' } }
          : {},
      }),
    )
  }
  // More digits than JavaScript knows.
  await db().execute(sql`update emails set created_at = created_at + interval '0.000123 seconds'`)
  await db()
    .insert(emailFiles)
    .values(made.map(({ id }, at) => ({ emailId: id, key: `k${at}`, role: 'asset' as const, bytes: at })))
  const [ofEmails, ofBrands] = await db()
    .insert(collections)
    .values([
      { userId, name: 'E', slug: 'e', type: 'emails' },
      { userId, name: 'B', slug: 'brands', type: 'brands' },
    ])
    .returning()
  await db()
    .insert(collectionEmails)
    .values(made.slice(0, 6).map(({ id }) => ({ collectionId: ofEmails!.id, emailId: id, userId })))
  await db()
    .insert(collectionBrands)
    .values(mine.slice(0, 2).map(({ id }) => ({ collectionId: ofBrands!.id, brandId: id, userId })))
  await db()
    .insert(blogPosts)
    .values({
      title: 'T',
      slug: 't',
      excerpt: random.text(),
      body: random.text(),
      imageAltText: '',
      category: 'C',
      tags: random.some(['a', 'b,c', '"d"', '{}']),
      createdBy: userId,
    })
  await db()
    .insert(inboxRules)
    .values({ conditions: { subjectWords: [random.text()] }, outcome: { decision: 'review' } })
}

const EDITS: ((tx: Transaction, random: Random) => Promise<unknown>)[] = [
  async (tx, random) => {
    const where = eq(emails.status, random.pick(['published', 'draft'] as const))
    await tx.update(emails).set({ status: 'hidden', subjectLine: random.text() }).where(where)
  },
  async (tx, random) => {
    const ids = random.some((await tx.select({ id: emails.id }).from(emails)).map(({ id }) => id))
    if (ids.length > 0) await tx.delete(emails).where(inArray(emails.id, ids))
  },
  async (tx, random) => {
    const [one] = await tx.select({ id: brands.id }).from(brands).orderBy(brands.slug)
    const [category] = await tx.select({ id: categories.id }).from(categories)
    await tx.delete(brandCategories).where(eq(brandCategories.categoryId, category!.id))
    await tx.update(brands).set({ status: 'archived', website: random.text() }).where(eq(brands.id, one!.id))
  },
  // Two brands become one.
  async (tx) => {
    const [from, into] = await tx.select({ id: brands.id }).from(brands).orderBy(brands.slug)
    await tx.update(emails).set({ brandId: into!.id }).where(eq(emails.brandId, from!.id))
    await tx.delete(brands).where(eq(brands.id, from!.id))
  },
  async (tx, random) => {
    const [made] = await tx
      .insert(categories)
      .values({ name: random.text() || 'N', slug: 'made', type: 'email_type' })
      .returning()
    const filed = random.some(await tx.select({ id: emails.id }).from(emails))
    const rows = filed.map(({ id }) => ({ emailId: id, categoryId: made!.id, position: 9 }))
    if (rows.length > 0) await tx.insert(emailCategories).values(rows)
  },
  async (tx, random) =>
    tx.update(blogPosts).set({ tags: random.some(['x', 'y']), coverImage: random.text() }),
  async (tx) => tx.delete(blogPosts),
  async (tx) => tx.update(inboxRules).set({ enabled: false, outcome: { decision: 'hide' } }),
  async (tx) =>
    tx.update(emails).set({ facts: sql`jsonb_set(facts, '{wordCount}', '12345678901234567890.5')` }),
]

/** All rows as PostgreSQL itself writes them. */
async function contents(): Promise<Record<string, string[]>> {
  const stored = Object.values(TABLES).map((table) => [
    getTableName(table),
    sql`select ${table}::text as row from ${table} order by 1`,
  ])
  const found: Record<string, string[]> = {}
  for (const [name, query] of [...stored, ...Object.entries(DERIVED)] as [string, SQL][]) {
    const { rows } = (await db().execute(query)) as { rows: { row: string }[] }
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

test.each([1, 2, 3])('undoing restores every row exactly (seed %i)', async (seed) => {
  const random = randomFrom(seed)
  const actor = asReviewer((await signedIn({ role: 'editor' })).viewer)!
  await fill(random)
  for (let round = 0; round < 4; round++) {
    const before = await contents()
    const edits = random.some(EDITS)
    const rows = Object.values(TABLES).map((table) => ({ table, where: undefined }))
    const changeId = await inTransaction(async (tx) => {
      const change = { actor, kind: 'post-changed' as const, label: 'Random', rows }
      const recorded = await recordChange(tx, change, async () => {
        for (const edit of edits) await edit(tx, random)
      })
      return recorded.changeId
    })
    const after = await contents()
    if (edits.length === 0) continue
    expect(after).not.toEqual(before)
    expect(await undoChange(actor, changeId!)).toEqual({ ok: true })
    expect(await contents()).toEqual(before)
  }
})
