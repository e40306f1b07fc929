/** Questions as people type them, over the sample emails: the first results answer each of them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { setRequestContext } from '#app/accounts/request/request-context.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { tagsOf, findFilters } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { loadSamples } from '#app/intake/ingest/store/samples.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes, emails } from '#app/platform/db/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { inArray } from 'drizzle-orm'
import { loader } from './search.tsx'

useTestDatabase()

/** The first results that have to be right. */
const FIRST = 3

/** A question, and what its first results fulfil: filters, or one of these slugs. */
const QUESTIONS: [question: string, answer: string | string[]][] = [
  ['cart abandonment emails', 'type=cart-abandonment'],
  ['show me password reset emails', 'type=password-reset'],
  ['Black Friday fashion', 'occasion=black-friday&industry=fashion'],
  ['"We voted on the piano with stickers"', ['corkline-how-a-choir-moved-house']],
  ['landbars welcome email', 'brand=landbars&type=welcome'],
  ['half price offers', 'discount=50'],
  ['dark mode emails', 'dark=yes'],
  ['short emails', 'length=short'],
  ['emails with a countdown', 'feature=countdown'],
  ['orange emails', 'color=orange'],
  ['plain text emails', 'feature=plain-text'],
  ['emails under 100 words', 'length=100'],
  ['animated emails', 'feature=animated'],
  ['emails sent with klaviyo', 'platform=klaviyo'],
  ['winback', 'type=win-back'],
  ['blck friday', 'occasion=black-friday'],
  ['re-engagement emails', 'type=win-back'],
  ['emails with a gif', 'feature=animated'],
  ['abandoned carts', 'type=cart-abandonment'],
  ['xmas emails', 'occasion=christmas'],
  ['4th of july', 'occasion=independence-day'],
  ['mothers day', 'occasion=mothers-day'],
  ['helloween', 'occasion=halloween'],
  ['trick or treat', 'occasion=halloween'],
  ['newsletters under 150 words', 'type=newsletter&length=short'],
  ['dark mode newsletters', 'type=newsletter&dark=yes'],
  ['free shipping', 'offer=free-shipping'],
  ['50% off', 'discount=50'],
  ['email with a discount code', 'offer=code'],
  ['saas onboarding', 'industry=saas&type=onboarding'],
  ['what do pet brands send', 'industry=pets'],
  ['christmas 2025', 'occasion=christmas&year=2025'],
  ['third diner free trial', 'brand=third-dinner&type=free-trial'],
  ['loud suply black friday', 'brand=loud-supply&occasion=black-friday'],
  ['black friday emails with a tv', ['voltbarn-black-friday-starts-now']],
  ['type:welcome industry:travel', 'type=welcome&industry=travel'],
  ['brand:latchkin has:dark', 'brand=latchkin&dark=yes'],
  [
    'words:<30',
    [
      'half-decibel-fog',
      'halvane-collection-fourteen',
      'loud-supply-horsepower',
      'roomtone-six-shows-no-adjectives',
    ],
  ],
  ['subject:stollen', ['proof-street-you-are-number-forty-seven']],
  ['season:halloween before:2025-01-01', ['third-dinner-costumes-ranked-by-resentment']],
  ['password reset after:2026-01-01', ['knotwork-heres-the-loose-end']],
]

test(`${QUESTIONS.length} questions are answered by the first results`, async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'questions-')) })))
  await syncTaxonomy()
  await loadSamples()
  await addEmailsWithAttributes()
  const unanswered: string[] = []
  for (const [question, answer] of QUESTIONS) {
    const found = (await search(question)).slice(0, FIRST)
    const right = typeof answer === 'string' ? await slugsOf(answer) : answer
    if (found.length === 0 || found.some((slug) => !right.includes(slug)))
      unanswered.push(`${question}: ${found.join(' ') || 'nothing'}`)
  }
  expect(unanswered).toEqual([])
})

/** No sample has these. */
async function addEmailsWithAttributes() {
  const brand = await createBrand({ name: 'Haberdash' })
  const attributes: Partial<typeof emailAttributes.$inferInsert>[] = [
    { countdown: true },
    { animated: true },
    { plainText: true },
    { platform: 'klaviyo' },
  ]
  for (const [place, given] of attributes.entries()) {
    const { id } = await createEmail({ brand, language: 'en', subjectLine: `Number ${place} of our letters` })
    await db()
      .insert(emailAttributes)
      .values({ emailId: id, rulesVersion: 1, skeleton: 'x', words: 300, ...given })
  }
}

/** The slugs that the search page shows, after the redirect to the filters that it read. */
async function search(question: string): Promise<string[]> {
  let url = new URL(`http://shelf.test/search?${new URLSearchParams({ q: question })}`)
  for (let turn = 0; turn < 2; turn++) {
    const context = new RouterContextProvider()
    setRequestContext(context, {
      headers: new Headers(),
      ipAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
    })
    const answer = (await loader({ request: new Request(url), url, context } as never)) as unknown
    if (!(answer instanceof Response)) {
      const { result } = answer as { result: { list: { emails: { slug: string }[] } } | null }
      return result?.list.emails.map(({ slug }) => slug) ?? []
    }
    url = new URL(answer.headers.get('Location')!, url)
  }
  throw new Error(`${question} redirects twice`)
}

async function slugsOf(filters: string): Promise<string[]> {
  const { conditions } = await findFilters(parseParameters(browseQuery, new URLSearchParams(filters)))
  const { ids } = await listIds(tagsOf(conditions), { limit: 500 })
  if (ids.length === 0) throw new Error(`no email has ${filters}`)
  const rows = await db().select({ slug: emails.slug }).from(emails).where(inArray(emails.id, ids))
  return rows.map(({ slug }) => slug)
}
