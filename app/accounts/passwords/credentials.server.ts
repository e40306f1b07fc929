import { and, eq, ne } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { accounts, sessions, twoFactors, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { revokeTokens } from '../emails/tokens.server.ts'
import type { ProviderName } from '../outcomes.ts'
import { nameOfIdentity } from '../sign-in/providers.server.ts'

export const PASSWORD_PROVIDER = 'credential'

type User = typeof users.$inferSelect
type Identity = { id: string; linkedAt: Date; provider: ProviderName }

export async function findUserByEmail(email: EmailAddress): Promise<User | undefined> {
  const [user] = await db().select().from(users).where(eq(users.email, email))
  return user
}

export async function passwordHashOf(userId: string): Promise<string | null> {
  const [row] = await db()
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, PASSWORD_PROVIDER)))
  return row?.password ?? null
}

/** The accounts of providers that can sign in to this account. */
export async function identitiesOf(userId: string): Promise<Identity[]> {
  const linked = await db()
    .select({ id: accounts.id, linkedAt: accounts.createdAt, providerId: accounts.providerId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, PASSWORD_PROVIDER)))
  return linked.map(({ providerId, ...rest }) => ({ ...rest, provider: nameOfIdentity(providerId) }))
}

/** Stores a password hash and revokes the tokens that depended on the old one. */
export async function storePassword(userId: string, hash: string, tx?: Transaction): Promise<void> {
  await (tx ?? db())
    .insert(accounts)
    .values({ userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: hash, updatedAt: new Date() },
    })
  await revokeLinks(userId, tx)
}

async function revokeLinks(userId: string, tx?: Transaction): Promise<void> {
  for (const kind of ['password-reset', 'invitation', 'second-factor'] as const) {
    await revokeTokens(kind, userId, tx)
  }
}

/** Ends sessions, revokes links that lead into the account, and cancels any change of address. */
export async function endSessions(
  userId: string,
  { but }: { but?: string } = {},
  tx?: Transaction,
): Promise<void> {
  await revokeTokens('email-change', userId, tx)
  await revokeLinks(userId, tx)
  await (tx ?? db())
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)))
}

/** Removes all credentials of an unverified account: whoever created it may not be the one who has just verified it. */
export async function removeUnverifiedCredentials(userId: string, tx: Transaction): Promise<void> {
  await endSessions(userId, {}, tx)
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
}
