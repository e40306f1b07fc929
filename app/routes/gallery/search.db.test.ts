/** Whatever anybody types, both searches answer, and soon. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { noteVisit } from '#app/http/visit.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { loader as emailsLoader } from '../resources/search-emails.ts'
import { loader as pageLoader } from './search.tsx'

useTestDatabase()

/** Numbers of the issue: so many searches, none of them slower than this. */
const RUNS = 2000
const SLOWEST_MS = 2000

const context = new RouterContextProvider()

beforeAll(() => noteVisit(context, { headers: new Headers(), ipAddress: '203.0.113.7' }))

const operator = fc.constantFrom('"', '-', ' or ', ' ', '&', '|', '!', ':*', '<->', '(', ')', '\\', "'", '%', '\0', '\u0007')
const word = fc.constantFrom('choir', 'the', 'chior', 'piano', 'Häuser', 'a', 'or', 'e-book')
const anything = fc.string({ unit: 'binary', maxLength: 40 })
const search = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.oneof(operator, word, anything), { maxLength: 24 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: anything.map((part) => `${part} `.repeat(400).slice(0, 10_240)) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(10_240), '"'.repeat(10_240), '-a '.repeat(3400), '('.repeat(10_240)) },
)

test(`${RUNS} searches of all kinds are answered`, { timeout: 180_000 }, async () => {
  const brand = await createBrand({ name: 'Corkline' })
  const categories = [await createCategory({ slug: 'events' })]
  for (const subjectLine of ['A choir moves a piano', 'The e-book', 'Häuser', 'What the window said']) {
    await createEmail({ brand, categories, language: 'en', subjectLine, bodyText: 'The piano of the choir' })
  }
  let slowest = 0
  let turn = 0
  await fc.assert(
    fc.asyncProperty(search, async (q) => {
      const url = new URL('http://shelf.test/search')
      // As an address carries it: what is no text there is none when it arrives.
      url.searchParams.set('q', q)
      const request = new Request(url)
      const started = performance.now()
      if (turn++ % 2 === 0) {
        const page = await pageLoader({ request, url, context, params: {}, pattern: '/search', unstable_url: url } as never)
        expect(page.q.length).toBeLessThanOrEqual(400)
      } else {
        const answer = await emailsLoader({ request, url, context, params: {}, pattern: '/search-emails' } as never)
        expect([200, 429]).toContain(answer.status)
      }
      slowest = Math.max(slowest, performance.now() - started)
    }),
    { numRuns: RUNS },
  )
  expect(slowest).toBeLessThan(SLOWEST_MS)
})
