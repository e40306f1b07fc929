/** The people who help run the site, and their roles. Only owners may read or change them. */
import { asc, eq, ne, or } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { noteChange, recordChange } from '#app/platform/changes/change.server.ts'
import type { Administrator, Role } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { findUserByEmail } from '../passwords/credentials.server.ts'
import { createResetLink } from './administrators.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh } from '../outcomes.ts'
import { isNamedBySetting, leavesNoOwner } from './owners.server.ts'
import { ROLE_NAMES } from './people-copy.ts'
import { type Reauthentication, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { roleOf, type Session } from '../sessions/sessions.server.ts'
import { revokeTokens } from '../emails/tokens.server.ts'

export type PersonWithRole = {
  id: string
  name: string
  email: string
  /** As stored: it counts once the address is confirmed. */
  role: Role
  isConfirmed: boolean
  /** The holder of ADMIN_EMAIL, whose role is that setting. */
  bySetting: boolean
}

/** By name. */
export async function listPeople(_actor: Administrator): Promise<PersonWithRole[]> {
  const rows = await db()
    .select()
    .from(users)
    .where(or(ne(users.role, 'member'), isNamedBySetting()))
    .orderBy(asc(users.name), asc(users.id))
  return rows.map((user) => {
    const bySetting = user.email === env().ADMIN_EMAIL
    const { id, name, email, emailVerified } = user
    return { id, name, email, role: bySetting ? 'admin' : user.role, isConfirmed: emailVerified, bySetting }
  })
}

type Refused =
  | { ok: false; reason: 'last-owner' }
  | { ok: false; reason: 'by-setting' }
  | { ok: false; reason: 'gone' }

type RoleOutcome = { ok: true } | Refused | NotFresh | Limited

/** What the security log and the notice call a change to this role. */
export const ROLE_EVENTS = {
  admin: 'made-admin',
  editor: 'made-editor',
  reviewer: 'made-reviewer',
  member: 'role-removed',
} as const

/** Gives a person another role, or none: 'member'. The site keeps an owner. */
export async function changeRole(given: {
  actor: Administrator
  session: Session
  meta: RequestMeta
  personId: string
  role: Role
  reauthentication?: Reauthentication
}): Promise<RoleOutcome> {
  const { actor, session, meta, personId, role, reauthentication } = given
  if (!isUuid(personId)) return { ok: false, reason: 'gone' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const changed = await inTransaction((tx) => changeIn(tx, actor, personId, role, meta))
  if (!changed.ok) return changed
  if (changed.email) await sendNotice(changed.email, ROLE_EVENTS[role], null)
  return { ok: true }
}

/** A link with which a user chooses a new password, for an owner who passes it on. */
export async function makeResetLink(given: {
  actor: Administrator
  session: Session
  email: EmailAddress
  reauthentication?: Reauthentication
}): Promise<{ ok: true; link: string } | { ok: false; reason: 'no-account' } | NotFresh | Limited> {
  const { actor, session, email, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const link = await createResetLink(email)
  if (!link) return { ok: false, reason: 'no-account' }
  const user = await findUserByEmail(email)
  await noteChange({ actor, kind: 'reset-link-created', label: '', personId: user?.id })
  return { ok: true, link }
}

type Changed = { ok: true; email: EmailAddress | null } | Refused

async function changeIn(
  tx: Transaction,
  actor: Administrator,
  personId: string,
  role: Role,
  meta: RequestMeta,
): Promise<Changed> {
  // First, because it locks the owners: of two who remove each other, the second is no longer one.
  const isLastOwner = await leavesNoOwner(tx, personId)
  const [person] = await tx.select().from(users).where(eq(users.id, personId)).for('update')
  const actorIsOwner = actor.id !== personId && (await isOwner(tx, actor.id))
  if (!person || (actor.id !== personId && !actorIsOwner)) return { ok: false, reason: 'gone' }
  if (person.email === env().ADMIN_EMAIL) return { ok: false, reason: 'by-setting' }
  if (person.role === role) return { ok: true, email: null }
  if (role !== 'admin' && isLastOwner) return { ok: false, reason: 'last-owner' }
  const where = eq(users.id, personId)
  await recordChange(
    tx,
    {
      actor,
      kind: 'role-changed',
      label: `${ROLE_NAMES[person.role]} → ${ROLE_NAMES[role]}`,
      rows: [{ table: users, where }],
      personId,
      // Undoing would neither ask who it is nor keep an owner.
      undoable: false,
    },
    () => tx.update(users).set({ role }).where(where),
  )
  // Nobody joins on the word of somebody who is no longer an owner.
  await revokeTokens('role-invitation', personId, tx)
  await recordEvent(ROLE_EVENTS[role], personId, meta, {}, tx)
  return { ok: true, email: person.emailVerified ? person.email : null }
}

async function isOwner(tx: Transaction, id: string): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user !== undefined && roleOf(user) === 'admin'
}
