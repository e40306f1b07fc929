import { lt } from 'drizzle-orm'
import { purgeExpiredLimits } from '#app/db/rate-limit.server.ts'
import { db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema.ts'
import { log } from '#app/lib/log.server.ts'
import { purgeOldEvents } from './account-events.server.ts'
import { purgeExpiredTokens } from './tokens.server.ts'

const HOUR_MS = 3_600_000

/** Removes expired tokens, sessions, rate limits and old account events, every hour. */
export function startAccountCleanup(): { stop(): void } {
  function purge() {
    purgeExpiredAccountData().catch((error: unknown) =>
      log.error({ err: error }, 'old sessions could not be removed'),
    )
  }
  purge()
  const timer = setInterval(purge, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function purgeExpiredAccountData(): Promise<void> {
  await purgeExpiredTokens()
  await purgeExpiredLimits()
  await purgeOldEvents()
  await db().delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
