/** Creates users for tests and signs them in. */
import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, users } from '#app/platform/db/schema.ts'
import { hashPassword } from '#app/accounts/passwords/password-hash.server.ts'
import { asAdministrator, asPerson } from '#app/accounts/policy.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { findSession, roleOf, startSession } from '#app/accounts/sessions/sessions.server.ts'
import type { Viewer } from '#app/accounts/viewer.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { setRequestContext } from '#app/accounts/request/request-context.server.ts'
import { address } from './address.ts'

type User = typeof users.$inferSelect

let count = 0

/** Creates a user with a confirmed address, and with a password if the test gives one. */
export async function createUser(
  given: Partial<Omit<typeof users.$inferInsert, 'email'>> & { email?: string; password?: string } = {},
): Promise<User> {
  const { password, email = `ada${++count}@example.com`, ...row } = given
  const [user] = await db()
    .insert(users)
    .values({ name: 'Ada Example', email: address(email), emailVerified: true, ...row })
    .returning()
  if (password) {
    await db()
      .insert(accounts)
      .values({
        userId: user!.id,
        providerId: 'credential',
        accountId: user!.id,
        password: await hashPassword(password),
      })
  }
  return user!
}

/** An administrator, as commands expect one. */
export async function createAdministrator(): Promise<Administrator> {
  const user = await createUser({ role: 'admin' })
  return asAdministrator(asPerson({ ...user, role: roleOf(user) }))!
}

export type SignedIn = {
  viewer: Viewer
  sessionId: string
  /** The value of the `Cookie` header. */
  cookie: string
  meta: RequestMeta
}

/** Signs in `user` or a new user; `role: 'admin'` creates an administrator. */
export async function signedIn(user?: User | Parameters<typeof createUser>[0]): Promise<SignedIn> {
  const known = user && 'id' in user && 'createdAt' in user ? (user as User) : await createUser(user)
  const [stored] = await db().select().from(users).where(eq(users.id, known.id))
  const cookie = cookiesFrom(await startSession(stored!.id, requestMetaWith()))
  const meta = requestMetaWith(cookie)
  const { session } = await findSession(meta)
  return { viewer: session!.viewer, sessionId: session!.id, cookie, meta }
}

/** The request meta that `server/app.ts` would set. */
export function requestMetaWith(cookie?: string, ipAddress = '203.0.113.7'): RequestMeta {
  const headers = new Headers({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  })
  if (cookie) headers.set('cookie', cookie)
  return { headers, ipAddress }
}

/** The `Cookie` header a browser would send after a response with these headers; later cookies replace earlier ones. */
export function cookiesFrom(headers: Headers, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter(Boolean)
      .map((pair) => splitAt(pair)),
  )
  for (const cookie of headers.getSetCookie()) {
    const [name, value] = splitAt(cookie.split(';')[0]!)
    if (/max-age=0\b/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The context that loaders and actions get, for tests that call them directly. */
export function pageContext(meta: RequestMeta = requestMetaWith()): RouterContextProvider {
  const context = new RouterContextProvider()
  setRequestContext(context, meta)
  return context
}

function splitAt(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
