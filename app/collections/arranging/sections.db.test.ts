import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionEmails, collectionSections, emails } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { createCollection } from '../collection-commands.server.ts'
import { copy } from '../copy.ts'
import { listCollectionEmails } from '../collection-emails.server.ts'
import { getCollection } from '../queries.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import { createLink } from '../sharing/share-commands.server.ts'
import { findByLink } from '../sharing/viewing.server.ts'
import { slideTo } from '../sharing/slideshow.server.ts'
import { moveEmail, moveToSection } from './order-commands.server.ts'
import { addSection, moveSection, removeSection, renameSection } from './section-commands.server.ts'
import { sectionCopy } from './section-copy.ts'
import { countSections } from './section-queries.server.ts'
import { newSection, SECTIONS_MAX } from './section-schema.ts'

useTestDatabase()

const NOT_THERE = { ok: false, message: copy.errors.notFound }

/** A collection of the emails a, b, c, d and e, and what to do with it. */
async function arranged() {
  const { viewer: actor } = await signedIn()
  const made = await createCollection({ actor, input: { name: 'A', description: null, type: 'emails' } })
  const { id } = made as { id: string }
  const ids: Record<string, string> = {}
  for (const name of ['e', 'd', 'c', 'b', 'a']) {
    ids[name] = (await createEmail({ subjectLine: name })).id
    await saveEmail({ actor, emailId: ids[name], collectionId: id })
  }
  const own = (await getCollection(actor, id))!
  const sectionId = async (title: string) =>
    (await countSections(own)).find((section) => section.title === title)!.id

  /** Headings and emails in their order, as in `a [One] b c [Two]`. */
  async function shown() {
    const page = await listCollectionEmails(own, { sort: 'own', from: 0 })
    const filled = Map.groupBy(page.emails, (email) => page.sections[email.id]?.title ?? '')
    const above = (filled.get('') ?? []).map(({ subject }) => subject)
    const sections = (await countSections(own)).flatMap(({ title, emailCount }) => {
      const inIt = (filled.get(title) ?? []).map(({ subject }) => subject)
      expect(inIt).toHaveLength(emailCount)
      return [`[${title}]`, ...inIt]
    })
    return [...above, ...sections].join(' ')
  }

  return {
    actor,
    id,
    ids,
    own,
    sectionId,
    add: (title: string, name?: string) =>
      addSection({ actor, id, input: { title, emailId: name ? ids[name]! : null } }),
    move: (name: string, targetPosition: number) =>
      moveEmail({ actor, collectionId: id, emailId: ids[name]!, targetPosition }),
    to: async (name: string, title: string | null) =>
      moveToSection({
        actor,
        collectionId: id,
        emailId: ids[name]!,
        sectionId: title && (await sectionId(title)),
      }),
    shown,
  }
}

test('a section begins above an email, or at the end; new emails come above all', async () => {
  const { add, shown, actor, id, ids } = await arranged()
  await add('Two', 'd')
  await add('One', 'b')
  await add('Empty')
  const elsewhere = (await createEmail()).id
  expect(await addSection({ actor, id, input: { title: 'x', emailId: elsewhere } })).toEqual({
    ok: false,
    message: copy.errors.emailNotFound,
  })
  expect(await shown()).toBe('a [One] b c [Two] d e [Empty]')
  ids['new'] = (await createEmail({ subjectLine: 'new' })).id
  await saveEmail({ actor, emailId: ids['new'], collectionId: id })
  expect(await shown()).toMatch(/^new a \[One\]/)
  await add('All', 'new')
  const other = await createEmail({ subjectLine: 'newer' })
  await saveEmail({ actor, emailId: other.id, collectionId: id })
  expect(await shown()).toMatch(/^newer \[All\] new a \[One\]/)
})

test('an email that moves joins the section of the one whose position it takes', async () => {
  const { add, move, shown } = await arranged()
  await add('One', 'b')
  await add('Two', 'd')
  await move('a', 3)
  expect(await shown()).toBe('[One] b c a [Two] d e')
  await move('a', 4)
  expect(await shown()).toBe('[One] b c [Two] d a e')
  await move('e', 2)
  expect(await shown()).toBe('[One] b e c [Two] d a')
  await move('b', 5)
  expect(await shown()).toBe('[One] e c [Two] d a b')
  await move('d', 3)
  expect(await shown()).toBe('[One] e c [Two] d a b')
})

test('moves between sections without gaps left', async () => {
  const { add, to, shown, id } = await arranged()
  await add('One', 'b')
  await add('Two', 'd')
  await to('e', 'One')
  expect(await shown()).toBe('a [One] b c e [Two] d')
  await to('b', null)
  expect(await shown()).toBe('a b [One] c e [Two] d')
  await to('b', null)
  await to('c', 'Two')
  expect(await shown()).toBe('a b [One] e [Two] d c')
  for (let time = 0; time < 30; time++) await to('a', time % 2 === 0 ? 'One' : null)
  expect(await shown()).toBe('b a [One] e [Two] d c')
  // As if all had been written by a version without sections.
  await db().update(collectionEmails).set({ position: 7 })
  await db().update(collectionSections).set({ position: 7 }).where(eq(collectionSections.collectionId, id))
  await to('a', null)
  expect(await shown()).toMatch(/^a \[/)
})

test('sections move with their emails, are renamed and removed', async () => {
  const { actor, id, add, shown, sectionId } = await arranged()
  await add('One', 'b')
  await add('Two', 'd')
  await add('Three', 'e')
  const change = async (title: string) => ({ actor, id, sectionId: await sectionId(title) })
  await moveSection({ ...(await change('Three')), by: -1 })
  expect(await shown()).toBe('a [One] b c [Three] e [Two] d')
  await moveSection({ ...(await change('One')), by: 1 })
  expect(await shown()).toBe('a [Three] e [One] b c [Two] d')
  await moveSection({ ...(await change('Two')), by: 1 })
  await moveSection({ ...(await change('Three')), by: -1 })
  expect(await shown()).toBe('a [Three] e [One] b c [Two] d')
  await renameSection({ ...(await change('One')), title: 'Uno' })
  await removeSection(await change('Three'))
  expect(await shown()).toBe('a e [Uno] b c [Two] d')

  const another = await arranged()
  const wrong = { actor: another.actor, id: another.id, sectionId: await sectionId('Two') }
  for (const refused of [
    await moveSection({ ...wrong, by: 1 }),
    await renameSection({ ...wrong, title: 'x' }),
    await removeSection(wrong),
    await removeSection({ ...wrong, sectionId: 'x' }),
  ]) {
    expect(refused).toEqual(NOT_THERE)
  }
  const emailId = another.ids['a']!
  const elsewhere = { actor: another.actor, collectionId: another.id, emailId, sectionId: wrong.sectionId }
  expect(await moveToSection(elsewhere)).toEqual(NOT_THERE)
  expect(await shown()).toBe('a e [Uno] b c [Two] d')
})

test('hidden emails are not counted, and stay in their section', async () => {
  const { add, move, shown, ids } = await arranged()
  await add('One', 'c')
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, ids['c']!))
  await add('Two', 'e')
  expect(await shown()).toBe('a b [One] d [Two] e')
  await move('e', 3)
  expect(await shown()).toBe('a b [One] e d [Two]')
  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, ids['c']!))
  expect(await shown()).toBe('a b [One] c e d [Two]')
})

test('a collection has at most 50 sections, with headings of one line', async () => {
  const { add, own } = await arranged()
  for (let count = 0; count < SECTIONS_MAX; count++) await add('More', 'a')
  expect(await add('One more')).toEqual({ ok: false, message: sectionCopy.errors.many })
  expect(await countSections(own)).toHaveLength(SECTIONS_MAX)
  const read = (title: string) => newSection.safeParse({ title, emailId: '' })
  expect(read(' Two\nlines ').data).toEqual({ title: 'Two lines', emailId: null })
  for (const title of [' ', 'x'.repeat(101)]) expect(read(title).success).toBe(false)
})

test('shared pages and presentations show the headings', async () => {
  const { actor, id, ids, add } = await arranged()
  await add('One', 'b')
  await add('Two', 'd')
  const { secret } = (await createLink({ actor, id, input: { label: null, days: 0 } })) as { secret: string }
  const found = await findByLink(secret)
  if (found.state !== 'open') throw new Error(found.state)
  const first = await listCollectionEmails(found.collection, { limit: 3 })
  const titles = Object.fromEntries(Object.entries(first.sections).map(([of, { title }]) => [of, title]))
  expect(titles).toEqual({ [ids['b']!]: 'One', [ids['c']!]: 'One' })
  const rest = await listCollectionEmails(found.collection, {
    after: new URLSearchParams(first.next!).get('after'),
    limit: 3,
  })
  expect(rest.sections[ids['d']!]?.title).toBe('Two')
  const slugOf = (name: string) => first.emails.find(({ subject }) => subject === name)!.slug
  expect((await slideTo(found.collection, slugOf('a')))?.section).toBeNull()
  expect((await slideTo(found.collection, slugOf('c')))?.section).toBe('One')
})
