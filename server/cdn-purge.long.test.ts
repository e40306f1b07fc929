/** Purges of a CDN, received by an HTTP server in its place. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { signedIn } from '#test/signed-in.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cdn-purge-'))
const purges: IncomingMessage[] = []
const statuses: number[] = []
const cdn = createServer((request, response) => {
  purges.push(request)
  request.resume()
  response.writeHead(statuses.shift() ?? 200).end()
})
let server: BuiltServer
let cookie: string

beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  await copyMigratedFolder(dataDir)
  const database = await openDatabase({ DATA_DIR: dataDir })
  useDatabase(database)
  cookie = (await signedIn({ role: 'admin' })).cookie
  await database.close()
  server = startBuiltServer({
    DATA_DIR: dataDir,
    SAMPLES: 'off',
    SESSION_SECRET: process.env['SESSION_SECRET']!,
    CDN_MAX_AGE: '600',
    CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    CDN_PURGE_TOKEN: 'forget-all',
  })
})

afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  cdn.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

async function change(section: string, form: Record<string, string>): Promise<void> {
  const url = await server.ready
  const { status } = await fetch(`${url}/admin/settings/${section}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: url },
    body: new URLSearchParams(form),
  })
  expect(status).toBe(302)
}

async function purged(count: number): Promise<void> {
  await expect.poll(() => purges.length).toBe(count)
}

test(
  'purges at the start and after changes, until the gallery is private',
  { timeout: 300_000 },
  async () => {
    await purged(1)
    const [{ method, url, headers }] = purges as [IncomingMessage]
    expect([method, url, headers.authorization]).toEqual(['POST', '/purge', 'Bearer forget-all'])
    statuses.push(503)
    for (const name of ['First', 'Second']) await change('name', { SITE_NAME: name })
    // The one that failed, and the same one again.
    await purged(3)
    await change('access', { GALLERY_ACCESS: 'signed-in' })
    await purged(4)
    await change('name', { SITE_NAME: 'Third' })
    await setTimeout(25_000)
    expect(purges.length).toBe(4)
  },
)
