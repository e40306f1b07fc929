/** Requested by another process, because this one is blocked. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { type HealthServer, startHealthServer } from './health-server.ts'
import type { Readiness } from './health-worker.ts'

const PROBE = `
const answers = []
for (const path of process.argv.slice(2)) {
  const began = performance.now()
  const response = await fetch(process.argv[1] + path)
  answers.push({ status: response.status, body: await response.text(), ms: performance.now() - began })
}
console.log(JSON.stringify(answers))`

let server: HealthServer
let readiness: Readiness = { database: 'ok', storage: 'ok' }

afterEach(() => server.close())

async function start(): Promise<string> {
  server = await startHealthServer({ host: '127.0.0.1', port: 0, blockedAfter: 1 }, async () => readiness)
  return `http://127.0.0.1:${server.port}`
}

/** Requests `/healthz` and `/readyz` from another process, after a delay. */
async function probeAfter(ms: number, url: string): Promise<[Answer, Answer]> {
  const script = `await new Promise((resolve) => setTimeout(resolve, ${ms}));${PROBE}`
  const args = ['--input-type=module', '--eval', script, url, '/healthz', '/readyz']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as [Answer, Answer]
}

type Answer = { status: number; body: string; ms: number }

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
  const asking = probeAfter(2_500, url)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const until = performance.now() + 4_000
  while (performance.now() < until);
  const [health, ready] = await asking
  expect(health).toMatchObject({ status: 503, body: expect.stringMatching(/^event loop blocked for \d+ s$/) })
  expect(ready).toMatchObject({ status: 503, body: expect.stringContaining('"eventLoop":"blocked"') })
  expect(health.ms + ready.ms).toBeLessThan(1_000)
})

it('refuses a taken port in one sentence', async () => {
  const url = await start()
  const taken = startHealthServer(
    { host: '127.0.0.1', port: Number(new URL(url).port) },
    async () => readiness,
  )
  await expect(taken).rejects.toThrow(/^HEALTH_PORT=\d+ cannot be used \(EADDRINUSE\)/)
})
