/** Rate limits for anything that guesses at accounts or sends email to others; the numbers are in RATE_LIMITS. */
import { resetLimit, limitRate, type RateLimitResult, backoff } from '#app/platform/db/rate-limit.server.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { fingerprint } from '#app/platform/lib/secret.server.ts'
import { copy } from '../copy.ts'
import type { Limited } from '../outcomes.ts'
import { HOUR } from '../emails/tokens.server.ts'
import type { RequestMeta } from '../request-meta.ts'

const DEVICE_COOKIE = 'known-device'
const DEVICE_SECONDS = 365 * 24 * HOUR

/** What forms ask before they are read: the limits of a network. */
export const signInLimit = (meta: RequestMeta) => perNetwork('sign-in', meta, RATE_LIMITS.signIn)
export const signUpLimit = (meta: RequestMeta) => perNetwork('sign-up', meta, RATE_LIMITS.signUp.perNetwork)
export const passwordChoiceLimit = (meta: RequestMeta) =>
  perNetwork('choose-password', meta, RATE_LIMITS.choosePassword)
export const accountEmailLimit = (meta: RequestMeta) =>
  perNetwork('mail', meta, RATE_LIMITS.accountEmail.perNetwork)

function perNetwork(name: string, meta: RequestMeta, limit: { points: number; seconds: number }) {
  return { key: `${name}:${clientNetwork(meta.ipAddress)}`, ...limit, message: copy.errors.limited }
}

/** Counts a sign-in per network, so that nobody locks out the owner; unknown browsers over all networks, too. */
export async function limitSignIn(
  meta: RequestMeta,
  email: EmailAddress,
): Promise<Limited | { ok: false; reason: 'device-unknown' } | null> {
  const network = await limitRate(signInLimit(meta))
  if (!network.ok) return limited(network)
  const paced = limited(await backoff({ key: guessKey(meta, email), ...RATE_LIMITS.guess }))
  if (paced || knownDevice(meta, email)) return paced
  const anywhere = await limitRate({ key: accountKey(email), ...RATE_LIMITS.signInUnknownDevice })
  if (anywhere.ok) return null
  return isMailConfigured() ? { ok: false, reason: 'device-unknown' } : limited(anywhere)
}

export async function resetSignInAttempts(meta: RequestMeta, email: EmailAddress): Promise<void> {
  await resetLimit(guessKey(meta, email))
}

/** After a password reset the earlier attempts no longer matter. */
export async function resetAccountAttempts(meta: RequestMeta, email: EmailAddress): Promise<void> {
  await resetSignInAttempts(meta, email)
  await resetLimit(accountKey(email))
}

export async function limitSignUp(meta: RequestMeta, email: EmailAddress): Promise<Limited | null> {
  return firstLimit([signUpLimit(meta), { key: `sign-up:${email}`, ...RATE_LIMITS.signUp.perEmail }])
}

/** Password choices are counted before the strength check, which is expensive. */
export async function limitPasswordChoice(meta: RequestMeta): Promise<Limited | null> {
  return limited(await limitRate(passwordChoiceLimit(meta)))
}

/** Email requested by somebody who may not be its recipient. */
export async function limitMailRequests(meta: RequestMeta, email: EmailAddress): Promise<Limited | null> {
  return firstLimit([accountEmailLimit(meta), { key: `mail:${email}`, ...RATE_LIMITS.accountEmail.perEmail }])
}

/** Password or code attempts of a partly or fully signed-in user. */
export async function limitGuess(what: 'password' | 'code', userId: string): Promise<Limited | null> {
  return limited(await backoff({ key: `guess:${what}:${userId}`, ...RATE_LIMITS.guess }))
}

export async function resetGuesses(what: 'password' | 'code', userId: string): Promise<void> {
  await resetLimit(`guess:${what}:${userId}`)
}

/** The cookie that marks this browser as having signed in to the account. */
export function knownDeviceCookie(meta: RequestMeta, email: EmailAddress): string {
  const known = knownDevice(meta, email)
  const nonce = known ?? crypto.randomUUID()
  return setCookie(DEVICE_COOKIE, `${nonce}.${signDevice(nonce, email)}`, DEVICE_SECONDS)
}

export function forgetDeviceCookie(): string {
  return setCookie(DEVICE_COOKIE, '', 0)
}

function knownDevice(meta: RequestMeta, email: EmailAddress): string | null {
  const [nonce, mark] = (readCookie(meta.headers, DEVICE_COOKIE) ?? '').split('.')
  return nonce && mark === signDevice(nonce, email) ? nonce : null
}

function signDevice(nonce: string, email: EmailAddress): string {
  return fingerprint('known device', `${nonce} ${email}`)
}

function guessKey(meta: RequestMeta, email: EmailAddress): string {
  return `guess:sign-in:${email}:${knownDevice(meta, email) ?? clientNetwork(meta.ipAddress)}`
}

function accountKey(email: EmailAddress): string {
  return `sign-in:account:${email}`
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
