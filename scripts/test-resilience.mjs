/**
 * `npm run test:resilience`: attacks, faults and several instances against the production build, with real PostgreSQL,
 * storage and mail servers; then the tests of `npm run test:all`, at full size (SOAK=1), and all database tests on the
 * server. It takes far longer than `npm test`. Arguments select test files: `npm run test:resilience -- attack`.
 */
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, runsWell } from './prepare.mjs'
import { ensurePostgres } from './test-postgres.mjs'

ensureInstalled()
const chromium = ensureChromium()
if (!chromium) fail('These tests need Chromium. Install your system’s package or set CHROMIUM_PATH.')
ensureBuilt()
const postgres = await ensurePostgres()
if (!postgres) fail('These tests need PostgreSQL. Install your system’s package.')

const files = process.argv.slice(2)
const env = { CHROMIUM_PATH: chromium, SOAK: '1' }
const unitEnv = { ...env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres.url }
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--grep=@soak']
const passed = [
  run(VITEST, ['--config=resilience/vitest.config.ts'], unitEnv),
  run(VITEST, ['--project=long', '--project=server'], unitEnv),
  run(PLAYWRIGHT, [], env),
]
await postgres.stop()
process.exit(passed.every(Boolean) ? 0 : 1)

function run([program, ...args], more, env) {
  return runsWell(program, [...args, ...more, ...files], env)
}
