/** Stores the counts of each month when it is over, so that what was cited does not change. */
import { lt } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes, reportMonths } from '#app/platform/db/schema.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { countAnalytics } from '#app/analytics/brand-analytics/count-analytics.server.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { monthOf } from '#app/analytics/brand-analytics/periods.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { listReportMonths, readMonthCounts, readMonths } from './queries.server.ts'

/** The month ends this much later on the clocks furthest behind UTC. */
const LAST_CLOCK_MS = 12 * 3600 * 1000

defineJob({
  name: 'store-report-months',
  // Every hour, so that a missed month is caught up.
  cron: '40 * * * *',
  retryLimit: 2,
  run: () => storeReportMonths(new Date()),
})

/**
 * Stores the months that are over at that time, have enough emails and are not stored yet; the first to store one keeps
 * it. Waits while emails are read for attributes, as after an upgrade: what is stored stays.
 */
export async function storeReportMonths(now: Date): Promise<void> {
  if ((await db().$count(emailAttributes, lt(emailAttributes.rulesVersion, ATTRIBUTES_VERSION))) > 0) return
  await countAnalytics()
  const stored = new Set((await listReportMonths()).map(({ month }) => month))
  const over = await readMonths(monthOf(plainDayAt(new Date(now.getTime() - LAST_CLOCK_MS), 'UTC')))
  for (const { month, emails } of over) {
    if (stored.has(month) || emails < ENOUGH) continue
    await db()
      .insert(reportMonths)
      .values({ month, counts: await readMonthCounts(month), storedAt: now })
      .onConflictDoNothing()
  }
}
