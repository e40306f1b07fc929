/** Decides which instance reads a mailbox, because several would each fetch every message. */
import { and, eq, sql } from 'drizzle-orm'
import { db, openedDatabase } from '#app/platform/db/client.server.ts'
import { siteState } from '#app/platform/db/schema.ts'

/** A killed instance keeps its mailboxes for this long. */
const LEASE_SECONDS = 90

/** True if `holder` has the mailbox, for 90 seconds from now. No other process can have it on an embedded database. */
export async function claimMailbox(id: string, holder: string): Promise<boolean> {
  if (openedDatabase().engine === 'embedded') return true
  const value = sql`jsonb_build_object('holder', ${holder}::text, 'until', now() + ${LEASE_SECONDS} * interval '1 second')`
  const claimed = await db()
    .insert(siteState)
    .values({ key: keyOf(id), value })
    .onConflictDoUpdate({
      target: siteState.key,
      set: { value },
      setWhere: sql`${siteState.value} ->> 'holder' = ${holder} or (${siteState.value} ->> 'until')::timestamptz < now()`,
    })
    .returning({ key: siteState.key })
  return claimed.length > 0
}

export async function releaseMailbox(id: string, holder: string): Promise<void> {
  await db()
    .delete(siteState)
    .where(and(eq(siteState.key, keyOf(id)), sql`${siteState.value} ->> 'holder' = ${holder}`))
}

function keyOf(id: string): string {
  return `mailbox ${id}`
}
