/**
 * `npm test`: static checks, then unit and database tests on both database engines, then browser tests of the production
 * build. Chromium and PostgreSQL are installed if possible; otherwise a message says what is missing.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, root, runsWell } from './prepare.mjs'
import { ensurePostgres } from './test-postgres.mjs'

const cache = path.join(root, '.cache')
const unitResults = path.join(cache, 'unit-results.json')
const journeyResults = path.join(cache, 'e2e-results.json')

ensureInstalled()
mkdirSync(cache, { recursive: true })
const chromium = ensureChromium()
if (!chromium) fail('The tests need Chromium. Install your system’s package or set CHROMIUM_PATH.')

console.log('Checking…')
if (!runsWell('scripts/check.mjs', [])) fail('The checks found problems; see the output above.')
ensureBuilt()

const postgres = await ensurePostgres()
if (!postgres && process.env.CI) fail('In CI the tests need PostgreSQL. Install your system’s package.')
if (!postgres) console.log('PostgreSQL is not installed, so database tests run on the embedded engine only.')

console.log(
  `Running unit and database tests on ${postgres ? 'both database engines' : 'the embedded engine'}…`,
)
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]
const unitsPassed = runsWell('node_modules/vitest/vitest.mjs', vitest, {
  NODE_ENV: 'test',
  CHROMIUM_PATH: chromium,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
})
await postgres?.stop()
if (!unitsPassed) fail('Unit or database tests failed; see the output above.')

console.log('Running browser tests in Chromium…')
if (!runsWell('node_modules/@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: chromium }))
  fail('Browser tests failed; see the output above.')

const units = JSON.parse(readFileSync(unitResults, 'utf8'))
const { stats } = JSON.parse(readFileSync(journeyResults, 'utf8'))
const passed = units.numPassedTests + stats.expected + stats.flaky
const failed = units.numFailedTests + stats.unexpected
const unsteady = stats.flaky ? ` (${stats.flaky} of them at the second try, named above)` : ''
console.log(`${passed} passed${unsteady}, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
