import { eq } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { users } from '#app/db/schema.ts'
import { noteEvent } from './account-events.server.ts'
import {
  dropUnprovenKeys,
  endSessions,
  findUserByEmail,
  passwordHashOf,
  storePassword,
} from './credentials.server.ts'
import { answerAlike } from './letters-on-request.server.ts'
import { sendNotice, sendReset } from './letters.server.ts'
import type { Limited, WeakPassword, WithCookies } from './outcomes.ts'
import { hashPassword } from './password-hash.server.ts'
import { makeProof, readProof, useUp } from './proofs.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { endedSession } from './sessions.server.ts'
import { weaknessOf } from './weak-password.server.ts'

/** Sends a link to who has an account; everybody is answered alike. */
export async function requestPasswordReset(given: {
  facts: RequestFacts
  email: string
}): Promise<{ ok: true } | Limited> {
  return answerAlike(given, async (email) => {
    const user = await findUserByEmail(email)
    if (!user) return
    await sendReset(email, await makeProof('password-reset', user.id, { userId: user.id }))
    await noteEvent('reset-asked', user.id, given.facts)
  })
}

/** The link of a letter, or the one that `mailshelf admin create` prints. */
async function readLink(token: string) {
  const proof = (await readProof('password-reset', token)) ?? (await readProof('invitation', token))
  if (!proof) return null
  const [user] = await db().select().from(users).where(eq(users.id, proof.carried.userId))
  return user ? { proof, user } : null
}

/** Whose password a link sets, and whether it is the account's first. */
export async function readPasswordReset(token: string): Promise<{ email: string; first: boolean } | null> {
  const found = await readLink(token)
  return found && { email: found.user.email, first: !(await passwordHashOf(found.user.id)) }
}

/** Sets a new password and ends every session: whoever knew the old one is out. */
export async function resetPassword(given: {
  facts: RequestFacts
  token: string
  password: string
}): Promise<({ ok: true } & WithCookies) | { ok: false; reason: 'link-over' } | WeakPassword> {
  const { facts, token, password } = given
  const found = await readLink(token)
  if (!found) return { ok: false, reason: 'link-over' }
  const { proof, user } = found
  const weak = await weaknessOf(password, [user.name, user.email])
  if (weak) return weak
  const hash = await hashPassword(password)
  const isSet = await inTransaction(async (tx) => {
    if (!(await useUp(proof, tx))) return false
    if (user.emailVerified) {
      await endSessions(user.id, {}, tx)
    } else {
      // The link proves the address, for the first time.
      await dropUnprovenKeys(user.id, tx)
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    }
    await storePassword(user.id, hash, tx)
    await noteEvent('password-reset', user.id, facts, {}, tx)
    return true
  })
  if (!isSet) return { ok: false, reason: 'link-over' }
  await sendNotice(user.email, 'password-changed', facts)
  return { ok: true, headers: await endedSession(facts) }
}
