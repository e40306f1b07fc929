/** The people who help run the site, and their roles. Only owners may read or change them. */
import { and, asc, desc, eq, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users } from '#app/platform/db/schema.ts'
import { noteChange, recordChange } from '#app/platform/changes/change.server.ts'
import type { Administrator, Role } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { findUserByEmail, PASSWORD_PROVIDER } from '../passwords/credentials.server.ts'
import { createResetLink } from './administrators.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh } from '../outcomes.ts'
import { isNamedBySetting, isOwner, leavesNoOwner } from './owners.server.ts'
import { ROLE_NAMES } from './people-copy.ts'
import { PEOPLE_PAGE, type PeopleQuery } from './people-schema.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { nameOfIdentity } from '../sign-in/providers.server.ts'
import { revokeTokens } from '../emails/tokens.server.ts'

export type Person = Awaited<ReturnType<typeof listPeople>>['people'][number]

/** Who has a role, by name, then all others, the newest first. A role counts once the address is confirmed. */
export async function listPeople(_actor: Administrator, { q, show, page }: PeopleQuery) {
  const { id, name, email, role, emailVerified, source, lastSignInAt, suspendedAt } = users
  const isMember = not(or(ne(role, 'member'), isNamedBySetting())!)
  const rows = await db()
    .select({
      id,
      name,
      email,
      role,
      isConfirmed: emailVerified,
      source,
      lastSignInAt,
      suspendedAt,
      sessions: sql<number>`(
        select count(*)::int from ${sessions} session
        where session.user_id = ${users}.id and session.expires_at > now()
      )`,
      linked: sql<string[]>`array(
        select linked.provider_id from ${accounts} linked
        where linked.user_id = ${users}.id and linked.provider_id <> ${PASSWORD_PROVIDER}
        order by linked.created_at
      )`,
    })
    .from(users)
    .where(
      and(
        q ? sql`strpos(search_fold(${name} || ' ' || ${email}), search_fold(${q})) > 0` : undefined,
        isShown(show),
      ),
    )
    .orderBy(
      asc(isMember),
      sql`case when not ${isMember} then lower(${name}) end`,
      desc(users.createdAt),
      asc(id),
    )
    .limit(PEOPLE_PAGE + 1)
    .offset((page - 1) * PEOPLE_PAGE)
  const people = rows.slice(0, PEOPLE_PAGE).map(({ linked, ...user }) => {
    // The holder of ADMIN_EMAIL, whose role is that setting.
    const bySetting = user.email === env().ADMIN_EMAIL
    const providers = linked.map((providerId) => nameOfIdentity(providerId).name)
    return { ...user, role: bySetting ? 'admin' : user.role, bySetting, providers }
  })
  return { people, hasMore: rows.length > PEOPLE_PAGE }
}

function isShown(show: PeopleQuery['show']): SQL | undefined {
  switch (show) {
    case null:
      return undefined
    case 'suspended':
      return isNotNull(users.suspendedAt)
    case 'unconfirmed':
      return not(users.emailVerified)
    case 'admin':
      return or(eq(users.role, show), isNamedBySetting())
    default:
      return and(eq(users.role, show), not(isNamedBySetting()))
  }
}

type Refused = { ok: false; reason: 'last-owner' | 'by-setting' | 'gone' }

export const ROLE_EVENTS = {
  admin: 'made-admin',
  editor: 'made-editor',
  reviewer: 'made-reviewer',
  member: 'role-removed',
} as const

/** Gives a person another role, or none: 'member'. The site keeps an owner. */
export async function changeRole(
  given: GuardedChange & { actor: Administrator; personId: string; role: Role },
): Promise<{ ok: true } | Refused | NotFresh | Limited> {
  const { actor, session, meta, personId, role, reauthentication } = given
  if (!isUuid(personId)) return { ok: false, reason: 'gone' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  const changed = await inTransaction((tx) => changeIn(tx, actor, personId, role, meta))
  if (!changed.ok) return changed
  if (changed.email) await sendNotice(changed.email, ROLE_EVENTS[role], meta)
  return { ok: true }
}

export async function makeResetLink(
  given: Omit<GuardedChange, 'meta'> & { actor: Administrator; email: EmailAddress },
): Promise<{ ok: true; link: string } | { ok: false; reason: 'no-account' } | NotFresh | Limited> {
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
