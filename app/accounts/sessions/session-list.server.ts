import { and, desc, eq, gt } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { type Device, deviceOf } from './device.ts'
import { revokeTokens } from '../emails/tokens.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import type { Session } from './sessions.server.ts'

export type ListedSession = {
  id: string
  current: boolean
  /** Such as 'Firefox on Windows'; 'An unknown browser' when it does not say. */
  device: string
  kind: Device['kind']
  startedAt: Date
  /** Accurate to the day: a session is updated once a day. */
  lastUsedAt: Date
}

export async function listSessions({ id: here, viewer }: Session): Promise<ListedSession[]> {
  const rows = await db()
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
  return rows
    .map(({ id, userAgent, startedAt, lastUsedAt }) => {
      const { name, kind } = deviceOf(userAgent)
      return { id, current: id === here, device: name, kind, startedAt, lastUsedAt }
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends one of the user's own sessions. Another user's session looks like a missing one. */
export async function revokeSession(given: {
  session: Session
  meta: RequestMeta
  id: string
}): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  const { session, meta, id } = given
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  const gone = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, session.viewer.id)))
    .returning({ id: sessions.id })
  if (gone.length === 0) return { ok: false, reason: 'not-found' }
  // It may have been requested by an attacker in that session.
  await revokeTokens('email-change', session.viewer.id)
  await recordEvent('session-ended', session.viewer.id, meta)
  return { ok: true }
}
