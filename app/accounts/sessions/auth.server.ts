/** Better Auth on our own tables, for sessions and cookies alone; see `docs/decisions/008-accounts.md`. */
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Database } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users, verifications } from '#app/platform/db/schema.ts'
import { cookiePrefix } from '#app/platform/lib/cookies.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { sessionSecret } from '#app/platform/lib/secret.server.ts'
import { isHttps, siteUrl } from '#app/platform/lib/site-url.server.ts'
import { ADDRESS_HEADER } from './auth-headers.server.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import { SESSION_IDLE, SESSION_ROLLS_AFTER } from './session-limits.ts'

/** Starts and ends sessions for commands that have already verified the user. Never reachable over HTTP. */
const sessionsByHand = {
  id: 'sessions-by-hand',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('A session needs a user')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        if (!session) throw new Error('A suspended user gets no session')
        await setSessionCookie(ctx, { session, user })
        return { user }
      },
    ),
    endSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      deleteSessionCookie(ctx)
      return { ok: true }
    }),
  },
} satisfies BetterAuthPlugin

function openAuth(database: Database) {
  return betterAuth({
    appName: 'Mailshelf',
    baseURL: siteUrl(),
    secret: sessionSecret(),
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      // A nested transaction would deadlock on the embedded engine, which has a single connection.
      transaction: false,
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        theme: { type: 'string', required: false, input: false },
        invitedAt: { type: 'date', required: false, input: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_IDLE,
      updateAge: SESSION_ROLLS_AFTER,
      additionalFields: {
        authenticatedAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
      },
    },
    // We handle passwords: commands check them in constant time.
    emailAndPassword: { enabled: false, password: { hash: hashPassword, verify: passwordMatches } },
    databaseHooks: { session: { create: { before: ({ userId }) => noteSignIn(database, userId) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() },
      database: { generateId: false, joins: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' || level === 'warn' ? level : 'debug'](message),
    },
    plugins: [sessionsByHand],
  })
}

/** False refuses the session: the user is suspended. */
async function noteSignIn(database: Database, userId: string): Promise<false | undefined> {
  const admitted = await database
    .update(users)
    .set({ lastSignInAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
    .returning({ id: users.id })
  return admitted.length === 0 ? false : undefined
}

function passwordMatches({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(hash, password)
}

let opened: { database: Database; settings: unknown; value: ReturnType<typeof openAuth> } | undefined

/** Better Auth for the open database and the settings; a test may have others. */
export function auth(): ReturnType<typeof openAuth> {
  const database = db()
  const settings = env()
  if (opened?.database !== database || opened.settings !== settings) {
    opened = { database, settings, value: openAuth(database) }
  }
  return opened.value
}
