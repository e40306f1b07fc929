import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionEmails, emails } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { createCollection, deleteCollection } from './collection-commands.server.ts'
import { changeNote } from './note-commands.server.ts'
import { getSavedNote, listTags, searchSaves } from './note-queries.server.ts'
import { listCollectionEmails } from './collection-emails.server.ts'
import { getCollection } from './queries.server.ts'
import { removeSaves, restoreSaves, saveEmail } from './save-commands.server.ts'
import { savesToRestore } from './schema.ts'

useTestDatabase()

const TOO_MANY = { ok: false, message: expect.stringMatching(/^You’ve reached the limit of 200 tags/) }

async function person() {
  return asPerson(await createUser())
}

async function collectionOf(actor: Person, name = 'Winter') {
  const made = await createCollection({ actor, input: { name, description: null, type: 'emails' } })
  return (made as { id: string }).id
}

/** An email in a collection, with a note and tags. */
async function save(
  actor: Person,
  collectionId: string,
  given: { subjectLine?: string; note?: string; tags?: string[]; emailId?: string } = {},
) {
  const { subjectLine, note = null, tags = [] } = given
  const emailId = given.emailId ?? (await createEmail(subjectLine ? { subjectLine } : {})).id
  expect(await saveEmail({ actor, emailId, collectionId })).toEqual({ ok: true })
  expect(await changeNote({ actor, collectionId, emailId, input: { note, tags } })).toEqual({ ok: true })
  return emailId
}

async function foundBy(actor: Person, q: string, tag: string | null = null) {
  return (await searchSaves(actor, { q, tag, from: 0 })).emails.map(({ id }) => id)
}

async function noteOf(actor: Person, collectionId: string, emailId: string) {
  const collection = (await getCollection(actor, collectionId))!
  return (await getSavedNote(collection, emailId))?.saved
}

describe('a note', () => {
  it('is kept with a save; saving again changes it only with another note', async () => {
    const actor = await person()
    const collectionId = await collectionOf(actor)
    const { id: emailId } = await createEmail()
    const notes = []
    for (const note of [undefined, 'For the hero', null, 'For the footer']) {
      await saveEmail({ actor, emailId, collectionId, note })
      notes.push((await noteOf(actor, collectionId, emailId))!.note)
    }
    expect(notes).toEqual([null, 'For the hero', 'For the hero', 'For the footer'])
    const page = await listCollectionEmails((await getCollection(actor, collectionId))!, {
      sort: 'own',
      from: 0,
    })
    expect(page.notes).toEqual({
      [emailId]: { note: 'For the footer', tags: [], addedBy: null, isOwnAddition: false },
    })
  })

  it('is for its owner only', async () => {
    const owner = await person()
    const stranger = await person()
    const collectionId = await collectionOf(owner)
    const emailId = await save(owner, collectionId, { note: 'Secret reason', tags: ['secret'] })
    const input = { note: 'Mine', tags: [] }
    for (const where of [collectionId, crypto.randomUUID(), 'no id']) {
      expect(await changeNote({ actor: stranger, collectionId: where, emailId, input })).toEqual({
        ok: false,
        message: 'Collection not found',
      })
    }
    for (const email of [crypto.randomUUID(), 'no id']) {
      expect(await changeNote({ actor: owner, collectionId, emailId: email, input })).toEqual({
        ok: false,
        message: 'Email not found',
      })
    }
    expect(await noteOf(owner, collectionId, emailId)).toEqual({ note: 'Secret reason', tags: ['secret'] })
    expect(await foundBy(stranger, 'secret')).toEqual([])
    expect(await listTags(stranger)).toEqual([])
  })

  it('comes back with a removed email, after the request for it was read', async () => {
    const actor = await person()
    const collectionId = await collectionOf(actor)
    const emailId = await save(actor, collectionId, { note: 'For the hero', tags: ['hero', 'dark mode'] })
    const unsaved = await removeSaves({ actor, emailId, from: 'last' })
    const { removed } = unsaved as Extract<typeof unsaved, { ok: true }>
    const saves = savesToRestore.parse(JSON.stringify(removed))
    expect(await restoreSaves({ actor, emailId, saves })).toEqual({ ok: true })
    expect(await noteOf(actor, collectionId, emailId)).toEqual({
      note: 'For the hero',
      tags: ['hero', 'dark mode'],
    })
  })
})

describe('tags', () => {
  it('are counted over all collections, of public emails only', async () => {
    const actor = await person()
    const [winter, spring] = [await collectionOf(actor), await collectionOf(actor, 'Spring')]
    const first = await save(actor, winter, { tags: ['hero', 'dark'] })
    await save(actor, spring, { tags: ['hero', 'footer'], emailId: first })
    const second = await save(actor, spring, { tags: ['hero'] })
    expect(await listTags(actor)).toEqual([
      { name: 'dark', count: 1 },
      { name: 'footer', count: 1 },
      { name: 'hero', count: 2 },
    ])
    expect(await foundBy(actor, '', 'hero')).toEqual([second, first])
    expect(await foundBy(actor, '', 'dark')).toEqual([first])
    await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, first))
    expect(await listTags(actor)).toEqual([{ name: 'hero', count: 1 }])
    await deleteCollection({ actor, id: spring })
    expect(await listTags(actor)).toEqual([])
    expect(await foundBy(actor, '')).toEqual([])
  })

  it('are at most 200 for one person, also when several changes come at once', async () => {
    const actor = await person()
    const collectionIds = [await collectionOf(actor), await collectionOf(actor, 'Spring')]
    const tagsFrom = (first: number) => Array.from({ length: 10 }, (_, at) => `tag ${first + at}`)
    for (let first = 0; first < 190; first += 10)
      await save(actor, collectionIds[0]!, { tags: tagsFrom(first) })
    const { id: emailId } = await createEmail()
    for (const collectionId of collectionIds) await saveEmail({ actor, emailId, collectionId })
    const changes = await Promise.all(
      collectionIds.map((collectionId, at) =>
        changeNote({ actor, collectionId, emailId, input: { note: null, tags: tagsFrom(1000 + at * 10) } }),
      ),
    )
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(changes).toContainEqual(TOO_MANY)
    expect(await listTags(actor)).toHaveLength(200)
    // Tags that are there, or take the place of others, are no more than before.
    const full = collectionIds[changes.findIndex(({ ok }) => ok)]!
    const change = (tags: string[]) =>
      changeNote({ actor, collectionId: full, emailId, input: { note: null, tags } })
    expect(await change(tagsFrom(0))).toEqual({ ok: true })
    expect(await change(tagsFrom(2000))).toEqual({ ok: true })
    // Undo is not a way around it.
    const removal = await removeSaves({ actor, from: full, emailId })
    const { removed } = removal as Extract<typeof removal, { ok: true }>
    await save(actor, full, { tags: ['one more'] })
    expect(await restoreSaves({ actor, emailId, saves: removed })).toEqual(TOO_MANY)
  })

  it('are bounded by the database too', async () => {
    const actor = await person()
    const collectionId = await collectionOf(actor)
    const emailId = await save(actor, collectionId)
    for (const [wrong, constraint] of [
      [{ tags: Array.from({ length: 11 }, (_, at) => `${at}`) }, 'tags_few'],
      [{ tags: ['x'.repeat(301)] }, 'tags_few'],
      [{ note: 'x'.repeat(201) }, 'note_length'],
      [{ note: '' }, 'note_length'],
    ] satisfies [Partial<typeof collectionEmails.$inferInsert>, string][]) {
      const write = db().update(collectionEmails).set(wrong).where(eq(collectionEmails.emailId, emailId))
      await expect(write).rejects.toMatchObject({ cause: { constraint: `collection_emails_${constraint}` } })
    }
  })
})

describe('the search of saved emails', () => {
  it('finds all words in note, tags, subject, brand and collection, whatever their case', async () => {
    const actor = await person()
    const collectionId = await collectionOf(actor, 'Black Friday')
    const brand = await createBrand({ name: 'Fernhill' })
    const { id } = await createEmail({ brandId: brand.id, subjectLine: 'Half price lamps' })
    const other = await save(actor, collectionId, { note: '100% cotton_tote' })
    await save(actor, collectionId, { emailId: id, note: 'The headline', tags: ['dark mode'] })
    for (const q of ['HEADLINE', 'mode dark', 'lamps', 'fernhill', 'friday half the']) {
      expect([q, await foundBy(actor, q)]).toEqual([q, [id]])
    }
    expect(await foundBy(actor, 'friday')).toEqual([id, other])
    expect(await foundBy(actor, 'headline cotton')).toEqual([])
    // Signs that mean something to the database are letters here.
    expect(await foundBy(actor, '0% c')).toEqual([other])
    expect(await foundBy(actor, 'n_t')).toEqual([other])
    expect(await foundBy(actor, '%%')).toEqual([])
    expect(await foundBy(actor, String.raw`\ `)).toEqual([])
    expect(await foundBy(actor, 'headline', 'dark mode')).toEqual([id])
    expect(await foundBy(actor, 'headline', 'dark')).toEqual([])
  })

  it('shows an email once, as it was last saved among what matches', async () => {
    const actor = await person()
    const [winter, spring] = [await collectionOf(actor), await collectionOf(actor, 'Spring')]
    const emailId = await save(actor, winter, { note: 'snow' })
    await save(actor, spring, { note: 'flowers', emailId })
    const search = (q: string) => searchSaves(actor, { q, tag: null, from: 0 })
    expect(await search('')).toMatchObject({
      total: 1,
      next: null,
      saves: { [emailId]: { collectionName: 'Spring', note: 'flowers' } },
    })
    expect((await search('snow')).saves[emailId]).toMatchObject({ collectionId: winter, note: 'snow' })
  })

  it('comes in pages', async () => {
    const actor = await person()
    const collectionId = await collectionOf(actor)
    const { id: brandId } = await createBrand()
    for (let n = 0; n < 61; n++) {
      await saveEmail({ actor, emailId: (await createEmail({ brandId })).id, collectionId })
    }
    const first = await searchSaves(actor, { q: '', tag: null, from: 0 })
    const second = await searchSaves(actor, { q: '', tag: null, from: first.next! })
    expect([first.emails.length, first.total, first.next]).toEqual([60, 61, 60])
    expect([second.emails.length, second.total, second.next]).toEqual([1, 61, null])
    expect(first.emails.map(({ id }) => id)).not.toContain(second.emails[0]!.id)
  })
})
