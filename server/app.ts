/** The one door: every request enters here, gets its id and headers, and is handed on. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { nonceContext, requestIdContext } from '#app/http/context.ts'
import { pagePolicy, SECURITY_HEADERS } from '#app/http/security-headers.ts'
import { checkDatabase } from '#app/db/client.server.ts'
import { log } from '#app/lib/log.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { checkStorage } from '#app/lib/storage.server.ts'
import { serveMedia } from './media.ts'

type Variables = { requestId: string }

const development = import.meta.env.DEV
const renderPage = createRequestHandler(build, development ? 'development' : 'production')

export function createApp(): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()

  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
    c.res.headers.set('X-Request-Id', c.var.requestId)
    const ms = Math.round(performance.now() - started)
    const line = { req: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }
    if (!c.req.path.startsWith('/assets/')) log.info(line, 'request')
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const parts = { database: await answers(checkDatabase), storage: await answers(checkStorage) }
    return c.json(parts, Object.values(parts).every((part) => part === 'ok') ? 200 : 503)
  })

  app.get('/media/*', serveMedia)

  if (!development) {
    const client = path.relative(process.cwd(), path.join(projectRoot(), 'build/client'))
    app.get('/assets/*', async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    })
    app.get('*', serveStatic({ root: client }))
  }

  app.all('*', async (c) => {
    const nonce = randomUUID().replaceAll('-', '')
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    context.set(requestIdContext, c.var.requestId)
    const response = await renderPage(c.req.raw, context)
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, development))
    return response
  })

  return app
}

async function answers(check: () => Promise<void>): Promise<'ok' | 'failed'> {
  try {
    await check()
    return 'ok'
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return 'failed'
  }
}
