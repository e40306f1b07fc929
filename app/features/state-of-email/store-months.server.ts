/** Stores the figures of each month when it is over, so that what is cited stays as it was. */
import { lt } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { emailFacts, reportMonths } from '#app/db/schema.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { RULES_VERSION } from '#app/features/facts/email-facts.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { monthOf } from '#app/features/figures/periods.ts'
import { defineJob } from '#app/lib/jobs.server.ts'
import { listReportMonths, readMonthCounts, readMonths } from './queries.server.ts'

/** A month ends last on clocks that are so far behind UTC. */
const LAST_CLOCK_MS = 12 * 3600 * 1000

defineJob({
  name: 'store-report-months',
  // Not only when a month ends: so it catches up what was missed.
  cron: '40 * * * *',
  retryLimit: 2,
  canWork: () => true,
  run: () => storeReportMonths(new Date()),
})

/**
 * Stores the months that are over at that time, have enough emails and are not stored yet; the first to store one keeps
 * it. Waits while emails are read for facts, as after an upgrade: what is stored stays.
 */
export async function storeReportMonths(now: Date): Promise<void> {
  if ((await db().$count(emailFacts, lt(emailFacts.rulesVersion, RULES_VERSION))) > 0) return
  const stored = new Set((await listReportMonths()).map(({ month }) => month))
  const over = await readMonths(monthOf(plainDayAt(new Date(now.getTime() - LAST_CLOCK_MS))))
  for (const { month, emails } of over) {
    if (stored.has(month) || emails < ENOUGH) continue
    await db()
      .insert(reportMonths)
      .values({ month, counts: await readMonthCounts(month), storedAt: now })
      .onConflictDoNothing()
  }
}
