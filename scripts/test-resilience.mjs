/**
 * `npm run test:resilience`: attacks, faults and several instances against the production build, with real PostgreSQL,
 * storage and mail servers. It takes minutes, so `npm test` does not include it. Arguments select test files:
 * `npm run test:resilience -- attack`.
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

const args = ['run', '--config', 'resilience/vitest.config.ts', ...process.argv.slice(2)]
const passed = runsWell('node_modules/vitest/vitest.mjs', args, {
  NODE_ENV: 'test',
  CHROMIUM_PATH: chromium,
  TEST_DATABASE_URL: postgres.url,
})
await postgres.stop()
process.exit(passed ? 0 : 1)
