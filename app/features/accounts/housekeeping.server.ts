import { lt } from 'drizzle-orm'
import { forgetPastLimits } from '#app/db/rate-limit.server.ts'
import { db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema.ts'
import { log } from '#app/lib/log.server.ts'
import { forgetOldEvents } from './account-events.server.ts'
import { forgetPastProofs } from './proofs.server.ts'

const HOUR_MS = 3_600_000

/** Takes out every hour what is over: proofs, sessions, counts, old entries of journals. */
export function keepAccountsTidy(): { stop(): void } {
  function tidy() {
    forgetWhatIsOver().catch((error: unknown) =>
      log.error({ err: error }, 'old sessions could not be removed'),
    )
  }
  tidy()
  const timer = setInterval(tidy, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function forgetWhatIsOver(): Promise<void> {
  await forgetPastProofs()
  await forgetPastLimits()
  await forgetOldEvents()
  await db().delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
