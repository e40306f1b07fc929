/** Publishes emails whose brand delays them, once the delay is over. The trigger `emails_delayed` schedules them. */
import { eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emails } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'

defineJob({
  name: 'publish-scheduled',
  cron: '*/5 * * * *',
  retryLimit: 2,
  run: publishScheduled,
})

/** They are added to the gallery now: lists show them first, and the weekly digest tells of them. */
export async function publishScheduled(): Promise<void> {
  const isDue = sql`coalesce(${emails.sentAt}, ${emails.createdAt}) + make_interval(days => (
    select b.delay_days from ${brands} b where b.id = ${emails.brandId}
  )) <= now()`
  await db()
    .update(emails)
    .set({ status: 'published', createdAt: new Date() })
    .where(sql`${eq(emails.status, 'scheduled')} and ${isDue}`)
}
