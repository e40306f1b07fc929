import { setTimeout as delay } from 'node:timers/promises'
import { log } from '#app/lib/log.server.ts'
import { purgeDeleted } from './collection-commands.server.ts'
import { sendDigests } from './digest.server.ts'

const HOUR_MS = 3_600_000
/** How long a stop waits for letters that are being written, in milliseconds. */
const STOP_WITHIN_MS = 5_000

/** Looks every hour what is due: what was deleted goes for good, and once a week the digests are written. */
export function startHourlyJobs(): { stop(): Promise<void> } {
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = underWay.then(runHourlyJobs)
  }, HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await Promise.race([underWay, delay(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

async function runHourlyJobs(): Promise<void> {
  await purgeDeleted().catch((error: unknown) =>
    log.error({ err: error }, 'deleted collections could not be removed'),
  )
  await sendDigests(new Date()).catch((error: unknown) =>
    log.error({ err: error }, 'digests could not be written'),
  )
}
