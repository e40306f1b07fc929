/** Google sign-in, and linking a Google account. */
import { and, eq, ne } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users } from '#app/platform/db/schema.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { recordEvent } from '../account-events.server.ts'
import { authHeaders, cookiesOf } from '../sessions/auth-headers.server.ts'
import { GOOGLE_CALLBACK, googleAuth } from '../sessions/auth.server.ts'
import { PASSWORD_PROVIDER } from '../passwords/credentials.server.ts'
import { askingIssuer } from './issuer-requests.server.ts'
import { type ClosedSignUp, refuseSignUp } from './sign-up-access.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import type { Limited, NotFresh, WithCookies } from '../outcomes.ts'
import {
  type Reauthentication,
  reauthenticationMethod,
  refuseUnlessFresh,
} from '../passwords/reauthentication.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { requireSecondFactor } from '../second-factor/second-factor.server.ts'
import { findSession, type Session } from '../sessions/sessions.server.ts'

type OAuthStart = ({ ok: true; url: string } & WithCookies) | { ok: false; reason: 'not-available' }

/** The result of a round trip to Google. */
export type GoogleResult =
  | ({ outcome: 'signed-in' | 'signed-up' | 'linked' | 'second-factor'; next: string } & WithCookies)
  | ({
      outcome: 'failed'
      next: string
      reason: string
      closed?: ClosedSignUp['by'] | 'suspended'
    } & WithCookies)

/** Whether Google sign-in is configured; without it no part of it is shown. */
export function isGoogleConfigured(): boolean {
  return env().GOOGLE_CLIENT_ID !== undefined
}

/** Where forms that start Google sign-in redirect; the Content-Security-Policy needs to allow it. */
export function googleOrigins(): string[] {
  return isGoogleConfigured() ? [new URL(env().GOOGLE_ISSUER).origin] : []
}

/** Google's authorization URL, and the cookies that identify the returning browser. */
export async function startGoogle(given: { meta: RequestMeta; next: string }): Promise<OAuthStart> {
  return startSignIn({ ...given, requestSignUp: true })
}

/** Reauthentication with the linked Google account, for users without a password or second factor. */
export async function reauthenticateWithGoogle(given: {
  session: Session
  meta: RequestMeta
  next: string
}): Promise<OAuthStart> {
  const { session, meta, next } = given
  if ((await reauthenticationMethod(session.viewer.id)) !== 'google')
    return { ok: false, reason: 'not-available' }
  const start = await startSignIn({ meta, next, requestSignUp: false })
  if (!start.ok) return start
  const url = new URL(start.url)
  // Other providers ask for the password again; Google at most asks which account to use.
  url.searchParams.set('prompt', url.hostname === 'accounts.google.com' ? 'select_account' : 'login')
  return { ...start, url: url.href }
}

function startSignIn({
  meta,
  next,
  requestSignUp,
}: {
  meta: RequestMeta
  next: string
  requestSignUp: boolean
}): Promise<OAuthStart> {
  return startOAuth('sign-in', async () =>
    googleAuth().api.signInSocial({
      body: {
        provider: 'google',
        callbackURL: returnAddress('signed-in', next),
        newUserCallbackURL: returnAddress('signed-up', next),
        errorCallbackURL: returnAddress('failed', next),
        disableRedirect: true,
        requestSignUp,
      },
      headers: authHeaders(meta),
      returnHeaders: true,
    }),
  )
}

export async function linkGoogle(given: {
  session: Session
  meta: RequestMeta
  next: string
  reauthentication?: Reauthentication
}): Promise<OAuthStart | NotFresh | Limited> {
  const { session, meta, next, reauthentication } = given
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  return startOAuth('link', async () =>
    googleAuth().api.linkSocialAccount({
      body: {
        provider: 'google',
        callbackURL: returnAddress('linked', next),
        errorCallbackURL: returnAddress('failed', next),
        disableRedirect: true,
      },
      headers: authHeaders(meta),
      returnHeaders: true,
    }),
  )
}

/** Unlinks a Google account, unless it is the only way to sign in. */
export async function unlinkIdentity(given: {
  session: Session
  meta: RequestMeta
  id: string
  reauthentication?: Reauthentication
}): Promise<
  | { ok: true }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'last-way-in' }
  | NotFresh
  | Limited
> {
  const { session, meta, id, reauthentication } = given
  const userId = session.viewer.id
  const signInMethods = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const mine = isUuid(id) && signInMethods.some((method) => method.id === id)
  if (!mine) return { ok: false, reason: 'not-found' }
  if (signInMethods.length === 1) return { ok: false, reason: 'last-way-in' }
  const refused = await refuseUnlessFresh(session, reauthentication)
  if (refused) return refused
  await db()
    .delete(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.userId, userId), ne(accounts.providerId, PASSWORD_PROVIDER)))
  await recordEvent('google-unlinked', userId, meta)
  return { ok: true }
}

/** Handles the callback from Google; `search` is its query string. */
export async function finishGoogle(meta: RequestMeta, search: string): Promise<GoogleResult> {
  if (!isGoogleConfigured())
    return { outcome: 'failed', next: '/', reason: 'not set up', headers: new Headers() }
  const request = new Request(siteUrl() + GOOGLE_CALLBACK + search, { headers: authHeaders(meta) })
  const response = await askingIssuer(env().GOOGLE_ISSUER, () => googleAuth().handler(request))
  const headers = cookiesOf(response.headers)
  const { outcome, next, reason } = readReturn(response.headers.get('location'))
  if (outcome === 'failed') {
    log.warn({ reason }, 'Google sign-in failed')
    // The provider has vouched for the user, and the session was refused: see `noteSignIn`.
    const closed = reason === 'unable_to_create_session' ? 'suspended' : undefined
    return { outcome, next, reason, closed, headers }
  }
  const { session: before } = await findSession(meta)
  const session = outcome === 'linked' ? before : (await findSession(withCookies(meta, headers))).session
  if (!session) return { outcome: 'failed', next, reason: 'no session', headers: new Headers() }
  const { viewer } = session
  const closed = outcome === 'signed-up' && (await refuseSignUp({ email: viewer.email, next, method: 'sso' }))
  if (closed) {
    // Which address it is was only known now.
    await db().delete(users).where(eq(users.id, viewer.id))
    return { outcome: 'failed', next, reason: 'sign-up is closed', closed: closed.by, headers: new Headers() }
  }
  if (outcome !== 'linked' && before) {
    // After reauthentication the new session replaces the old one, if it belongs to the same user.
    const isSame = before.viewer.id === viewer.id
    await db()
      .delete(sessions)
      .where(eq(sessions.id, isSame ? before.id : session.id))
    if (!isSame) return { outcome: 'failed', next, reason: 'another account', headers: new Headers() }
  }
  if (outcome === 'linked') {
    await recordEvent('google-linked', viewer.id, meta)
    await sendNotice(viewer.email, 'google-linked', meta)
    return { outcome, next, headers }
  }
  if (await requiresSecondFactor(viewer.id)) {
    // Google is one factor; the session it opened was never handed out.
    await db().delete(sessions).where(eq(sessions.id, session.id))
    return {
      outcome: 'second-factor',
      next,
      headers: await requireSecondFactor({ user: viewer, next, by: 'google' }),
    }
  }
  await recordEvent(outcome === 'signed-up' ? 'signed-up' : 'signed-in-with-google', viewer.id, meta)
  return { outcome, next, headers }
}

async function startOAuth(
  what: string,
  ask: () => Promise<{ response: { url?: string }; headers: Headers }>,
): Promise<OAuthStart> {
  if (!isGoogleConfigured()) return { ok: false, reason: 'not-available' }
  try {
    const { response, headers } = await askingIssuer(env().GOOGLE_ISSUER, ask)
    if (response.url) return { ok: true, url: response.url, headers: cookiesOf(headers) }
  } catch (error) {
    log.error({ err: error, what }, 'Google cannot be reached, or rejects these credentials')
  }
  return { ok: false, reason: 'not-available' }
}

async function requiresSecondFactor(userId: string): Promise<boolean> {
  const [user] = await db().select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return user?.on ?? false
}

/** Internal redirect targets for Better Auth; only `readReturn` reads them, no browser requests them. */
function returnAddress(outcome: Exclude<GoogleResult['outcome'], 'second-factor'>, next: string): string {
  return `/${outcome}?next=${encodeURIComponent(next)}`
}

function readReturn(location: string | null) {
  const url = new URL(location ?? '/failed', siteUrl())
  const found = (['signed-in', 'signed-up', 'linked'] as const).find((name) => url.pathname === `/${name}`)
  const outcome = url.searchParams.has('error') || !found ? 'failed' : found
  return {
    outcome,
    next: url.searchParams.get('next') ?? '/',
    reason: url.searchParams.get('error') ?? 'unknown',
  } as const
}

function withCookies(meta: RequestMeta, set: Headers): RequestMeta {
  const cookie = set
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ...meta, headers: new Headers({ cookie }) }
}
