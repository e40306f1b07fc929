/** Sessions as the site sees them: read at the edge of a request, started and ended by commands. */
import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema.ts'
import { readCookie } from '#app/lib/cookies.server.ts'
import { env } from '#app/lib/env.server.ts'
import { authHeaders, cookiesOf } from './auth-headers.server.ts'
import { auth } from './auth.server.ts'
import { asPerson } from './policy.ts'
import type { RequestMeta } from './request-meta.ts'
import { FRESH_FOR, SESSION_ABSOLUTE } from './session-limits.ts'
import type { Viewer } from './viewer.ts'

/** Better Auth's name for it, behind the site's prefix. */
export const SESSION_COOKIE = 'session_token'

export type Session = {
  id: string
  viewer: Viewer
  /** Whether the person proved who they are so lately that sensitive changes need no further proof. */
  fresh: boolean
  theme: Theme
}

type Theme = 'system' | 'light' | 'dark'

/** The session of a request, and the cookie that keeps it rolling. */
export async function findSession(meta: RequestMeta): Promise<{ session: Session | null; headers: Headers }> {
  // Most visitors carry no session: nothing is asked then.
  if (!readCookie(meta.headers, SESSION_COOKIE)) return { session: null, headers: new Headers() }
  const { response, headers } = await auth().api.getSession({
    headers: authHeaders(meta),
    returnHeaders: true,
  })
  if (!response) return { session: null, headers: cookiesOf(headers) }
  const { createdAt, authenticatedAt } = response.session
  if (secondsSince(createdAt) > SESSION_ABSOLUTE) {
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

/** Records that the person of this session has just proved who they are. */
export async function refreshAuthentication(session: Session): Promise<void> {
  await db().update(sessions).set({ authenticatedAt: new Date() }).where(eq(sessions.id, session.id))
}

/** Signs somebody in, whose identity the caller has settled. */
export async function startSession(userId: string, meta: RequestMeta): Promise<Headers> {
  const { headers } = await auth().api.startSession({
    body: { userId },
    headers: authHeaders(meta),
    returnHeaders: true,
  })
  return cookiesOf(headers)
}

/** The cookies that remove a session's. */
export async function endedSession(meta: RequestMeta): Promise<Headers> {
  const { headers } = await auth().api.endSession({ headers: authHeaders(meta), returnHeaders: true })
  return cookiesOf(headers)
}

/** The administrator is whoever holds ADMIN_EMAIL or was made one, and has verified their address. */
export function isAdministrator(user: {
  email: string
  emailVerified: boolean
  role?: string | null
}): boolean {
  if (!user.emailVerified) return false
  return user.role === 'admin' || user.email.toLowerCase() === env().ADMIN_EMAIL
}

function viewerOf(user: {
  id: string
  email: string
  name: string
  image?: string | null
  emailVerified: boolean
  role?: string | null
}): Viewer {
  return asPerson({
    id: user.id,
    email: user.email,
    name: user.name,
    imageUrl: user.image ?? null,
    emailVerified: user.emailVerified,
    isAdmin: isAdministrator(user),
  })
}
