/**
 * `npm test`: checks, unit tests, database tests and journeys through the production build in Chromium. All database
 * tests run on the embedded engine, and those on a PostgreSQL server whose result depends on the engine.
 *
 *     npm run test:quick                 checks, units and the embedded engine: what every change should pass
 *     npm run test:all                   what `npm test` leaves out: tests and journeys that take long
 *     npm test -- units                  one part, or several, whole: checks, units, embedded, server, journeys, long
 *     npm test -- embedded app/gallery/blog       its files whose path contains these words
 *
 * Missing system packages are installed if this user may do that; otherwise the output says what is missing.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, node24, root, runsWell } from './prepare.mjs'
import { ensurePostgres } from './test-postgres.mjs'

const PARTS = ['checks', 'long', 'units', 'embedded', 'server', 'journeys']
/** The parts that one word on the command line stands for. */
const GROUPS = { quick: ['checks', 'units', 'embedded'], all: ['long', 'journeys'] }
const DEFAULT = PARTS.filter((part) => part !== 'long')

const named = process.argv.slice(2).flatMap((word) => GROUPS[word] ?? [word])
const chosen = PARTS.filter((part) => named.includes(part))
const parts = new Set(chosen.length > 0 ? chosen : DEFAULT)
const files = named.filter((word) => !PARTS.includes(word))

// The configurations of Vitest and Playwright read this: the usual tests, the long ones, or all.
if (process.argv.includes('all')) process.env.TEST_SET = 'long'
else if (named.length === 0) process.env.TEST_SET = 'usual'

const cache = path.join(root, '.cache')
const unitResults = path.join(cache, 'unit-results.json')
const journeyResults = path.join(cache, 'e2e-results.json')
let passed = 0
/** The duration of each part. */
const times = []
// Every Node process that the tests start compiles a second less.
process.env.NODE_COMPILE_CACHE ??= path.join(cache, 'compiled')

ensureInstalled()
mkdirSync(cache, { recursive: true })
const hasTests = parts.size > 1 || !parts.has('checks')
const began = performance.now()
const checks = parts.has('checks') ? startChecks() : null
const chromium = hasTests ? prepareTests() : null
if (checks && !(await checks)) fail('The checks found something; the lines above say what.')
took(checks ? 'checks and build' : 'build', began)
if (hasTests) await runTests()

/** The checks, beside the build: true if they found nothing. */
function startChecks() {
  const child = spawn(node24(), [path.join(root, 'scripts/check.mjs')], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

/** Builds the app and returns the path of Chromium. */
function prepareTests() {
  const found = ensureChromium()
  if (!found) fail('The tests need Chromium: install your system’s package or set CHROMIUM_PATH.')
  ensureBuilt()
  return found
}

function took(what, since) {
  const seconds = Math.round((performance.now() - since) / 1000)
  times.push(`${what} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}

async function runTests() {
  const projects = ['long', 'units', 'embedded', 'server'].filter((part) => parts.has(part))
  if (projects.length > 0) await runUnits(projects)
  if (parts.has('journeys')) runJourneys()
  console.log(`Time in minutes: ${times.join(', ')}`)
  console.log(`${passed} passed, 0 failed`)
}

async function runUnits(projects) {
  const postgres = parts.has('server') ? await ensurePostgres() : null
  if (parts.has('server') && !postgres) {
    if (process.env.CI || chosen.length > 0)
      fail('The server’s tests need PostgreSQL’s programs: install the package postgresql.')
    console.log('Without PostgreSQL’s programs the database tests run on the embedded engine alone.')
  }
  const running = projects.filter((project) => project !== 'server' || postgres)
  console.log(`Testing ${running.join(', ')}…`)
  const since = performance.now()
  rmSync(unitResults, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]
  const ok = runsWell(
    'node_modules/vitest/vitest.mjs',
    [...args, ...running.map((project) => `--project=${project}`), ...files],
    {
      NODE_ENV: 'test',
      CHROMIUM_PATH: chromium,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  )
  await postgres?.stop()
  if (!ok) fail('Tests failed; the lines above say which.')
  took('tests', since)
  passed += JSON.parse(readFileSync(unitResults, 'utf8')).numPassedTests
}

function runJourneys() {
  console.log('Testing journeys in Chromium…')
  const since = performance.now()
  // Node strips the types of tests itself; Playwright's own way compiles each file for each worker.
  const env = { CHROMIUM_PATH: chromium, PW_DISABLE_TS_ESM: '1' }
  if (!runsWell('node_modules/@playwright/test/cli.js', ['test', ...files], env))
    fail('Journeys failed; the lines above say which.')
  took('journeys', since)
  passed += JSON.parse(readFileSync(journeyResults, 'utf8')).stats.expected
}
