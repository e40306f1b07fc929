/** Starts the server prepared by `main.ts`, and logs its address. */
import { env } from '#app/lib/env.server.ts'
import { exitOnStartError } from '#app/lib/errors.ts'
import { logForConsole } from '#app/lib/log.server.ts'
import { createApp } from './app.ts'
import { startServer, stopOnSignalsAndErrors } from './lifecycle.ts'

try {
  const server = await startServer({ env: env(), ...createApp() })
  stopOnSignalsAndErrors(server)
  logForConsole()
  console.log(`Mailshelf is ready: ${server.url}`)
} catch (error) {
  exitOnStartError(error)
}
