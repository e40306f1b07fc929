import { rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#app/platform/lib/chromium-flags.ts'
import { adminEmail } from './e2e/test-users.ts'
import { googlePort, mailboxPort, sitePort as port, smtpPort } from './e2e/ports.ts'
import { ensureChromium } from './scripts/chromium.mjs'
import { googleKeys } from './test/google-keys.ts'

const dataDir = path.resolve('.cache/e2e-data')

// Every worker loads this file again; only the first load may clear the gallery.
if (!process.env['TEST_WORKER_INDEX'] && !process.env['E2E_REUSE']) {
  rmSync(dataDir, { recursive: true, force: true })
}

// For every Node that the journeys start: each compiles a second less.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('.cache/compiled')
// Browsers keep the processors busy all the time, and low work would hardly get a turn.
process.env['WORK_PRIORITY'] ??= 'normal'

/** A page lives for seconds: optimizing its scripts costs more than it saves. */
const UNOPTIMIZED = ['--js-flags=--no-maglev,--no-turbofan']

/** Journeys that `npm test` leaves to `npm run test:all`. */
const LONG_SPECS = /\.long\.spec\.ts$/
const testSet = process.env['TEST_SET']

const PHONE_SPECS = /\/(?:email-page|gallery|search)\.spec\.ts$/

const phone = {
  name: 'phone',
  // Specs for what a small screen changes, without their tests that it does not; E2E_ALL=1 runs all on both.
  ...(!process.env['E2E_ALL'] && { testMatch: PHONE_SPECS, grepInvert: /@any-width/ }),
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
}

export default defineConfig({
  testDir: 'e2e',
  ...(testSet === 'usual' && { testIgnore: LONG_SPECS }),
  ...(testSet === 'long' && { testMatch: LONG_SPECS }),
  outputDir: '.cache/e2e-results',
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  // One more than two cores: journeys spend part of their time waiting.
  workers: 3,
  // A retry would hide a flake.
  retries: 0,
  // Limits against hanging, not measurements.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-results.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    // Tracing doubles the time; TRACE=1 keeps traces of failed tests.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: ['--no-sandbox', ...CHROMIUM_FLAGS, ...UNOPTIMIZED],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    ...(testSet === 'long' ? [] : [phone]),
  ],
  webServer: [
    {
      command: 'node e2e/supporting-servers.ts',
      url: `http://127.0.0.1:${mailboxPort}/`,
      timeout: 180_000,
      reuseExistingServer: false,
      env: { E2E_PORT: String(port) },
      stdout: 'ignore',
      stderr: 'ignore',
    },
    {
      command: 'node build/server/main.js',
      url: `http://localhost:${port}/readyz`,
      timeout: 180_000,
      reuseExistingServer: false,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        SITE_ENV: 'production',
        TZ: 'Asia/Kathmandu',
        ADMIN_EMAIL: adminEmail,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Mailshelf <shelf@mailshelf.example>',
        ...googleKeys,
        GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
        // Each journey sends its own address, see e2e/base.ts.
        TRUST_PROXY: 'true',
      },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  ],
})
