import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { emailAttributes, emails } from '#app/platform/db/schema.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { getEmailPage } from '#app/gallery/queries.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { writeAttributes } from '#app/inspection/attributes/commands.server.ts'
import { readAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { listSimilar } from './similar.server.ts'

useTestDatabase()

const NOTHING_READ = readAttributes({
  headers: [],
  replyTo: null,
  hasAmp: false,
  isPlainText: false,
  source: '',
  subject: 'Subject',
  preheader: '',
  senderName: null,
  senderAddress: null,
  sentAt: null,
  language: null,
  document: parseHtml('<p>Words</p>'),
  blocks: [],
  stats: {
    htmlBytes: 1,
    imageCount: 0,
    imageBytes: 0,
    imagesWithoutAlt: 0,
    linkCount: 0,
    wordCount: 1,
    darkStyles: false,
    fonts: [],
    colors: [],
  },
})

const numbers = (from: number) => Array.from({ length: 32 }, (_, at) => from + at)

async function add(
  fields: Parameters<typeof createEmail>[0],
  design: Partial<typeof NOTHING_READ>,
): Promise<{ id: string }> {
  const email = await createEmail(fields)
  await inTransaction((tx) => writeAttributes(tx, email.id, { ...NOTHING_READ, ...design }))
  return email
}

const RED = { palette: ['#d92b2b', '#ffffff'], paletteShares: [70, 30] }

test('are those that look like it, with the reason, and only public ones', async () => {
  const self = await add({ slug: 'self' }, { ...RED, layout: numbers(0) })
  await add({ slug: 'colors' }, { ...RED, palette: ['#d43030', '#fafafa'] })
  await add({ slug: 'both' }, { ...RED, layout: numbers(0) })
  await add({ slug: 'layout' }, { layout: numbers(0) })
  await add(
    { slug: 'other' },
    { palette: ['#2f6fde', '#ffffff'], paletteShares: [70, 30], layout: numbers(500) },
  )
  const hidden = await add({ slug: 'hidden', status: 'hidden' }, { ...RED, layout: numbers(0) })
  await add({ slug: 'private', brand: await createBrand({ status: 'private' }) }, { layout: numbers(0) })
  const shown = async (id: string) => (await listSimilar(id)).map(({ slug, reason }) => [slug, reason])
  expect(await shown(self.id)).toEqual([
    ['both', 'Same layout'],
    ['layout', 'Same layout'],
    ['colors', 'Similar colors'],
  ])

  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, hidden.id))
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.slug, 'both'))
  expect((await shown(self.id)).map(([slug]) => slug)).toEqual(['hidden', 'layout', 'colors'])
})

test('emails of a brand with nearly the same styles are one template, which is a filter', async () => {
  const acme = await createBrand({ slug: 'acme' })
  const nearly = [...numbers(0).slice(0, 28), 901, 902, 903, 904]
  const first = await add({ slug: 'first', brand: acme }, { layout: numbers(0), templateStyles: numbers(0) })
  expect((await getEmailPage('acme', 'first'))!.template).toBeNull()
  await add({ slug: 'second', brand: acme }, { layout: numbers(0), templateStyles: nearly })
  await add({ slug: 'third', brand: acme, status: 'hidden' }, { templateStyles: numbers(0) })
  await add({ slug: 'else', brand: acme }, { templateStyles: numbers(700) })
  // Another brand uses the same template of its platform.
  await add({ slug: 'theirs' }, { layout: numbers(0), templateStyles: numbers(0) })

  const { template } = (await getEmailPage('acme', 'first'))!
  expect(template).toEqual({ value: expect.stringMatching(/^[0-9a-f]{12}$/), count: 2 })
  expect((await getEmailPage('acme', 'else'))!.template).toBeNull()
  const { chosen, conditions } = await findFilters(browseQuery.parse({ template: template!.value }))
  expect(chosen.template).toEqual([{ value: template!.value, name: template!.value.slice(0, 4) }])
  const { ids } = await listIds(tagsOf(conditions), { limit: 10 })
  expect(ids).toHaveLength(2)
  expect(ids).toContain(first.id)
  // They are a list of their own, and none of the similar emails.
  expect((await listSimilar(first.id)).map(({ slug }) => slug)).toEqual(['theirs'])

  // The template stays with an email that is read again.
  await inTransaction((tx) => writeAttributes(tx, first.id, { ...NOTHING_READ, templateStyles: numbers(0) }))
  const [row] = await db().select().from(emailAttributes).where(eq(emailAttributes.emailId, first.id))
  expect(row!.template).toBe(template!.value)
})
