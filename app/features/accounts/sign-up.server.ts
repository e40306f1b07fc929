/**
 * Signing up. Where mail goes out, nobody has an account before they have proved their address: until then a sign-up
 * is only a proof that waits. Its password counts if the browser that confirms is the one that chose it; otherwise
 * somebody else may have, and the confirming one is asked for a new password.
 */
import { eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/db/client.server.ts'
import { users } from '#app/db/schema.ts'
import { readCookie, setCookie } from '#app/lib/cookies.server.ts'
import { mailGoesOut } from '#app/lib/mail.server.ts'
import { fingerprint } from '#app/lib/secret.server.ts'
import { noteEvent } from './account-events.server.ts'
import { knownDeviceCookie, limitSignUp } from './attempt-limits.server.ts'
import { dropUnprovenKeys, findUserByEmail, passwordHashOf, storePassword } from './credentials.server.ts'
import { confirmEmailChange } from './email-change.server.ts'
import { inEvenTime } from './even-time.ts'
import { answerAlike } from './letters-on-request.server.ts'
import { sendAlreadyHere, sendConfirmation } from './letters.server.ts'
import type { Limited, WeakPassword, WithCookies } from './outcomes.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { carriedBy, type Proof, makeProof, readProof, secondsOf, takeBack, useUp } from './proofs.server.ts'
import type { RequestFacts } from './request-facts.ts'
import { startSession } from './sessions.server.ts'
import { weaknessOf } from './weak-password.server.ts'

const BROWSER_COOKIE = 'sign-up'

type SignUpAnswer =
  | ({ ok: true; state: 'signed-in' | 'confirm-email' } & WithCookies)
  | { ok: false; reason: 'not-available' }
  | WeakPassword
  | Limited

export async function signUp(given: {
  facts: RequestFacts
  name: string
  email: string
  password: string
}): Promise<SignUpAnswer> {
  const { facts, name, password } = given
  const email = given.email.toLowerCase()
  const weak = await weaknessOf(password, [name, email])
  if (weak) return weak
  const limited = await limitSignUp(facts, email)
  if (limited) return limited
  const hash = await hashPassword(password)
  return inEvenTime(
    () =>
      mailGoesOut()
        ? askToConfirm({ facts, name, email, hash })
        : openAtOnce({ facts, name, email, hash, password }),
    (answer) => answer.ok && answer.state === 'signed-in',
  )
}

type Newcomer = { facts: RequestFacts; name: string; email: string; hash: string }

/** A taken address is answered like a fresh one; its holder is told by mail instead. */
async function askToConfirm({ facts, name, email, hash }: Newcomer): Promise<SignUpAnswer> {
  const browser = readCookie(facts.headers, BROWSER_COOKIE) ?? crypto.randomUUID()
  const holder = await findUserByEmail(email)
  if (holder?.emailVerified) {
    await sendAlreadyHere(email)
    await noteEvent('signed-up-again', holder.id, facts)
  } else {
    await sendSignUpProof({ name, email, hash, browser })
  }
  const headers = new Headers({ 'Set-Cookie': setCookie(BROWSER_COOKIE, browser, secondsOf('sign-up')) })
  return { ok: true, state: 'confirm-email', headers }
}

async function sendSignUpProof(given: { name: string; email: string; hash: string; browser: string }) {
  const { name, email, hash, browser } = given
  const carried = { name, passwordHash: hash, browser: browserMark(browser) }
  await sendConfirmation(email, await makeProof('sign-up', email, carried))
}

/** Without mail nothing can be confirmed, and a taken address cannot be told by letter. */
async function openAtOnce(given: Newcomer & { password: string }): Promise<SignUpAnswer> {
  const { facts, name, email, hash, password } = given
  const holder = await findUserByEmail(email)
  if (holder) {
    // Work like that of a fresh sign-up, so that at least time tells nothing.
    await verifyPassword(await passwordHashOf(holder.id), password)
    return { ok: false, reason: 'not-available' }
  }
  // All at once: an account without its password would hold the address, and nobody could get in.
  const userId = await inTransaction(async (tx) => {
    const added = await addUser({ name, email, emailVerified: false }, tx)
    if (added) await openAccount(added, hash, facts, tx)
    return added
  })
  if (!userId) return { ok: false, reason: 'not-available' }
  return { ok: true, state: 'signed-in', headers: await enter(userId, email, facts) }
}

/** Sends the letter once more. Only to who has started a sign-up in this browser; all are answered alike. */
export async function resendConfirmation(given: {
  facts: RequestFacts
  email: string
}): Promise<{ ok: true } | Limited> {
  return answerAlike(given, async (email) => {
    const browser = readCookie(given.facts.headers, BROWSER_COOKIE)
    const started = await carriedBy('sign-up', email)
    const waiting = browser && started.find((one) => one.browser === browserMark(browser))
    if (!waiting) return
    const { name, passwordHash } = waiting
    await sendSignUpProof({ name, email, hash: passwordHash, browser })
  })
}

/** What the page behind a link in a letter is about. */
export async function readConfirmation({
  facts,
  token,
}: {
  facts: RequestFacts
  token: string
}): Promise<
  { kind: 'sign-up'; email: string; needsPassword: boolean } | { kind: 'email-change'; email: string } | null
> {
  const signUpProof = await readProof('sign-up', token)
  if (signUpProof) {
    return { kind: 'sign-up', email: signUpProof.subject, needsPassword: !sameBrowser(signUpProof, facts) }
  }
  const change = await readProof('email-change', token)
  return change && { kind: 'email-change', email: change.carried.to }
}

export async function confirmEmail(given: {
  facts: RequestFacts
  token: string
  password?: string
}): Promise<
  | ({ ok: true; kind: 'sign-up' | 'email-change' } & WithCookies)
  | { ok: false; reason: 'link-over' | 'password-needed' }
  | WeakPassword
> {
  const proof = await readProof('sign-up', given.token)
  if (proof) return confirmSignUp(proof, given)
  return confirmEmailChange(given)
}

async function confirmSignUp(
  proof: Proof<'sign-up'>,
  { facts, password }: { facts: RequestFacts; password?: string },
): ReturnType<typeof confirmEmail> {
  const { subject: email, carried } = proof
  let hash = carried.passwordHash
  if (!sameBrowser(proof, facts)) {
    if (!password) return { ok: false, reason: 'password-needed' }
    const weak = await weaknessOf(password, [carried.name, email])
    if (weak) return weak
    hash = await hashPassword(password)
  }
  const holder = await findUserByEmail(email)
  const userId = await inTransaction(async (tx) => {
    if (!(await useUp(proof, tx))) return null
    // Somebody proved this address in the meantime, by another letter: this one has nothing left to open.
    if (holder?.emailVerified) return null
    const added = holder
      ? await takeOver(holder.id, carried.name, tx)
      : await addUser({ name: carried.name, email, emailVerified: true }, tx)
    if (!added) return null
    await takeBack('sign-up', email, tx)
    await openAccount(added, hash, facts, tx)
    return added
  })
  if (!userId) return { ok: false, reason: 'link-over' }
  const headers = await enter(userId, email, facts)
  headers.append('Set-Cookie', setCookie(BROWSER_COOKIE, '', 0))
  return { ok: true, kind: 'sign-up', headers }
}

/** An account from the time before mail went out, whose address nobody has proved until now. */
async function takeOver(userId: string, name: string, tx: Transaction): Promise<string> {
  await dropUnprovenKeys(userId, tx)
  await tx.update(users).set({ name, emailVerified: true }).where(eq(users.id, userId))
  return userId
}

/** Null when somebody with this address came first, if only by a moment. */
async function addUser(
  row: { name: string; email: string; emailVerified: boolean },
  tx: Transaction,
): Promise<string | null> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return user?.id ?? null
}

async function openAccount(
  userId: string,
  hash: string,
  facts: RequestFacts,
  tx: Transaction,
): Promise<void> {
  await storePassword(userId, hash, tx)
  await noteEvent('signed-up', userId, facts, {}, tx)
}

async function enter(userId: string, email: string, facts: RequestFacts): Promise<Headers> {
  const headers = await startSession(userId, facts)
  headers.append('Set-Cookie', knownDeviceCookie(facts, email))
  return headers
}

function sameBrowser({ carried }: Proof<'sign-up'>, facts: RequestFacts): boolean {
  const browser = readCookie(facts.headers, BROWSER_COOKIE)
  return browser !== null && browserMark(browser) === carried.browser
}

function browserMark(browser: string): string {
  return fingerprint('sign-up browser', browser)
}
