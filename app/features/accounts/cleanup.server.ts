import { lt } from 'drizzle-orm'
import { purgeExpiredLimits } from '#app/db/rate-limit.server.ts'
import { db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema.ts'
import { defineJob } from '#app/lib/jobs.server.ts'
import { purgeOldEvents } from './account-events.server.ts'
import { purgeExpiredTokens } from './tokens.server.ts'

defineJob({
  name: 'account-cleanup',
  cron: '0 * * * *',
  retryLimit: 2,
  canWork: () => true,
  run: purgeExpiredAccountData,
})

/** Removes expired tokens, sessions, rate limits and old account events. */
export async function purgeExpiredAccountData(): Promise<void> {
  await purgeExpiredTokens()
  await purgeExpiredLimits()
  await purgeOldEvents()
  await db().delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
