import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collectionEmails, emails } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { createCollection } from '../collection-commands.server.ts'
import { getCollection } from '../queries.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import { firstSlug, slideTo } from './slideshow.server.ts'

useTestDatabase()

async function filled(count: number) {
  const { viewer: actor } = await signedIn()
  const input = { name: 'Walk', description: null, type: 'emails' as const }
  const { id } = (await createCollection({ actor, input })) as { id: string }
  const slugs = []
  for (let number = 0; number < count; number++) {
    const email = await createEmail()
    await saveEmail({ actor, emailId: email.id, collectionId: id, note: `Note ${number}` })
    slugs.unshift(email.slug)
  }
  const collection = { ...(await getCollection(actor, id))!, showsNotes: true }
  return { collection, slugs }
}

test('walks from the first email to the last and back, past what is not public', async () => {
  const { collection, slugs } = await filled(6)
  // The second and the third at one position, as they may be after a restored undo.
  const rows = await db().select().from(collectionEmails).orderBy(collectionEmails.position)
  await db()
    .update(collectionEmails)
    .set({ position: rows[1]!.position })
    .where(eq(collectionEmails.id, rows[2]!.id))
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.slug, slugs[3]!))
  const expected = slugs.filter((slug) => slug !== slugs[3])

  const seen: string[] = []
  let slug: string | undefined = (await firstSlug(collection))!
  while (slug) {
    const slideshow: Awaited<ReturnType<typeof slideTo>> = await slideTo(collection, slug)
    expect(slideshow!.email.slug).toBe(slug)
    expect(slideshow!.position).toBe(seen.length + 1)
    expect(slideshow!.previous?.slug).toBe(seen.at(-1))
    seen.push(slug)
    slug = slideshow!.next?.slug
  }
  expect(seen).toEqual(expected)
  expect((await slideTo(collection, slugs[0]!))!.note).toBe('Note 5')
  expect((await slideTo({ ...collection, showsNotes: false }, slugs[0]!))!.note).toBeNull()
  const elsewhere = await createEmail()
  for (const not of [slugs[3]!, elsewhere.slug, 'nothing', '', '\0']) {
    expect(await slideTo(collection, not)).toBeNull()
  }
})

test('an empty collection has no first email', async () => {
  expect(await firstSlug((await filled(0)).collection)).toBeNull()
})
