/**
 * `npm test`: everything that can be tested, from nothing. Checks, then the built product's parts on both database
 * engines, then journeys in a real browser. What is missing is installed where the user may; said where not.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium, installDebianPackage } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, node24, root } from './prepare.mjs'
import { startPostgres } from './test-postgres.mjs'

const cache = path.join(root, '.cache')
const unitResults = path.join(cache, 'unit-results.json')
const journeyResults = path.join(cache, 'e2e-results.json')

ensureInstalled()
mkdirSync(cache, { recursive: true })
const chromium = ensureChromium()
if (!chromium) fail('The tests need Chromium: install your system’s package or set CHROMIUM_PATH.')

console.log('Checking…')
if (!runs([path.join(root, 'scripts/check.mjs')]))
  fail('The checks found something; the lines above say what.')
ensureBuilt()

const postgres =
  (await startPostgres()) ?? (installDebianPackage('postgresql') ? await startPostgres() : null)
if (!postgres && process.env.CI)
  fail('The tests need PostgreSQL’s programs here: install the package postgresql.')
if (!postgres)
  console.log('Without PostgreSQL’s programs the database tests run on the embedded engine alone.')

console.log(`Testing parts on ${postgres ? 'both database engines' : 'the embedded engine'}…`)
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]
const unitsPassed = runs([bin('vitest/vitest.mjs'), ...vitest], {
  NODE_ENV: 'test',
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
})
await postgres?.stop()
if (!unitsPassed) fail('Tests of parts failed; the lines above say which.')

console.log('Testing journeys in Chromium…')
if (!runs([bin('@playwright/test/cli.js'), 'test'])) fail('Journeys failed; the lines above say which.')

const units = JSON.parse(readFileSync(unitResults, 'utf8'))
const { stats } = JSON.parse(readFileSync(journeyResults, 'utf8'))
const passed = units.numPassedTests + stats.expected + stats.flaky
const failed = units.numFailedTests + stats.unexpected
const unsteady = stats.flaky ? ` (${stats.flaky} of them at the second try, named above)` : ''
console.log(`${passed} passed${unsteady}, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function bin(file) {
  return path.join(root, 'node_modules', file)
}

/** Runs one step in the foreground; true when it ended well. */
function runs(args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, ...env } }
  return spawnSync(node24(), args, options).status === 0
}
