import { limitLetters } from './attempt-limits.server.ts'
import { inEvenTime } from './even-time.ts'
import type { Limited } from './outcomes.ts'
import type { RequestFacts } from './request-facts.ts'

/** A letter that anybody may ask for: whether one goes out, neither the answer nor its time tells. */
export async function answerAlike(
  given: { facts: RequestFacts; email: string },
  send: (email: string) => Promise<void>,
): Promise<{ ok: true } | Limited> {
  const email = given.email.toLowerCase()
  const limited = await limitLetters(given.facts, email)
  if (limited) return limited
  await inEvenTime(() => send(email))
  return { ok: true }
}
