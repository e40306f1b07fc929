import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionEmails, collectionLinks, collections, emails } from '#app/platform/db/schema.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { createCollection, deleteCollection } from '../collection-commands.server.ts'
import { changeNote } from '../note-commands.server.ts'
import { getCollection } from '../queries.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import { changeShare, createLink, publish, revokeLink, unpublish } from './share-commands.server.ts'
import { shareCopy } from './share-copy.ts'
import { getSharing } from './share-queries.server.ts'
import { type NewLink, shareDetails } from './share-schema.ts'
import { listCollectionEmails, listNewest } from '../collection-emails.server.ts'
import { findByLink, findPublic, type Found, listPublicCollections } from './viewing.server.ts'

useTestDatabase()

const details = { title: 'Winter sales', introduction: null, displayName: 'Ada', showsNotes: false }
const noEnd: NewLink = { label: null, days: 0 }

async function collector() {
  const { viewer: actor } = await signedIn()
  const input = { name: 'Client X, secret plans', description: 'For the pitch', type: 'emails' as const }
  const created = await createCollection({ actor, input })
  const { id } = created as { id: string }
  const link = async (given = noEnd) =>
    ((await createLink({ actor, id, input: given })) as { secret: string }).secret
  return { actor, id, link }
}

/** The collection that was found. */
function opened(found: Found) {
  if (found.state !== 'open') throw new Error(`The collection is ${found.state}`)
  return found.collection
}

test('a secret link opens the collection until it is revoked', async () => {
  const { actor, id, link } = await collector()
  const [secret, other] = [await link(), await link()]
  expect(secret).not.toBe(other)
  expect(opened(await findByLink(secret))).toMatchObject({ id, title: 'Client X, secret plans' })
  const { links } = await getSharing((await getCollection(actor, id))!)
  const [row] = await db().select().from(collectionLinks).where(eq(collectionLinks.id, links[1]!.id))
  expect(JSON.stringify(row)).not.toContain(secret)
  await revokeLink({ actor, id, linkId: links[1]!.id })
  expect(await findByLink(secret)).toEqual({ state: 'gone' })
  expect((await findByLink(other)).state).toBe('open')
  for (const wrong of ['', 'x', `${secret}x`, `${secret.slice(1)}x`, '\0'.repeat(32)]) {
    expect(await findByLink(wrong)).toEqual({ state: 'missing' })
  }
})

test('a link ends by itself, and with its collection', async () => {
  const { actor, id, link } = await collector()
  const [forADay, forEver] = [await link({ label: 'Agency', days: 1 }), await link()]
  expect((await findByLink(forADay)).state).toBe('open')
  await db()
    .update(collectionLinks)
    .set({ endsAt: sql`${collectionLinks.endsAt} - interval '1 day'` })
  expect(await findByLink(forADay)).toEqual({ state: 'gone' })
  await deleteCollection({ actor, id })
  expect(await findByLink(forEver)).toEqual({ state: 'gone' })
})

test('a collection has at most 20 links that work, whatever became of earlier ones', async () => {
  const { actor, id, link } = await collector()
  const first = await link()
  for (let count = 1; count < 20; count++) await link()
  const refusal = { ok: false, message: shareCopy.errors.manyLinks }
  expect(await createLink({ actor, id, input: noEnd })).toEqual(refusal)
  await db()
    .update(collectionLinks)
    .set({ revokedAt: sql`now()` })
  expect(await createLink({ actor, id, input: noEnd })).toMatchObject({ ok: true })
  // Links that are over are forgotten, the oldest first.
  await db().execute(sql`insert into collection_links (collection_id, secret_hash, revoked_at)
    select ${id}, 'over ' || number, now() from generate_series(1, 100) number`)
  await link()
  expect(await db().$count(collectionLinks)).toBe(102)
  expect(await findByLink(first)).toEqual({ state: 'missing' })
})

test('a public collection has an address of its own, which it keeps', async () => {
  const { actor, id } = await collector()
  const published = await publish({ actor, id, input: details })
  expect(published).toEqual({ ok: true, slug: 'winter-sales' })
  expect(opened(await findPublic('winter-sales'))).toMatchObject({
    title: 'Winter sales',
    displayName: 'Ada',
  })
  expect((await listPublicCollections()).map(({ slug }) => slug)).toEqual(['winter-sales'])
  expect((await getCollection(actor, id))?.shared).toBe('public')

  await unpublish({ actor, id })
  expect(await findPublic('winter-sales')).toEqual({ state: 'gone' })
  expect(await listPublicCollections()).toEqual([])
  expect((await getCollection(actor, id))?.shared).toBe('private')
  expect(await publish({ actor, id, input: { ...details, title: 'Sales' } })).toEqual({
    ok: true,
    slug: 'winter-sales',
  })
  expect(opened(await findPublic('winter-sales')).title).toBe('Sales')

  const another = await collector()
  const theirs = await publish({ actor: another.actor, id: another.id, input: details })
  expect(theirs).toEqual({ ok: true, slug: expect.stringMatching(/^winter-sales-[0-9a-f]{8}$/) })
  for (const wrong of ['', 'nothing', '\0', id]) expect(await findPublic(wrong)).toEqual({ state: 'missing' })

  await deleteCollection({ actor, id })
  expect(await findPublic('winter-sales')).toEqual({ state: 'gone' })
})

test('two collections published at once get two addresses', async () => {
  const collectors = await Promise.all([collector(), collector(), collector()])
  const published = await Promise.all(
    collectors.map(({ actor, id }) => publish({ actor, id, input: { ...details, title: '日本' } })),
  )
  const slugs = published.map((one) => (one as { slug: string }).slug)
  expect(new Set(slugs).size).toBe(3)
  expect(slugs).toContain('collection')
})

test('only the owner shares, and only emails', async () => {
  const { id } = await collector()
  const { viewer: actor } = await signedIn()
  const brandList = await createCollection({
    actor,
    input: { name: 'Brands I like', description: null, type: 'brands' },
  })
  for (const not of [id, (brandList as { id: string }).id, 'x']) {
    const change = { actor, id: not, input: details }
    expect(await changeShare(change)).toMatchObject({ ok: false })
    expect(await publish(change)).toMatchObject({ ok: false })
    expect(await unpublish(change)).toMatchObject({ ok: false })
    expect(await createLink({ actor, id: not, input: noEnd })).toMatchObject({ ok: false })
    expect(await revokeLink({ actor, id: not, linkId: id })).toMatchObject({ ok: false })
  }
})

test('another owner’s link cannot be revoked through an own collection', async () => {
  const { actor, id, link } = await collector()
  const secret = await link()
  const { links } = await getSharing((await getCollection(actor, id))!)
  const another = await collector()
  await revokeLink({ actor: another.actor, id: another.id, linkId: links[0]!.id })
  expect((await findByLink(secret)).state).toBe('open')
})

test('shows public emails only, page by page in the owner’s order', async () => {
  const { actor, id, link } = await collector()
  const saved = []
  for (let count = 0; count < 5; count++) {
    const email = await createEmail()
    await saveEmail({ actor, emailId: email.id, collectionId: id, note: `Note ${count}` })
    saved.unshift(email)
  }
  // Two at the same position, as versions before wrote them.
  await db()
    .update(collectionEmails)
    .set({ position: 7 })
    .where(sql`${collectionEmails.emailId} in (${saved[1]!.id}, ${saved[2]!.id})`)
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, saved[3]!.id))
  await db().update(brands).set({ status: 'draft' }).where(eq(brands.id, saved[4]!.brandId))
  const shared = opened(await findByLink(await link()))
  const expected = [saved[0]!.id, saved[1]!.id, saved[2]!.id]

  const whole = await listCollectionEmails(shared)
  expect(whole.emails.map((email) => email.id)).toEqual(expected)
  expect(whole).toMatchObject({ notes: {}, next: null })
  expect(shared.emailCount).toBe(3)
  expect(await listNewest(shared, 2)).toEqual(expected.slice(0, 2))

  const pages = []
  for (let after: string | null = null, more = true; more; more = after !== null) {
    const page = await listCollectionEmails(shared, { after, limit: 1 })
    pages.push(...page.emails.map((email) => email.id))
    after = page.next && new URLSearchParams(page.next).get('after')
  }
  expect(pages).toEqual(expected)

  // Nothing private is gone: it comes back with the email.
  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, saved[3]!.id))
  expect((await listCollectionEmails(shared)).emails).toHaveLength(4)
})

test('shows notes only when the owner says so, and never tags', async () => {
  const { actor, id, link } = await collector()
  const { id: emailId } = await createEmail()
  await saveEmail({ actor, emailId, collectionId: id })
  const input = { note: 'The headline asks', tags: ['my own tag'] }
  await changeNote({ actor, collectionId: id, emailId, input })
  const secret = await link()
  expect((await listCollectionEmails(opened(await findByLink(secret)))).notes).toEqual({})
  await changeShare({ actor, id, input: { ...details, showsNotes: true } })
  const shown = await listCollectionEmails(opened(await findByLink(secret)))
  expect(shown.notes).toMatchObject({ [emailId]: { note: 'The headline asks', addedBy: null } })
  expect(JSON.stringify(shown)).not.toContain('my own tag')
})

test('the name others see is not an email address', () => {
  const read = (displayName: string) =>
    shareDetails.safeParse({ title: 'Winter', introduction: '', displayName })
  expect(read('Ada').data?.displayName).toBe('Ada')
  expect(read('  ').data?.displayName).toBeNull()
  expect(read('ada@example.com').success).toBe(false)
  expect(read('x'.repeat(61)).success).toBe(false)
})

test('what others see does not contain the address of the account', async () => {
  const { viewer: actor } = await signedIn({ email: 'ada.owner@example.com' })
  const input = { name: 'Of ADA.Owner@example.com', description: null, type: 'emails' as const }
  const { id } = (await createCollection({ actor, input })) as { id: string }
  const refusal = { ok: false, message: shareCopy.errors.textIsAddress }
  for (const texts of [{ title: input.name }, { introduction: 'Write to ada.owner@example.com!' }]) {
    expect(await changeShare({ actor, id, input: { ...details, ...texts } })).toEqual(refusal)
    expect(await publish({ actor, id, input: { ...details, ...texts } })).toEqual(refusal)
  }
  // A link would show the collection's own name, as long as nothing else was written.
  expect(await createLink({ actor, id, input: noEnd })).toEqual({
    ok: false,
    message: shareCopy.errors.nameIsAddress,
  })
  await changeShare({ actor, id, input: { ...details, introduction: 'Write to studio@example.com' } })
  expect(await createLink({ actor, id, input: noEnd })).toMatchObject({ ok: true })
})

test('what is shared goes with the account', async () => {
  const { actor, id, link } = await collector()
  const secret = await link()
  await publish({ actor, id, input: details })
  await db().delete(collections).where(eq(collections.userId, actor.id))
  expect(await findByLink(secret)).toEqual({ state: 'missing' })
  expect(await findPublic('winter-sales')).toEqual({ state: 'missing' })
})

test('the owner of the site turns off publishing and secret links', async () => {
  const { actor, id, link } = await collector()
  const secret = await link()
  site.modulesOff = ['public-collections', 'secret-links']
  try {
    expect(await findByLink(secret)).toEqual({ state: 'missing' })
    const refused = { ok: false, message: 'The owner of the site has turned this off.' }
    expect(await createLink({ actor, id, input: noEnd })).toEqual(refused)
    expect(await publish({ actor, id, input: details })).toEqual(refused)
  } finally {
    site.modulesOff = []
  }
  expect((await findByLink(secret)).state).toBe('open')
})
