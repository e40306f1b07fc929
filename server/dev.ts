/**
 * The development server: the parts of the production server, with pages loaded through Vite and reloaded on change.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RunnableDevEnvironment } from 'vite'
import { createServer } from 'vite'
import { env } from '#app/platform/lib/env.server.ts'
import { exitOnStartError } from '#app/platform/lib/errors.ts'
import type * as App from './app.ts'
import type { Fetch } from './http-server.ts'
import { startServer, stopOnSignalsAndErrors } from './lifecycle.ts'

try {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const pages = vite.environments['ssr'] as RunnableDevEnvironment

  const fetch: Fetch = async (request, bindings) => {
    try {
      const app: typeof App = await pages.runner.import('/server/app.ts')
      return await app.createApp().fetch(request, bindings)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }

  const server = await startServer({
    env: env(),
    fetch,
    wrap(node) {
      // Vite serves its own modules first; everything else goes to Hono.
      const [hono] = node.listeners('request') as ((req: IncomingMessage, res: ServerResponse) => void)[]
      node.removeAllListeners('request')
      node.on('request', (req: IncomingMessage, res: ServerResponse) => {
        vite.middlewares(req, res, () => hono!(req, res))
      })
    },
  })
  stopOnSignalsAndErrors({ ...server, stop: () => server.stop().then(() => vite.close()) })
  console.log(`Mailshelf is ready: ${server.url} (development)`)
} catch (error) {
  exitOnStartError(error)
}
