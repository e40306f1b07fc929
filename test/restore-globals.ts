/** Runs around every test file, because files share processes: restores what the file changed for the whole process. */
import { afterAll, vi } from 'vitest'
import { env, parseEnv, useEnv } from '#app/platform/lib/env.server.ts'

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  const given = Object.keys(env()).map((name) => [name, undefined])
  useEnv({ ...Object.fromEntries(given), ...parseEnv(process.env) })
})
