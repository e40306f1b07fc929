import { and, desc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { changes, users } from '#app/platform/db/schema.ts'
import type { Editor, Role } from '#app/platform/lib/authorized.ts'
import { mayUndo } from './policy.ts'
import { type ChangeKind, OWNER_KINDS, UNDO_HOURS } from './schema.ts'

export const CHANGES_PAGE = 50

type Reader = Editor & { role: Role }

export type ListedChange = Awaited<ReturnType<typeof listChanges>>[number]

const people = alias(users, 'people')
const undone = alias(changes, 'undone')

/** The changes, newest first, from behind the change `before`; one more than a page, to tell whether there are more. */
export async function listChanges(actor: Reader, before: string | null) {
  const rows = await db()
    .select({
      id: changes.id,
      kind: changes.kind,
      label: changes.label,
      count: changes.count,
      summary: changes.summary,
      actorId: changes.actorId,
      actor: users.name,
      person: people.name,
      createdAt: changes.createdAt,
      undoneAt: changes.undoneAt,
      isUndoable: sql<boolean>`${changes.rows} > 0
        and ${changes.createdAt} > now() - make_interval(hours => ${UNDO_HOURS})`,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.actorId))
    .leftJoin(people, eq(people.id, changes.personId))
    .where(
      and(
        visibleTo(actor),
        before
          ? sql`(${changes.createdAt}, ${changes.id}) < (select c.created_at, c.id from changes c where c.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(changes.createdAt), desc(changes.id))
    .limit(CHANGES_PAGE + 1)
  return rows.map(({ actorId, isUndoable, ...row }) => ({
    ...row,
    canUndo: isUndoable && row.undoneAt === null && mayUndo(actor, { kind: row.kind, actorId }),
  }))
}

/** The condition for changes that a reader may see: those of users and settings, and their undoing, are for owners. */
function visibleTo(actor: Reader): SQL | undefined {
  if (actor.role === 'admin') return undefined
  const owners: ChangeKind[] = [...OWNER_KINDS]
  const undidOwners = exists(
    db()
      .select()
      .from(undone)
      .where(and(eq(undone.id, changes.undoOf), inArray(undone.kind, owners))),
  )
  return and(not(inArray(changes.kind, owners)), or(isNull(changes.undoOf), not(undidOwners)))
}
