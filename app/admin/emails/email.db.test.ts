import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { changes, emailCategories, emailFiles, emails, emailSlugs } from '#app/platform/db/schema.ts'
import { asEditor, asPerson } from '#app/accounts/policy.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { getEmailPage, getMovedAddress } from '#app/gallery/queries.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { useTestDatabase } from '#test/database.ts'
import { findDetail, removeDetail } from './content-commands.server.ts'
import { updateEmail } from './edit-commands.server.ts'
import { emailForm, type EmailInput } from './edit-schema.ts'
import { readEmail } from './email.server.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'

useTestDatabase()
beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'one-email-')) })))
})

async function createEditor() {
  const user = await createUser({ role: 'editor' })
  return { ...asEditor(asPerson({ ...user, role: 'editor' as const }))!, role: 'editor' as const }
}

async function formOf(
  id: string,
  changed: Record<string, unknown>,
): Promise<{ version: string; input: EmailInput }> {
  const actor = await createEditor()
  const email = (await readEmail({ actor, id }))!
  const input = emailForm.parse({
    subject: email.subject,
    preheader: email.preheader,
    slug: email.slug,
    brand: email.brand.slug,
    status: email.status,
    type: email.types[0] ?? '',
    moreTypes: email.types.slice(1),
    occasions: email.occasions,
    industries: email.industries,
    sentAt: email.sentAt?.toISOString().slice(0, 16) ?? '',
    addedAt: email.addedAt.toISOString().slice(0, 16),
    ...changed,
  })
  return { version: email.version, input }
}

async function rowsOfAll() {
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  return {
    emails: sorted(await db().select().from(emails)),
    filed: sorted(await db().select().from(emailCategories)),
    files: sorted(await db().select().from(emailFiles)),
    slugs: sorted(await db().select().from(emailSlugs)),
    search: sorted(await rowsOf(sql`select email_id, document::text from email_search`)),
    listed: sorted(await rowsOf(sql`select * from email_list`)),
  }
}

test('saves what the form says, redirects the old address, and undoing restores every row', async () => {
  const actor = await createEditor()
  const [welcome, sale] = [await createCategory({ slug: 'welcome' }), await createCategory({ slug: 'sale' })]
  const [easter, food] = [
    await createCategory({ slug: 'easter', type: 'occasion' }),
    await createCategory({ slug: 'food', type: 'vertical' }),
  ]
  const brand = await createBrand({ slug: 'old-brand' })
  await createBrand({ slug: 'new-brand', name: 'New Brand' })
  const { id } = await createEmail({ brand, slug: 'old-slug', categories: [welcome] })
  const before = await rowsOfAll()
  const form = await formOf(id, {
    subject: 'A new\n subject',
    slug: 'new-slug',
    brand: 'NEW BRAND',
    type: 'sale',
    moreTypes: ['welcome'],
    occasions: ['easter', 'no-such'],
    industries: ['food'],
    sentAt: '2024-02-03T04:05',
  })
  const saved = await updateEmail({ actor, id, ...form })
  if (!saved.ok) throw new Error(saved.reason)
  const page = await getEmailPage('new-brand', 'new-slug')
  expect(page).toMatchObject({ subject: 'A new subject' })
  expect(await getMovedAddress('old-slug')).toEqual({ brandSlug: 'new-brand', slug: 'new-slug' })
  const filed = await db()
    .select({ id: emailCategories.categoryId })
    .from(emailCategories)
    .orderBy(asc(emailCategories.position))
  expect(filed.map((one) => one.id)).toEqual([sale.id, welcome.id, easter.id, food.id])
  expect(await undoChange(actor, saved.changeId!)).toEqual({ ok: true })
  expect(await rowsOfAll()).toEqual(before)
})

test('shows guesses by name, and by its slug what the gallery lacks', async () => {
  await createCategory({ slug: 'welcome', name: 'Welcome Emails' })
  await createCategory({ slug: 'food-drink', name: 'Food & Drink', type: 'vertical' })
  const guess = (value: string) => ({ value, confidence: 0.8, reason: 'its subject says so' })
  const { id } = await createEmail({
    guesses: {
      brand: guess('welcome'),
      emailType: guess('welcome'),
      occasion: guess('no-such-day'),
      industry: guess('food-drink'),
      language: guess('pt-BR'),
    },
  })
  const { guesses } = (await readEmail({ actor: await createEditor(), id }))!
  expect(guesses).toEqual({
    brand: guess('welcome'),
    emailType: guess('Welcome Emails'),
    occasion: guess('no-such-day'),
    industry: guess('Food & Drink'),
    language: guess('Brazilian Portuguese'),
  })
  expect((await readEmail({ actor: await createEditor(), id: (await createEmail()).id }))!.guesses).toEqual(
    {},
  )
})

test('refuses slugs that others have or had, unknown brands, and what changed meanwhile', async () => {
  const actor = await createEditor()
  const other = await createEmail({ slug: 'taken' })
  await db().insert(emailSlugs).values({ slug: 'was-taken', emailId: other.id })
  const { id } = await createEmail({ slug: 'mine' })
  for (const [changed, reason] of [
    [{ slug: 'taken' }, 'slug-taken'],
    [{ slug: 'was-taken' }, 'slug-taken'],
    [{ brand: 'nobody' }, 'brand'],
  ] as const) {
    expect(await updateEmail({ actor, id, ...(await formOf(id, changed)) })).toEqual({ ok: false, reason })
  }
  const form = await formOf(id, { subject: 'Mine' })
  await db().update(emails).set({ subjectLine: 'Theirs' }).where(eq(emails.id, id))
  expect(await updateEmail({ actor, id, ...form })).toEqual({ ok: false, reason: 'conflict' })
})

test('a form sent unchanged changes and records nothing', async () => {
  const actor = await createEditor()
  const category = await createCategory()
  const { id } = await createEmail({ categories: [category], sentAt: new Date('2024-01-01T10:11:12.345Z') })
  const before = await rowsOfAll()
  expect(await updateEmail({ actor, id, ...(await formOf(id, {})) })).toEqual({ ok: true, changeId: null })
  expect(await rowsOfAll()).toEqual(before)
  expect(await db().$count(changes)).toBe(0)
})

async function createStored(html: string, row: Partial<typeof emails.$inferInsert> = {}) {
  const htmlKey = await storeFile('private', Buffer.from(html), 'html')
  const email = await createEmail({ htmlKey, ...row })
  await db().insert(emailFiles).values({ emailId: email.id, key: htmlKey, role: 'html', bytes: html.length })
  return email
}

test('removes a detail everywhere, says where first, and leaves none in the trail', async () => {
  const actor = await createEditor()
  const { id } = await createStored(
    '<html><head><title>Zelda, hello</title></head><body><p>Dear Zelda Quist</p></body></html>',
    {
      subjectLine: 'Zelda, hello',
      slug: 'zelda-hello',
      bodyText: 'Dear Zelda Quist',
      preheader: 'For Zelda',
    },
  )
  const before = await rowsOfAll()
  const asked = { actor, id, detail: 'zelda', standIn: 'Reader' }
  const found = await findDetail(asked)
  expect(found).toMatchObject({ ok: true, counts: { words: 2, heading: 2, slug: 1 }, total: 5 })
  expect(await rowsOfAll()).toEqual(before)
  expect(await removeDetail({ ...asked, expected: 4 })).toEqual({ ok: false, reason: 'conflict' })
  const removed = await removeDetail({ ...asked, expected: 5 })
  if (!removed.ok) throw new Error(removed.reason)
  const after = await rowsOfAll()
  expect(JSON.stringify(after)).not.toMatch(/zelda/i)
  const [email] = await db().select().from(emails).where(eq(emails.id, id))
  expect(await storage().get(email!.htmlKey!)).not.toMatch(/zelda/i)
  expect(email).toMatchObject({ subjectLine: 'Reader, hello', bodyText: 'Dear Reader Quist' })
  expect(JSON.stringify(await db().select().from(changes))).not.toMatch(/zelda/i)
  expect(await undoChange(actor, removed.changeId!)).toEqual({ ok: true })
  expect(await rowsOfAll()).toEqual(before)
})

test('a detail in the subject alone changes neither the HTML nor the screenshot', async () => {
  const actor = await createEditor()
  const preview = { width: 640, height: 900, dominantColor: '#ffffff', files: [] }
  const { id, htmlKey } = await createStored('<p>Dear reader</p>', { subjectLine: 'For Zelda', preview })
  const removed = await removeDetail({ actor, id, detail: 'Zelda', standIn: 'you', expected: 1 })
  expect(removed).toMatchObject({ ok: true })
  const [email] = await db().select().from(emails).where(eq(emails.id, id))
  expect(email).toMatchObject({ subjectLine: 'For you', htmlKey, preview })
})

test('deletes files that nothing refers to, and no others', async () => {
  const unused = await storeFile('private', Buffer.from('unused'), 'html')
  const email = await createStored('used')
  await deleteUnused([unused, email.htmlKey!])
  expect(await storage().exists(unused)).toBe(false)
  expect(await storage().exists(email.htmlKey!)).toBe(true)
})
