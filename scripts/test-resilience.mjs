/**
 * `npm run test:resilience`: what Mailshelf must bear — attacks, faults, several instances — tried on the built server
 * with a real PostgreSQL, a real storage server and a real mail server. Takes minutes, so `npm test` leaves it out.
 * Names of files may follow: `npm run test:resilience -- attack`.
 */
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, runsWell } from './prepare.mjs'
import { ensurePostgres } from './test-postgres.mjs'

ensureInstalled()
const chromium = ensureChromium()
if (!chromium) fail('These tests need Chromium: install your system’s package or set CHROMIUM_PATH.')
ensureBuilt()
const postgres = await ensurePostgres()
if (!postgres) fail('These tests need PostgreSQL’s programs: install your system’s package postgresql.')

const args = ['run', '--config', 'resilience/vitest.config.ts', ...process.argv.slice(2)]
const passed = runsWell('node_modules/vitest/vitest.mjs', args, {
  NODE_ENV: 'test',
  CHROMIUM_PATH: chromium,
  TEST_DATABASE_URL: postgres.url,
})
await postgres.stop()
process.exit(passed ? 0 : 1)
