/**
 * Adds the categories of emails to their searched words, for emails that a database had before migration 0020; triggers
 * do it for all others. In small steps, each a transaction of its own, so that nobody waits for it and a killed server
 * continues where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inTransaction, rowsOf } from '#app/db/client.server.ts'
import { defineJob, sendJob } from '#app/lib/jobs.server.ts'

const FILE_EMAILS = 'search-filing'

/** The position in `site_state`, which exists until all emails are done. */
const POSITION = 'search-filing'
/** Some 20 ms of work on the embedded engine, which does one thing at a time. */
const STEP = 10
/** Leaves visitors most of the time. */
const PAUSE_MS = 40
/** A job may take five minutes; what is left is the next one's. */
const JOB_MS = 120_000

defineJob({
  name: FILE_EMAILS,
  retryLimit: 4,
  canWork: () => true,
  async run(_data, stopping) {
    const until = performance.now() + JOB_MS
    while (performance.now() < until) {
      if (!(await fileNextEmails(STEP))) return
      // The next start queues the rest.
      if (stopping.aborted) return
      await sleep(PAUSE_MS)
    }
    await sendJob(FILE_EMAILS, {})
  },
  async catchUp() {
    const waiting = await rowsOf(sql`select from site_state where key = ${POSITION}`)
    if (waiting.length > 0) await sendJob(FILE_EMAILS, {})
  },
})

/** Does so many emails, newest first; false when none are left, or another process is at it. */
export async function fileNextEmails(limit: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const result = await tx.execute(sql`
      with position as materialized (
        select (value ->> 'createdAt')::timestamptz as created_at, (value ->> 'emailId')::uuid as email_id
        from site_state where key = ${POSITION} for update skip locked
      ), step as materialized (
        select s.email_id, s.created_at from position cross join lateral (
          select email_id, created_at from email_search
          where (created_at, email_id) < (position.created_at, position.email_id)
          order by created_at desc, email_id desc limit ${limit}
        ) as s
      )
      select (select count(*) from position)::int as positions,
        coalesce((select json_agg(email_id order by created_at, email_id) from step), '[]') as ids`)
    const [{ positions, ids }] = (result as { rows: unknown[] }).rows as [
      { positions: number; ids: string[] },
    ]
    if (positions === 0) return false
    const [oldest] = ids
    if (!oldest) {
      await tx.execute(sql`delete from site_state where key = ${POSITION}`)
      return false
    }
    await tx.execute(sql`
      select search_file_emails(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`)
    // As text that PostgreSQL writes: a Date has no microseconds.
    await tx.execute(sql`
      update site_state set value = (
        select jsonb_build_object('createdAt', created_at, 'emailId', email_id)
        from email_search where email_id = ${oldest}
      )
      where key = ${POSITION}`)
    return true
  })
}
