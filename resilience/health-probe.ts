/**
 * Requests a URL until its parent disconnects; in a process of its own, so that nothing in the test delays a request.
 * `#` in it becomes the number of the request, for a page that no cache has. With the number of the server's process,
 * the time that its main thread or this process waited for a processor is left out of `ownMs`: on a busy machine, a slow
 * response may have waited for other programs.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20

const url = process.argv[2]!
const pid = process.argv[3]
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const health = { asked: 0, failed: 0, slowestMs: 0, ownMs: 0 }
const watch = new AbortController()
process.on('message', () => watch.abort())

while (!watch.signal.aborted) {
  const began = performance.now()
  const waitedBefore = waitedMs()
  const isWell = await ask(health.asked)
  health.asked += 1
  if (!isWell) health.failed += 1
  const tookMs = performance.now() - began
  health.slowestMs = Math.max(health.slowestMs, tookMs)
  health.ownMs = Math.max(health.ownMs, tookMs - (waitedMs() - waitedBefore))
  if (health.asked === 1) {
    // The first request opens the connection and warms up both sides.
    health.slowestMs = 0
    health.ownMs = 0
    process.send!('watching')
  }
  await sleep(PAUSE_MS)
}
process.send!({
  ...health,
  slowestMs: Math.round(health.slowestMs),
  ownMs: Math.round(health.ownMs),
})
process.disconnect()

function waitedMs(): number {
  const threads = pid ? [`${pid}/task/${pid}`, `self/task/${process.pid}`] : []
  // Nanoseconds on a processor, then nanoseconds of waiting for one.
  const waits = threads.map((thread) => readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1])
  return waits.reduce((sum, wait) => sum + Number(wait), 0) / 1e6
}

function ask(at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url.replace('#', String(at)), { agent }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode === 200))
    })
    request.on('error', () => resolve(false))
  })
}
