/**
 * `npm test`: everything that can be tested, from nothing. Checks, then the built product's parts on both database
 * engines, then journeys in a real browser. What is missing is installed where the user may; said where not.
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
if (!chromium) fail('The tests need Chromium: install your system’s package or set CHROMIUM_PATH.')

console.log('Checking…')
if (!runsWell('scripts/check.mjs', [])) fail('The checks found something; the lines above say what.')
ensureBuilt()

const postgres = await ensurePostgres()
if (!postgres && process.env.CI)
  fail('The tests need PostgreSQL’s programs here: install the package postgresql.')
if (!postgres)
  console.log('Without PostgreSQL’s programs the database tests run on the embedded engine alone.')

console.log(`Testing parts on ${postgres ? 'both database engines' : 'the embedded engine'}…`)
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]
const unitsPassed = runsWell('node_modules/vitest/vitest.mjs', vitest, {
  NODE_ENV: 'test',
  CHROMIUM_PATH: chromium,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
})
await postgres?.stop()
if (!unitsPassed) fail('Tests of parts failed; the lines above say which.')

console.log('Testing journeys in Chromium…')
if (!runsWell('node_modules/@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: chromium }))
  fail('Journeys failed; the lines above say which.')

const units = JSON.parse(readFileSync(unitResults, 'utf8'))
const { stats } = JSON.parse(readFileSync(journeyResults, 'utf8'))
const passed = units.numPassedTests + stats.expected + stats.flaky
const failed = units.numFailedTests + stats.unexpected
const unsteady = stats.flaky ? ` (${stats.flaky} of them at the second try, named above)` : ''
console.log(`${passed} passed${unsteady}, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
