import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emails, emailSlugs } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrandsWithEmails, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { createCollection } from '../collection-commands.server.ts'
import { csvOf } from '../exports/csv-and-json.server.ts'
import { exportRows } from '../exports/export-rows.server.ts'
import { changeNote } from '../note-commands.server.ts'
import { listCollectionEmails } from '../collection-emails.server.ts'
import { getCollection } from '../queries.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import type { ListedEmail } from './email-links.ts'
import { importEmails, type ImportReport, undoImport } from './import-commands.server.ts'
import { importCopy } from './import-copy.ts'
import { readList } from './read-list.server.ts'

useTestDatabase()

async function collectionOf(actor: Person) {
  const made = await createCollection({ actor, input: { name: 'Winter', description: null, type: 'emails' } })
  return (made as { id: string }).id
}

async function person() {
  const actor = asPerson(await createUser())
  return { actor, id: await collectionOf(actor) }
}

const listedAs = (slug: string): ListedEmail => ({ slug, address: `/email/${slug}`, note: null, tags: [] })

async function report(actor: Person, id: string, listed: ListedEmail[]): Promise<ImportReport> {
  const imported = await importEmails({ actor, id, listed })
  if (!imported.ok) throw new Error(imported.message)
  return imported.report
}

/** The slugs of a collection in its owner's order. */
async function slugsIn(actor: Person, id: string): Promise<string[]> {
  const own = (await getCollection(actor, id))!
  const rows: string[] = []
  for await (const page of exportRows(own)) rows.push(...page.map(({ slug }) => slug))
  return rows
}

test('adds what is public and not there yet on top, in the order of the list', async () => {
  const { actor, id } = await person()
  const [there, first, second, moved, hidden] = await Promise.all(
    Array.from({ length: 5 }, () => createEmail()),
  )
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, hidden!.id))
  await db().insert(emailSlugs).values({ slug: 'old-name', emailId: moved!.id })
  await saveEmail({ actor, emailId: there!.id, collectionId: id, note: 'Mine' })
  const listed = [first!.slug, there!.slug, 'old-name', second!.slug, hidden!.slug, 'unknown', moved!.slug]
  expect(await report(actor, id, listed.map(listedAs))).toEqual({
    added: 3,
    addedAt: expect.stringMatching(/^\d{16}$/),
    existing: 2,
    missing: 2,
    missingFirst: [`/email/${hidden!.slug}`, '/email/unknown'],
  })
  expect(await slugsIn(actor, id)).toEqual([first!.slug, moved!.slug, second!.slug, there!.slug])
  const own = (await getCollection(actor, id))!
  const { notes } = await listCollectionEmails(own, { sort: 'own', from: 0 })
  expect(notes[there!.id]).toMatchObject({ note: 'Mine' })
  expect(await report(actor, id, [listedAs(first!.slug)])).toMatchObject({ added: 0, addedAt: null })
})

test('a downloaded list brings its notes and tags into another collection', async () => {
  const { actor, id } = await person()
  const [first, second] = [await createEmail(), await createEmail()]
  for (const { id: emailId } of [second, first]) await saveEmail({ actor, emailId, collectionId: id })
  const input = { note: '@SUM(1), "calm"', tags: ['a', 'b c'] }
  await changeNote({ actor, collectionId: id, emailId: first.id, input })
  const csv = await text(Readable.from(csvOf(exportRows((await getCollection(actor, id))!))))
  const other = await collectionOf(actor)
  const list = (await readList(csv, new Set(['localhost']))) as { listed: ListedEmail[] }
  await report(actor, other, list.listed)
  expect(await slugsIn(actor, other)).toEqual([first.slug, second.slug])
  const { notes } = await listCollectionEmails((await getCollection(actor, other))!, { sort: 'own', from: 0 })
  expect(notes[first.id]).toMatchObject(input)
  expect(notes).not.toHaveProperty(second.id)
})

test('undo takes back what one import added, and nothing else', async () => {
  const { actor, id } = await person()
  await createBrandsWithEmails(1100)
  const all = (await db().select({ slug: emails.slug }).from(emails)).map(({ slug }) => listedAs(slug))
  const [before, later] = [await createEmail(), await createEmail()]
  await saveEmail({ actor, emailId: before.id, collectionId: id })
  const { added, addedAt } = await report(actor, id, all)
  expect(added).toBe(1100)
  expect(await slugsIn(actor, id)).toEqual([...all.map(({ slug }) => slug), before.slug])
  await report(actor, id, [listedAs(later.slug)])
  const undo = { actor, id, addedAt: Number(addedAt) }
  expect(await undoImport(undo)).toEqual({ ok: true, removed: 1100 })
  expect(await slugsIn(actor, id)).toEqual([later.slug, before.slug])
  expect(await undoImport(undo)).toEqual({ ok: false, message: importCopy.errors.nothingToUndo })
})

test('adds nothing when it would bring too many tags', async () => {
  const { actor, id } = await person()
  const some = await Promise.all(Array.from({ length: 21 }, () => createEmail()))
  const many = some.map(({ slug }, at) => ({
    ...listedAs(slug),
    tags: Array.from({ length: 10 }, (_, tag) => `t${at} ${tag}`),
  }))
  const tooManyTags = { ok: false, message: expect.stringMatching(/^You’ve reached the limit of 200 tags/) }
  expect(await importEmails({ actor, id, listed: many })).toEqual(tooManyTags)
  expect(await slugsIn(actor, id)).toEqual([])
})
