/**
 * Better Auth on our own tables. It manages sessions, their cookies and Google sign-in; none of its endpoints is
 * reachable over HTTP. `docs/decisions/008-accounts.md` explains what we do ourselves and why.
 */
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { genericOAuth } from 'better-auth/plugins'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Database } from '#app/platform/db/client.server.ts'
import { accounts, sessions, users, verifications } from '#app/platform/db/schema.ts'
import { cookiePrefix } from '#app/platform/lib/cookies.server.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { sessionSecret } from '#app/platform/lib/secret.server.ts'
import { isHttps, siteUrl } from '#app/platform/lib/site-url.server.ts'
import { ADDRESS_HEADER } from './auth-headers.server.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import { NAME_MAX, nameForm } from '../schema.ts'
import { SESSION_IDLE, SESSION_ROLLS_AFTER } from './session-limits.ts'

const AUTH_PATH = '/api/auth'

/** The only Better Auth path a browser requests: the callback from Google. */
export const GOOGLE_CALLBACK = `${AUTH_PATH}/callback/google`

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

function createAuth<Plugins extends BetterAuthPlugin[]>(database: Database, plugins: Plugins) {
  return betterAuth({
    appName: 'Mailshelf',
    baseURL: siteUrl(),
    basePath: AUTH_PATH,
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
        // Better Auth itself only creates the users of providers.
        source: { type: 'string', required: false, input: false, defaultValue: 'sso' },
      },
      // An unverified address from a provider neither opens nor creates an account.
      validateUserInfo({ user }) {
        return user.emailVerified ? undefined : { error: 'address_not_proved' }
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
    account: {
      updateAccountOnSignIn: false,
      // A signed-in user may link a Google account with another address.
      accountLinking: { enabled: true, allowDifferentEmails: true },
    },
    databaseHooks: {
      session: { create: { before: ({ userId }) => noteSignIn(database, userId) } },
      account: {
        create: {
          // Google is only used to identify the user, so its access tokens are not stored.
          async before(account) {
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
          },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() },
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[logLevel(level, message)](message),
    },
    plugins,
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

/** What Better Auth calls errors about callbacks that anybody can make up; google.server.ts logs that one failed. */
const MALFORMED_CALLBACK = new Set(['INVALID_CALLBACK_REQUEST', 'State not found', 'Failed to parse state'])

function logLevel(level: string, message: string): 'error' | 'warn' | 'debug' {
  if (MALFORMED_CALLBACK.has(message)) return 'debug'
  return level === 'error' || level === 'warn' ? level : 'debug'
}

function passwordMatches({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(hash, password)
}

function openAuth(database: Database) {
  return createAuth(database, [sessionsByHand])
}

function openGoogleAuth(database: Database) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env()
  const google = genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: GOOGLE_CLIENT_ID!,
        clientSecret: GOOGLE_CLIENT_SECRET!,
        discoveryUrl: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        // Accounts are created only by `requestSignUp`, never during reauthentication.
        disableImplicitSignUp: true,
        requireIdTokenVerification: true,
        mapProfileToUser(profile) {
          const email = readEmailAddress(String(profile['email']))
          if (!email || String(profile['sub']).length > SUBJECT_MAX) return { emailVerified: false }
          const name = nameForm.safeParse(profile).data?.name ?? email.split('@')[0]!.slice(0, NAME_MAX)
          return { email, name, image: pictureOf(profile['picture']) }
        },
      },
    ],
  })
  return createAuth(database, [google])
}

const PICTURE_URL_MAX = 500
/** OpenID Connect Core, section 2. */
const SUBJECT_MAX = 255

function pictureOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > PICTURE_URL_MAX) return undefined
  return URL.parse(address)?.protocol === 'https:' ? address : undefined
}

const auths = perDatabase(openAuth)
const googleAuths = perDatabase(openGoogleAuth)

/** Better Auth for the open database. */
export function auth(): ReturnType<typeof openAuth> {
  return auths()
}

/**
 * A separate instance with Google: it fetches Google's configuration first, and ordinary sessions should not wait for
 * that.
 */
export function googleAuth(): ReturnType<typeof openGoogleAuth> {
  return googleAuths()
}

/** One instance per open database and settings; a test may have others. */
function perDatabase<T>(open: (database: Database) => T): () => T {
  let opened: { database: Database; settings: unknown; value: T } | undefined
  return () => {
    const database = db()
    const settings = env()
    if (opened?.database !== database || opened.settings !== settings) {
      opened = { database, settings, value: open(database) }
    }
    return opened.value
  }
}
