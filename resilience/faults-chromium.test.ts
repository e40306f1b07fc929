/** Chromium is killed while it renders, repeatedly: every email has its image in the end. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { printTable } from './results-table.ts'
import { messageOf } from './message.ts'
import { type IsolatedSite, createIsolatedSite } from './isolated-site.ts'
import { descendantsOf, signal } from './processes.ts'
import { waitUntil } from './wait-until.ts'
import { newVisitor } from './visitor.ts'

const EMAILS = 8
const DEATHS = 3
const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-letters-'))
let site: IsolatedSite | undefined

afterAll(async () => {
  await site?.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

test('a browser that dies while rendering', async () => {
  site = await createIsolatedSite('server', {
    SAMPLES: 'off',
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '',
    LOG_LEVEL: 'fatal',
  })
  await site.start()
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < EMAILS; n++)
    writeFileSync(path.join(folder, `${n}.eml`), messageOf(`drawn-${n}`, `Drawn ${n}`))
  const { code } = await site.command('import', folder, '--no-render', '--brand', 'trust')
  expect(code).toBe(0)
  const client = new Client({ connectionString: site.env['DATABASE_URL']! })
  await client.connect()
  const renderedEmails = async () => {
    const { rows } = await client.query<{ count: number }>('select count(preview)::int as count from emails')
    return rows[0]!.count
  }
  const pid = site.pid()
  let deaths = 0
  const slowest: number[] = []
  const statuses: number[] = []
  const ms = await waitUntil(
    async () => {
      const browser = descendantsOf(pid, /chrom|headless/)
      if (browser.length > 0 && deaths < DEATHS) {
        signal(browser, 'SIGKILL')
        deaths += 1
        const began = performance.now()
        statuses.push((await newVisitor(site!.url).get('/')).status)
        slowest.push(performance.now() - began)
      }
      return (await renderedEmails()) === EMAILS
    },
    300_000,
    'all pictures',
  )
  const pictures = await renderedEmails()
  await client.end()
  expect(deaths).toBe(DEATHS)
  expect(statuses).toEqual(Array.from({ length: DEATHS }, () => 200))
  printTable('Chromium dies in the middle of a screenshot', [
    {
      emails: EMAILS,
      deaths,
      'pictures in the end': pictures,
      'all there after, s': Math.round(ms / 1000),
      'slowest page meanwhile, ms': Math.round(Math.max(...slowest)),
    },
  ])
})
