/** One file after the other: each starts servers of its own and measures them. */
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

export default defineConfig({
  test: {
    root: path.dirname(import.meta.dirname),
    include: ['resilience/**/*.test.ts'],
    fileParallelism: false,
    // A bound against hanging: fifty kills of one engine take as long as their starts.
    testTimeout: 40 * MINUTE,
    hookTimeout: 2 * MINUTE,
    // Figures are printed as they are, not under a heading for each line.
    disableConsoleIntercept: true,
    env: { TZ: 'Asia/Kathmandu', LOG_LEVEL: 'silent', SESSION_SECRET: 'a-secret-that-only-the-tests-know' },
    server: { deps: { external: [/@aws-sdk/, /@smithy/, /flydrive/] } },
    provide: { engine: 'server' },
  },
})
