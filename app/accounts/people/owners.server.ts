/** The site keeps an owner, whatever its owners do at the same time. */
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { type RoleHolder, roleOf } from '../sessions/sessions.server.ts'

/** The holder of ADMIN_EMAIL. */
export function isNamedBySetting(): SQL {
  const { ADMIN_EMAIL } = env()
  return ADMIN_EMAIL ? eq(users.email, ADMIN_EMAIL) : sql`false`
}

/** Locked, so of two owners that remove each other at the same time, the second is no longer one. */
async function lockOwners(tx: Transaction) {
  const candidates = await tx
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), isNamedBySetting()))
    .orderBy(users.id)
    .for('update')
  return candidates.filter((user) => roleOf(user) === 'admin')
}

/** Whether this user is the last owner and would no longer be one as `after`; null is a deleted account. */
export async function leavesNoOwner(
  tx: Transaction,
  userId: string,
  after: RoleHolder | null = null,
): Promise<boolean> {
  const owners = await lockOwners(tx)
  const isLast = owners.length === 1 && owners[0]!.id === userId
  return isLast && !(after && roleOf(after) === 'admin')
}

/** Whether an owner, whose session may be older, is still one. */
export async function isOwner(tx: Transaction, id: string): Promise<boolean> {
  return (await lockOwners(tx)).some((owner) => owner.id === id)
}
