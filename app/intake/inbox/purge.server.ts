import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emailFiles } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { storage } from '#app/platform/lib/storage.server.ts'

const JUNK_DAYS = 30
/** Each run deletes up to this many; the next day’s run continues. */
const PURGED_MAX = 5000

defineJob({
  name: 'inbox-junk',
  cron: '40 3 * * *',
  retryLimit: 2,
  run: purgeJunk,
})

/** Deletes junk that is older than 30 days, with its file. */
export async function purgeJunk(): Promise<void> {
  const other = alias(arrivals, 'other')
  const old = await db()
    .select({
      id: arrivals.id,
      /** Null if another row has the same file. */
      originalKey: sql<string | null>`case when ${notExists(
        db()
          .select({ one: sql`1` })
          .from(other)
          .where(and(eq(other.originalKey, arrivals.originalKey), sql`${other.id} <> ${arrivals.id}`)),
      )} and ${notExists(
        db()
          .select({ one: sql`1` })
          .from(emailFiles)
          .where(eq(emailFiles.key, arrivals.originalKey)),
      )} then ${arrivals.originalKey} end`,
    })
    .from(arrivals)
    .where(
      and(eq(arrivals.state, 'junk'), lt(arrivals.receivedAt, sql`now() - ${JUNK_DAYS} * interval '1 day'`)),
    )
    .limit(PURGED_MAX)
  for (const { id, originalKey } of old) {
    // Unused files are cleaned up later; a row without its file would be shown.
    await db().delete(arrivals).where(eq(arrivals.id, id))
    if (originalKey) await storage().delete(originalKey)
  }
}
