import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { countChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { findEmails, RANKED_MAX, parseQuery } from './search.server.ts'

useTestDatabase()

type Found = NonNullable<Awaited<ReturnType<typeof search>>>

async function search(text: string, page: { limit?: number; after?: string | null } = {}) {
  const parsed = await parseQuery(text)
  if (!parsed) return null
  const found = await findEmails(parsed, { limit: 10, after: null, ...page })
  return { ...parsed, subjects: found.emails.map(({ subject }) => subject), ...found }
}

async function subjects(text: string): Promise<string[]> {
  return (await search(text))?.subjects ?? []
}

beforeEach(async () => {
  const brand = await createBrand({ name: 'Corkline' })
  const email = { language: 'en', brand }
  await createEmail({
    ...email,
    subjectLine: 'A choir moves house',
    bodyText: 'They carried the piano down.',
  })
  await createEmail({ ...email, subjectLine: 'Moving day', preheader: 'For the choir', bodyText: 'Boxes.' })
  await createEmail({ ...email, subjectLine: 'Six notes', bodyText: 'One is for the choir. Lunch follows.' })
  await createEmail({
    ...email,
    subjectLine: 'Lamps',
    altText: 'A choir in a lit window',
    bodyText: 'Light.',
  })
  await createEmail({ language: 'de', subjectLine: 'Häuser aus Holz', bodyText: 'Kleine Häuser für Vögel' })
})

describe('search results', () => {
  it('rank the subject above brand and preheader, those above the body, the body above images', async () => {
    expect(await subjects('choir')).toEqual(['A choir moves house', 'Moving day', 'Six notes', 'Lamps'])
  })

  it.each([
    ['choir piano', ['A choir moves house']],
    ['pianos', ['A choir moves house']],
    ['pian', ['A choir moves house']],
    ['corkline lunch', ['Six notes']],
    ['"choir moves"', ['A choir moves house']],
    ['choir -piano -lamps -lunch', ['Moving day']],
    ['-"the choir" choir -piano', ['Lamps']],
    ['lamp OR boxes', ['Lamps', 'Moving day']],
    ['hauser', ['Häuser aus Holz']],
    ['Haus', ['Häuser aus Holz']],
    ['vogel', ['Häuser aus Holz']],
  ])('%s', async (text, expected) => expect(await subjects(text)).toEqual(expected))

  it('name the corrected query for a misspelt word', async () => {
    expect(await search('chior piano')).toMatchObject({
      correctedQuery: 'choir piano',
      isPartial: false,
      subjects: ['A choir moves house'],
    })
    expect(await search('"the chior"')).toMatchObject({ correctedQuery: '"the choir"' })
  })

  it('match some of the words when nothing matches all', async () => {
    expect(await search('choir piano lunch')).toMatchObject({
      isPartial: true,
      correctedQuery: null,
      subjects: expect.arrayContaining(['A choir moves house', 'Six notes']),
    })
  })

  it('are empty when nothing matches', async () => {
    expect(await search('xylophone')).toMatchObject({ emails: [], next: null, correctedQuery: null })
    for (const empty of ['', ' ', '"', '-', '&&', '\0', '日', '🎄']) {
      expect((await search(empty))?.emails ?? []).toEqual([])
    }
  })

  it('leave out hidden emails and those of inactive brands', async () => {
    await createEmail({ subjectLine: 'Hidden choir', status: 'hidden' })
    await createEmail({ subjectLine: 'Archived choir', brand: await createBrand({ status: 'archived' }) })
    expect(await subjects('choir')).toHaveLength(4)
  })

  it('mark the matches', async () => {
    const found = (await search('choir carry'))!
    expect(found.emails[0]).toMatchObject({
      marked: [{ text: 'A ' }, { text: 'choir', marked: true }, { text: ' moves house' }],
    })
    await createEmail({ subjectLine: '<img src=x onerror=alert(1)> zebra' })
    const hostile = (await search('zebra'))!
    expect(hostile.emails[0]!.marked[0]).toEqual({ text: '<img src=x onerror=alert(1)> ' })
  })
})

describe('paging and filters', () => {
  it('lists all matches once, best first', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Found = (await search('choir', { limit: 1, after }))!
      seen.push(...page.subjects)
      after = page.next
    } while (after)
    expect(seen).toEqual(await subjects('choir'))
  })

  it('continues by date after the ranked matches', async () => {
    const brand = await createBrand()
    const many = RANKED_MAX + 30
    const { id: _, ...model } = await createEmail({ brand, subjectLine: 'Model' })
    await db()
      .insert(emails)
      .values(
        Array.from({ length: many }, (_none, number) => ({
          ...model,
          slug: `zebra-${number}`,
          subjectLine: `Zebra ${number}`,
          contentHash: createHash('sha256').update(`zebra ${number}`).digest('hex'),
          createdAt: new Date(2020, 0, 1, 0, number),
        })),
      )
    const seen = new Set<string>()
    let after: string | null = null
    do {
      const page: Found = (await search('zebra', { limit: 60, after }))!
      for (const { id } of page.emails) seen.add(id)
      after = page.next
    } while (after)
    expect(seen.size).toBe(many)
  })

  it('starts again for an invalid cursor', async () => {
    for (const after of ['nonsense', `0.5~${crypto.randomUUID()}`, '9e9~x']) {
      expect((await search('choir', { after }))!.subjects.length === 4 || after.includes('~')).toBe(true)
    }
  })

  it('applies filters, and counts their options', async () => {
    const type = await createCategory({ type: 'email_type', slug: 'events' })
    await createEmail({ subjectLine: 'Choir evening', categories: [type] })
    const parsed = (await parseQuery('choir'))!
    const { conditions } = await findFilters({ type: 'events' })
    const found = await findEmails(parsed, { limit: 10, after: null, tags: tagsOf(conditions) })
    expect(found.emails.map(({ subject }) => subject)).toEqual(['Choir evening'])
    const counts = await countChoices({}, parsed.matches.ids)
    expect(counts.total).toBe(5)
    expect(counts.choices.type).toEqual([{ value: 'events', name: type.name, count: 1 }])
  })
})
