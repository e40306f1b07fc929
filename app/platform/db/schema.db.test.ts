/** The constraints of the schema, on both engines. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { noAttributes } from '#test/factories.ts'
import { address } from '#test/address.ts'
import { db } from './client.server.ts'
import {
  accounts,
  brands,
  categories,
  collectionEmails,
  collections,
  emailCategories,
  emails,
  sessions,
  users,
} from './schema.ts'

useTestDatabase()

async function aPerson(email = `${randomUUID()}@mail.example`) {
  const [user] = await db()
    .insert(users)
    .values({ name: 'Somebody', email: address(email) })
    .returning()
  return user!
}

async function anEmail() {
  const tag = randomUUID()
  const [brand] = await db()
    .insert(brands)
    .values({ name: 'Fernhill', slug: `fernhill-${tag}`, status: 'active' })
    .returning()
  const [email] = await db()
    .insert(emails)
    .values({
      slug: `hello-${tag}`,
      brandId: brand!.id,
      subjectLine: 'Hello',
      contentHash: tag.replaceAll('-', '').padEnd(64, '0'),
      originalKey: 'private/00/x.eml',
      facts: noAttributes,
    })
    .returning()
  return { brand: brand!, email: email! }
}

async function aCollection(userId: string, slug = 'ideas') {
  const [collection] = await db()
    .insert(collections)
    .values({ userId, name: slug, slug, type: slug === 'brands' ? 'brands' : 'emails' })
    .returning()
  return collection!
}

/** The constraint that refused a statement. */
async function refusedBy(statement: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await statement
    return undefined
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error
    return (cause as { constraint?: string }).constraint
  }
}

test('refuses a save into another user’s collection', async () => {
  const owner = await aPerson()
  const stranger = await aPerson()
  const { email } = await anEmail()
  const collection = await aCollection(owner.id)
  const save = (userId: string) =>
    db().insert(collectionEmails).values({ collectionId: collection.id, emailId: email.id, userId })
  expect(await refusedBy(save(stranger.id))).toBe('collection_emails_owned')
  expect(await refusedBy(save(owner.id))).toBeUndefined()
  expect(await refusedBy(save(owner.id))).toBe('collection_emails_once')
})

test('allows one reserved collection per user, which holds brands', async () => {
  const person = await aPerson()
  await aCollection(person.id, 'brands')
  expect(await refusedBy(aCollection(person.id, 'brands'))).toBe('collections_reserved')
  const wrong = db()
    .insert(collections)
    .values({ userId: person.id, name: 'x', slug: 'brands', type: 'emails' })
  expect(await refusedBy(wrong)).toBe('collections_reserved_is_brands')
})

test('limits the length of a collection’s name', async () => {
  const { id: userId } = await aPerson()
  const named = (name: string) => db().insert(collections).values({ userId, name, slug: 'x', type: 'emails' })
  expect(await refusedBy(named(''))).toBe('collections_name_length')
  expect(await refusedBy(named('n'.repeat(101)))).toBe('collections_name_length')
  expect(await refusedBy(named('n'.repeat(100)))).toBeUndefined()
})

test('deletes a user with all their data, and nothing else', async () => {
  const person = await aPerson()
  const { email } = await anEmail()
  const collection = await aCollection(person.id)
  await db()
    .insert(collectionEmails)
    .values({ collectionId: collection.id, emailId: email.id, userId: person.id })
  await db().insert(sessions).values({ userId: person.id, token: randomUUID(), expiresAt: new Date() })
  await db().delete(users).where(eq(users.id, person.id))
  expect(await db().$count(collections)).toBe(0)
  expect(await db().$count(collectionEmails)).toBe(0)
  expect(await db().$count(sessions)).toBe(0)
  expect(await db().$count(emails)).toBe(1)
})

test('requires a slug for a brand and a brand for an email', async () => {
  const { email } = await anEmail()
  const orphan = { ...email, id: randomUUID(), slug: 'orphan', contentHash: 'f'.repeat(64), brandId: null }
  await expect(
    db()
      .insert(emails)
      .values(orphan as never),
  ).rejects.toThrow('Failed query')
  await expect(
    db()
      .insert(emails)
      .values({ ...orphan, brandId: email.brandId }),
  ).resolves.toBeDefined()
  await expect(
    db()
      .insert(brands)
      .values({ name: 'Nameless', slug: null } as never),
  ).rejects.toThrow('Failed query')
})

test('keeps a brand that has emails; deletes an email with its relations', async () => {
  const { brand, email } = await anEmail()
  const [type] = await db()
    .insert(categories)
    .values({ name: 'Welcome', slug: 'welcome', type: 'email_type' })
    .returning()
  await db().insert(emailCategories).values({ emailId: email.id, categoryId: type!.id })
  expect(await refusedBy(db().delete(brands).where(eq(brands.id, brand.id)))).toBe(
    'emails_brand_id_brands_id_fk',
  )
  await db().delete(emails).where(eq(emails.id, email.id))
  expect(await db().$count(emailCategories)).toBe(0)
})

test('requires unique email addresses, slugs and identities, ignoring case and whitespace', async () => {
  await aPerson('One@mail.example')
  expect(await refusedBy(aPerson('one@MAIL.example'))).toBe('users_email_folded')
  await db().insert(brands).values({ name: 'A', slug: 'acorn' })
  expect(await refusedBy(db().insert(brands).values({ name: 'B', slug: ' Acorn ' }))).toBe(
    'brands_slug_folded',
  )
  const { id: userId } = await aPerson()
  const identity = () => db().insert(accounts).values({ userId, providerId: 'google', accountId: '42' })
  await identity()
  expect(await refusedBy(identity())).toBe('accounts_identity')
})

test('allows a category only the halves of its type', async () => {
  const wrong = db().insert(categories).values({ name: 'X', slug: 'x', type: 'email_type', half: 'holiday' })
  expect(await refusedBy(wrong)).toBe('categories_half_fits_type')
})
