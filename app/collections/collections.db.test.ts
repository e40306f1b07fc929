import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionBrands, collectionEmails, collections, emails } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { addBrand, followBrand, removeBrand, unfollowBrand } from './brand-commands.server.ts'
import {
  createCollection,
  deleteCollection,
  restoreCollection,
  updateCollection,
} from './collection-commands.server.ts'
import { listCollectionEmails } from './collection-emails.server.ts'
import { moveEmail } from './arranging/order-commands.server.ts'
import {
  followsBrand,
  getCollection,
  listCollectionBrands,
  listCollections,
  listForPicker,
  collectionsWith,
  listSaved,
} from './queries.server.ts'
import { removeSaves, restoreSaves, saveEmail } from './save-commands.server.ts'

useTestDatabase()

const NOT_THERE = { ok: false, message: 'Collection not found' }

async function person() {
  return asPerson(await createUser())
}

async function collectionOf(actor: Person, name = 'Winter') {
  const made = await createCollection({ actor, input: { name, description: null, type: 'emails' } })
  return (made as { id: string }).id
}

async function someEmails(count: number) {
  const { id: brandId } = await createBrand()
  const made = []
  for (let n = 0; n < count; n++) made.push((await createEmail({ brandId })).id)
  return made
}

async function orderOf(actor: Person, id: string) {
  return (await listCollectionEmails((await getCollection(actor, id))!, { sort: 'own', from: 0 })).emails.map(
    (email) => email.id,
  )
}

describe('a collection', () => {
  it('belongs to its owner only', async () => {
    const owner = await person()
    const stranger = await person()
    const id = await collectionOf(owner)
    const [emailId] = await someEmails(1)
    const input = { name: 'Mine', description: null }
    expect(await getCollection(owner, id)).toMatchObject({ name: 'Winter' })
    expect(await getCollection(stranger, id)).toBeNull()
    expect(await getCollection(null, id)).toBeNull()
    const actor = stranger
    expect(await updateCollection({ actor, id, input })).toEqual(NOT_THERE)
    expect(await deleteCollection({ actor, id })).toEqual(NOT_THERE)
    expect(await restoreCollection({ actor, id })).toMatchObject({ ok: false })
    expect(await saveEmail({ actor, emailId: emailId!, collectionId: id })).toEqual(NOT_THERE)
    expect(await moveEmail({ actor, collectionId: id, emailId: emailId!, targetPosition: 1 })).toEqual(
      NOT_THERE,
    )
    await saveEmail({ actor: owner, emailId: emailId!, collectionId: id })
    expect(await removeSaves({ actor: stranger, emailId: emailId!, from: id })).toEqual({
      ok: true,
      removed: [],
    })
    expect(Object.keys((await listSaved(owner)).emails)).toEqual([emailId])
    expect(await listSaved(stranger)).toEqual({ collections: [], emails: {} })
    expect(await listSaved(null)).toEqual({ collections: [], emails: {} })
    const saves = [
      { collectionId: id, position: 0, savedAt: new Date(), note: null, tags: [], addedBy: null },
    ]
    expect(await restoreSaves({ actor: stranger, emailId: emailId!, saves })).toEqual(NOT_THERE)
  })

  it('is renamed, hidden when deleted, and restored', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    expect(
      await updateCollection({ actor, id, input: { name: 'Spring sales', description: 'For May' } }),
    ).toEqual({
      ok: true,
    })
    expect(await db().select().from(collections)).toMatchObject([
      {
        userId: actor.id,
        name: 'Spring sales',
        slug: 'spring-sales',
        type: 'emails',
        description: 'For May',
      },
    ])
    expect(await deleteCollection({ actor, id })).toEqual({ ok: true })
    expect(await getCollection(actor, id)).toBeNull()
    expect((await listCollections(actor)).collections).toEqual([])
    expect(await restoreCollection({ actor, id })).toEqual({ ok: true })
    expect(await getCollection(actor, id)).toMatchObject({ name: 'Spring sales', description: 'For May' })
  })

  it('is deleted for good after the undo period', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    await deleteCollection({ actor, id })
    await db()
      .update(collections)
      .set({ deletedAt: new Date(Date.now() - 120_000) })
      .where(eq(collections.id, id))
    expect(await restoreCollection({ actor, id })).toMatchObject({ ok: false })
    await deleteCollection({ actor, id: await collectionOf(actor) })
    expect(await db().select().from(collections).where(eq(collections.id, id))).toEqual([])
  })

  it.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])('is not found as %j', async (id) => {
    const actor = await person()
    expect(await getCollection(actor, id)).toBeNull()
    expect(await deleteCollection({ actor, id })).toEqual(NOT_THERE)
  })
})

describe('saving an email', () => {
  it('puts it first, once, however often and from however many tabs', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    const [first, second] = (await someEmails(2)) as [string, string]
    await saveEmail({ actor, emailId: first, collectionId: id })
    await Promise.all([1, 2, 3].map(() => saveEmail({ actor, emailId: second, collectionId: id })))
    expect(await orderOf(actor, id)).toEqual([second, first])
    expect(await getCollection(actor, id)).toMatchObject({ emailCount: 2 })
    expect(await db().select().from(collectionEmails)).toHaveLength(2)
  })

  it('to several collections is removed from the last, from one or from all, and undone', async () => {
    const actor = await person()
    const [one, two] = [await collectionOf(actor, 'One'), await collectionOf(actor, 'Two')]
    const [emailId, other] = (await someEmails(2)) as [string, string]
    await saveEmail({ actor, emailId, collectionId: one })
    await saveEmail({ actor, emailId: other, collectionId: one })
    await saveEmail({ actor, emailId, collectionId: two })
    expect((await listForPicker(actor, emailId)).collections).toMatchObject([
      { name: 'Two', containsEmail: true, isLastUsed: true },
      { name: 'One', containsEmail: true, isLastUsed: false },
    ])
    const names = async () => (await collectionsWith(actor, emailId)).map(({ name }) => name)
    expect(await names()).toEqual(['Two', 'One'])
    const last = await removeSaves({ actor, emailId, from: 'last' })
    expect(await names()).toEqual(['One'])
    await restoreSaves({ actor, emailId, saves: (last as Extract<typeof last, { ok: true }>).removed })
    await removeSaves({ actor, emailId, from: one })
    expect(await names()).toEqual(['Two'])
    await saveEmail({ actor, emailId, collectionId: one })
    await moveEmail({ actor, collectionId: one, emailId, targetPosition: 2 })
    const unsaved = await removeSaves({ actor, emailId, from: 'all' })
    expect(Object.keys((await listSaved(actor)).emails)).toEqual([other])
    const { removed } = unsaved as Extract<typeof unsaved, { ok: true }>
    expect(await restoreSaves({ actor, emailId, saves: removed })).toEqual({ ok: true })
    expect(await orderOf(actor, one)).toEqual([other, emailId])
    expect(await orderOf(actor, two)).toEqual([emailId])
  })

  it('requires a public email and a collection of emails', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    const [emailId] = (await someEmails(1)) as [string]
    const ofBrands = await createCollection({
      actor,
      input: { name: 'B', description: null, type: 'brands' },
    })
    const { id: brandsId } = ofBrands as { id: string }
    expect(await saveEmail({ actor, emailId, collectionId: brandsId })).toEqual(NOT_THERE)
    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, emailId))
    expect(await saveEmail({ actor, emailId, collectionId: id })).toEqual({
      ok: false,
      message: 'Email not found',
    })
    expect(await saveEmail({ actor, emailId, collectionId: '' })).toEqual({
      ok: false,
      message: 'Please select a collection or create a new one',
    })
  })
})

describe('the owner’s order', () => {
  it('survives any move, also without gaps left', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    const ids = await someEmails(4)
    for (const emailId of ids.toReversed()) await saveEmail({ actor, emailId, collectionId: id })
    const [a, b, c, d] = ids as [string, string, string, string]
    const move = (emailId: string, targetPosition: number) =>
      moveEmail({ actor, collectionId: id, emailId, targetPosition })
    await move(d, 1)
    expect(await orderOf(actor, id)).toEqual([d, a, b, c])
    await move(d, 3)
    expect(await orderOf(actor, id)).toEqual([a, b, d, c])
    await move(d, 4000)
    expect(await orderOf(actor, id)).toEqual([a, b, c, d])
    await db().update(collectionEmails).set({ position: 7 })
    const before = await orderOf(actor, id)
    expect(await move(before[3]!, 2)).toEqual({ ok: true })
    expect(await orderOf(actor, id)).toEqual([before[0], before[3], before[1], before[2]])
  })

  it('counts positions without hidden emails', async () => {
    const actor = await person()
    const id = await collectionOf(actor)
    const ids = await someEmails(4)
    for (const emailId of ids.toReversed()) await saveEmail({ actor, emailId, collectionId: id })
    const [a, b, c, d] = ids as [string, string, string, string]
    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, a))
    await moveEmail({ actor, collectionId: id, emailId: d, targetPosition: 2 })
    expect(await orderOf(actor, id)).toEqual([b, d, c])
    expect(
      await moveEmail({ actor: await person(), collectionId: id, emailId: d, targetPosition: 1 }),
    ).toEqual(NOT_THERE)
  })
})

describe('a collection of brands', () => {
  it('accepts and releases brands; its brands count as followed', async () => {
    const actor = await person()
    const made = await createCollection({ actor, input: { name: 'B', description: null, type: 'brands' } })
    const { id: collectionId } = made as { id: string }
    const brand = await createBrand({ slug: 'fernhill' })
    const inIt = async () =>
      (await listCollectionBrands((await getCollection(actor, collectionId))!)).map(({ slug }) => slug)
    for (let time = 0; time < 2; time++) {
      expect(await addBrand({ actor, collectionId, brandSlug: ' Fernhill ' })).toEqual({ ok: true })
    }
    expect(await inIt()).toEqual(['fernhill'])
    expect(await followsBrand(actor, brand.id)).toBe(true)
    expect(await removeBrand({ actor, collectionId, brandSlug: 'fernhill' })).toEqual({ ok: true })
    expect(await inIt()).toEqual([])
    await addBrand({ actor, collectionId, brandSlug: 'fernhill' })
    await unfollowBrand({ actor, brandId: brand.id })
    expect(await inIt()).toEqual([])
  })

  it('accepts only public brands, and only from its owner', async () => {
    const actor = await person()
    const made = await createCollection({ actor, input: { name: 'B', description: null, type: 'brands' } })
    const { id: collectionId } = made as { id: string }
    await createBrand({ slug: 'gone', status: 'archived' })
    const { id: brandId } = await createBrand({ slug: 'here' })
    const unknown = { ok: false, message: 'Brand not found' }
    for (const brandSlug of ['gone', 'nothing', '']) {
      expect(await addBrand({ actor, collectionId, brandSlug })).toEqual(unknown)
    }
    expect(await removeBrand({ actor, collectionId, brandSlug: 'here' })).toEqual(unknown)
    const given = { collectionId, brandSlug: 'here' }
    expect(await removeBrand({ actor: await person(), ...given })).toEqual(unknown)
    expect(await addBrand({ actor: await person(), ...given })).toEqual(NOT_THERE)
    const ofEmails = await collectionOf(actor)
    expect(await addBrand({ actor, collectionId: ofEmails, brandSlug: 'here' })).toEqual(NOT_THERE)
    await followBrand({ actor, brandId })
    const reserved = (await listCollections(actor)).collections.find(({ isReserved }) => isReserved)!
    expect(await addBrand({ actor, collectionId: reserved.id, brandSlug: 'here' })).toEqual(NOT_THERE)
  })
})

describe('following a brand', () => {
  it('creates one collection for concurrent first follows', async () => {
    const actor = await person()
    const made = [await createBrand(), await createBrand(), await createBrand()]
    await Promise.all(made.flatMap(({ id }) => [1, 2].map(() => followBrand({ actor, brandId: id }))))
    expect(await db().select().from(collections)).toMatchObject([
      { name: 'brands', slug: 'brands', type: 'brands', description: 'Your saved brands' },
    ])
    expect(await db().select().from(collectionBrands)).toHaveLength(3)
    const {
      collections: [shelf],
    } = await listCollections(actor)
    expect(shelf).toMatchObject({ isReserved: true, brandCount: 3 })
    expect(await updateCollection({ actor, id: shelf!.id, input: { name: 'x', description: null } })).toEqual(
      NOT_THERE,
    )
    expect(await deleteCollection({ actor, id: shelf!.id })).toEqual(NOT_THERE)
  })

  it('lasts until unfollowed', async () => {
    const actor = await person()
    const { id: brandId } = await createBrand()
    await followBrand({ actor, brandId })
    expect(await followsBrand(actor, brandId)).toBe(true)
    expect(await followsBrand(null, brandId)).toBe(false)
    await unfollowBrand({ actor, brandId })
    expect(await followsBrand(actor, brandId)).toBe(false)
  })
})
