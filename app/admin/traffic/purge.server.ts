import { and, lt, ne, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { dailyCounts } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'

/** Counts by email, brand and search are kept as long as the dashboard shows them. */
const SUBJECT_DAYS = 35
const SUM_DAYS = 400

defineJob({
  name: 'purge-traffic',
  cron: '23 3 * * *',
  retryLimit: 2,
  run: purgeTraffic,
})

export async function purgeTraffic(): Promise<void> {
  const olderThan = (days: number) => lt(dailyCounts.day, sql`current_date - ${days}::int`)
  await db()
    .delete(dailyCounts)
    .where(or(olderThan(SUM_DAYS), and(ne(dailyCounts.subject, ''), olderThan(SUBJECT_DAYS))))
}
