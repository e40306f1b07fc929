import { hasRole, type Reviewer, type Role } from '#app/platform/lib/authorized.ts'
import { type ChangeKind, OWNER_KINDS } from './schema.ts'

/** Owners may undo every change, editors those that editors can make, reviewers their own. */
export function mayUndo(
  actor: Reviewer & { role: Role },
  change: { kind: string; actorId: string | null },
): boolean {
  if (actor.role === 'admin') return true
  if (OWNER_KINDS.includes(change.kind as ChangeKind)) return false
  return hasRole(actor.role, 'editor') || change.actorId === actor.id
}
