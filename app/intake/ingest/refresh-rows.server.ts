/** A row beside each email holds what versioned rules read from it. A job reads outdated rows again, one at a time, so that a killed server goes on. */
import { setTimeout as sleep } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { settleArrivals } from '#app/platform/db/gallery-version.server.ts'
import { type emailChecks, type emailAttributes, emails } from '#app/platform/db/schema.ts'
import { defineJob, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

const STEP = 20
/** Leaves visitors most of the time: the embedded engine does one thing at a time. */
const PAUSE_MS = 10
/** A job may take five minutes; what is left is the next one's. */
const JOB_MS = 120_000
/** What is counted for a row takes longer the more are added at once. */
const ADDED_AT_ONCE = 500
const READ_AT_ONCE = 5_000

type Table = typeof emailAttributes | typeof emailChecks

export type Refresh = ReturnType<typeof defineRefresh>

type RefreshOptions = {
  job: string
  table: Table
  version: number
  /** Reads one email again, in a transaction marked as arriving. What cannot be read gets the version all the same. */
  refreshOne: (emailId: string) => Promise<void>
}

export function defineRefresh({ job, table, version, refreshOne }: RefreshOptions) {
  const isOutdated = lt(table.rulesVersion, version)
  const countOutdated = () => db().$count(table, isOutdated)

  async function queueJob(): Promise<void> {
    const waiting = await listUnfinished(job, { givenUp: false })
    if (waiting.length === 0) await sendJob(job, {})
  }

  async function listOutdated(): Promise<string[]> {
    const outdated = await db()
      .select({ id: table.emailId })
      .from(table)
      .where(isOutdated)
      .orderBy(table.rulesVersion, table.emailId)
      .limit(STEP)
    return outdated.map(({ id }) => id)
  }

  /** Whether all were read in this time. Until then, cached pages of visitors may be up to a minute behind. */
  async function run(ms: number, stopping?: AbortSignal): Promise<boolean> {
    const until = performance.now() + ms
    let count = 0
    try {
      for (;;) {
        const outdated = await listOutdated()
        if (outdated.length === 0) return true
        for (const id of outdated) {
          if (stopping?.aborted || performance.now() > until) return false
          await refreshOne(id)
          count += 1
          await sleep(PAUSE_MS)
        }
      }
    } finally {
      if (count > 0) await settleArrivals()
    }
  }

  defineJob({
    name: job,
    retryLimit: 4,
    // Changes that are undone are found without anybody queueing them.
    cron: '*/5 * * * *',
    canWork: () => true,
    async run(_data, stopping) {
      if (!(await run(JOB_MS, stopping)) && !stopping.aborted) await sendJob(job, {})
    },
    async catchUp(stopping) {
      if (!(await addMissingRows(table, stopping))) return
      if ((await countOutdated()) > 0) await queueJob()
    },
    release: releaseIngestWorker,
  })

  return {
    /** Queues the job; returns how many emails it will read. `all`: also those that are current. */
    async queue({ all }: { all: boolean }): Promise<number> {
      if (all) await db().update(table).set({ rulesVersion: 0 })
      const count = await countOutdated()
      if (count > 0) await queueJob()
      return count
    },
    async count() {
      const outdated = await countOutdated()
      return { current: (await db().$count(table)) - outdated, outdated }
    },
    run,
  }
}

/** Emails of an older backup have no rows. False if it stopped before the end. */
export async function addMissingRows(table: Table, stopping?: AbortSignal): Promise<boolean> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    if (stopping?.aborted) return false
    const [step] = await rowsOf<{ last: string | null; missing: string[] | null }>(sql`
      select (array_agg(step.id order by step.id desc))[1] as last,
        array_agg(step.id order by step.id) filter (where known.email_id is null) as missing
      from (select id from ${emails} where id > ${after}::uuid order by id limit ${READ_AT_ONCE}) as step
      left join ${table} as known on known.email_id = step.id`)
    if (!step?.last) return true
    const missing = step.missing ?? []
    for (let at = 0; at < missing.length; at += ADDED_AT_ONCE) {
      if (stopping?.aborted) return false
      // Another instance may add the same ones, and an email may be deleted meanwhile.
      await db().execute(sql`
        insert into ${table} (email_id)
        select id from ${emails} where id in ${missing.slice(at, at + ADDED_AT_ONCE)} order by id for key share
        on conflict do nothing`)
    }
    after = step.last
  }
}
