import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, submissions } from '#app/platform/db/schema.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { canCollectImages } from '#app/intake/ingest/queries.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'

const JUNK_DAYS = 30
/** Each run deletes up to this many; the next day’s run continues. */
const PURGED_MAX = 5000

defineJob({
  name: 'inbox-junk',
  cron: '40 3 * * *',
  retryLimit: 2,
  run: purgeInbox,
})

/** Deletes junk that is older than 30 days, and all decided messages older than the owner's limit, with their files. */
export async function purgeInbox(): Promise<void> {
  const days = setting('KEEP_INBOX_DAYS')
  const isOlder = (limit: number) => lt(arrivals.receivedAt, sql`now() - make_interval(days => ${limit})`)
  const isJunk = and(eq(arrivals.state, 'junk'), isOlder(Math.min(JUNK_DAYS, days ?? JUNK_DAYS)))
  const old = db()
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(days ? or(isJunk, and(isOlder(days), isDone())) : isJunk)
    .limit(PURGED_MAX)
  // First the rows: one without its file would be shown.
  const deleted = await db()
    .delete(arrivals)
    .where(inArray(arrivals.id, old))
    .returning({ key: arrivals.originalKey })
  await deleteUnused(deleted.flatMap(({ key }) => key ?? []))
}

/** Neither a submission nor missing images need it any more. */
function isDone() {
  const submission = db().select().from(submissions).where(eq(submissions.arrivalId, arrivals.id))
  const collecting = db()
    .select()
    .from(emails)
    .where(and(eq(emails.id, arrivals.emailId), canCollectImages))
  return and(
    inArray(arrivals.state, ['imported', 'attention', 'duplicate', 'skipped']),
    notExists(submission),
    notExists(collecting),
  )
}
