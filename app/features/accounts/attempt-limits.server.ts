/** How often somebody may try what guesses at accounts or writes to strangers. */
import { forgetLimit, limitRate, type RateAnswer, spaceOut } from '#app/db/rate-limit.server.ts'
import { readCookie, setCookie } from '#app/lib/cookies.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { fingerprint } from '#app/lib/secret.server.ts'
import type { Limited } from './outcomes.ts'
import { HOUR, MINUTE } from './proofs.server.ts'
import type { RequestFacts } from './request-facts.ts'

const DEVICE_COOKIE = 'known-device'
const DEVICE_SECONDS = 365 * 24 * HOUR

/** Five tries are free; then the pauses double, up to a quarter of an hour. */
const GUESSING = { free: 5, firstPause: 15, longestPause: 15 * MINUTE }

/**
 * One sign-in with a password. Guesses at one account are spaced out wherever they come from. A browser that has
 * signed in to it before is counted by itself, so that a stranger's guesses never lock its person out.
 */
export async function limitSignIn(facts: RequestFacts, email: string): Promise<Limited | null> {
  const address = await limitRate({
    key: `sign-in:${networkOf(facts.ipAddress)}`,
    points: 60,
    seconds: 10 * MINUTE,
  })
  if (!address.ok) return limited(address)
  return limited(await spaceOut({ key: guessKey(facts, email), ...GUESSING }))
}

/** After a success the count begins anew for whoever succeeded. */
export async function forgiveSignIn(facts: RequestFacts, email: string): Promise<void> {
  await forgetLimit(guessKey(facts, email))
}

export async function limitSignUp(facts: RequestFacts, email: string): Promise<Limited | null> {
  return firstLimit([
    { key: `sign-up:${networkOf(facts.ipAddress)}`, points: 20, seconds: HOUR },
    { key: `sign-up:${email}`, points: 5, seconds: HOUR },
  ])
}

/** Letters asked for by somebody who may not be the one that gets them. */
export async function limitLetters(facts: RequestFacts, email: string): Promise<Limited | null> {
  return firstLimit([
    { key: `letters:${networkOf(facts.ipAddress)}`, points: 30, seconds: HOUR },
    { key: `letters:${email}`, points: 5, seconds: HOUR },
  ])
}

/** A guess at a password or a code by somebody who is half or wholly signed in. */
export async function limitGuess(what: 'password' | 'code', userId: string): Promise<Limited | null> {
  return limited(await spaceOut({ key: `guess:${what}:${userId}`, ...GUESSING }))
}

export async function forgiveGuess(what: 'password' | 'code', userId: string): Promise<void> {
  await forgetLimit(`guess:${what}:${userId}`)
}

/** The cookie by which this browser is known to have signed in to that account. */
export function knownDeviceCookie(facts: RequestFacts, email: string): string {
  const known = knownDevice(facts, email)
  const nonce = known ?? crypto.randomUUID()
  return setCookie(DEVICE_COOKIE, `${nonce}.${deviceMark(nonce, email)}`, DEVICE_SECONDS)
}

function knownDevice(facts: RequestFacts, email: string): string | null {
  const [nonce, mark] = (readCookie(facts.headers, DEVICE_COOKIE) ?? '').split('.')
  return nonce && mark === deviceMark(nonce, email) ? nonce : null
}

function deviceMark(nonce: string, email: string): string {
  return fingerprint('known device', `${nonce} ${email}`)
}

function guessKey(facts: RequestFacts, email: string): string {
  const device = knownDevice(facts, email)
  return device ? `guess:sign-in:${email}:${device}` : `guess:sign-in:${email}`
}

async function firstLimit(limits: Parameters<typeof limitRate>[0][]): Promise<Limited | null> {
  for (const limit of limits) {
    const answer = limited(await limitRate(limit))
    if (answer) return answer
  }
  return null
}

function limited(answer: RateAnswer): Limited | null {
  return answer.ok ? null : { ok: false, reason: 'limited', retryAfter: answer.retryAfter }
}
