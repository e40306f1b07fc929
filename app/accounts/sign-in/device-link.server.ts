/** The emailed link that allows a browser to sign in while the account's password is being guessed. */
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { knownDeviceCookie } from './attempt-limits.server.ts'
import { findUserByEmail } from '../passwords/credentials.server.ts'
import { sendDeviceLink } from '../emails/mailer.server.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import type { WithCookies } from '../outcomes.ts'
import type { RequestMeta } from '../request-meta.ts'
import { consumeToken, createToken, readToken } from '../emails/tokens.server.ts'

/** Neither the response nor its time reveals whether an email was sent. */
export async function mailDeviceLink(email: EmailAddress): Promise<void> {
  await withMinimumDuration(async () => {
    const user = await findUserByEmail(email)
    if (!user) return
    const { ok } = await limitRate({ key: `device-link:${email}`, ...RATE_LIMITS.deviceLink })
    if (ok) await sendDeviceLink(email, await createToken('device', user.id, { email }))
  })
}

export async function readDeviceLink(token: string): Promise<{ kind: 'device'; email: EmailAddress } | null> {
  const verified = await readToken('device', token)
  return verified && { kind: 'device', email: verified.payload.email }
}

/** Marks the browser as known to the account; the password is still required. Null when the link is invalid. */
export async function confirmDevice(given: {
  meta: RequestMeta
  token: string
}): Promise<({ ok: true; kind: 'device' } & WithCookies) | null> {
  const verified = await readToken('device', given.token)
  if (!verified || !(await consumeToken(verified))) return null
  const cookie = knownDeviceCookie(given.meta, verified.payload.email)
  return { ok: true, kind: 'device', headers: new Headers({ 'Set-Cookie': cookie }) }
}
