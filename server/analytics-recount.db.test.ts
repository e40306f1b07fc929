/** Twenty numbers of the analytics pages, recounted from the JSON export of the same emails. */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { beforeAll, expect, test, vi } from 'vitest'
import { asPerson } from '#app/accounts/policy.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { jsonOf } from '#app/collections/exports/csv-and-json.server.ts'
import { exportRows } from '#app/collections/exports/export-rows.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { isClipped } from '#app/inspection/attributes/clipping.ts'
import { readSubjectTone } from '#app/inspection/attributes/subject-tone.ts'
import { inTransaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, emailAttributes, emailCategories, emails } from '#app/platform/db/schema.ts'
import { shortDate } from '#app/platform/lib/format.ts'
import { addDays, daysUntil } from '#app/platform/lib/plain-day.ts'
import * as brandPage from '#app/routes/gallery/brand-analytics.tsx'
import * as categoryPage from '#app/routes/gallery/category-analytics.tsx'
import * as comparePage from '#app/routes/gallery/compare.tsx'
import * as plannerPage from '#app/routes/gallery/planner.tsx'
import * as reportPage from '#app/routes/gallery/state-of-email.tsx'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, noAttributes } from '#test/factories.ts'
import { randomFrom } from '#test/random.ts'
import { createUser } from '#test/signed-in.ts'

useTestDatabase()
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00Z`) }))

const EMAILS = 70
/** The same each time: on some days the fortieth before is a leap day, or a month begins between two pages. */
const TODAY = '2026-11-23'
const SUBJECTS = [
  'Half price today',
  'Ready? Here it is',
  'Your order',
  '¿Listos? Rebajas de verano en toda la tienda',
  '新着？',
]

type Exported = {
  brand: string
  subject: string
  sent: string
  types: string[]
  platform: string | null
  discountPercent: number | null
  code: boolean
  freeShipping: boolean
  htmlBytes: number
}

/** Seventy emails of two brands in the last ten months, and a collection with all of them. */
async function fixtures() {
  const random = randomFrom(5)
  const event = addDays(TODAY, -40)
  const occasion = await createCategory({
    type: 'occasion',
    name: 'Pancake Day',
    slug: 'pancake-day',
    dateRule: { kind: 'fixed', month: Number(event.slice(5, 7)), day: Number(event.slice(8)) },
  })
  const type = await createCategory({ name: 'Discount', slug: 'discount' })
  const brands = [
    await createBrand({ name: 'Fernhill', slug: 'fernhill' }),
    await createBrand({ name: 'Voltbarn', slug: 'voltbarn' }),
  ]
  const actor = asPerson(await createUser())
  const collection = await createCollection({
    actor,
    input: { name: 'All', description: null, type: 'emails' },
  })
  const { id: collectionId } = collection as { id: string }
  const made = Array.from({ length: EMAILS }, (_, position) => {
    const day = addDays(TODAY, -1 - random.number(300))
    const before = daysUntil(day, event)
    const subjectLine = random.pick(SUBJECTS) + '!'.repeat(random.number(9))
    const htmlBytes = 4000 + random.number(150_000)
    const id = randomUUID()
    return {
      email: {
        id,
        slug: `email-${position}`,
        brandId: brands[position % 3 === 0 ? 1 : 0]!.id,
        subjectLine,
        sentAt: new Date(`${day}T${10 + (position % 2)}:30:00Z`),
        language: 'en',
        contentHash: String(position).padStart(64, '0'),
        originalKey: `private/00/${position}.eml`,
        facts: noAttributes,
      },
      categories: [...(position % 2 ? [type] : []), ...(before >= 0 && before < 84 ? [occasion] : [])].map(
        (category, place) => ({ emailId: id, categoryId: category.id, position: place }),
      ),
      attributes: {
        emailId: id,
        rulesVersion: ATTRIBUTES_VERSION,
        skeleton: '0a1b',
        discountPercent: random.pick([null, 10, 15, 20, 45]),
        hasCode: random.chance(0.3),
        freeShipping: random.chance(0.2),
        platform: random.pick([null, 'klaviyo', 'braze']),
        subjectQuestion: readSubjectTone(subjectLine).question,
        htmlBytes,
        clipped: isClipped(htmlBytes),
        language: 'en',
        sentOn: day,
        sentWeekday: new Date(day).getUTCDay(),
        sentHour: 10 + (position % 2),
      },
      save: { collectionId, emailId: id, userId: actor.id, position },
    }
  })
  await inTransaction(async (tx) => {
    await tx.insert(emails).values(made.map(({ email }) => email))
    await tx.insert(emailCategories).values(made.flatMap(({ categories }) => categories))
    await tx.insert(emailAttributes).values(made.map(({ attributes }) => attributes))
    await tx.insert(collectionEmails).values(made.map(({ save }) => save))
  })
  await countAnalytics()
  const own = (await getCollection(actor, collectionId))!
  const json = await text(Readable.from(jsonOf('All', exportRows(own))))
  return { event, emails: (JSON.parse(json) as { emails: Exported[] }).emails }
}

/** The words of a page, without its tags. */
async function wordsOf(loader: unknown, path: string, params: Record<string, string> = {}): Promise<string> {
  const { data } = await callRoute(loader, path, { params })
  return (data as { part: { html: string } }).part.html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
}

function share(part: Exported[], whole: Exported[]): string {
  return `${Math.round((part.length / whole.length) * 100)}%`
}

const lengthOf = ({ subject }: Exported) => Array.from(subject).length
const hasOffer = ({ discountPercent, code, freeShipping }: Exported) =>
  discountPercent !== null || code || freeShipping
const discounts = (emails: Exported[]) => emails.flatMap(({ discountPercent }) => discountPercent ?? [])

function mostIn(emails: Exported[], name: (email: Exported) => string): number {
  return Math.max(...[...Map.groupBy(emails, name).values()].map(({ length }) => length))
}

test('what the pages show is what the export says', async () => {
  const { event, emails: all } = await fixtures()
  const n = `n = ${EMAILS}`
  const percents = discounts(all)

  const report = await wordsOf(reportPage.loader, '/state-of-email')
  const kilobytes = all.map(({ htmlBytes }) => Math.round(htmlBytes / 1024))
  const fernhill = all.filter(({ brand }) => brand === 'Fernhill')
  const voltbarn = all.filter(({ brand }) => brand === 'Voltbarn')
  const discounted = all.filter(({ types }) => types.includes('Discount'))
  const question = all.filter(({ subject }) => /[?？]/.test(subject))
  const clipped = all.filter(({ htmlBytes }) => htmlBytes > 102 * 1024)
  for (const shown of [
    `Emails ${EMAILS}`,
    `Median HTML size ${median(kilobytes)} kB ${n}`,
    `Clipped by Gmail ${share(clipped, all)} ${n}`,
    `With an offer ${share(all.filter(hasOffer), all)} ${n}`,
    `Median discount ${median(percents)}% n = ${percents.length}`,
    `Median characters in subject lines ${median(all.map(lengthOf))} ${n}`,
    `A question in the subject line ${share(question, all)}`,
    `Free shipping ${share(
      all.filter(({ freeShipping }) => freeShipping),
      all,
    )}`,
  ]) {
    expect(report).toContain(shown)
  }
  expect(question.length).toBeGreaterThan(10)

  const params = { brandSlug: 'fernhill' }
  const brand = await wordsOf(brandPage.loader, '/brand/fernhill/analytics', params)
  const days = [...new Set(fernhill.map(({ sent }) => sent.slice(0, 10)))].toSorted()
  const gap = Math.max(...days.slice(1).map((day, at) => daysUntil(days[at]!, day)))
  const percentsOfBrand = discounts(fernhill)
  for (const shown of [
    `Emails ${fernhill.length}`,
    `With an offer ${share(fernhill.filter(hasOffer), fernhill)} n = ${fernhill.length}`,
    `Median discount ${median(percentsOfBrand)}% n = ${percentsOfBrand.length}`,
    `Median characters in subject lines ${median(fernhill.map(lengthOf))} n = ${fernhill.length}`,
    `Longest gap, last two years ${gap} days`,
    `(${mostIn(fernhill, ({ sent }) => sent.slice(0, 7))}).`,
    `(${mostIn(fernhill, ({ sent }) => `${new Date(sent).getUTCDay()} ${sent.slice(11, 13)}`)}).`,
  ]) {
    expect(brand).toContain(shown)
  }

  const category = await wordsOf(categoryPage.loader, '/category/discount/analytics', { slug: 'discount' })
  expect(category).toContain(`Emails ${discounted.length}`)
  expect(category).toContain(
    `Median characters in subject lines ${median(discounted.map(lengthOf))} n = ${discounted.length}`,
  )

  const compared = await wordsOf(comparePage.loader, '/compare?brand=fernhill&brand=voltbarn')
  const lengths = [fernhill, voltbarn].map((own) => `${median(own.map(lengthOf))} n = ${own.length}`)
  expect(compared).toContain(`Median characters in subject lines ${lengths.join(' ')}`)

  const planner = await wordsOf(plannerPage.loader, '/planner')
  const before = all
    .map(({ sent }) => daysUntil(sent.slice(0, 10), event))
    .filter((count) => count >= 0 && count < 84)
    .toSorted((a, b) => b - a)
  const next = `${Number(event.slice(0, 4)) + 1}${event.slice(4)}`
  const [quarter, half] = [0.25, 0.5].map((part) =>
    shortDate(addDays(next, -before[Math.ceil(before.length * part) - 1]!)),
  )
  expect(planner).toContain(`A quarter of the emails by ${quarter}, half by ${half}`)
})
