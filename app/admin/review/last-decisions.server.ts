import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { changeRows, changes, emails, users } from '#app/platform/db/schema.ts'
import type { ChangeKind } from '#app/platform/changes/schema.ts'
import type { Reviewer } from '#app/platform/lib/authorized.ts'
import type { Decision } from './decision.ts'

export const KINDS = {
  accept: 'review-accepted',
  always: 'review-always',
  reject: 'review-rejected',
  save: 'review-corrected',
} as const satisfies Record<Decision, ChangeKind>

const DECIDING: ChangeKind[] = [KINDS.accept, KINDS.always, KINDS.reject]

export type LastDecision = { changeId: string; emailId: string; decision: Decision; subject: string }

export async function countDecided(actor: Reviewer): Promise<number> {
  const [row] = await db()
    .select({ decided: count() })
    .from(changes)
    .where(and(isBy(actor), inArray(changes.kind, DECIDING), isSince('1 hour')))
  return row!.decided
}

export async function lastDecisionOf(actor: Reviewer): Promise<LastDecision | null> {
  const [row] = await db()
    .select({ changeId: changes.id, kind: changes.kind, subject: changes.label, key: changeRows.key })
    .from(changes)
    .innerJoin(changeRows, and(eq(changeRows.changeId, changes.id), eq(changeRows.tableName, 'emails')))
    .where(and(isBy(actor), inArray(changes.kind, Object.values(KINDS)), isSince('1 day')))
    // It may have hidden copies too; the first of them was shown.
    .orderBy(
      desc(changes.createdAt),
      sql`${changeRows.after}->>'status' = 'hidden'`,
      sql`(select e.created_at from ${emails} e where e.id = (${changeRows.key}->>'id')::uuid)`,
    )
    .limit(1)
  if (!row) return null
  const { changeId, kind, subject, key } = row
  return { changeId, emailId: String(key['id']), decision: decisionOf(kind), subject }
}

/** Who decided about an email, and what; nothing if it was changed elsewhere. */
export async function findDecider(tx: Transaction, emailId: string) {
  const [row] = await tx
    .select({ name: users.name, kind: changes.kind })
    .from(changes)
    .innerJoin(changeRows, and(eq(changeRows.changeId, changes.id), eq(changeRows.tableName, 'emails')))
    .leftJoin(users, eq(users.id, changes.actorId))
    .where(
      and(
        inArray(changes.kind, DECIDING),
        isNull(changes.undoneAt),
        isSince('1 day'),
        sql`${changeRows.key} = jsonb_build_object('id', ${emailId}::uuid)`,
      ),
    )
    .orderBy(desc(changes.createdAt))
    .limit(1)
  return row && { by: row.name, decision: decisionOf(row.kind) }
}

function isBy(actor: Reviewer) {
  return and(eq(changes.actorId, actor.id), isNull(changes.undoneAt))
}

function isSince(time: '1 hour' | '1 day') {
  return gt(changes.createdAt, sql`now() - ${time}::interval`)
}

function decisionOf(kind: string): Decision {
  const found = Object.entries(KINDS).find(([, known]) => known === kind)
  return (found?.[0] ?? 'accept') as Decision
}
