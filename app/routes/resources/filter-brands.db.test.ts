import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { setRequestContext } from '#app/accounts/request/request-context.server.ts'
import { BRANDS_OFFERED, countChoices } from '#app/gallery/filters/facets.server.ts'
import type { Choice } from '#app/gallery/filters/filters.ts'
import { parseQuery } from '#app/gallery/search/search.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { loader } from './filter-brands.ts'

useTestDatabase()

test('brands that a search does not offer are found by name, with the counts of its matches', async () => {
  const loud = await createBrand({ name: 'Loud', slug: 'loud' })
  await createEmail({ brand: loud, subjectLine: 'Many bells' })
  await createEmail({ brand: loud, subjectLine: 'One bell' })
  for (let number = 0; number < BRANDS_OFFERED; number++) {
    const brand = await createBrand({ name: `Many ${number}`, slug: `many-${number}` })
    await createEmail({ brand, subjectLine: 'Hello' })
  }
  const { matches } = (await parseQuery('many'))!
  const { choices, hasMoreBrands } = await countChoices({}, matches.ids)
  expect([choices.brand.length, hasMoreBrands]).toEqual([BRANDS_OFFERED, true])
  expect(choices.brand.map(({ name }) => name)).not.toContain('Many 99')

  expect(await choicesAt('?q=many&name=LOU')).toEqual(['Loud 1'])
  expect(await choicesAt('?name=lou')).toEqual(['Loud 2'])
  expect(await choicesAt('?q=many&name=many+99')).toEqual(['Many 99 1'])
  expect(await choicesAt('?q=many&year=1999&name=lou')).toEqual([])
})

test('searches of a network are limited, lists are not', async () => {
  useEnv({ SEARCH_RATE_LIMIT: 1 })
  expect((await ask('?q=bells&name=lou')).status).toBe(200)
  expect((await ask('?q=bells&name=lou')).status).toBe(429)
  expect((await ask('?name=lou')).status).toBe(200)
})

async function choicesAt(search: string): Promise<string[]> {
  const choices = (await (await ask(search)).json()) as Choice[]
  return choices.map(({ name, count }) => `${name} ${count}`)
}

async function ask(search: string): Promise<Response> {
  const url = new URL(`http://localhost/filter-brands${search}`)
  const context = new RouterContextProvider()
  setRequestContext(context, { headers: new Headers(), ipAddress: '203.0.113.7' })
  return loader({ request: new Request(url), url, context } as never)
}
