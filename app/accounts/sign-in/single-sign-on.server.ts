/** Signing in at an OpenID provider, and linking an account of one. */
import { and, eq, ne } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users } from '#app/platform/db/schema.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { SignInProvider } from '#app/platform/lib/sign-in-providers.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { sendProviderLinked } from '../emails/mailer.server.ts'
import {
  consumeToken,
  createToken,
  readToken,
  revokeTokens,
  type TokenPayload,
  tokenLifetime,
} from '../emails/tokens.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import { findUserByEmail, PASSWORD_PROVIDER } from '../passwords/credentials.server.ts'
import {
  type GuardedChange,
  reauthenticationMethod,
  refuseUnlessFresh,
} from '../passwords/reauthentication.server.ts'
import { leavesNoOwner } from '../people/owners.server.ts'
import { ROLE_EVENTS } from '../people/people.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { requireSecondFactor } from '../second-factor/second-factor.server.ts'
import { findSession, type Session, startSession } from '../sessions/sessions.server.ts'
import { SESSION_ABSOLUTE } from '../sessions/session-limits.ts'
import { authorizationUrl, endSessionUrl, type Identity, readIdentity } from './openid.server.ts'
import { identityProviderId, nameOfIdentity, providerById } from './providers.server.ts'
import { addUser } from './sign-up.server.ts'
import { type ClosedSignUp, refuseSignUp } from './sign-up-access.server.ts'

const STATE_COOKIE = 'single-sign-on'
const SIGN_OUT_COOKIE = 'sign-out'

type Start = ({ ok: true; url: string } & WithCookies) | { ok: false; reason: 'not-available' }

/** Why a sign-in failed that its user can do something about. */
type SingleSignOnRefusal =
  | `sign-up-${ClosedSignUp['by']}`
  | 'domain'
  | 'unverified'
  | 'other-account'
  | 'suspended'

export type SingleSignOnResult =
  | ({ outcome: 'signed-in' | 'signed-up' | 'linked' | 'second-factor'; next: string } & WithCookies)
  | ({ outcome: 'failed'; next: string; reason: SingleSignOnRefusal | 'error' } & WithCookies)

/** The provider's page to sign in, and the cookie that identifies the returning browser. */
export async function startSingleSignOn(given: { provider: string; next: string }): Promise<Start> {
  return startRoundTrip({ ...given, purpose: 'sign-in' })
}

/** Reauthentication at the linked provider, for users without a password or second factor. */
export async function reauthenticateAt(given: {
  provider: string
  session: Session
  next: string
}): Promise<Start> {
  const { provider, session, next } = given
  const userId = session.viewer.id
  const method = await reauthenticationMethod(userId)
  if (typeof method !== 'object' || method?.id !== provider) return { ok: false, reason: 'not-available' }
  return startRoundTrip({ provider, next, purpose: 'reauthenticate', userId })
}

export async function linkProvider(
  given: Omit<GuardedChange, 'meta'> & { provider: string; next: string },
): Promise<Start | NotFresh | Limited> {
  const { provider, session, next, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  return refused ?? startRoundTrip({ provider, next, purpose: 'link', userId: session.viewer.id })
}

type RoundTrip = Pick<TokenPayload<'single-sign-on'>, 'provider' | 'next' | 'purpose' | 'userId'>

async function startRoundTrip(trip: RoundTrip): Promise<Start> {
  const provider = providerById(trip.provider)
  if (!provider) return { ok: false, reason: 'not-available' }
  const secrets = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const state = await createToken('single-sign-on', provider.id, { ...trip, ...secrets })
  // Google at most asks which account to use; other providers ask for the password again.
  const isGoogle = new URL(provider.issuer).hostname === 'accounts.google.com'
  const prompt = trip.purpose === 'reauthenticate' ? (isGoogle ? 'select_account' : 'login') : undefined
  try {
    const url = await authorizationUrl(provider, { state, ...secrets }, prompt)
    const cookie = setCookie(STATE_COOKIE, state, tokenLifetime('single-sign-on'))
    return { ok: true, url, headers: new Headers({ 'Set-Cookie': cookie }) }
  } catch (error) {
    log.error({ err: error, provider: provider.id }, 'The sign-in provider cannot be reached')
    return { ok: false, reason: 'not-available' }
  }
}

/** Unlinks an account of a provider, unless it is the only way to sign in. */
export async function unlinkIdentity(
  given: GuardedChange & { id: string },
): Promise<
  | { ok: true; name: string }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'last-way-in'; name: string }
  | NotFresh
  | Limited
> {
  const { session, meta, id, reauthentication } = given
  const userId = session.viewer.id
  const signInMethods = await db()
    .select({ id: accounts.id, providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const mine = isUuid(id) && signInMethods.find((method) => method.id === id)
  if (!mine) return { ok: false, reason: 'not-found' }
  const { name } = nameOfIdentity(mine.providerId)
  if (signInMethods.length === 1) return { ok: false, reason: 'last-way-in', name }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  await db()
    .delete(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.userId, userId), ne(accounts.providerId, PASSWORD_PROVIDER)))
  await recordEvent('provider-unlinked', userId, meta, { provider: name })
  return { ok: true, name }
}

/** Handles the callback of a provider; `search` is its query string. */
export async function finishSingleSignOn(
  meta: RequestMeta,
  providerId: string,
  search: string,
): Promise<SingleSignOnResult> {
  const state = readCookie(meta.headers, STATE_COOKIE) ?? ''
  const isOurs = new URLSearchParams(search).get('state') === state
  const verified = isOurs ? await readToken('single-sign-on', state) : null
  const provider = providerById(providerId)
  // The code of one provider is never sent to another.
  const isExpected = verified && provider && verified.payload.provider === provider.id
  if (!isExpected || !(await consumeToken(verified))) {
    return { outcome: 'failed', next: '/', reason: 'error', headers: new Headers() }
  }
  const { next, nonce, verifier } = verified.payload
  const ended = setCookie(STATE_COOKIE, '', 0)
  try {
    const identity = await readIdentity(provider, search, { state, nonce, verifier })
    const result = await useIdentity({ meta, provider, identity, trip: verified.payload })
    if (result.outcome === 'failed')
      log.warn({ provider: provider.id, reason: result.reason }, 'single sign-on failed')
    result.headers.append('Set-Cookie', ended)
    return result
  } catch (error) {
    log.warn({ err: error, provider: provider.id }, 'single sign-on failed')
    return { outcome: 'failed', next, reason: 'error', headers: new Headers({ 'Set-Cookie': ended }) }
  }
}

type Proven = { meta: RequestMeta; provider: SignInProvider; identity: Identity; trip: RoundTrip }

async function useIdentity(given: Proven): Promise<SingleSignOnResult> {
  const { meta, provider, identity, trip } = given
  const { next } = trip
  const refuse = (reason: SingleSignOnRefusal) =>
    ({ outcome: 'failed', next, reason, headers: new Headers() }) as const
  const { email } = identity
  if (!email) return refuse('unverified')
  const { domains } = provider
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    return refuse('domain')

  const { session: before } = await findSession(meta)
  if (trip.userId && before?.viewer.id !== trip.userId) return refuse('other-account')
  if (trip.purpose === 'link') return (await link(given, before!)) ?? refuse('other-account')

  const holder = await holderOf(provider, identity)
  const found = holder ?? (trip.purpose === 'sign-in' ? await joinByAddress(given, email) : 'other-account')
  if (typeof found === 'string') return refuse(found)
  const { userId, isNew } = found
  if (before && before.viewer.id !== userId) return refuse('other-account')

  const [user] = await db().select().from(users).where(eq(users.id, userId))
  if (!user) return refuse('other-account')
  if (user.suspendedAt) return refuse('suspended')
  await applyRole(given, userId)
  const signOut = provider.signOut ? setCookie(SIGN_OUT_COOKIE, provider.id, SESSION_ABSOLUTE) : null
  if (user.twoFactorEnabled) {
    const headers = await requireSecondFactor({ user: { id: userId }, next, provider: provider.name })
    if (signOut) headers.append('Set-Cookie', signOut)
    return { outcome: 'second-factor', next, headers }
  }
  const headers = await startSession(userId, meta)
  // After reauthentication the new session replaces the old one.
  if (before) await db().delete(sessions).where(eq(sessions.id, before.id))
  if (isNew) await recordEvent('signed-up', userId, meta)
  else await recordEvent('signed-in-with-provider', userId, meta, { provider: provider.name })
  if (signOut) headers.append('Set-Cookie', signOut)
  return { outcome: isNew ? 'signed-up' : 'signed-in', next, headers }
}

type Found = { userId: string; isNew: boolean }

/** The user of this subject, whatever address the provider now names. */
async function holderOf(provider: SignInProvider, { subject }: Identity): Promise<Found | null> {
  const [linked] = await db()
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, identityProviderId(provider)), eq(accounts.accountId, subject)))
  return linked ? { ...linked, isNew: false } : null
}

/** Links the account with this address if both sides have verified it, or creates one. */
async function joinByAddress(
  { provider, identity, trip }: Proven,
  email: EmailAddress,
): Promise<Found | SingleSignOnRefusal> {
  const known = await findUserByEmail(email)
  // Whoever registered the address may not be its holder.
  if (known && !known.emailVerified) return 'unverified'
  const closed = known ? null : await refuseSignUp({ email, next: trip.next, method: 'sso' })
  if (closed) return `sign-up-${closed.by}`
  const { name, image } = identity
  return inTransaction(async (tx) => {
    const row = { email, name, image, emailVerified: true, source: 'sso' as const }
    const userId = known?.id ?? (await addUser(row, tx))
    const isLinked = userId && (await storeIdentity(tx, provider, identity, userId))
    if (isLinked) return { userId, isNew: !known }
    if (userId && !known) throw new Error('The account of the provider was linked meanwhile')
    return 'other-account'
  })
}

/** False if either side is linked already: an address may have gone to another person at the provider. */
async function storeIdentity(
  tx: Transaction,
  provider: SignInProvider,
  { subject }: Identity,
  userId: string,
): Promise<boolean> {
  const providerId = identityProviderId(provider)
  // Of two at once, one waits here.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const isLinked = and(eq(accounts.userId, userId), eq(accounts.providerId, providerId))
  if ((await tx.$count(accounts, isLinked)) > 0) return false
  const stored = await tx
    .insert(accounts)
    .values({ userId, providerId, accountId: subject })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return stored.length === 1
}

async function link(given: Proven, { viewer }: Session): Promise<SingleSignOnResult | null> {
  const { meta, provider, identity, trip } = given
  const isLinked = await inTransaction((tx) => storeIdentity(tx, provider, identity, viewer.id))
  if (!isLinked) return null
  await recordEvent('provider-linked', viewer.id, meta, { provider: provider.name })
  await sendProviderLinked(viewer.email, provider.name, meta)
  return { outcome: 'linked', next: trip.next, headers: new Headers() }
}

/** The provider decides the role with every sign-in; the last owner stays one. */
async function applyRole({ provider, identity, meta }: Proven, userId: string): Promise<void> {
  if (!provider.roleClaim) return
  const granted = (['admin', 'editor', 'reviewer'] as const).find((one) =>
    provider.roles[one]?.some((value) => identity.roles.includes(value)),
  )
  const role: Role = granted ?? 'member'
  await inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user || user.role === role || (await leavesNoOwner(tx, userId, { ...user, role }))) return
    await tx.update(users).set({ role }).where(eq(users.id, userId))
    await revokeTokens('role-invitation', userId, tx)
    await recordEvent(ROLE_EVENTS[role], userId, meta, {}, tx)
  })
}

/** After signing out here: the page that signs out at the provider, if the owner wants that and it has one. */
export async function signOutAtProvider(meta: RequestMeta): Promise<({ url: string } & WithCookies) | null> {
  const provider = providerById(readCookie(meta.headers, SIGN_OUT_COOKIE) ?? '')
  if (!provider) return null
  const url = await endSessionUrl(provider).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.id }, 'Signing out at the provider failed')
    return null
  })
  return url ? { url, headers: new Headers({ 'Set-Cookie': setCookie(SIGN_OUT_COOKIE, '', 0) }) } : null
}
