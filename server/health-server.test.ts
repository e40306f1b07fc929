/** Health checks are requested by another process, because this one is blocked. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { type HealthServer, startHealthServer } from './health-server.ts'
import type { Readiness } from './health-worker.ts'

/** Requests `/healthz` and `/readyz` after a delay in milliseconds, and writes the answers to a file. */
const PROBE = `
import { renameSync, writeFileSync } from 'node:fs'
const [url, delay, file] = process.argv.slice(1)
await new Promise((resolve) => setTimeout(resolve, Number(delay)))
const answers = []
for (const path of ['/healthz', '/readyz']) {
  const response = await fetch(url + path)
  answers.push({ status: response.status, body: await response.text() })
}
writeFileSync(file + '.new', JSON.stringify(answers))
renameSync(file + '.new', file)`

let server: HealthServer
let readiness: Readiness = { database: 'ok', storage: 'ok' }

afterEach(() => server.close())

async function start(): Promise<string> {
  server = await startHealthServer({ host: '127.0.0.1', port: 0, blockedAfter: 1 }, async () => readiness)
  return `http://127.0.0.1:${server.port}`
}

it('responds while the main thread runs', async () => {
  const url = await start()
  readiness = { database: 'ok', storage: 'ok' }
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  readiness = { database: 'failed', storage: 'ok' }
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, readiness])
  expect((await fetch(`${url}/brands`)).status).toBe(404)
})

it('reports a blocked event loop, without waiting for it', async () => {
  const url = await start()
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'health-')), 'answers.json')
  const args = ['--input-type=module', '--eval', PROBE, url, '2500', file]
  spawn(process.execPath, args, { stdio: 'inherit' })
  const until = performance.now() + 30_000
  // This thread is blocked until the response is there: one that waited for it would never come.
  while (!existsSync(file) && performance.now() < until);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { status: 503, body: expect.stringMatching(/^event loop blocked for \d+ s$/) },
    { status: 503, body: expect.stringContaining('"eventLoop":"blocked"') },
  ])
})

it('refuses a taken port in one sentence', async () => {
  const url = await start()
  const taken = startHealthServer(
    { host: '127.0.0.1', port: Number(new URL(url).port) },
    async () => readiness,
  )
  await expect(taken).rejects.toThrow(/^HEALTH_PORT=\d+ cannot be used \(EADDRINUSE\)/)
})
