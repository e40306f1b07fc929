/** How often somebody may try what guesses at accounts or writes to strangers. */
import { resetLimit, limitRate, type RateLimitResult, backoff } from '#app/db/rate-limit.server.ts'
import { readCookie, setCookie } from '#app/lib/cookies.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { fingerprint } from '#app/lib/secret.server.ts'
import type { Limited } from './outcomes.ts'
import { HOUR, MINUTE } from './tokens.server.ts'
import type { RequestMeta } from './request-meta.ts'

const DEVICE_COOKIE = 'known-device'
const DEVICE_SECONDS = 365 * 24 * HOUR

/** Five tries are free; then the pauses double, up to a quarter of an hour. */
const GUESSING = { free: 5, firstPause: 15, longestPause: 15 * MINUTE }

/**
 * One sign-in with a password. Guesses at one account are spaced out wherever they come from. A browser that has
 * signed in to it before is counted by itself, so that a stranger's guesses never lock its person out.
 */
export async function limitSignIn(meta: RequestMeta, email: string): Promise<Limited | null> {
  const address = await limitRate({
    key: `sign-in:${networkOf(meta.ipAddress)}`,
    points: 60,
    seconds: 10 * MINUTE,
  })
  if (!address.ok) return limited(address)
  return limited(await backoff({ key: guessKey(meta, email), ...GUESSING }))
}

/** After a success the count begins anew for whoever succeeded. */
export async function resetSignInAttempts(meta: RequestMeta, email: string): Promise<void> {
  await resetLimit(guessKey(meta, email))
}

export async function limitSignUp(meta: RequestMeta, email: string): Promise<Limited | null> {
  return firstLimit([
    { key: `sign-up:${networkOf(meta.ipAddress)}`, points: 20, seconds: HOUR },
    { key: `sign-up:${email}`, points: 5, seconds: HOUR },
  ])
}

/** Choosing a password: how strong it is takes work to judge, so this is counted before. */
export async function limitPasswordChoice(meta: RequestMeta): Promise<Limited | null> {
  return firstLimit([{ key: `choose-password:${networkOf(meta.ipAddress)}`, points: 30, seconds: HOUR }])
}

/** Letters asked for by somebody who may not be the one that gets them. */
export async function limitMailRequests(meta: RequestMeta, email: string): Promise<Limited | null> {
  return firstLimit([
    { key: `letters:${networkOf(meta.ipAddress)}`, points: 30, seconds: HOUR },
    { key: `letters:${email}`, points: 5, seconds: HOUR },
  ])
}

/** A guess at a password or a code by somebody who is half or wholly signed in. */
export async function limitGuess(what: 'password' | 'code', userId: string): Promise<Limited | null> {
  return limited(await backoff({ key: `guess:${what}:${userId}`, ...GUESSING }))
}

export async function resetGuesses(what: 'password' | 'code', userId: string): Promise<void> {
  await resetLimit(`guess:${what}:${userId}`)
}

/** The cookie by which this browser is known to have signed in to that account. */
export function knownDeviceCookie(meta: RequestMeta, email: string): string {
  const known = knownDevice(meta, email)
  const nonce = known ?? crypto.randomUUID()
  return setCookie(DEVICE_COOKIE, `${nonce}.${signDevice(nonce, email)}`, DEVICE_SECONDS)
}

function knownDevice(meta: RequestMeta, email: string): string | null {
  const [nonce, mark] = (readCookie(meta.headers, DEVICE_COOKIE) ?? '').split('.')
  return nonce && mark === signDevice(nonce, email) ? nonce : null
}

function signDevice(nonce: string, email: string): string {
  return fingerprint('known device', `${nonce} ${email}`)
}

function guessKey(meta: RequestMeta, email: string): string {
  const device = knownDevice(meta, email)
  return device ? `guess:sign-in:${email}:${device}` : `guess:sign-in:${email}`
}

async function firstLimit(limits: Parameters<typeof limitRate>[0][]): Promise<Limited | null> {
  for (const limit of limits) {
    const answer = limited(await limitRate(limit))
    if (answer) return answer
  }
  return null
}

function limited(answer: RateLimitResult): Limited | null {
  return answer.ok ? null : { ok: false, reason: 'limited', retryAfter: answer.retryAfter }
}
