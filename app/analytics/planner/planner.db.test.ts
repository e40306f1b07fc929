/** Lead times against emails that a test sent itself. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import { addDays } from '#app/platform/lib/plain-day.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { randomFrom } from '#test/random.ts'
import { type AskedPlan, readPlan } from './queries.server.ts'

useTestDatabase()

const TODAY = '2026-11-23'
const ALL = { industry: null, language: null }

async function fixtures() {
  const fashion = await createCategory({ type: 'vertical', slug: 'fashion' })
  const food = await createCategory({ type: 'vertical', slug: 'food' })
  const christmas = await createCategory({
    type: 'occasion',
    name: 'Christmas',
    slug: 'christmas',
    dateRule: { kind: 'fixed', month: 12, day: 25 },
  })
  const halloween = await createCategory({
    type: 'occasion',
    name: 'Halloween',
    slug: 'halloween',
    dateRule: { kind: 'fixed', month: 10, day: 31 },
  })
  const brands = {
    fashion: await createBrand({ categories: [fashion] }),
    food: await createBrand({ categories: [food] }),
  }
  return { christmas, halloween, brands }
}

type Fixtures = Awaited<ReturnType<typeof fixtures>>

async function send(
  { brands, ...occasions }: Fixtures,
  of: 'christmas' | 'halloween',
  brand: 'fashion' | 'food',
  day: string,
  language: string,
) {
  const email = await createEmail({
    brand: brands[brand],
    categories: [occasions[of]],
    sentAt: new Date(`${day}T10:00:00Z`),
  })
  await db().insert(emailAttributes).values({ emailId: email.id, skeleton: '0a', language, sentOn: day })
}

async function planned(asked: AskedPlan) {
  await countAnalytics()
  return readPlan(asked, TODAY)
}

test('quarter and half are those of the emails themselves, for each filter', async () => {
  const made = await fixtures()
  const random = randomFrom(7)
  const sent = Array.from({ length: 40 }, (_, at) => ({
    brand: (['fashion', 'food'] as const)[at % 2]!,
    language: at % 4 < 2 ? 'de' : 'en',
    before: random.number(90) - 3,
    date: `${at % 10 === 0 ? 2022 + (at % 20) / 2 : 2023 + random.number(3)}-12-25`,
  }))
  for (const { brand, language, before, date } of sent)
    await send(made, 'christmas', brand, addDays(date, -before), language)

  for (const industry of [null, 'fashion', 'food'])
    for (const language of [null, 'de', 'en']) {
      const days = sent
        .filter((email) => (industry === null || email.brand === industry) && email.date !== '2022-12-25')
        .filter((email) => language === null || email.language === language)
        // Twelve weeks before the date and not after it, of dates that have passed.
        .filter(({ before, date }) => before >= 0 && before < 84 && date < TODAY)
        .map(({ before }) => before)
        .toSorted((a, b) => b - a)
      const { occasions } = await planned({ industry, language })
      expect(occasions[0], `${industry} ${language}`).toMatchObject({
        slug: 'christmas',
        date: '2026-12-25',
        days: 32,
        lead: {
          emails: days.length,
          learned: {
            quarter: days[Math.ceil(days.length / 4) - 1],
            half: days[Math.ceil(days.length / 2) - 1],
          },
        },
      })
    }
})

test('too few emails teach nothing, and one more does', async () => {
  const made = await fixtures()
  for (let at = 0; at < 4; at++) await send(made, 'halloween', 'food', `2025-10-2${at}`, 'en')
  const halloween = async () => (await planned(ALL)).occasions.find(({ slug }) => slug === 'halloween')!.lead
  expect(await halloween()).toEqual({ emails: 4, learned: null, isSoFar: false })
  await send(made, 'halloween', 'food', '2025-10-24', 'en')
  expect(await halloween()).toEqual({ emails: 5, learned: { quarter: 10, half: 9 }, isSoFar: false })
})

test('filters leave out what nobody sends for, and say when nothing fits', async () => {
  const made = await fixtures()
  await send(made, 'halloween', 'food', '2025-10-20', 'en')
  await send(made, 'christmas', 'fashion', '2025-12-20', 'de')
  const slugs = async (industry: string | null, language: string | null) => {
    const { occasions, isUnfiltered } = await planned({ industry, language })
    return [...occasions.map(({ slug }) => slug), isUnfiltered]
  }
  expect(await slugs(null, null)).toEqual(['christmas', 'halloween', false])
  expect(await slugs('food', null)).toEqual(['halloween', false])
  expect(await slugs(null, 'de')).toEqual(['christmas', false])
  expect(await slugs('food', 'de')).toEqual(['christmas', 'halloween', true])
  // What the gallery does not have filters nothing.
  expect(await slugs('unknown', 'xx')).toEqual(['christmas', 'halloween', false])
  const { choices } = await planned(ALL)
  expect(choices).toMatchObject({
    industries: [{ value: 'fashion' }, { value: 'food' }],
    languages: [
      { value: 'en', name: 'English' },
      { value: 'de', name: 'German' },
    ],
  })
})

test('hidden emails teach nothing', async () => {
  const made = await fixtures()
  for (let at = 0; at < 6; at++) await send(made, 'halloween', 'food', `2025-10-2${at}`, 'en')
  await db().execute(sql`update emails set status = 'hidden'`)
  const { occasions } = await planned(ALL)
  expect(occasions.map(({ lead }) => lead.emails)).toEqual([0, 0])
})
