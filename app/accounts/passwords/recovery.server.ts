import { and, eq, ne, notInArray } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { accounts, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import {
  removeUnverifiedCredentials,
  endSessions,
  findUserByEmail,
  identitiesOf,
  PASSWORD_PROVIDER,
  passwordHashOf,
  storePassword,
} from './credentials.server.ts'
import {
  knownDeviceCookie,
  limitPasswordChoice,
  resetAccountAttempts,
} from '../sign-in/attempt-limits.server.ts'
import { uniformResponse } from '../sign-in/uniform-response.server.ts'
import { sendNotice, sendReset } from '../emails/mailer.server.ts'
import type { Limited, WeakPassword, WithCookies } from '../outcomes.ts'
import { hashPassword } from './password-hash.server.ts'
import { createToken, readToken, consumeToken } from '../emails/tokens.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { endedSession } from '../sessions/sessions.server.ts'
import { checkPasswordStrength } from './password-strength.server.ts'

/** Sends a link if the account exists; the response is always the same. */
export async function requestPasswordReset(given: {
  meta: RequestMeta
  email: EmailAddress
}): Promise<{ ok: true } | Limited> {
  return uniformResponse(given, async (email) => {
    const user = await findUserByEmail(email)
    if (!user) return
    await sendReset(email, await createToken('password-reset', user.id, { userId: user.id }))
    await recordEvent('reset-asked', user.id, given.meta)
  })
}

/** The link from an email, or the one that `mailshelf admin create` prints. */
async function readLink(token: string) {
  const verified = (await readToken('password-reset', token)) ?? (await readToken('invitation', token))
  if (!verified) return null
  const [user] = await db().select().from(users).where(eq(users.id, verified.payload.userId))
  return user ? { verified, user } : null
}

export type PasswordReset = {
  email: EmailAddress
  /** Whether it is the account's first password. */
  first: boolean
  /** Linked accounts of providers: whoever knew the old password may have linked them. */
  identities: { id: string; linkedAt: Date; provider: string }[]
}

export async function readPasswordReset(token: string): Promise<PasswordReset | null> {
  const found = await readLink(token)
  if (!found) return null
  const { id, email } = found.user
  const identities = await identitiesOf(id)
  return {
    email,
    first: !(await passwordHashOf(id)),
    identities: identities.map(({ provider, ...rest }) => ({ ...rest, provider: provider.name })),
  }
}

/** Sets a password, ends all sessions and unlinks other providers: whoever knew the old password is out. */
export async function resetPassword(given: {
  meta: RequestMeta
  token: string
  password: string
  keepIdentities?: string[]
}): Promise<({ ok: true } & WithCookies) | { ok: false; reason: 'link-over' } | WeakPassword | Limited> {
  const { meta, token, password, keepIdentities = [] } = given
  const found = await readLink(token)
  if (!found) return { ok: false, reason: 'link-over' }
  const { verified, user } = found
  const refused =
    (await limitPasswordChoice(meta)) ?? (await checkPasswordStrength(password, [user.name, user.email]))
  if (refused) return refused
  const hash = await hashPassword(password)
  const isSet = await inTransaction(async (tx) => {
    if (!(await consumeToken(verified, tx))) return false
    if (user.emailVerified) {
      await endSessions(user.id, {}, tx)
      await unlinkIdentities(user.id, keepIdentities.filter(isUuid), tx)
    } else {
      // The link also verifies the address for the first time.
      await removeUnverifiedCredentials(user.id, tx)
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    }
    await storePassword(user.id, hash, tx)
    await recordEvent('password-reset', user.id, meta, {}, tx)
    return true
  })
  if (!isSet) return { ok: false, reason: 'link-over' }
  await sendNotice(user.email, 'password-changed', meta)
  await resetAccountAttempts(meta, user.email)
  const headers = await endedSession(meta)
  headers.append('Set-Cookie', knownDeviceCookie(meta, user.email))
  return { ok: true, headers }
}

async function unlinkIdentities(userId: string, keepIdentities: string[], tx: Transaction): Promise<void> {
  const isGone = and(
    eq(accounts.userId, userId),
    ne(accounts.providerId, PASSWORD_PROVIDER),
    notInArray(accounts.id, keepIdentities),
  )
  await tx.delete(accounts).where(isGone)
}
