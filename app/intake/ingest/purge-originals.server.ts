import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { arrivals, emailFiles, emails } from '#app/platform/db/schema.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'

const BATCH = 500

defineJob({
  name: 'originals',
  cron: '30 3 * * *',
  retryLimit: 2,
  longestSeconds: 3600,
  run: (_, stopping) => purgeOriginals(stopping),
})

/** Those in review keep theirs. */
export async function purgeOriginals(stopping?: AbortSignal): Promise<void> {
  const days = setting('KEEP_ORIGINALS_DAYS')
  if (!days) return
  const isOld = and(
    isNotNull(emails.originalKey),
    lt(emails.createdAt, sql`now() - make_interval(days => ${days})`),
    ne(emails.status, 'draft'),
    eq(emails.sample, false),
  )
  for (;;) {
    stopping?.throwIfAborted()
    const old = await db().select({ id: emails.id }).from(emails).where(isOld).limit(BATCH)
    if (old.length === 0) return
    await purgeOriginalsOf(old.map(({ id }) => id))
  }
}

/** First the rows: a killed process leaves unused files, which a job deletes. */
export async function purgeOriginalsOf(ids: string[]): Promise<void> {
  const keys = await inTransaction(async (tx) => {
    const isOne = inArray(emails.id, ids)
    const originals = await tx.select({ key: emails.originalKey }).from(emails).where(isOne).for('update')
    const files = await tx
      .delete(emailFiles)
      .where(and(inArray(emailFiles.emailId, ids), inArray(emailFiles.role, ['original', 'amp'])))
      .returning({ key: emailFiles.key })
    await tx
      .update(emails)
      .set({ originalKey: null, updatedAt: sql`${emails.updatedAt}` })
      .where(isOne)
    await tx
      .update(arrivals)
      .set({ originalKey: null })
      .where(and(inArray(arrivals.emailId, ids), inArray(arrivals.state, ['imported', 'duplicate'])))
    return [...originals, ...files].flatMap(({ key }) => key ?? [])
  })
  await deleteUnused(keys)
}
