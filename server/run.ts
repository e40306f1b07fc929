/** Starts the server prepared by `main.ts`, and logs its address. */
import { env } from '#app/platform/lib/env.server.ts'
import { exitOnStartError } from '#app/platform/lib/errors.ts'
import { logForConsole } from '#app/platform/lib/log.server.ts'
import { createApp } from './app.ts'
import { startServer, stopOnSignalsAndErrors } from './lifecycle.ts'

try {
  const server = await startServer({ env: env(), ...createApp() })
  stopOnSignalsAndErrors(server, env().DRAIN_SECONDS)
  logForConsole()
  console.log(`Mailshelf is ready: ${server.url}`)
  if (server.setupLink) console.log(`The gallery has no owner yet. To set it up, open: ${server.setupLink}`)
} catch (error) {
  exitOnStartError(error)
}
