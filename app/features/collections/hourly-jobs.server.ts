import { setTimeout as delay } from 'node:timers/promises'
import { log } from '#app/lib/log.server.ts'
import { purgeDeleted } from './collection-commands.server.ts'
import { sendDigests } from './digest.server.ts'

const HOUR_MS = 3_600_000
/** How long stopping waits for digests being sent, in milliseconds. */
const STOP_WITHIN_MS = 5_000

/** Hourly cron jobs of collections: the cleanup of deleted ones, and the weekly digest when it is due. */
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
