import { desc, eq, lt, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { accountEvents } from '#app/platform/db/schema.ts'
import { type AccountEventKind, describeEvent } from './account-event-copy.ts'
import { deviceOf } from './sessions/device.ts'
import { type RequestMeta, userAgentOf } from './request-meta.ts'
import type { Session } from './sessions/sessions.server.ts'

export type AccountEvent = {
  id: string
  /** One sentence, addressed to the account holder. */
  words: string
  device: string
  at: Date
}

const SHOWN = 50
const RETENTION_DAYS = 365

/** Records an event. Without `meta` it came from the command line, or from an owner whose address is not shown. */
export async function recordEvent(
  kind: AccountEventKind,
  userId: string,
  meta: RequestMeta | null,
  detail: Record<string, string> = {},
  tx?: Transaction,
): Promise<void> {
  await (tx ?? db()).insert(accountEvents).values({
    userId,
    kind,
    detail,
    ipAddress: meta?.ipAddress || null,
    userAgent: meta && userAgentOf(meta),
  })
}

export async function listAccountEvents({ viewer }: Session): Promise<AccountEvent[]> {
  const rows = await db()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, viewer.id))
    .orderBy(desc(accountEvents.createdAt))
    .limit(SHOWN)
  return rows.map(({ id, kind, detail, userAgent, createdAt }) => ({
    id,
    words: describeEvent(kind, detail),
    device: deviceOf(userAgent).name,
    at: createdAt,
  }))
}

/** Events are kept for a year. */
export async function purgeOldEvents(): Promise<void> {
  await db()
    .delete(accountEvents)
    .where(lt(accountEvents.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}
