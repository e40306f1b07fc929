import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { contactMessages, subscribers, users } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { type LinkToken, readLinkToken } from './link-tokens.server.ts'
import { forwardContactMessage, sendSubscriptionConfirmation } from './mailer.server.ts'
import type { ContactMessage, Subscription } from './schema.ts'

type Status = typeof subscribers.$inferSelect.status

/** Asks an address to confirm. Visitors see the same for a confirmed one, so nobody learns who subscribed. */
export async function requestSubscription({ email, source }: Subscription): Promise<void> {
  // Without a target, because the unique index is on the folded address.
  await db().insert(subscribers).values({ email, source }).onConflictDoNothing()
  const [known] = await db()
    .select({ email: subscribers.email, status: subscribers.status, token: subscribers.token })
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email))
  if (known && (await mayWriteTo(known))) await sendSubscriptionConfirmation(known.email, known.token)
}

async function mayWriteTo({ email, status }: { email: EmailAddress; status: Status }): Promise<boolean> {
  const { ok } = await limitRate({
    key: `subscribe:${status}:${email}`,
    ...RATE_LIMITS.subscriptionEmail[status],
  })
  return ok
}

/** False when the link has expired or is unknown. An unsubscribed address is only resubscribed by a newer link. */
export async function confirmSubscription(token: string): Promise<boolean> {
  const link = readLinkToken('confirm', token)
  if (!link) return false
  const mayConfirm = or(
    ne(subscribers.status, 'unsubscribed'),
    lt(subscribers.updatedAt, new Date(link.issuedAt)),
  )
  return setStatus(link, { status: 'confirmed', confirmedAt: new Date() }, mayConfirm)
}

/** Ends what the link of an email names: a subscription, or the digests of a user. */
export async function endSubscription(token: string): Promise<boolean> {
  const link = readLinkToken('unsubscribe', token)
  if (link) return setStatus(link, { status: 'unsubscribed' })
  const reader = readLinkToken('digest', token)
  if (!reader) return false
  const isReader = eq(users.id, reader.subscriber)
  return (
    (await db().update(users).set({ digest: false }).where(isReader).returning({ id: users.id })).length > 0
  )
}

async function setStatus(
  { subscriber }: LinkToken,
  change: { status: 'confirmed' | 'unsubscribed'; confirmedAt?: Date },
  where?: SQL,
): Promise<boolean> {
  const changed = await db()
    .update(subscribers)
    .set(change)
    .where(and(eq(subscribers.token, subscriber), where))
    .returning({ id: subscribers.id })
  return changed.length > 0
}

/** Stores a message first and then forwards it, so that nothing is lost while the mail server is down. */
export async function storeContactMessage(message: ContactMessage): Promise<void> {
  await db().insert(contactMessages).values(message)
  await forwardContactMessage(message)
}

export async function markAnswered({ actor, id }: { actor: Editor; id: string }): Promise<boolean> {
  if (!isUuid(id)) return false
  const where = eq(contactMessages.id, id)
  return inTransaction(async (tx) => {
    const [message] = await tx.select({ topic: contactMessages.topic }).from(contactMessages).where(where)
    if (!message) return false
    const rows = [{ table: contactMessages, where }]
    const { result: changed } = await recordChange(
      tx,
      { actor, kind: 'message-answered', label: message.topic, rows },
      () =>
        tx
          .update(contactMessages)
          .set({ answeredAt: new Date() })
          .where(where)
          .returning({ id: contactMessages.id }),
    )
    return changed.length > 0
  })
}
