import { eq } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { users } from '#app/db/schema.ts'
import { recordEvent } from './account-events.server.ts'
import {
  removeUnverifiedCredentials,
  endSessions,
  findUserByEmail,
  passwordHashOf,
  storePassword,
} from './credentials.server.ts'
import { limitPasswordChoice } from './attempt-limits.server.ts'
import { uniformResponse } from './uniform-response.server.ts'
import { sendNotice, sendReset } from './mailer.server.ts'
import type { Limited, WeakPassword, WithCookies } from './outcomes.ts'
import { hashPassword } from './password-hash.server.ts'
import { createToken, readToken, consumeToken } from './tokens.server.ts'
import type { RequestMeta } from './request-meta.ts'
import { endedSession } from './sessions.server.ts'
import { checkPasswordStrength } from './password-strength.server.ts'

/** Sends a link to who has an account; everybody is answered alike. */
export async function requestPasswordReset(given: {
  meta: RequestMeta
  email: string
}): Promise<{ ok: true } | Limited> {
  return uniformResponse(given, async (email) => {
    const user = await findUserByEmail(email)
    if (!user) return
    await sendReset(email, await createToken('password-reset', user.id, { userId: user.id }))
    await recordEvent('reset-asked', user.id, given.meta)
  })
}

/** The link of a letter, or the one that `mailshelf admin create` prints. */
async function readLink(token: string) {
  const verified = (await readToken('password-reset', token)) ?? (await readToken('invitation', token))
  if (!verified) return null
  const [user] = await db().select().from(users).where(eq(users.id, verified.payload.userId))
  return user ? { verified, user } : null
}

/** Whose password a link sets, and whether it is the account's first. */
export async function readPasswordReset(token: string): Promise<{ email: string; first: boolean } | null> {
  const found = await readLink(token)
  return found && { email: found.user.email, first: !(await passwordHashOf(found.user.id)) }
}

/** Sets a new password and ends every session: whoever knew the old one is out. */
export async function resetPassword(given: {
  meta: RequestMeta
  token: string
  password: string
}): Promise<({ ok: true } & WithCookies) | { ok: false; reason: 'link-over' } | WeakPassword | Limited> {
  const { meta, token, password } = given
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
    } else {
      // The link proves the address, for the first time.
      await removeUnverifiedCredentials(user.id, tx)
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    }
    await storePassword(user.id, hash, tx)
    await recordEvent('password-reset', user.id, meta, {}, tx)
    return true
  })
  if (!isSet) return { ok: false, reason: 'link-over' }
  await sendNotice(user.email, 'password-changed', meta)
  return { ok: true, headers: await endedSession(meta) }
}
