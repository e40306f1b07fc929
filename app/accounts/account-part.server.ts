import { desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { accountEvents, accounts, sessions, users } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'
import { describeEvent } from './account-event-copy.ts'

defineAccountPart('accounts', ({ id }) => [
  jsonFile('account', db().select().from(users).where(eq(users.id, id))),
  jsonFile('ways-to-sign-in', signInMethodsOf(id)),
  jsonFile('sessions', sessionsOf(id)),
  jsonFile('activity', activityOf(id)),
])

/** The password hash is left out: it is of no use to anybody but an attacker. */
function signInMethodsOf(userId: string) {
  return db()
    .select({
      way: sql<string>`case ${accounts.providerId} when 'credential' then 'password' else ${accounts.providerId} end`,
      theirId: accounts.accountId,
      since: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
}

function sessionsOf(userId: string) {
  return db()
    .select({
      browser: sessions.userAgent,
      address: sessions.ipAddress,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      endsAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
}

/** Of a year, after which it is deleted. */
async function activityOf(userId: string) {
  const rows = await db()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt))
  return rows.map(({ kind, detail, ipAddress, userAgent, createdAt }) => ({
    what: describeEvent(kind),
    at: createdAt,
    address: ipAddress,
    browser: userAgent,
    ...detail,
  }))
}
