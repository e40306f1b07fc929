import { eq, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { noteChange, recordChange } from '#app/platform/changes/change.server.ts'
import { type Administrator, hasRole, type Role } from '#app/platform/lib/authorized.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { limitMailRequests } from '../sign-in/attempt-limits.server.ts'
import { sendNotice, sendRoleInvitation } from '../emails/mailer.server.ts'
import type { Limited, NotFresh } from '../outcomes.ts'
import { ROLE_NAMES } from './people-copy.ts'
import { ROLE_EVENTS } from './people.server.ts'
import { type GuardedChange, refuseUnlessFresh } from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { roleOf, type Session } from '../sessions/sessions.server.ts'
import type { Viewer } from '../viewer.ts'
import {
  consumeToken,
  createToken,
  listTokens,
  readToken,
  tokenLifetime,
  type VerifiedToken,
} from '../emails/tokens.server.ts'

type RoleInvitation = { id: string; role: Role; email: EmailAddress | null; expiresAt: Date }

export async function listInvitations(_actor: Administrator): Promise<RoleInvitation[]> {
  const tokens = await listTokens('role-invitation')
  return tokens.map(({ id, payload, expiresAt }) => ({ id, ...payload, expiresAt }))
}

/** Returns the link, which nobody can read again; `byMail` sends it instead. */
export async function inviteToRole(
  given: GuardedChange & {
    actor: Administrator
    role: Role
    /** Only its holder can accept; null: whoever has the link. */
    email: EmailAddress | null
    byMail: boolean
  },
): Promise<{ ok: true; link: string | null } | NotFresh | Limited> {
  const { actor, session, meta, role, email, byMail, reauthentication } = given
  const refused =
    (await refuseUnlessFresh(session, reauthentication)) ??
    (byMail && email ? await limitMailRequests(meta, email) : null)
  if (refused) return refused
  const token = await createToken('role-invitation', actor.id, { role, email })
  await noteChange({ actor, kind: 'person-invited', label: ROLE_NAMES[role] })
  const link = `${siteUrl()}/invitation?token=${token}`
  if (!byMail || !email) return { ok: true, link }
  await sendRoleInvitation(email, link, role)
  return { ok: true, link: null }
}

/** False if it was used or revoked before, or has expired. */
export async function revokeInvitation({ actor, id }: { actor: Administrator; id: string }) {
  if (!isUuid(id)) return false
  const invitation = (await listTokens('role-invitation')).find((one) => one.id === id)
  if (!invitation || !(await consumeToken({ id }))) return false
  await noteChange({ actor, kind: 'invitation-revoked', label: ROLE_NAMES[invitation.payload.role] })
  return true
}

type Invitation = VerifiedToken<'role-invitation'>

/** What a link invites to; null when it is over. */
export async function readInvitation(token: string): Promise<Invitation['payload'] | null> {
  return (await readValid(token))?.payload ?? null
}

/** What a user who comes without the link is invited to. */
export async function pendingInvitation(
  viewer: Viewer,
  meta: RequestMeta,
): Promise<Invitation['payload'] | null> {
  return (await findPending(viewer, meta))?.payload ?? null
}

const OPENED_COOKIE = 'invitation'

/** The browser remembers the link that it opened, for users who leave before they accept. */
export function openedCookie(token: string): string {
  return setCookie(OPENED_COOKIE, token, tokenLifetime('role-invitation'))
}

/** The invitation that this browser opened, else the newest to the user's confirmed address. */
async function findPending(viewer: Viewer, { headers }: RequestMeta): Promise<Invitation | null> {
  const opened = await readValid(readCookie(headers, OPENED_COOKIE) ?? '')
  if (opened && (opened.payload.email ?? viewer.email) === viewer.email) return opened
  // Where no email is sent, anybody could claim an address.
  if (!viewer.emailVerified || !isMailConfigured()) return null
  for (const found of await listTokens('role-invitation')) {
    if (found.payload.email === viewer.email && (await isByOwner(found))) return found
  }
  return null
}

/** The invitation that a page to return to leads to. */
export async function invitationAt(next: string): ReturnType<typeof readInvitation> {
  const { pathname, searchParams } = new URL(next, 'http://here.invalid')
  return pathname === '/invitation' ? readInvitation(searchParams.get('token') ?? '') : null
}

async function readValid(token: string): Promise<Invitation | null> {
  const found = await readToken('role-invitation', token)
  return found && (await isByOwner(found)) ? found : null
}

/** An invitation by a former owner is not valid. */
async function isByOwner({ subject }: Invitation): Promise<boolean> {
  if (!isUuid(subject)) return false
  const [owner] = await db().select().from(users).where(eq(users.id, subject))
  return owner !== undefined && roleOf(owner) === 'admin'
}

/** Gives the user the role unless theirs is higher. Where no email is sent, it vouches for the address. */
export async function acceptInvitation(given: {
  session: Session
  meta: RequestMeta
  /** Null accepts the pending invitation. */
  token: string | null
}): Promise<{ ok: true; role: Role } | { ok: false; reason: 'link-over' | 'not-yours' | 'unconfirmed' }> {
  const { session, meta, token } = given
  const { viewer } = session
  const found = token === null ? await findPending(viewer, meta) : await readValid(token)
  if (!found) return { ok: false, reason: 'link-over' }
  const { role, email } = found.payload
  if (email && email !== viewer.email) return { ok: false, reason: 'not-yours' }
  const isVouchedFor = !isMailConfigured()
  if (!viewer.emailVerified && !isVouchedFor) return { ok: false, reason: 'unconfirmed' }
  const isAccepted = await inTransaction(async (tx) => {
    if (!(await consumeToken(found, tx))) return false
    const where = eq(users.id, viewer.id)
    const [user] = await tx.select().from(users).where(where).for('update')
    if (!user) return false
    const emailVerified = user.emailVerified || isVouchedFor
    await tx
      .update(users)
      .set({ emailVerified, invitedAt: sql`now()` })
      .where(where)
    if (hasRole(roleOf({ ...user, emailVerified }), role)) return true
    await recordChange(
      tx,
      {
        actor: viewer,
        kind: 'invitation-accepted',
        label: ROLE_NAMES[role],
        rows: [{ table: users, where }],
        personId: viewer.id,
        undoable: false,
      },
      () => tx.update(users).set({ role }).where(where),
    )
    await recordEvent(ROLE_EVENTS[role], viewer.id, meta, {}, tx)
    return true
  })
  if (!isAccepted) return { ok: false, reason: 'link-over' }
  if (role === 'member') return { ok: true, role }
  await sendNotice(viewer.email, ROLE_EVENTS[role], meta)
  return { ok: true, role }
}
