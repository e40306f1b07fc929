/** A watched process that blocks its event loop in a route for some seconds, if any, and then waits to be ended. */
import { setTimeout as sleep } from 'node:timers/promises'
import { trackWork } from '#app/platform/lib/work-in-progress.server.ts'
import { endWhenBlocked } from '#server/event-loop-watchdog.ts'

const [blockedMax, seconds] = process.argv.slice(2).map(Number)

endWhenBlocked(blockedMax || undefined)
process.once('SIGTERM', () => process.exit(0))
await trackWork('gallery/home', async () => {})
await sleep(1_000)
console.log('ready')
await trackWork('gallery/search', async () => {
  const until = performance.now() + seconds! * 1_000
  while (performance.now() < until);
})
console.log('done')
setInterval(() => {}, 1_000)
