import { lt } from 'drizzle-orm'
import { purgeExpiredLimits } from '#app/platform/db/rate-limit.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { purgeOldEvents } from './account-events.server.ts'
import { purgeExpiredTokens } from './emails/tokens.server.ts'

defineJob({
  name: 'account-cleanup',
  cron: '0 * * * *',
  retryLimit: 2,
  run: purgeExpiredAccountData,
})

export async function purgeExpiredAccountData(): Promise<void> {
  await purgeExpiredTokens()
  await purgeExpiredLimits()
  await purgeOldEvents()
  await db().delete(sessions).where(lt(sessions.expiresAt, new Date()))
}
