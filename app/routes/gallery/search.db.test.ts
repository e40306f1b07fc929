/** Both searches respond to any text, quickly. */
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { setRequestContext } from '#app/accounts/request/request-context.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { startProcessClock } from '#test/thread-clock.ts'
import { loader as emailsLoader } from '../resources/search-emails.ts'
import { loader as pageLoader } from './search.tsx'

useTestDatabase()

/** The number of searches on each engine, and the limit for each, in milliseconds of processor time. */
const RUNS = 1000
const SLOWEST_MS = 2000

/** A new client each time, because of the rate limit. */
function visitor(number: number): RouterContextProvider {
  const context = new RouterContextProvider()
  setRequestContext(context, { headers: new Headers(), ipAddress: `203.0.113.${number % 100}` })
  return context
}

const operator = constantFrom(
  'brand:',
  'subject:',
  'words:<',
  'after:2024',
  ' emails ',
  '"',
  '-',
  ' or ',
  ' ',
  '&',
  '|',
  '!',
  ':*',
  '<->',
  '(',
  ')',
  '\\',
  "'",
  '%',
  '\0',
  '\u0007',
)
const word = constantFrom('choir', 'the', 'chior', 'piano', 'Häuser', 'a', 'or', 'e-book')
const anything = string({ unit: 'binary', maxLength: 40 })
const search = oneof(
  {
    weight: 8,
    arbitrary: array(oneof(operator, word, anything), { maxLength: 24 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: anything.map((part) => `${part} `.repeat(400).slice(0, 10_240)) },
  {
    weight: 1,
    arbitrary: constantFrom('a'.repeat(10_240), '"'.repeat(10_240), '-a '.repeat(3400), '('.repeat(10_240)),
  },
)

test(`${RUNS} searches of all kinds are answered`, async () => {
  const brand = await createBrand({ name: 'Corkline' })
  const categories = [await createCategory({ slug: 'events' })]
  for (const subjectLine of ['A choir moves a piano', 'The e-book', 'Häuser', 'What the window said']) {
    await createEmail({ brand, categories, language: 'en', subjectLine, bodyText: 'The piano of the choir' })
  }
  let slowest = 0
  let turn = 0
  await assert(
    asyncProperty(search, async (q) => {
      const url = new URL('http://shelf.test/search')
      // As a URL encodes it: invalid text arrives as valid text.
      url.searchParams.set('q', q)
      const request = new Request(url)
      const context = visitor(turn)
      const processMs = startProcessClock()
      const loader = turn++ % 2 === 0 ? pageLoader : emailsLoader
      let answer: object = await loader({ request, url, context } as never)
      // To the filters that were read, once.
      if (answer instanceof Response && answer.status === 302) {
        const read = new URL(answer.headers.get('Location')!, url)
        answer = await loader({ request: new Request(read), url: read, context } as never)
      }
      expect(answer instanceof Response ? answer.status : 200).toBe(200)
      slowest = Math.max(slowest, processMs())
    }),
    { numRuns: RUNS },
  )
  expect(slowest).toBeLessThan(SLOWEST_MS)
})
