/** Invitations to a collection: by mail or as a link, for one use within a week. */
import { and, eq, gt, isNull, not, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import {
  collectionInvitations,
  collectionMembers,
  collections,
  collectionShares,
} from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { composeText } from '#app/platform/lib/email-template.server.ts'
import { isMailConfigured, sendMail } from '#app/platform/lib/mail.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { withOwnEmails } from '../own-collection.server.ts'
import type { Own } from '../policy.ts'
import { hashOfSecret, newSecret } from '#app/platform/lib/link-secret.server.ts'
import { ensureShare } from '../sharing/shareable.server.ts'
import { memberCopy } from './member-copy.ts'
import type { MemberRight, NewInvitation } from './member-schema.ts'

const DAYS = 7
/** Members and invitations of one collection. */
const MEMBERS_MAX = 50

const isValid = gt(collectionInvitations.expiresAt, sql`now()`)

type Change = { actor: Person; id: string }

/** Returns the link, which nobody can read again; by mail it is sent instead. */
export async function invite({
  actor,
  id,
  input: { email, right, intent },
}: Change & { input: NewInvitation }): Promise<Outcome<{ link: string | null }>> {
  const byMail = intent === 'invite-by-mail'
  if (byMail && email && !(await maySend(actor, email))) {
    return refused(RATE_LIMITS.collectionInvitation.message)
  }
  const { secret, secretHash } = newSecret()
  const made = await withOwnEmails(actor, id, async (tx, own) => {
    await tx
      .delete(collectionInvitations)
      .where(and(eq(collectionInvitations.collectionId, own.id), sql`not ${isValid}`))
    if ((await countPeople(tx, own.id)) >= MEMBERS_MAX) return refused(memberCopy.errors.many)
    const shared = await ensureShare(tx, actor, own)
    if (!shared.ok) return shared
    await tx.insert(collectionInvitations).values({
      collectionId: own.id,
      secretHash,
      email,
      mayAdd: right === 'add',
      expiresAt: sql`now() + make_interval(days => ${DAYS})`,
    })
    return { ok: true }
  })
  if (!made.ok) return made
  const link = `${siteUrl()}/collections/invitation/${secret}`
  if (!byMail || !email) return { ok: true, link }
  await sendInvitation(email, link, right)
  return { ok: true, link: null }
}

/** It contains no text of a user: anybody could send anything to anybody by inviting them. */
async function sendInvitation(to: EmailAddress, link: string, right: MemberRight): Promise<void> {
  const { text, open, aside, ...words } = memberCopy.mail
  const texts = { heading: memberCopy.invitation.title, text: [text(memberCopy.rights[right])] }
  await sendMail({ to, ...composeText({ ...words, ...texts, button: open, note: aside }, link) })
}

async function maySend({ id }: Person, email: EmailAddress): Promise<boolean> {
  const { perPerson, perEmail } = RATE_LIMITS.collectionInvitation
  const byPerson = await limitRate({ key: `collection invitations by:${id}`, ...perPerson })
  return byPerson.ok && (await limitRate({ key: `collection invitations to:${email}`, ...perEmail })).ok
}

async function countPeople(tx: Transaction, collectionId: string): Promise<number> {
  const members = await tx.$count(collectionMembers, eq(collectionMembers.collectionId, collectionId))
  const invited = await tx.$count(collectionInvitations, eq(collectionInvitations.collectionId, collectionId))
  return members + invited
}

export type Invitation = { id: string; email: string | null; mayAdd: boolean; expiresAt: Date }

/** Those that can still be accepted, the newest first. */
export function listInvitations({ id }: Own<{ id: string }>): Promise<Invitation[]> {
  const { email, mayAdd, expiresAt } = collectionInvitations
  return db()
    .select({ id: collectionInvitations.id, email, mayAdd, expiresAt })
    .from(collectionInvitations)
    .where(and(eq(collectionInvitations.collectionId, id), isValid))
    .orderBy(sql`${collectionInvitations.createdAt} desc`)
}

export function withdrawInvitation({
  actor,
  id,
  invitationId,
}: Change & { invitationId: string }): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    if (!isUuid(invitationId)) return refused(copy.errors.notFound)
    await tx
      .delete(collectionInvitations)
      .where(and(eq(collectionInvitations.id, invitationId), eq(collectionInvitations.collectionId, own.id)))
    return { ok: true }
  })
}

/** The invitation of a link; null when it has expired. */
export async function readInvitation(secret: string) {
  const found = await findInvitation(secret)
  return found && { title: found.title, displayName: found.displayName, mayAdd: found.mayAdd }
}

async function findInvitation(secret: string) {
  const secretHash = hashOfSecret(secret)
  if (!secretHash) return null
  const { id, collectionId, email, mayAdd } = collectionInvitations
  const { title, displayName } = collectionShares
  const [row] = await db()
    .select({ id, collectionId, email, mayAdd, ownerId: collections.userId, title, displayName })
    .from(collectionInvitations)
    .innerJoin(collections, eq(collections.id, collectionInvitations.collectionId))
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collections.id))
    .where(
      and(
        eq(collectionInvitations.secretHash, secretHash),
        isValid,
        isNull(collections.deletedAt),
        isNull(collectionShares.hiddenAt),
        not(isSuspended(collections.userId)),
      ),
    )
  return row ?? null
}

type Acceptance = { actor: Person & { email: EmailAddress; emailVerified: boolean }; secret: string }

export type Accepted =
  | { ok: true; collectionId: string }
  | { ok: false; reason: 'over' | 'not-yours' | 'unconfirmed' | 'own' }

/** Makes the actor a member. An earlier right to add emails stays. */
export async function acceptInvitation({ actor, secret }: Acceptance): Promise<Accepted> {
  const found = await findInvitation(secret)
  if (!found) return { ok: false, reason: 'over' }
  const { id, collectionId, email, mayAdd, ownerId } = found
  if (ownerId === actor.id) return { ok: false, reason: 'own' }
  if (email && email !== actor.email) return { ok: false, reason: 'not-yours' }
  // Where no email is sent, nobody can confirm an address.
  if (!actor.emailVerified && isMailConfigured()) return { ok: false, reason: 'unconfirmed' }
  return inTransaction(async (tx) => {
    // Of two at once one finds nothing to delete. It may be the second press of who is a member by the first.
    const used = await tx
      .delete(collectionInvitations)
      .where(eq(collectionInvitations.id, id))
      .returning({ id: collectionInvitations.id })
    if (used.length === 0) {
      const { collectionId: ofMember, userId } = collectionMembers
      const isMine = and(eq(ofMember, collectionId), eq(userId, actor.id))
      const isMember = (await tx.$count(collectionMembers, isMine)) > 0
      return isMember ? { ok: true, collectionId } : { ok: false, reason: 'over' }
    }
    await tx
      .insert(collectionMembers)
      .values({ collectionId, userId: actor.id, mayAdd })
      .onConflictDoUpdate({
        target: [collectionMembers.collectionId, collectionMembers.userId],
        set: { mayAdd: sql`${collectionMembers.mayAdd} or excluded.may_add` },
      })
    return { ok: true, collectionId }
  })
}
