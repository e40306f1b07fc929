/**
 * Everything that reads text, bytes or counts from outside, in time linear to its input: `*.cases.ts` list the
 * functions with their worst inputs. A route that reads input and that no case names fails. What reads mail has a file
 * of its own, `linear-mail.long.test.ts`, so that both run at the same time.
 */
import { expect, test } from 'vitest'
import { type AttackedRoute, listAttackedRoutes } from '../../resilience/attacked-routes.ts'
import { relaxedQueries, snippetOf } from './former-search.ts'
import { growthFaults } from './judge.ts'
import { defineCase, repeated } from './linear-case.ts'
import { casesOf, testGrowth } from './test-growth.ts'

const others = casesOf('others')
const cases = [...casesOf('mail'), ...others]

testGrowth(others)

test('every route that reads input has a case', async () => {
  const reached = new Set(cases.flatMap(({ reachedFrom }) => reachedFrom))
  const routes = (await listAttackedRoutes()).filter(readsInput)
  expect(routes.length).toBeGreaterThan(100)
  const missing = routes.map(({ pattern }) => pattern).filter((pattern) => !reached.has(pattern))
  expect([...new Set(missing)]).toEqual([])
})

test('every case names routes that exist', async () => {
  const others = ['smtp', 'imap', 'import', 'cli', 'server']
  const known = new Set([...(await listAttackedRoutes()).map(({ pattern }) => pattern), ...others])
  const unknown = cases.flatMap(({ name, reachedFrom }) =>
    reachedFrom.filter((from) => !known.has(from)).map((from) => `${name}: ${from}`),
  )
  expect(unknown).toEqual([])
  expect(cases.filter(({ reachedFrom }) => reachedFrom.length === 0)).toEqual([])
})

function readsInput({ pattern, fields, queries, writes }: AttackedRoute): boolean {
  return writes || fields.length > 0 || queries.length > 0 || /[:*]/.test(pattern)
}

test('reports the former functions of the search', { timeout: 240_000 }, async () => {
  const term = (words: string) => ({ words, not: false, quoted: false, unfinished: false })
  const search = defineCase({
    name: 'relaxedQueries',
    reachedFrom: ['/search'],
    shapes: { words: (size) => Array.from({ length: size }, (_, at) => term(`word${at}`)) },
    // At 36 it would take hours.
    size: 9,
    run: (terms) => relaxedQueries([terms], () => true),
  })
  const snippet = defineCase({
    name: 'snippetOf',
    reachedFrom: ['/search'],
    shapes: { 'a repeated word': repeated('sale ') },
    size: 10_000,
    run: (text) => snippetOf([text], [{ words: ['sale'], stems: [], unfinished: false }]),
  })
  expect(await growthFaults(search)).toEqual([expect.stringMatching(/^words: \d+ ms, then \d+ ms at 18$/)])
  expect(await growthFaults(snippet)).toEqual([expect.stringMatching(/^a repeated word: /)])
})

test('reports a stack that grows with its input', async () => {
  const depth = (input: number): number => (input === 0 ? 0 : 1 + depth(input - 1))
  const nested = defineCase({
    name: 'depth',
    reachedFrom: ['/search'],
    shapes: { levels: (size) => size },
    size: 20_000,
    run: depth,
  })
  await expect(growthFaults(nested)).rejects.toThrow('call stack')
})
