import { desc, eq, isNull, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { contactMessages, subscribers, users } from '#app/platform/db/schema.ts'
import type { Administrator, Editor } from '#app/platform/lib/authorized.ts'
import { type LinkPurpose, readLinkToken } from './link-tokens.server.ts'

export const ADMIN_PAGE_SIZE = 50

export type Subscriber = Pick<
  typeof subscribers.$inferSelect,
  'email' | 'status' | 'source' | 'confirmedAt' | 'createdAt'
>

const listed = {
  email: subscribers.email,
  status: subscribers.status,
  source: subscribers.source,
  confirmedAt: subscribers.confirmedAt,
  createdAt: subscribers.createdAt,
}

export function listSubscribers({ page }: { actor: Administrator; page: number }): Promise<Subscriber[]> {
  return db()
    .select(listed)
    .from(subscribers)
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(ADMIN_PAGE_SIZE + 1)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
}

export function listAllSubscribers(_actor: Administrator): Promise<Subscriber[]> {
  return db().select(listed).from(subscribers).orderBy(desc(subscribers.createdAt), desc(subscribers.id))
}

export async function countSubscribers(
  _actor: Administrator,
): Promise<{ confirmed: number; pending: number }> {
  const rows = await db()
    .select({ status: subscribers.status, count: sql<number>`count(*)::int` })
    .from(subscribers)
    .groupBy(subscribers.status)
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { confirmed: of('confirmed'), pending: of('pending') }
}

/** Whether a link of one of our emails is still valid. */
export async function knowsSubscriber(purpose: LinkPurpose, token: string): Promise<boolean> {
  const link = readLinkToken(purpose, token)
  if (!link) return false
  const found =
    purpose === 'digest'
      ? await db().$count(users, eq(users.id, link.subscriber))
      : await db().$count(subscribers, eq(subscribers.token, link.subscriber))
  return found > 0
}

export function countUnanswered(_actor: Editor): Promise<number> {
  return db().$count(contactMessages, isNull(contactMessages.answeredAt))
}

export type ReceivedMessage = typeof contactMessages.$inferSelect

export function listMessages({ page }: { actor: Editor; page: number }): Promise<ReceivedMessage[]> {
  return db()
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(ADMIN_PAGE_SIZE + 1)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
}
