import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { limitMailRequests } from './attempt-limits.server.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import type { Limited } from '../outcomes.ts'
import type { RequestMeta } from '../request-meta.ts'

/** For email that anybody may request: neither the response nor its time tells whether one was sent. */
export async function uniformResponse(
  given: { meta: RequestMeta; email: EmailAddress },
  send: (email: EmailAddress) => Promise<void>,
): Promise<{ ok: true } | Limited> {
  const { email } = given
  const limited = await limitMailRequests(given.meta, email)
  if (limited) return limited
  await withMinimumDuration(() => send(email))
  return { ok: true }
}
