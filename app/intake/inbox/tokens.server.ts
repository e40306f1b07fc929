import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { inboxTokens } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { TokenInput } from './schema.ts'

/** Recognizable in a log or a settings file that leaks. */
const PREFIX = 'mailshelf_'

const { id, name, createdAt, lastUsedAt, revokedAt } = inboxTokens

/** Newest first, revoked ones last. */
export function listTokens(_actor: Administrator) {
  return db()
    .select({ id, name, createdAt, lastUsedAt, revokedAt })
    .from(inboxTokens)
    .orderBy(sql`${revokedAt} is not null`, desc(createdAt))
}

/** Returns the token itself, which is not stored. */
export async function createToken({ actor, input }: { actor: Administrator; input: TokenInput }) {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const tokenId = randomUUID()
  const rows = [{ table: inboxTokens, where: eq(id, tokenId) }]
  await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'token-added', label: input.name, rows }, () =>
      tx
        .insert(inboxTokens)
        .values({ id: tokenId, name: input.name, hash: hashOf(token), createdBy: actor.id }),
    ),
  )
  log.info({ userId: actor.id, name: input.name }, 'a token for the inbox was created')
  return token
}

/** False if there is no such token, or it was revoked before. */
export async function revokeToken({ actor, tokenId }: { actor: Administrator; tokenId: string }) {
  const where = and(eq(id, tokenId), isNull(revokedAt))
  const isRevoked = await inTransaction(async (tx) => {
    const [token] = await tx.select({ name }).from(inboxTokens).where(where)
    if (!token) return false
    const rows = [{ table: inboxTokens, where: eq(id, tokenId) }]
    const { result: revoked } = await recordChange(
      tx,
      { actor, kind: 'token-revoked', label: token.name, rows },
      () => tx.update(inboxTokens).set({ revokedAt: new Date() }).where(where).returning({ id }),
    )
    return revoked.length > 0
  })
  if (isRevoked) log.info({ userId: actor.id, tokenId }, 'a token for the inbox was revoked')
  return isRevoked
}

/** The name of a valid token whose creator is not suspended. Comparing hashes reveals nothing, because a sender cannot choose a hash. */
export async function nameOfToken(token: string): Promise<string | null> {
  if (!token.startsWith(PREFIX) || token.length > 100) return null
  const isIt = eq(inboxTokens.hash, hashOf(token))
  const [found] = await db()
    .select({ name })
    .from(inboxTokens)
    .where(and(isIt, isNull(revokedAt), not(isSuspended(inboxTokens.createdBy))))
  if (!found) return null
  const isOutdated = or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 minute'`))
  await db().update(inboxTokens).set({ lastUsedAt: new Date() }).where(and(isIt, isOutdated))
  return found.name
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
