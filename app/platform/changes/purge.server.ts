/** Deletes the stored rows of changes that can no longer be undone; their summaries stay. */
import { and, asc, eq, exists, getTableName, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { changeRows, changes } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { DELETION, UNDO_HOURS } from './schema.ts'

type DeletedRow = Record<string, unknown>

/** Called for rows that a change deleted for good, by the name of their table. */
const endings = new Map<string, (rows: DeletedRow[]) => Promise<void>>()

/**
 * Registers what happens to rows deleted from `table` once undoing ends, such as deleting their files. It may run
 * twice for a row, and must check itself whether a file is still needed. Call it at the top of a module.
 */
export function whenUndoEnds(table: PgTable, end: (rows: DeletedRow[]) => Promise<void>): void {
  endings.set(getTableName(table), end)
}

defineJob({
  name: 'purge-undo',
  cron: '7 * * * *',
  retryLimit: 2,
  run: purgeChangeRows,
})

const BATCH = 500

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
    for (const [table, end] of endings) await endRows(id, table, end)
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
  for (const [table, end] of endings) {
    const gone = rows.filter(({ tableName, after }) => tableName === table && after === null)
    if (gone.length > 0) await end(gone.map(({ before }) => before!))
  }
  if (rows.length > 0) log.info({ user: actor.id, change: id }, 'deleted emails were deleted for good')
  return rows.length > 0
}

/** Calls `end` for rows that are gone for good. The rows that an undone change deleted are back. */
async function endRows(
  changeId: string,
  table: string,
  end: (rows: DeletedRow[]) => Promise<void>,
): Promise<void> {
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
          eq(changeRows.tableName, table),
          isNull(changeRows.after),
          after,
        ),
      )
      .orderBy(asc(changeRows.key))
      .limit(BATCH)
    if (rows.length === 0) return
    await end(rows.map(({ before }) => before!))
    after = gt(changeRows.key, rows.at(-1)!.key)
  }
}
