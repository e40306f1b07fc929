/**
 * Requests /healthz until its parent disconnects; in a process of its own, so that nothing in the test delays a
 * request.
 */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20

const url = process.argv[2]!
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const health = { asked: 0, failed: 0, slowestMs: 0 }
const watch = new AbortController()
process.on('message', () => watch.abort())

while (!watch.signal.aborted) {
  const began = performance.now()
  const isWell = await ask()
  health.asked += 1
  if (!isWell) health.failed += 1
  health.slowestMs = Math.max(health.slowestMs, performance.now() - began)
  if (health.asked === 1) {
    // The first request opens the connection and warms up both sides.
    health.slowestMs = 0
    process.send!('watching')
  }
  await sleep(PAUSE_MS)
}
process.send!({ ...health, slowestMs: Math.round(health.slowestMs) })
process.disconnect()

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(new URL('/healthz', url), { agent }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode === 200))
    })
    request.on('error', () => resolve(false))
  })
}
