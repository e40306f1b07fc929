/** Files run one after another: each starts servers and measures them. */
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

export default defineConfig({
  test: {
    root: path.dirname(import.meta.dirname),
    include: ['resilience/**/*.test.ts'],
    fileParallelism: false,
    // A limit against hanging: fifty kills take fifty starts.
    testTimeout: 40 * MINUTE,
    hookTimeout: 2 * MINUTE,
    // Results are printed without a heading for each line.
    disableConsoleIntercept: true,
    env: { TZ: 'Asia/Kathmandu', LOG_LEVEL: 'silent', SESSION_SECRET: 'a-secret-that-only-the-tests-know' },
    server: { deps: { external: [/@aws-sdk/, /@smithy/, /flydrive/] } },
    provide: { engine: 'server' },
  },
})
