import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { collections, submissions, users } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { ChangeKind } from '#app/platform/changes/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import type { AccountEventKind } from '../account-event-copy.ts'
import { recordEvent } from '../account-events.server.ts'
import { sendAccountDeleted, sendNotice } from '../emails/mailer.server.ts'
import { revokeTokens } from '../emails/tokens.server.ts'
import type { Limited, NotFresh, ReauthenticationMethod } from '../outcomes.ts'
import { endSessions } from '../passwords/credentials.server.ts'
import {
  type GuardedChange,
  reauthenticationMethod,
  refuseUnlessFresh,
} from '../passwords/reauthentication.server.ts'
import { isSharedCollection, removeAccount } from '../profile/account-deletion.server.ts'
import { viewerOf } from '../sessions/sessions.server.ts'
import { isNamedBySetting, isOwner } from './owners.server.ts'
import { ROLE_NAMES } from './people-copy.ts'
import type { Kept, UserAction } from './people-schema.ts'

type Actor = Administrator & { email: EmailAddress }
/** `changeId` is null where nothing can be undone. */
type Changed = { ok: true; email: EmailAddress; changeId: string | null }
type Refused = { ok: false; reason: 'gone' | 'last-owner' | 'by-setting' | 'no-successor' }

/** The users of an action, without the actor and the holder of ADMIN_EMAIL, and how much they made. */
export function describeUsers(actor: Administrator, ids: string[]) {
  const { id, name, email } = users
  return db()
    .select({
      id,
      name,
      email,
      shared: sql<number>`(
        select count(*)::int from ${collections} where ${collections}.user_id = ${users}.id and ${isSharedCollection}
      )`,
      accepted: sql<number>`(
        select count(*)::int from ${submissions} sent where sent.user_id = ${users}.id and sent.status = 'accepted'
      )`,
    })
    .from(users)
    .where(and(inArray(id, ids), ne(id, actor.id), not(isNamedBySetting())))
    .orderBy(sql`lower(${name})`, id)
}

/** Returns the number of users it was done to and what can be undone, and the reason if there are none. */
export async function changeUsers(
  given: GuardedChange & {
    actor: Actor
    ids: string[]
    action: UserAction
    /** For 'delete'. */
    kept: Kept
  },
): Promise<{ ok: true; count: number; changeIds: string[] } | Refused | NotFresh | Limited> {
  const { actor, session, meta, ids, action, kept, reauthentication } = given
  const fresh = session.fresh && !asksAgain(action, await reauthenticationMethod(actor.id))
  const refused = await refuseUnlessFresh({ ...session, fresh }, reauthentication)
  if (refused) return refused
  const done: Changed[] = []
  let last: Refused = { ok: false, reason: 'gone' }
  for (const id of action === 'transfer' ? ids.slice(0, 1) : ids) {
    const outcome =
      action === 'delete'
        ? await deleteUser(actor, id, kept)
        : await inTransaction((tx) => changeUser(tx, actor, id, action))
    if (outcome.ok) done.push(outcome)
    else last = outcome
  }
  const [first] = done
  if (!first) return last
  if (action === 'transfer') {
    await sendNotice(first.email, 'made-admin', meta)
    await sendNotice(actor.email, 'made-editor', meta)
  }
  return { ok: true, count: done.length, changeIds: done.flatMap(({ changeId }) => changeId ?? []) }
}

/** Whether it asks for the password or a code again, however fresh the sign-in is. */
export function asksAgain(action: UserAction, method: ReauthenticationMethod | null): boolean {
  return action === 'transfer' && (method === 'password' || method === 'code')
}

const RECORDS = {
  suspend: { kind: 'user-suspended', event: 'suspended' },
  lift: { kind: 'user-suspension-lifted', event: 'suspension-lifted' },
  'sign-out': { kind: 'user-signed-out', event: 'signed-out-by-owner' },
  transfer: { kind: 'ownership-transferred', event: 'made-admin' },
} as const satisfies Record<Exclude<UserAction, 'delete'>, { kind: ChangeKind; event: AccountEventKind }>

async function changeUser(
  tx: Transaction,
  actor: Actor,
  userId: string,
  action: Exclude<UserAction, 'delete'>,
): Promise<Changed | Refused> {
  // With this, the site keeps an owner: nobody does any of it to themselves, and who does it is one.
  if (userId === actor.id || !(await isOwner(tx, actor.id))) return { ok: false, reason: 'gone' }
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) return { ok: false, reason: 'gone' }
  const { ADMIN_EMAIL } = env()
  const isTransfer = action === 'transfer'
  if (user.email === ADMIN_EMAIL || (isTransfer && actor.email === ADMIN_EMAIL)) {
    return { ok: false, reason: 'by-setting' }
  }
  if (isTransfer && (!user.emailVerified || user.suspendedAt)) return { ok: false, reason: 'no-successor' }
  const isSuspended = user.suspendedAt !== null
  if ((action === 'suspend' && isSuspended) || (action === 'lift' && !isSuspended)) {
    return { ok: true, email: user.email, changeId: null }
  }
  const { kind, event } = RECORDS[action]
  const of = (id: string) => ({ table: users, where: eq(users.id, id) })
  const { changeId } = await recordChange(
    tx,
    {
      actor,
      kind,
      label: ROLE_NAMES[user.role],
      count: 1,
      rows: action === 'sign-out' ? [] : isTransfer ? [of(userId), of(actor.id)] : [of(userId)],
      personId: userId,
      // Undoing the others would not ask who it is, and could suspend the last owner.
      undoable: action === 'suspend',
    },
    async () => {
      const set = (values: Partial<typeof users.$inferInsert>, id = userId) =>
        tx.update(users).set(values).where(eq(users.id, id))
      if (action === 'suspend') await set({ suspendedAt: new Date() })
      if (action === 'lift') await set({ suspendedAt: null })
      if (action === 'suspend' || action === 'sign-out') await endSessions(userId, {}, tx)
      if (!isTransfer) return
      await set({ role: 'admin' })
      await set({ role: 'editor' }, actor.id)
      await revokeTokens('role-invitation', actor.id, tx)
      await recordEvent('made-editor', actor.id, null, {}, tx)
    },
  )
  await recordEvent(event, userId, null, {}, tx)
  return { ok: true, email: user.email, changeId: action === 'suspend' ? changeId : null }
}

async function deleteUser(actor: Actor, userId: string, kept: Kept): Promise<Changed | Refused> {
  const [user] = await db().select().from(users).where(eq(users.id, userId))
  if (!user || userId === actor.id) return { ok: false, reason: 'gone' }
  if (user.email === env().ADMIN_EMAIL) return { ok: false, reason: 'by-setting' }
  const removed = await removeAccount(viewerOf(user), { actor, kept })
  if (removed !== 'removed') return { ok: false, reason: removed }
  // Whoever only typed an address gets no email from a gallery they may not know.
  if (user.emailVerified && !user.suspendedAt) await sendAccountDeleted(user.email, 'owner')
  return { ok: true, email: user.email, changeId: null }
}
