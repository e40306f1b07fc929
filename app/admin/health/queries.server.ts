import { and, between, eq, gt, inArray, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { emailList, emails, importRuns } from '#app/platform/db/schema.ts'
import { STATUS_NUMBER } from '#app/admin/emails/filters.server.ts'
import { countWaiting } from '#app/admin/review/queue.server.ts'
import { countOpenReports } from '#app/admin/takedown/queries.server.ts'
import { listFolder } from '#app/platform/backup/backup-folder.server.ts'
import { countUnanswered } from '#app/accounts/subscribers/queries.server.ts'
import type { Administrator, Editor } from '#app/platform/lib/authorized.ts'
import { healthCopy, type StoredKind } from './copy.ts'

export type Overview = Awaited<ReturnType<typeof readOverview>>

export async function readOverview(actor: Editor) {
  const week = sql`now() - interval '7 days'`
  const arrived = db().select({ id: emailList.emailId }).from(emailList).where(gt(emailList.createdAt, week))
  const [waiting, uncertain, reports, added, rejected] = await Promise.all([
    countWaiting(),
    // The same as the list of emails with these filters.
    db().$count(
      emailList,
      and(eq(emailList.status, STATUS_NUMBER.draft), between(emailList.confidence, 0, 69)),
    ),
    countOpenReports(actor),
    db().$count(emails, and(eq(emails.sample, false), inArray(emails.id, arrived))),
    db()
      .select({ files: sql<number>`coalesce(sum(${importRuns.refused}), 0)::int` })
      .from(importRuns)
      .where(gt(importRuns.createdAt, week)),
  ])
  return { waiting, uncertain, reports, added, rejected: rejected[0]!.files }
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>

/** What waits on the pages of the admin; reviewers see the queue only. */
export async function readWaiting(editor: Editor | null) {
  const [queue, reports, messages] = await Promise.all([
    countWaiting(),
    editor ? countOpenReports(editor) : 0,
    editor ? countUnanswered(editor) : 0,
  ])
  return { queue, reports, messages }
}

export type StoredFiles = { kind: StoredKind; files: number; bytes: number }

/** Stored files by kind; those that several emails share count once. */
export async function countStoredFiles(_actor: Administrator): Promise<StoredFiles[]> {
  const rows = await rowsOf<{ kind: StoredKind; files: number; bytes: string }>(sql`
    with stored as (
      select distinct on (key) key, bytes, case role when 'amp' then 'original' else role end as kind
      from email_files
    )
    select kind, count(*)::int as files, sum(bytes)::text as bytes from (
      select kind, bytes from stored
      union all
      select 'original', a.size from arrivals a
      where a.original_key is not null and not exists (select from stored s where s.key = a.original_key)
      union all
      select 'upload', received from uploads where state in ('receiving', 'importing')
      union all
      select 'export', bytes from export_files where state = 'ready'
    ) as files group by kind`)
  const backups = await listFolder()
  const bytesOfBackups = backups.reduce((sum, { bytes }) => sum + bytes, 0)
  rows.push({ kind: 'backup', files: backups.length, bytes: String(bytesOfBackups) })
  const found = new Map(rows.map((row) => [row.kind, row]))
  const kinds = Object.keys(healthCopy.stored.kinds) as StoredKind[]
  return kinds.map((kind) => {
    const { files = 0, bytes = '0' } = found.get(kind) ?? {}
    return { kind, files, bytes: Number(bytes) }
  })
}
