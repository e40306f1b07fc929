import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { type Role, ROLES } from '#app/platform/lib/authorized.ts'
import { readCookie } from '#app/platform/lib/cookies.server.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { authHeaders, cookiesOf } from './auth-headers.server.ts'
import { auth } from './auth.server.ts'
import { asPerson } from '../policy.ts'
import type { RequestMeta } from '../request-meta.ts'
import { FRESH_FOR, SESSION_ABSOLUTE } from './session-limits.ts'
import type { Viewer } from '../viewer.ts'

/** Better Auth's cookie name with the site's prefix. */
export const SESSION_COOKIE = 'session_token'

export type Session = {
  id: string
  viewer: Viewer
  /** Whether the user signed in or reauthenticated recently enough for sensitive changes. */
  fresh: boolean
  theme: Theme
}

type Theme = 'system' | 'light' | 'dark'

export async function findSession(meta: RequestMeta): Promise<{ session: Session | null; headers: Headers }> {
  // Most visitors have no session cookie, so the database is not queried.
  if (!readCookie(meta.headers, SESSION_COOKIE)) return { session: null, headers: new Headers() }
  const { response, headers } = await auth().api.getSession({
    headers: authHeaders(meta),
    returnHeaders: true,
  })
  if (!response) return { session: null, headers: cookiesOf(headers) }
  const { createdAt, authenticatedAt } = response.session
  if (secondsSince(createdAt) > SESSION_ABSOLUTE || response.user.suspendedAt) {
    await db().delete(sessions).where(eq(sessions.id, response.session.id))
    return { session: null, headers: await endedSession(meta) }
  }
  const { user } = response
  return {
    session: {
      id: response.session.id,
      viewer: viewerOf(user),
      fresh: secondsSince(authenticatedAt ?? createdAt) < FRESH_FOR,
      theme: (user.theme ?? 'system') as Theme,
    },
    headers: cookiesOf(headers),
  }
}

function secondsSince(date: Date): number {
  return (Date.now() - date.getTime()) / 1000
}

/** Records that the user of this session has just reauthenticated. */
export async function refreshAuthentication(session: Session): Promise<void> {
  await db().update(sessions).set({ authenticatedAt: new Date() }).where(eq(sessions.id, session.id))
}

/** Signs in a user whom the caller has authenticated. @throws if the user is suspended */
export async function startSession(userId: string, meta: RequestMeta): Promise<Headers> {
  const { headers } = await auth().api.startSession({
    body: { userId },
    headers: authHeaders(meta),
    returnHeaders: true,
  })
  return cookiesOf(headers)
}

/** Cookies that delete the session cookies. */
export async function endedSession(meta: RequestMeta): Promise<Headers> {
  const { headers } = await auth().api.endSession({ headers: authHeaders(meta), returnHeaders: true })
  return cookiesOf(headers)
}

export type RoleHolder = {
  email: string
  emailVerified: boolean
  role?: string | null
  suspendedAt?: Date | null
}

/** Only a verified address that is not suspended has a role. The holder of ADMIN_EMAIL is an administrator. */
export function roleOf({ email, emailVerified, role, suspendedAt }: RoleHolder): Role {
  if (!emailVerified || suspendedAt) return 'member'
  if (email === env().ADMIN_EMAIL) return 'admin'
  return ROLES.find((known) => known === role) ?? 'member'
}

type StoredUser = RoleHolder & { id: string; name: string; image?: string | null; invitedAt?: Date | null }

export function viewerOf(user: StoredUser): Viewer {
  const role = roleOf(user)
  return asPerson({
    id: user.id,
    // Better Auth reads our table, which holds nothing else.
    email: user.email as EmailAddress,
    name: user.name,
    imageUrl: user.image ?? null,
    emailVerified: user.emailVerified,
    role,
    isAdmin: role === 'admin',
    isInvited: role !== 'member' || Boolean(user.invitedAt),
  })
}
