import { limitMailRequests } from './attempt-limits.server.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import type { Limited } from './outcomes.ts'
import type { RequestMeta } from './request-meta.ts'

/** For email that anybody may request: neither the response nor its time tells whether one was sent. */
export async function uniformResponse(
  given: { meta: RequestMeta; email: string },
  send: (email: string) => Promise<void>,
): Promise<{ ok: true } | Limited> {
  const email = given.email.toLowerCase()
  const limited = await limitMailRequests(given.meta, email)
  if (limited) return limited
  await withMinimumDuration(() => send(email))
  return { ok: true }
}
