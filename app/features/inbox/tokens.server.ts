/** Tokens for the API of the inbox: shown once, stored as a hash. */
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { inboxTokens } from '#app/db/schema.ts'
import type { Administrator } from '#app/lib/authorized.ts'
import { log } from '#app/lib/log.server.ts'
import type { TokenInput } from './schema.ts'

export type InboxToken = Pick<
  typeof inboxTokens.$inferSelect,
  'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'revokedAt'
>

/** Recognisable in a log or a settings file that leaks. */
const PREFIX = 'mailshelf_'

const { id, name, createdAt, lastUsedAt, revokedAt } = inboxTokens

/** Newest first, revoked ones last. */
export function listTokens(_actor: Administrator): Promise<InboxToken[]> {
  return db()
    .select({ id, name, createdAt, lastUsedAt, revokedAt })
    .from(inboxTokens)
    .orderBy(sql`${revokedAt} is not null`, desc(createdAt))
}

/** Returns the token itself, which nobody can read again. */
export async function createToken({
  actor,
  input,
}: {
  actor: Administrator
  input: TokenInput
}): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  await db()
    .insert(inboxTokens)
    .values({ name: input.name, hash: hashOf(token), createdBy: actor.id })
  log.info({ userId: actor.id, name: input.name }, 'a token for the inbox was created')
  return token
}

/** False if there is no such token, or it was revoked before. */
export async function revokeToken({
  actor,
  tokenId,
}: {
  actor: Administrator
  tokenId: string
}): Promise<boolean> {
  const revoked = await db()
    .update(inboxTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(id, tokenId), isNull(revokedAt)))
    .returning({ id })
  if (revoked.length > 0) log.info({ userId: actor.id, tokenId }, 'a token for the inbox was revoked')
  return revoked.length > 0
}

/** The name of a valid token. Comparing hashes reveals nothing: nobody can choose a hash. */
export async function nameOfToken(token: string): Promise<string | null> {
  if (!token.startsWith(PREFIX) || token.length > 100) return null
  const hash = hashOf(token)
  const [found] = await db()
    .select({ name })
    .from(inboxTokens)
    .where(and(eq(inboxTokens.hash, hash), isNull(revokedAt)))
  if (!found) return null
  const isOutdated = or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 minute'`))
  await db()
    .update(inboxTokens)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(inboxTokens.hash, hash), isOutdated))
  return found.name
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
