/**
 * Deletes the stored rows of changes that can no longer be undone, and the files of deleted emails and of content that
 * a change replaced. The summaries of the changes stay.
 */
import { and, asc, eq, exists, getTableName, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { changeRows, changes, emailFiles } from '#app/platform/db/schema.ts'
import { deleteUnused } from '#app/platform/db/unused-files.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { DELETION, UNDO_HOURS } from './schema.ts'

defineJob({
  name: 'purge-undo',
  cron: '7 * * * *',
  retryLimit: 2,
  run: purgeChangeRows,
})

const BATCH = 500

const FILES = getTableName(emailFiles)

export async function purgeChangeRows(): Promise<void> {
  const over = await db()
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        lt(changes.createdAt, sql`now() - make_interval(hours => ${UNDO_HOURS})`),
        exists(db().select().from(changeRows).where(eq(changeRows.changeId, changes.id))),
      ),
    )
    .orderBy(asc(changes.createdAt))
  for (const { id } of over) {
    await deleteFilesOf(id)
    await db().delete(changeRows).where(eq(changeRows.changeId, id))
  }
}

/**
 * Ends the time for undoing a deletion now: its rows go first, so that none returns without its files. False if over.
 */
export async function purgeDeletion(actor: Administrator, id: string): Promise<boolean> {
  const rows = await inTransaction(async (tx) => {
    const isDeletion = and(eq(changes.id, id), eq(changes.kind, DELETION), isNull(changes.undoneAt))
    const [change] = await tx.select({ id: changes.id }).from(changes).where(isDeletion).for('update')
    if (!change) return []
    return tx.delete(changeRows).where(eq(changeRows.changeId, id)).returning()
  })
  const gone = rows.filter(({ tableName, after }) => tableName === FILES && after === null)
  await deleteUnused(keysOf(gone))
  if (rows.length > 0) log.info({ user: actor.id, change: id }, 'deleted emails were deleted for good')
  return rows.length > 0
}

/** Deletes the files of rows that a change deleted, unless it was undone. */
async function deleteFilesOf(changeId: string): Promise<void> {
  const stands = db()
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.id, changeId), isNull(changes.undoneAt)))
  let after: SQL | undefined
  for (;;) {
    const rows = await db()
      .select({ key: changeRows.key, before: changeRows.before })
      .from(changeRows)
      .where(
        and(
          inArray(changeRows.changeId, stands),
          eq(changeRows.tableName, FILES),
          isNull(changeRows.after),
          after,
        ),
      )
      .orderBy(asc(changeRows.key))
      .limit(BATCH)
    if (rows.length === 0) return
    await deleteUnused(keysOf(rows))
    after = gt(changeRows.key, rows.at(-1)!.key)
  }
}

function keysOf(rows: Pick<typeof changeRows.$inferSelect, 'before'>[]): string[] {
  return rows.map(({ before }) => String(before!['key']))
}
