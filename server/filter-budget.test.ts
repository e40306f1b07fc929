/** Floods of filter links against the built server, behind a proxy that names the clients. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'

/** Pages in ten seconds, from `SEARCH_RATE_LIMIT`. */
const BUDGET = 10
const SETTINGS = { SAMPLES: 'off', TRUST_PROXY: 'true', SEARCH_RATE_LIMIT: '60' }
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'filter-budget-'))
let server: BuiltServer
let url: string
let links = 0

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  server = startBuiltServer({ DATA_DIR: dataDir, ...SETTINGS })
  url = await server.ready
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

function ask(address: string, from: string, method = 'GET'): Promise<Response> {
  return fetch(url + address, { method, headers: { 'X-Forwarded-For': from }, redirect: 'manual' })
}

/** A combination of filters that was not asked for before. */
function newLink(page = '/browse'): string {
  return `${page}?min=${(links += 1)}`
}

/** The processor time that the server has used, in ticks of the system. */
function ticks(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function statusesOf(count: number, from: (at: number) => string, page?: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => ask(newLink(page), from(at))))
  return answers.map(({ status }) => status)
}

test('a flood of filter links from one network costs little, and others do not notice it', async () => {
  const flood = (at: number) => `203.0.113.${at}`
  const before = ticks()
  expect(new Set(await statusesOf(BUDGET, flood))).toEqual(new Set([200]))
  const rendered = ticks() - before
  const [flooded, ...others] = await Promise.all([
    statusesOf(190, flood, '/brands'),
    ask('/', '198.51.100.7'),
    ask(newLink(), '198.51.100.7'),
    ask(newLink('/brands'), '198.51.100.8'),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  // On a busy machine the next ten seconds may begin meanwhile.
  const refused = flooded.filter((status) => status === 429).length
  expect(refused).toBeGreaterThanOrEqual(190 - BUDGET)
  expect((ticks() - before - rendered) / refused).toBeLessThan(rendered / BUDGET / 2)
})

test('refuses in the words of a page, and lets the network have what costs nothing', async () => {
  const from = '2001:db8:1:2ff::1'
  const same = (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`
  const known = newLink()
  expect((await ask(known, from)).status).toBe(200)
  await statusesOf(BUDGET, same)
  const page = await ask(newLink(), from)
  expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(RATE_LIMITS.filters.seconds)
  const text = await page.text()
  expect(text).toContain('<h1>Too Many Requests</h1>')
  expect(text).toContain(RATE_LIMITS.filters.message)
  expect((await ask(newLink(), from, 'HEAD')).status).toBe(429)
  const data = await ask(newLink('/brands.data'), from)
  expect([data.status, Number(data.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await data.text()).toContain(RATE_LIMITS.filters.message)
  for (const free of [known, '/', '/browse', '/brands.data?_routes=routes%2Fgallery%2Fbrands', '/about?x=1'])
    expect([free, (await ask(free, from)).status]).toEqual([free, 200])
  expect((await ask(newLink(), '2001:db8:1:300::1')).status).toBe(200)
})

test('private addresses are not counted', async () => {
  expect(await statusesOf(BUDGET + 1, () => '10.0.0.7')).not.toContain(429)
})
