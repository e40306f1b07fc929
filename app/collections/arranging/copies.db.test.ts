import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionEmails, collections, emails, users } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { createCollection, deleteCollection, restoreCollection } from '../collection-commands.server.ts'
import { changeNote } from '../note-commands.server.ts'
import { listCollectionEmails } from '../collection-emails.server.ts'
import { getCollection } from '../queries.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import { publish, unpublish } from '../sharing/share-commands.server.ts'
import { copyPublicCollection, duplicateCollection, originOf } from './copy-commands.server.ts'
import { addSection, chooseCover } from './section-commands.server.ts'

useTestDatabase()

/** A public collection of two emails, with a section, a note, tags and a cover. */
async function published() {
  const { viewer: actor } = await signedIn()
  const input = { name: 'My own name', description: 'Private words', type: 'emails' as const }
  const { id } = (await createCollection({ actor, input })) as { id: string }
  const [first, second] = [await createEmail(), await createEmail()]
  for (const { id: emailId } of [second, first]) await saveEmail({ actor, emailId, collectionId: id })
  await changeNote({ actor, collectionId: id, emailId: first.id, input: { note: 'Why', tags: ['calm'] } })
  await addSection({ actor, id, input: { title: 'Part two', emailId: second.id } })
  await chooseCover({ actor, id, emailId: second.id })
  const details = { title: 'Winter sales', introduction: null, displayName: 'Ada', showsNotes: true }
  await publish({ actor, id, input: details })
  return { actor, id, ids: [first.id, second.id] as const }
}

async function contentsOf(actor: Person, id: string) {
  const own = (await getCollection(actor, id))!
  const page = await listCollectionEmails(own, { sort: 'own', from: 0 })
  const [row] = await db().select().from(collections).where(eq(collections.id, id))
  return {
    name: own.name,
    description: own.description,
    shared: own.shared,
    emails: page.emails.map((email) => email.id),
    headings: page.emails.map((email) => page.sections[email.id]?.title),
    notes: page.notes,
    cover: row!.coverEmailId,
  }
}

test('a duplicate has everything, and nobody else sees it', async () => {
  const { actor, id, ids } = await published()
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, ids[1]))
  const copied = await duplicateCollection({ actor, id, name: 'Copy' })
  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, ids[1]))
  expect(await contentsOf(actor, (copied as { id: string }).id)).toEqual({
    name: 'Copy',
    description: 'Private words',
    shared: 'private',
    emails: ids,
    headings: [undefined, 'Part two'],
    notes: { [ids[0]]: { note: 'Why', tags: ['calm'], addedBy: null, isOwnAddition: false } },
    cover: ids[1],
  })
  const { viewer: stranger } = await signedIn()
  expect(await duplicateCollection({ actor: stranger, id, name: 'Mine' })).toMatchObject({ ok: false })
})

test('a copy of a public collection has its emails and headings, and names it while it is public', async () => {
  const { actor: owner, id: source, ids } = await published()
  const hidden = await createEmail({ status: 'hidden' })
  await db()
    .insert(collectionEmails)
    .values({ collectionId: source, userId: owner.id, emailId: hidden.id, position: 0 })
  const { viewer: actor } = await signedIn()
  const copied = await copyPublicCollection({ actor, slug: 'winter-sales', name: 'For later' })
  const { id } = copied as { id: string }
  expect(await contentsOf(actor, id)).toEqual({
    name: 'For later',
    description: null,
    shared: 'private',
    emails: ids,
    headings: [undefined, 'Part two'],
    notes: {},
    cover: ids[1],
  })
  expect(await db().$count(collectionEmails, eq(collectionEmails.collectionId, id))).toBe(2)

  const origin = async (of = id) => originOf((await getCollection(actor, of))!)
  const named = { title: 'Winter sales', displayName: 'Ada', slug: 'winter-sales' }
  expect(await origin()).toEqual(named)
  const again = (await duplicateCollection({ actor, id, name: 'Twice' })) as { id: string }
  expect(await origin(again.id)).toEqual(named)
  await unpublish({ actor: owner, id: source })
  expect(await origin()).toBeNull()
  expect(await copyPublicCollection({ actor, slug: 'winter-sales', name: 'x' })).toMatchObject({ ok: false })
  await publish({
    actor: owner,
    id: source,
    input: { title: 'Sales', introduction: null, displayName: null, showsNotes: false },
  })
  expect(await origin()).toEqual({ title: 'Sales', displayName: null, slug: 'winter-sales' })
  await deleteCollection({ actor: owner, id: source })
  expect(await origin()).toBeNull()
  await restoreCollection({ actor: owner, id: source })
  expect(await origin()).not.toBeNull()
  await db().delete(users).where(eq(users.id, owner.id))
  expect(await origin()).toBeNull()
  expect((await contentsOf(actor, id)).emails).toEqual(ids)
})

test('one’s own public collection is no origin, and copies are limited', async () => {
  const { actor } = await published()
  const copy = () => copyPublicCollection({ actor, slug: 'winter-sales', name: 'Mine' })
  const { id } = (await copy()) as { id: string }
  expect(await originOf((await getCollection(actor, id))!)).toBeNull()
  for (const slug of ['nothing', '\0', id]) {
    expect(await copyPublicCollection({ actor, slug, name: 'x' })).toMatchObject({ ok: false })
  }
  const { points, message } = RATE_LIMITS.collectionCopy
  for (let count = 0; count < points; count++) await copy()
  expect(await copy()).toEqual({ ok: false, message })
})
