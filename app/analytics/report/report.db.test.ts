/** The report's numbers against a plain recount, the emails behind them, and the months that are stored. */
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emailAttributes, emails, reportMonths } from '#app/platform/db/schema.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { randomFrom } from '#test/random.ts'
import { emailsBehind } from './components/report-links.ts'
import { readReportEmails } from './emails.server.ts'
import { listReportMonths, readReport } from './queries.server.ts'
import { filtersOf, type Report } from './report.ts'
import { reportRows } from './report-rows.ts'
import { storeReportMonths } from './store-months.server.ts'

useTestDatabase()

const TODAY = '2026-11-23'
const NOW = new Date('2026-11-23T13:00:00Z')

type Sent = {
  id: string
  subject: string
  sentAt: Date | null
  facts: typeof emailAttributes.$inferInsert | null
}

let sent: Sent[]

beforeEach(async () => {
  const random = randomFrom(11)
  const brand = await createBrand()
  sent = []
  for (let at = 0; at < 30; at++) {
    const month = 8 + random.number(3)
    const sentAt = at === 0 ? null : new Date(Date.UTC(2026, month, 1 + random.number(28), random.number(24)))
    const subject = 'x'.repeat(random.pick([3, 29, 30, 47, 199, 230]))
    const { id } = await createEmail({ brand, sentAt, subjectLine: subject })
    const facts =
      at % 6 === 1
        ? null
        : {
            emailId: id,
            rulesVersion: ATTRIBUTES_VERSION,
            skeleton: '0a1b',
            discountPercent: random.pick([null, 5, 20, 25, 100]),
            hasCode: random.chance(0.3),
            freeShipping: at === 5,
            gift: at === 9,
            platform: random.pick([null, 'klaviyo', 'braze']),
            htmlBytes: random.pick([5_000, 15_000, 19_999, 120_000, 900_000]),
            clipped: random.chance(0.3),
            darkStyles: random.chance(0.5),
            images: random.number(3),
            imagesWithoutAlt: random.number(2),
            subjectEmoji: random.number(2),
            sentOn: sentAt?.toISOString().slice(0, 10) ?? null,
            sentWeekday: sentAt?.getUTCDay() ?? null,
            sentHour: sentAt?.getUTCHours() ?? null,
          }
    sent.push({ id, subject, sentAt, facts })
  }
  await db()
    .insert(emailAttributes)
    .values(sent.flatMap(({ facts }) => facts ?? []))
  // None of these may be counted.
  const hidden = await createBrand({ status: 'private' })
  await createEmail({ brand: hidden, sentAt: new Date('2026-10-05T08:00:00Z') })
  await createEmail({ brand, status: 'draft', sentAt: new Date('2026-10-05T08:00:00Z') })
})

async function reported(month: string | null) {
  await countAnalytics()
  return readReport(month, TODAY)
}

/** By what the list is asked for: the emails of a number, found one by one. */
function recount(fact: string, emailsOf: Sent[]): Sent[] {
  const [kind, value = '', hour] = fact.split('-')
  return emailsOf.filter(({ subject, sentAt, facts }) => {
    const from = Number(value)
    switch (kind) {
      case 'all':
        return true
      case 'subject':
        return Math.floor(Math.min(200, subject.length) / 10) * 10 === from
      case 'hour':
        return sentAt?.getUTCDay() === from && sentAt.getUTCHours() === Number(hour)
      case 'size':
        return facts && Math.min(500, Math.floor(Math.round(facts.htmlBytes! / 1024) / 10) * 10) === from
      case 'percent':
        return sentAt && facts?.discountPercent === from
      case 'platform':
        return sentAt && facts && (facts.platform ?? 'unknown') === value
      case 'clipped':
        return facts?.clipped
      case 'dark':
        return facts?.darkStyles
      case 'without':
        return facts && facts.imagesWithoutAlt! > 0
      case 'offer':
        return facts && (facts.discountPercent !== null || facts.hasCode || facts.freeShipping || facts.gift)
      case 'discount':
        return facts && facts.discountPercent !== null
      case 'code':
        return facts?.hasCode
      case 'free':
        return facts?.freeShipping
      case 'gift':
        return facts?.gift
      case 'emoji':
        return facts && facts.subjectEmoji! > 0
      default:
        return false
    }
  })
}

async function check(report: Report | null, emailsOf: Sent[]): Promise<void> {
  const rows = reportRows(report!)
  expect(rows.length).toBeGreaterThan(180)
  for (const { fact, emails: count } of rows) {
    const behind = recount(fact, emailsOf)
    expect(count, fact).toBe(behind.length)
    if (count === 0) continue
    const filters = filtersOf(fact, report!)
    const browsable = filters ? await browsed(filters) : idsOf(behind)
    expect(browsable, fact).toEqual(idsOf(behind))
    // Only /browse lists those without a date.
    if (fact === 'all') continue
    const page = await readReportEmails({ fact, month: report!.month, after: null })
    expect(page.count, fact).toBe(count)
    expect(idsOf(page.emails), fact).toEqual(idsOf(behind))
  }
}

function idsOf(found: { id: string }[]): string[] {
  return found.map(({ id }) => id).toSorted()
}

async function browsed(filters: Parameters<typeof findFilters>[0]): Promise<string[]> {
  const { conditions } = await findFilters(filters)
  return (await listIds(tagsOf(conditions), { limit: 100 })).ids.toSorted()
}

test('numbers lead to /browse where its filters find the same emails', async () => {
  const live = await reported(null)
  const facts = [
    'all',
    'dark',
    'offer',
    'code',
    'platform-klaviyo',
    'platform-unknown',
    'discount',
    'size-10',
  ]
  const linked = (report: Report) => facts.map((fact) => emailsBehind(fact, report))
  const own = (fact: string) => `/state-of-email/emails?fact=${fact}`
  const links = ['/browse', '/browse?dark=yes', '/browse?offer=any', '/browse?offer=code']
  expect(linked(live!)).toEqual([...links, ...facts.slice(4).map(own)])
  await storeReportMonths(NOW)
  const october = await reported('2026-10')
  expect(linked(october!)).toEqual(facts.map((fact) => `${own(fact)}&month=2026-10`))

  // Platforms are counted of dated emails.
  await db().update(emails).set({ status: 'hidden' }).where(isNull(emails.sentAt))
  const dated = await reported(null)
  await check(
    dated,
    sent.filter(({ sentAt }) => sentAt),
  )
  expect(linked(dated!)).toEqual([...links, '/browse?platform=klaviyo', ...facts.slice(5).map(own)])
})

test('the live report is a recount of all public emails, and leads to them', async () => {
  const report = await reported(null)
  await check(report, sent)
  expect(report!.known).toBe(sent.filter(({ facts }) => facts).length)
  const month = (email: Sent) => email.sentAt?.toISOString().slice(0, 7)
  expect(report!.times.filter(({ count }) => count > 0)).toEqual(
    ['2026-09', '2026-10', '2026-11'].map((time) => {
      return { time, count: sent.filter((email) => month(email) === time).length }
    }),
  )
  expect(report!.offersByMonth.at(-1)).toEqual({
    month: '2026-11',
    known: sent.filter((email) => month(email) === '2026-11' && email.facts).length,
    offers: recount(
      'offer',
      sent.filter((email) => month(email) === '2026-11'),
    ).length,
  })
})

test('months are stored once they are over, also those that were missed, and stay', async () => {
  expect(await reported('2026-10')).toBeNull()
  await storeReportMonths(new Date('2026-10-31T23:00:00Z'))
  // It is still October somewhere.
  await storeReportMonths(new Date('2026-11-01T11:00:00Z'))
  expect((await listReportMonths()).map(({ month }) => month)).toEqual(['2026-09'])
  // What is stored stays: all attributes are known by then.
  await db().update(emailAttributes).set({ rulesVersion: 0 }).where(eq(emailAttributes.emailId, sent[2]!.id))
  await storeReportMonths(NOW)
  expect(await listReportMonths()).toHaveLength(1)
  await db().update(emailAttributes).set({ rulesVersion: ATTRIBUTES_VERSION })
  await storeReportMonths(NOW)
  expect((await listReportMonths()).map(({ month }) => month)).toEqual(['2026-10', '2026-09'])
  const ofOctober = sent.filter(({ sentAt }) => sentAt?.getUTCMonth() === 9)
  const report = await reported('2026-10')
  expect(report).toMatchObject({ emails: ofOctober.length, storedOn: TODAY, month: '2026-10' })
  expect(report!.times).toHaveLength(31)
  await check(report, ofOctober)

  await db().update(brands).set({ status: 'archived' })
  await storeReportMonths(NOW)
  expect(await reported('2026-10')).toEqual(report)
  expect((await reported(null))!.emails).toBe(0)
  // The running month has none.
  expect(await reported('2026-11')).toBeNull()
})

test('a month with fewer than five emails is not stored until more come in', async () => {
  await db().update(emails).set({ status: 'hidden' })
  const brand = await createBrand()
  const send = () => createEmail({ brand, sentAt: new Date('2025-03-05T08:00:00Z') })
  for (let at = 0; at < 4; at++) await send()
  await storeReportMonths(NOW)
  expect(await db().$count(reportMonths)).toBe(0)
  await send()
  await storeReportMonths(NOW)
  expect((await listReportMonths()).map(({ month }) => month)).toEqual(['2025-03'])
})

test('the list goes on page by page, those sent last first', async () => {
  const brand = await createBrand()
  const day = new Date('2025-03-05T08:00:00Z')
  const first = await createEmail({ brand, sentAt: day, subjectLine: 'y'.repeat(60) })
  await db().execute(sql`
    insert into emails (slug, brand_id, subject_line, sent_at, content_hash, original_key, facts)
    select 'more-' || n, ${brand.id}, ${'y'.repeat(60)}, ${day.toISOString()}::timestamptz + n * interval '1 hour',
      encode(sha256(('more ' || n)::bytea), 'hex'), 'private/00/' || n || '.eml', '{}'::jsonb
    from generate_series(1, 59) as n`)
  await countAnalytics()
  const page = await readReportEmails({ fact: 'subject-60', month: '2025-03', after: null })
  expect([page.count, page.emails.length]).toEqual([60, 50])
  expect(page.emails[0]!.slug).toBe('more-59')
  const rest = await readReportEmails({ fact: 'subject-60', month: '2025-03', after: page.next })
  expect([rest.emails.length, rest.emails.at(-1)!.id, rest.next]).toEqual([10, first.id, null])
  const all = await readReportEmails({ fact: 'all', month: '2025-03', after: null })
  expect([all.count, all.emails.length]).toEqual([60, 50])
  await db().delete(emails).where(eq(emails.id, first.id))
  const gone = await readReportEmails({ fact: 'subject-60', month: '2025-03', after: first.id })
  expect(gone.emails).toHaveLength(50)
})
