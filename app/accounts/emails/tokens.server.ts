/** Short-lived tokens sent by email or cookie, stored as a hash; each works once. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, like, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { verifications } from '#app/platform/db/schema.ts'
import { ROLES } from '#app/platform/lib/authorized.ts'
import { storedEmail } from '#app/platform/lib/email-field.ts'
import { hashOf } from '#app/platform/lib/link-secret.server.ts'

const MINUTE = 60
export const HOUR = 60 * MINUTE

const KINDS = {
  /** A sign-up that waits for its address to be verified; no account exists before that. */
  'sign-up': {
    seconds: 24 * HOUR,
    payload: z.object({
      name: z.string(),
      passwordHash: z.string(),
      browser: z.string(),
      next: z.string().default('/'),
    }),
  },
  'email-change': {
    seconds: 24 * HOUR,
    payload: z.object({ userId: z.string(), from: storedEmail, to: storedEmail }),
  },
  'password-reset': { seconds: HOUR, payload: z.object({ userId: z.string() }) },
  /** From `mailshelf admin create`: the first password of an account the owner vouches for. */
  invitation: { seconds: 7 * 24 * HOUR, payload: z.object({ userId: z.string() }) },
  /** Makes whoever opens it the first owner. */
  setup: { seconds: 7 * 24 * HOUR, payload: z.object({}) },
  /** Invites whoever opens it, or the holder of an address, to a role; about the owner who made it. */
  'role-invitation': {
    seconds: 7 * 24 * HOUR,
    payload: z.object({ role: z.enum(ROLES), email: storedEmail.nullable() }),
  },
  /** Allows the browser that opens it to sign in to an account under attack. */
  device: { seconds: HOUR, payload: z.object({ email: storedEmail }) },
  /** A sign-in whose second factor is pending. */
  'second-factor': {
    seconds: 10 * MINUTE,
    payload: z.object({
      userId: z.string(),
      next: z.string(),
      /** The name of the provider that was the first factor; without one it was the password. */
      provider: z.string().optional(),
    }),
  },
  /** A round trip to a sign-in provider; the token is its `state`. */
  'single-sign-on': {
    seconds: 10 * MINUTE,
    payload: z.object({
      provider: z.string(),
      next: z.string(),
      purpose: z.enum(['sign-in', 'reauthenticate', 'link']),
      /** The signed-in user. */
      userId: z.string().optional(),
      nonce: z.string(),
      verifier: z.string(),
    }),
  },
} as const

export type TokenKind = keyof typeof KINDS
export type TokenPayload<Kind extends TokenKind> = z.infer<(typeof KINDS)[Kind]['payload']>
export type VerifiedToken<Kind extends TokenKind> = {
  id: string
  subject: string
  payload: TokenPayload<Kind>
}

const stored = z.object({ secretHash: z.string(), payload: z.unknown() })

export function tokenLifetime(kind: TokenKind): number {
  return KINDS[kind].seconds
}

/** Creates a token about `subject` (an address, or a user's id). */
export async function createToken<Kind extends TokenKind>(
  kind: Kind,
  subject: string,
  payload: TokenPayload<Kind>,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const [row] = await db()
    .insert(verifications)
    .values({
      identifier: identifierOf(kind, subject),
      value: JSON.stringify({ secretHash: hashOf(secret), payload }),
      expiresAt: new Date(Date.now() + KINDS[kind].seconds * 1000),
    })
    .returning({ id: verifications.id })
  return row!.id.replaceAll('-', '') + secret
}

/** Reads a token without consuming it; null when it is expired, used or unknown. */
export async function readToken<Kind extends TokenKind>(
  kind: Kind,
  token: string,
): Promise<VerifiedToken<Kind> | null> {
  const parts = /^([0-9a-f]{32})([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [row] = await db()
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, parts[1]!), isValid(kind)))
  if (!row) return null
  const { secretHash, payload } = stored.parse(JSON.parse(row.value))
  if (!timingSafeEqual(Buffer.from(secretHash), Buffer.from(hashOf(parts[2]!)))) return null
  const known = KINDS[kind].payload.safeParse(payload)
  // Written by another version with another payload.
  return known.success ? tokenOf(kind, row, known.data) : null
}

function isValid(kind: TokenKind): SQL | undefined {
  return and(like(verifications.identifier, `${kind}:%`), gt(verifications.expiresAt, new Date()))
}

/** The valid tokens of a kind, perhaps only those about `subject`, newest first. */
export async function listTokens<Kind extends TokenKind>(
  kind: Kind,
  subject?: string,
): Promise<(VerifiedToken<Kind> & { expiresAt: Date })[]> {
  const rows = await db()
    .select()
    .from(verifications)
    .where(
      and(
        isValid(kind),
        subject === undefined ? undefined : eq(verifications.identifier, identifierOf(kind, subject)),
      ),
    )
    .orderBy(desc(verifications.createdAt))
  return rows.map((row) => {
    const payload = KINDS[kind].payload.parse(stored.parse(JSON.parse(row.value)).payload)
    return { ...tokenOf(kind, row, payload), expiresAt: row.expiresAt }
  })
}

/** Consumes a token. Of two simultaneous attempts one gets false: the row can be deleted only once. */
export async function consumeToken({ id }: { id: string }, tx?: Transaction): Promise<boolean> {
  const gone = await (tx ?? db())
    .delete(verifications)
    .where(eq(verifications.id, id))
    .returning({ id: verifications.id })
  return gone.length === 1
}

export async function revokeTokens(kind: TokenKind, subject: string, tx?: Transaction): Promise<void> {
  await (tx ?? db()).delete(verifications).where(eq(verifications.identifier, identifierOf(kind, subject)))
}

export async function purgeExpiredTokens(): Promise<void> {
  await db().delete(verifications).where(lt(verifications.expiresAt, new Date()))
}

function tokenOf<Kind extends TokenKind>(
  kind: Kind,
  { id, identifier }: { id: string; identifier: string },
  payload: unknown,
): VerifiedToken<Kind> {
  return { id, subject: identifier.slice(kind.length + 1), payload: payload as TokenPayload<Kind> }
}

function identifierOf(kind: TokenKind, subject: string): string {
  return `${kind}:${subject}`
}
