import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'

const MESSAGES_SEEN = 100
const HOUR_MS = 60 * 60 * 1000
/** With fewer messages there is no usual interval. */
const MESSAGES_MIN = 5
/** A single quiet day is not reported. */
const INACTIVITY_MIN_MS = 26 * HOUR_MS
const LONGER = 1.5

type Row = typeof inboxSources.$inferSelect

export type SourceHealth = Awaited<ReturnType<typeof readSourceHealth>>[number]

/** In the order in which they were added. */
export async function readSourceHealth(now = new Date()) {
  return Promise.all(
    (await listSources()).map(async (row) => {
      const { id, kind, name, enabled, lastMessageAt, lastError, lastErrorAt } = row
      const state = enabled ? await stateOf(row, now) : ('off' as const)
      const mailbox = kind === 'imap' ? mailboxOf(row) : null
      return { id, kind, name, lastMessageAt, lastError, lastErrorAt, state, mailbox }
    }),
  )
}

function mailboxOf({ host, port, tls, username, folder, afterwards, moveTo }: Row) {
  return { host: host!, port: port!, tls, username: username!, folder, afterwards, moveTo: moveTo ?? '' }
}

export function listSources() {
  return db().select().from(inboxSources).orderBy(asc(inboxSources.createdAt), asc(inboxSources.name))
}

export async function countArrivals(): Promise<Record<string, number>> {
  const rows = await db()
    .select({ state: arrivals.state, count: sql<number>`count(*)::int` })
    .from(arrivals)
    .groupBy(arrivals.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function stateOf(
  { kind, name, lastError, connectedAt }: Row,
  now: Date,
): Promise<'working' | 'unchecked' | 'trouble' | 'silent'> {
  if (lastError) return 'trouble'
  if (kind === 'imap' && !connectedAt) return 'unchecked'
  const rows = await db()
    .select({ at: arrivals.receivedAt })
    .from(arrivals)
    .where(and(eq(arrivals.source, kind), eq(arrivals.sourceName, name)))
    .orderBy(desc(arrivals.receivedAt))
    .limit(MESSAGES_SEEN)
  const received = rows.map(({ at }) => at)
  return isSilent(received, now) ? 'silent' : 'working'
}

/** `times`: of the last messages, in any order. */
export function isSilent(times: Date[], now: Date): boolean {
  if (times.length < MESSAGES_MIN) return false
  const sorted = times.map((time) => time.getTime()).toSorted((a, b) => a - b)
  const pauses = sorted.slice(1).map((time, i) => time - sorted[i]!)
  const inactivity = now.getTime() - sorted.at(-1)!
  return inactivity > Math.max(INACTIVITY_MIN_MS, LONGER * Math.max(...pauses))
}
