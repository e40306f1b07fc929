/** Signing up: a token until the address is verified. Its password counts only in the browser that chose it. */
import { eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { fingerprint } from '#app/platform/lib/secret.server.ts'
import { recordEvent } from '../account-events.server.ts'
import { knownDeviceCookie, limitPasswordChoice, limitSignUp } from './attempt-limits.server.ts'
import {
  removeUnverifiedCredentials,
  findUserByEmail,
  passwordHashOf,
  storePassword,
} from '../passwords/credentials.server.ts'
import { confirmDevice, readDeviceLink } from './device-link.server.ts'
import { invitationAt } from '../people/role-invitations.server.ts'
import { confirmEmailChange } from '../profile/email-change.server.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { uniformResponse } from './uniform-response.server.ts'
import { type ClosedSignUp, refuseSignUp } from './sign-up-access.server.ts'
import { sendAlreadyRegistered, sendConfirmation } from '../emails/mailer.server.ts'
import type { Limited, WeakPassword, WithCookies } from '../outcomes.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import {
  listTokens,
  type VerifiedToken,
  createToken,
  readToken,
  tokenLifetime,
  revokeTokens,
  consumeToken,
} from '../emails/tokens.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { startSession } from '../sessions/sessions.server.ts'
import { checkPasswordStrength } from '../passwords/password-strength.server.ts'

const BROWSER_COOKIE = 'sign-up'

type SignUpResult =
  | ({ ok: true; state: 'signed-in' | 'confirm-email' } & WithCookies)
  | { ok: false; reason: 'not-available' }
  | ClosedSignUp
  | WeakPassword
  | Limited

export async function signUp(given: {
  meta: RequestMeta
  name: string
  email: EmailAddress
  password: string
  next?: string
}): Promise<SignUpResult> {
  const { meta, name, email, password, next = '/' } = given
  const refused =
    (await refuseSignUp({ email, next, method: 'password' })) ??
    (await limitPasswordChoice(meta)) ??
    (await checkPasswordStrength(password, [name, email])) ??
    (await limitSignUp(meta, email))
  if (refused) return refused
  const hash = await hashPassword(password)
  return withMinimumDuration(
    () =>
      isMailConfigured()
        ? requestConfirmation({ meta, name, email, hash, next })
        : createWithoutConfirmation({ meta, name, email, hash, next, password }),
    (answer) => answer.ok && answer.state === 'signed-in',
  )
}

type Attempt = { meta: RequestMeta; email: EmailAddress; password: string }
type SignUpDetails = { meta: RequestMeta; name: string; email: EmailAddress; hash: string; next: string }

/** A taken address gets the same response as a new one; its holder is notified by email instead. */
async function requestConfirmation({ meta, name, email, hash, next }: SignUpDetails): Promise<SignUpResult> {
  const browser = readCookie(meta.headers, BROWSER_COOKIE) ?? crypto.randomUUID()
  const holder = await findUserByEmail(email)
  if (holder?.emailVerified) {
    await sendAlreadyRegistered(email)
    await recordEvent('signed-up-again', holder.id, meta)
  } else {
    await sendConfirmationLink({ name, email, hash, next, browser })
  }
  const headers = new Headers({ 'Set-Cookie': setCookie(BROWSER_COOKIE, browser, tokenLifetime('sign-up')) })
  return { ok: true, state: 'confirm-email', headers }
}

type Waiting = Omit<SignUpDetails, 'meta'> & { browser: string }

async function sendConfirmationLink({ name, email, hash, next, browser }: Waiting): Promise<void> {
  const payload = { name, passwordHash: hash, browser: signBrowser(browser), next }
  await sendConfirmation(email, await createToken('sign-up', email, payload))
}

/** Without email nothing can be confirmed, and the holder of a taken address cannot be notified. */
async function createWithoutConfirmation(given: SignUpDetails & { password: string }): Promise<SignUpResult> {
  const { meta, name, email, hash, next } = given
  if (await findUserByEmail(email)) return repeatSignUp(given)
  const source = await sourceOf(next)
  // In one transaction: an account without its password would block the address.
  const userId = await inTransaction(async (tx) => {
    const added = await addUser({ name, email, emailVerified: false, source }, tx)
    if (added) await storeCredentials(added, hash, meta, tx)
    return added
  })
  // A form submitted twice can arrive twice concurrently; the insert waits for the first.
  if (!userId) return repeatSignUp(given)
  return { ok: true, state: 'signed-in', headers: await signInNewUser(userId, email, meta) }
}

/** A form submitted again within this time is the same sign-up. */
const REPEAT_MS = 10 * 60_000

/** A repeated form gets the response to the first, which may be lost. Rate limits bound guessing. */
async function repeatSignUp({ meta, email, password }: Attempt): Promise<SignUpResult> {
  const holder = await findUserByEmail(email)
  // The same work as a fresh sign-up, so that the time reveals nothing.
  const right = await verifyPassword(holder ? await passwordHashOf(holder.id) : null, password)
  const isRepeated = holder && Date.now() - holder.createdAt.getTime() < REPEAT_MS
  if (!right || !isRepeated || holder.twoFactorEnabled || holder.suspendedAt)
    return { ok: false, reason: 'not-available' }
  return { ok: true, state: 'signed-in', headers: await signInNewUser(holder.id, email, meta) }
}

/** Sends the email again, only to the browser that started the sign-up; the response is always the same. */
export async function resendConfirmation(given: {
  meta: RequestMeta
  email: EmailAddress
}): Promise<{ ok: true } | Limited> {
  return uniformResponse(given, async (email) => {
    const browser = readCookie(given.meta.headers, BROWSER_COOKIE)
    const started = (await listTokens('sign-up', email)).map(({ payload }) => payload)
    const waiting = browser && started.find((one) => one.browser === signBrowser(browser))
    if (!waiting) return
    const { name, passwordHash, next } = waiting
    await sendConfirmationLink({ name, email, hash: passwordHash, next, browser })
  })
}

export async function readConfirmation({
  meta,
  token,
}: {
  meta: RequestMeta
  token: string
}): Promise<
  | { kind: 'sign-up'; email: string; needsPassword: boolean }
  | { kind: 'email-change' | 'device'; email: EmailAddress }
  | null
> {
  const signUpToken = await readToken('sign-up', token)
  if (signUpToken) {
    return { kind: 'sign-up', email: signUpToken.subject, needsPassword: !sameBrowser(signUpToken, meta) }
  }
  const change = await readToken('email-change', token)
  if (change) return { kind: 'email-change', email: change.payload.to }
  return readDeviceLink(token)
}

export async function confirmEmail(given: {
  meta: RequestMeta
  token: string
  password?: string
}): Promise<
  | ({ ok: true; kind: 'sign-up'; next: string } & WithCookies)
  | ({ ok: true; kind: 'email-change' | 'device' } & WithCookies)
  | { ok: false; reason: 'link-over' }
  | { ok: false; reason: 'password-needed' }
  | WeakPassword
  | Limited
> {
  const verified = await readToken('sign-up', given.token)
  if (verified) return confirmSignUp(verified, given)
  return (await confirmDevice(given)) ?? confirmEmailChange(given)
}

async function confirmSignUp(
  verified: VerifiedToken<'sign-up'>,
  { meta, password }: { meta: RequestMeta; password?: string },
): ReturnType<typeof confirmEmail> {
  const { subject, payload } = verified
  const email = readEmailAddress(subject)
  const { next } = payload
  // It may have been closed after the link was sent.
  if (!email || (await refuseSignUp({ email, next, method: 'password' })))
    return { ok: false, reason: 'link-over' }
  let hash = payload.passwordHash
  if (!sameBrowser(verified, meta)) {
    if (!password) return { ok: false, reason: 'password-needed' }
    const refused =
      (await limitPasswordChoice(meta)) ?? (await checkPasswordStrength(password, [payload.name, email]))
    if (refused) return refused
    hash = await hashPassword(password)
  }
  const holder = await findUserByEmail(email)
  const source = await sourceOf(next)
  const userId = await inTransaction(async (tx) => {
    if (!(await consumeToken(verified, tx))) return null
    // The address was verified by another email in the meantime.
    if (holder?.emailVerified) return null
    const added = holder
      ? await claimUnverified(holder.id, payload.name, tx)
      : await addUser({ name: payload.name, email, emailVerified: true, source }, tx)
    if (!added) return null
    await revokeTokens('sign-up', email, tx)
    await storeCredentials(added, hash, meta, tx)
    return added
  })
  if (!userId) return { ok: false, reason: 'link-over' }
  const headers = await signInNewUser(userId, email, meta)
  headers.append('Set-Cookie', setCookie(BROWSER_COOKIE, '', 0))
  return { ok: true, kind: 'sign-up', next, headers }
}

/** An account from before email was configured, whose address was never verified. */
async function claimUnverified(userId: string, name: string, tx: Transaction): Promise<string> {
  await removeUnverifiedCredentials(userId, tx)
  await tx.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId))
  return userId
}

async function sourceOf(next: string): Promise<'invitation' | 'sign-up'> {
  return (await invitationAt(next)) ? 'invitation' : 'sign-up'
}

/** Null when another sign-up with this address came first. */
export async function addUser(row: typeof users.$inferInsert, tx: Transaction): Promise<string | null> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return user?.id ?? null
}

async function storeCredentials(
  userId: string,
  hash: string,
  meta: RequestMeta,
  tx: Transaction,
): Promise<void> {
  await storePassword(userId, hash, tx)
  await recordEvent('signed-up', userId, meta, {}, tx)
}

async function signInNewUser(userId: string, email: EmailAddress, meta: RequestMeta): Promise<Headers> {
  const headers = await startSession(userId, meta)
  headers.append('Set-Cookie', knownDeviceCookie(meta, email))
  return headers
}

function sameBrowser({ payload }: VerifiedToken<'sign-up'>, meta: RequestMeta): boolean {
  const browser = readCookie(meta.headers, BROWSER_COOKIE)
  return browser !== null && signBrowser(browser) === payload.browser
}

function signBrowser(browser: string): string {
  return fingerprint('sign-up browser', browser)
}
