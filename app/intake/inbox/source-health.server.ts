/** The health of each source: for the admin page, the metrics and `mailshelf status`. */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { site } from '#app/platform/lib/site-config.ts'
import { addDays, plainDayAt } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { FROM_ENVIRONMENT } from './mailbox-state.server.ts'
import { isSilent } from './source-inactivity.ts'

const DAYS = 30
/** The number of last messages that tell the usual interval. */
const MESSAGES_SEEN = 100

type Row = typeof inboxSources.$inferSelect

export type SourceHealth = Awaited<ReturnType<typeof readSourceHealth>>[number]

/** In the order in which they were added, with the messages of the last 30 days, today last. */
export async function readSourceHealth(now = new Date()) {
  const rows = await listSources()
  const perDay = await db()
    .select({
      source: arrivals.source,
      name: arrivals.sourceName,
      day: sql<string>`to_char(${arrivals.receivedAt} at time zone ${site.timeZone}, 'YYYY-MM-DD')`,
      count: sql<number>`count(*)::int`,
    })
    .from(arrivals)
    .where(gt(arrivals.receivedAt, sql`now() - ${DAYS} * interval '1 day'`))
    .groupBy(arrivals.source, arrivals.sourceName, sql`3`)
  return Promise.all(
    rows.map(async (row) => {
      const { id, kind, name, enabled, lastMessageAt, lastError, lastErrorAt } = row
      const counts = new Map(
        perDay
          .filter((one) => one.source === kind && one.name === name)
          .map(({ day, count }) => [day, count]),
      )
      return {
        id,
        kind,
        name,
        lastMessageAt,
        lastError,
        lastErrorAt,
        state: enabled ? await stateOf(row, now) : ('off' as const),
        mailbox: kind === 'imap' ? mailboxOf(row) : null,
        days: lastDays(now).map((day) => ({ day, count: counts.get(day) ?? 0 })),
      }
    }),
  )
}

/** Those of INBOX_IMAP are changed there. */
function mailboxOf({ name, host, port, tls, username, folder, afterwards, moveTo }: Row) {
  const canChange = !name.startsWith(FROM_ENVIRONMENT)
  return {
    host: host!,
    port: port!,
    tls,
    username: username!,
    folder,
    afterwards,
    moveTo: moveTo ?? '',
    canChange,
  }
}

/** The sources with their settings, in the order in which they were added. */
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

async function stateOf({ kind, name, lastError }: Row, now: Date): Promise<'working' | 'trouble' | 'silent'> {
  if (lastError) return 'trouble'
  const rows = await db()
    .select({ at: arrivals.receivedAt })
    .from(arrivals)
    .where(and(eq(arrivals.source, kind), eq(arrivals.sourceName, name)))
    .orderBy(desc(arrivals.receivedAt))
    .limit(MESSAGES_SEEN)
  const received = rows.map(({ at }) => at)
  return isSilent(received, now) ? 'silent' : 'working'
}

function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, i) => addDays(plainDayAt(now), i + 1 - DAYS))
}
