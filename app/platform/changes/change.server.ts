/** The audit trail: every write of a user with a role goes through `recordChange`, and can be undone for a day. */
import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { changeRows, changes } from '#app/platform/db/schema.ts'
import type { Person, Reviewer, Role } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { mayUndo } from './policy.ts'
import {
  openSnapshot,
  type RowSelection,
  snapshotRows,
  storeDifferences,
  summaryOf,
} from './record-rows.server.ts'
import { isAsLeft, isConflict, restoreRows } from './restore-rows.server.ts'
import { type ChangeKind, UNDO_HOURS } from './schema.ts'

export type { RowSelection } from './record-rows.server.ts'

export type Change = {
  /** The user; null for a message that came in. */
  actor: Person | null
  kind: ChangeKind
  /** The thing that it changes, such as a subject line. It stays for good: no names or addresses of people. */
  label: string
  /** The number of things it changes; by default the rows of the first selection that differ. */
  count?: number
  /** The rows it may touch, referenced tables first; rows deleted by cascade are only restored if named here. */
  rows: RowSelection[]
  /** The user whose role it changes. */
  personId?: string
  /** False for a change that cannot be taken back, such as a secret that was shown. */
  undoable?: boolean
  /** True if the trail shows no values, neither before nor after. */
  isPrivate?: boolean
}

const LABEL_MAX = 300

/** Runs `work` in `tx` and records what it did to the selected rows; `changeId` is null if nothing differs. */
export async function recordChange<T>(
  tx: Transaction,
  { actor, kind, label, count, rows, personId, undoable = true, isPrivate = false }: Change,
  work: () => Promise<T>,
): Promise<{ result: T; changeId: string | null }> {
  const [added] = await tx
    .insert(changes)
    .values({ actorId: actor?.id, kind, label: label.slice(0, LABEL_MAX), personId })
    .returning({ id: changes.id })
  const changeId = added!.id
  await openSnapshot(tx)
  for (const [at, selection] of rows.entries()) await snapshotRows(tx, changeId, at, selection)
  const result = await work()
  for (const [at, selection] of rows.entries()) await storeDifferences(tx, changeId, at, selection)
  const stored = await tx.$count(changeRows, eq(changeRows.changeId, changeId))
  if (rows.length > 0 && stored === 0) {
    await tx.delete(changes).where(eq(changes.id, changeId))
    return { result, changeId: null }
  }
  const ofFirst = sql`(
    select count(*) from ${changeRows} r where r.change_id = ${changeId}::uuid and r.position = 0
  )`
  await tx
    .update(changes)
    .set({
      count: count ?? (rows.length > 0 ? sql`greatest(1, ${ofFirst})` : 1),
      rows: undoable ? stored : 0,
      ...(!isPrivate && { summary: summaryOf(changeId) }),
    })
    .where(eq(changes.id, changeId))
  if (!undoable) await tx.delete(changeRows).where(eq(changeRows.changeId, changeId))
  return { result, changeId }
}

/** Records a change that is made elsewhere, such as in a job, and cannot be undone. */
export async function noteChange(
  change: Pick<Change, 'actor' | 'kind' | 'label' | 'count' | 'personId'>,
): Promise<void> {
  await inTransaction((tx) => recordChange(tx, { ...change, rows: [] }, async () => {}))
}

export type UndoOutcome =
  | { ok: true }
  | { ok: false; reason: 'changed-since' | 'too-late' | 'undone' | 'not-yours' }

/** Restores every row of changes exactly as it was; none if one of them is no longer as its change left it. */
export async function undoChange(
  actor: Reviewer & { role: Role },
  ...changeIds: string[]
): Promise<UndoOutcome> {
  if (!changeIds.every(isUuid)) return { ok: false, reason: 'not-yours' }
  let outcome = { ok: true } as UndoOutcome
  try {
    await inTransaction(async (tx) => {
      for (const id of changeIds) {
        outcome = await undoIn(tx, actor, id)
        if (!outcome.ok) tx.rollback()
      }
    })
    return outcome
  } catch (error) {
    if (!outcome.ok) return outcome
    if (isConflict(error)) return { ok: false, reason: 'changed-since' }
    throw error
  }
}

async function undoIn(
  tx: Transaction,
  actor: Reviewer & { role: Role },
  changeId: string,
): Promise<UndoOutcome> {
  const [change] = await tx
    .select({
      kind: changes.kind,
      label: changes.label,
      actorId: changes.actorId,
      personId: changes.personId,
      count: changes.count,
      rows: changes.rows,
      summary: changes.summary,
      undoneAt: changes.undoneAt,
      isOver: sql<boolean>`${changes.createdAt} < now() - make_interval(hours => ${UNDO_HOURS})`,
    })
    .from(changes)
    .where(eq(changes.id, changeId))
    .for('update')
  if (!change || !mayUndo(actor, change)) return { ok: false, reason: 'not-yours' }
  if (change.undoneAt) return { ok: false, reason: 'undone' }
  const stored = await tx.$count(changeRows, eq(changeRows.changeId, changeId))
  if (change.isOver || stored === 0 || stored !== change.rows) return { ok: false, reason: 'too-late' }
  if (!(await isAsLeft(tx, changeId))) return { ok: false, reason: 'changed-since' }
  await restoreRows(tx, changeId)
  await tx.update(changes).set({ undoneAt: new Date() }).where(eq(changes.id, changeId))
  await tx.insert(changes).values({
    actorId: actor.id,
    personId: change.personId,
    kind: 'undone',
    label: change.label,
    count: change.count,
    undoOf: changeId,
    summary: change.summary.map(({ table, before, after }) => ({ table, before: after, after: before })),
  })
  return { ok: true }
}
