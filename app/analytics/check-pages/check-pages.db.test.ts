/** Pages of rules count and show public emails only. */
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks, emailAttributes, emails } from '#app/platform/db/schema.ts'
import type { Issue } from '#app/inspection/checks/issue.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { countClean, countFound, listCheckPages, readExamples } from './queries.server.ts'

useTestDatabase()

type Given = Parameters<typeof createEmail>[0]

async function add(slug: string, rules: string[], serious = 0, given: Given = {}, darkStyles = false) {
  const { id: emailId } = await createEmail({ slug, ...given })
  const issues = rules.map((rule): Issue => ({ rule, severity: 'minor', count: 1, places: [] }))
  await db().insert(emailChecks).values({ emailId, rulesVersion: 1, inBrowser: true, issues, serious })
  await db().insert(emailAttributes).values({ emailId, rulesVersion: 1, skeleton: 'x', darkStyles })
}

async function examplesOf(rule: string) {
  const { bad, good } = await readExamples(rule)
  return { bad: bad.map(({ slug }) => slug), good: good.map(({ slug }) => slug) }
}

test('examples are the newest public emails, clean ones first where nothing was found', async () => {
  const createdAt = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
  await add('old', ['contrast', 'support:css-gap'], 1, createdAt(1))
  await add('new', ['contrast'], 1, createdAt(2))
  await add('clean', ['support:css-gap'], 0, createdAt(3))
  await add('other', ['dead-link'], 1, createdAt(4))
  await add('draft', ['contrast'], 1, { ...createdAt(5), status: 'draft' })
  await add('unborn', ['contrast'], 0, { ...createdAt(6), brand: await createBrand({ status: 'draft' }) })
  await createEmail({ slug: 'unchecked' })

  expect(await examplesOf('contrast')).toEqual({ bad: ['new', 'old'], good: ['clean', 'other'] })
  expect(await examplesOf('support:css-gap')).toEqual({ bad: ['clean', 'old'], good: ['other', 'new'] })
  expect(await examplesOf('language')).toEqual({ bad: [], good: ['clean', 'other', 'new', 'old'] })
  const found = await countFound()
  expect(found.emails).toBe(5)
  expect(Object.fromEntries(found.byRule)).toEqual({ contrast: 2, 'support:css-gap': 2, 'dead-link': 1 })
  expect(await countClean()).toBe(1)

  await db().update(emails).set({ status: 'hidden' })
  expect(await examplesOf('contrast')).toEqual({ bad: [], good: [] })
  expect((await countFound()).byRule.size).toBe(0)
  expect(await countClean()).toBe(0)
})

test('what could not trip a rule is no good example of it', async () => {
  await add('light', [])
  await add('dark', [], 0, {}, true)
  expect((await examplesOf('dark-contrast')).good).toEqual(['dark'])
  expect((await examplesOf('contrast')).good.toSorted()).toEqual(['dark', 'light'])
})

test('rules always have a page for search engines, features where an email uses them', async () => {
  await add('one', ['support:css-gap', 'support:unknown'])
  const rules = (await listCheckPages()).map(({ rule }) => rule)
  expect(rules).toContain('contrast')
  expect(rules.filter((rule) => rule.startsWith('support:'))).toEqual(['support:css-gap'])
})
