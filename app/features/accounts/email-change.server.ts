import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { users } from '#app/db/schema.ts'
import { mailGoesOut } from '#app/lib/mail.server.ts'
import { noteEvent } from './account-events.server.ts'
import { limitLetters } from './attempt-limits.server.ts'
import { endSessions, findUserByEmail, refuseUnlessFresh } from './credentials.server.ts'
import { sendAddressWanted, sendEmailChange, sendNotice } from './letters.server.ts'
import type { Limited, NotFresh, WithCookies } from './outcomes.ts'
import { makeProof, readProof, takeBack, useUp } from './proofs.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { findSession, type Session } from './sessions.server.ts'

/**
 * Asks the new address to confirm itself and tells the old one. Whether the new one belongs to somebody else is not
 * said here: its holder is told by mail.
 */
export async function requestEmailChange(given: {
  session: Session
  facts: RequestFacts
  email: string
  password?: string
}): Promise<
  | { ok: true; state: 'mailed' | 'changed' }
  | { ok: false; reason: 'same-email' | 'not-available' }
  | NotFresh
  | Limited
> {
  const { session, facts, password } = given
  const email = given.email.toLowerCase()
  const { id: userId, email: from } = session.viewer
  if (email === from) return { ok: false, reason: 'same-email' }
  const refused = (await refuseUnlessFresh(session, password)) ?? (await limitLetters(facts, email))
  if (refused) return refused
  if (!mailGoesOut()) {
    const changed = await moveTo(userId, email, { proved: false })
    if (!changed) return { ok: false, reason: 'not-available' }
    await noteEvent('email-changed', userId, facts, { from })
    return { ok: true, state: 'changed' }
  }
  await noteEvent('email-change-asked', userId, facts)
  await sendNotice(from, 'email-change-asked', facts, [['New address', email]])
  if (await findUserByEmail(email)) await sendAddressWanted(email)
  else await sendEmailChange(email, await makeProof('email-change', email, { userId, from }))
  return { ok: true, state: 'mailed' }
}

/** The other half, from the letter. Sessions elsewhere end: the address is what brings an account back. */
export async function confirmEmailChange(given: {
  facts: RequestFacts
  token: string
}): Promise<({ ok: true; kind: 'email-change' } & WithCookies) | { ok: false; reason: 'link-over' }> {
  const { facts, token } = given
  const over = { ok: false, reason: 'link-over' } as const
  const proof = await readProof('email-change', token)
  if (!proof || !(await useUp(proof))) return over
  const { userId, from } = proof.carried
  const [user] = await db().select().from(users).where(eq(users.id, userId))
  // Changed again in the meantime: this letter speaks of an account that is no more.
  if (user?.email !== from) return over
  if (!(await moveTo(userId, proof.subject, { proved: true }))) return over
  const { session } = await findSession(facts)
  await endSessions(userId, { but: session?.viewer.id === userId ? session.id : undefined })
  await takeBack('password-reset', userId)
  await noteEvent('email-changed', userId, facts, { from })
  await sendNotice(from, 'email-changed', facts)
  return { ok: true, kind: 'email-change', headers: new Headers() }
}

/** False when somebody else has the address; the index on it decides, whoever asks at the same time. */
async function moveTo(userId: string, email: string, { proved }: { proved: boolean }): Promise<boolean> {
  try {
    await db().update(users).set({ email, emailVerified: proved }).where(eq(users.id, userId))
    return true
  } catch (error) {
    if (await findUserByEmail(email)) return false
    throw error
  }
}
