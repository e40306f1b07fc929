/** Counts for analytics what commits have touched: it takes longer than those who commit should wait. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'

/** Emails counted in one transaction: other queries of the embedded engine wait for it, and those of a page in turn. */
const SLICE = 50
const PAUSE_MS = 20

defineJob({
  name: 'count-analytics',
  cron: '* * * * *',
  retryLimit: 2,
  run: (_data, stopping) => countAnalytics(stopping),
})

export async function countAnalytics(stopping?: AbortSignal): Promise<void> {
  for (;;) {
    const [row] = await rowsOf<{ counted: number }>(sql`select count_analytics(${SLICE}) as counted`)
    if (row!.counted === 0 || stopping?.aborted) return
    await sleep(PAUSE_MS)
  }
}
