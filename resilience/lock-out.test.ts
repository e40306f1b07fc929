/** Guessing passwords must not lock out the account's owner, nor anybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIsolatedSite, type IsolatedSite } from './isolated-site.ts'
import { printTable } from './results-table.ts'
import { newVisitor, PASSWORD, signUp, type Visitor } from './visitor.ts'
import { HEALTH_MS_MAX, watchHealth } from './watch-health.ts'

const GUESSES = 60
const results: { guesses: string; refused: number; 'slowest /healthz, ms': number }[] = []
let site: IsolatedSite

beforeAll(async () => {
  site = await createIsolatedSite('server', { SAMPLES: 'off' })
  await site.start()
})

afterAll(async () => {
  printTable('Guesses at a password', results)
  await site.remove()
})

/** Tries wrong passwords from `addressOf(0)`, `addressOf(1)` and so on, concurrently. */
async function guess(guesses: string, email: string, addressOf: (at: number) => string): Promise<void> {
  const { result, health } = await watchHealth(site.url(), () =>
    Promise.all(
      Array.from({ length: GUESSES }, async (_, at) => {
        const attacker = newVisitor(site.url)
        attacker.address = addressOf(at)
        return (await attacker.post('/login', { email, password: `wrong-guess-${at}` })).status
      }),
    ),
  )
  expect(result.filter((status) => status === 302 || status >= 500)).toEqual([])
  results.push({
    guesses,
    refused: result.filter((status) => status === 429).length,
    'slowest /healthz, ms': health.slowestMs,
  })
  expect(health.failed).toBe(0)
  expect(health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
}

async function signInWith(visitor: Visitor, email: string): Promise<number> {
  return (await visitor.post('/login', { email, password: PASSWORD })).status
}

test('guesses from one network do not lock out the owner on a new browser', async () => {
  await signUp(site.url, 'one-network@example.com')
  await guess('from one network', 'one-network@example.com', () => '203.0.113.7')
  const owner = newVisitor(site.url)
  owner.address = '198.51.100.9'
  expect(await signInWith(owner, 'one-network@example.com')).toBe(302)
})

test('guesses from all networks do not lock out the owner on a known browser', async () => {
  const owner = await signUp(site.url, 'everywhere@example.com')
  expect(await signInWith(owner, 'everywhere@example.com')).toBe(302)
  await owner.post('/logout', {})
  await guess('from sixty networks', 'everywhere@example.com', (at) => `100.${at + 1}.7.7`)
  expect(await signInWith(owner, 'everywhere@example.com')).toBe(302)
})
