/** The first owner of a gallery: whoever opens the link that the server prints while the gallery has none. */
import { and, eq, or, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { recordEvent } from '../account-events.server.ts'
import { consumeToken, createToken, readToken, revokeTokens } from '../emails/tokens.server.ts'
import type { Limited, WeakPassword, WithCookies } from '../outcomes.ts'
import { removeUnverifiedCredentials, storePassword } from '../passwords/credentials.server.ts'
import { hashPassword } from '../passwords/password-hash.server.ts'
import { checkPasswordStrength } from '../passwords/password-strength.server.ts'
import type { RequestMeta } from '../request-meta.ts'
import { startSession } from '../sessions/sessions.server.ts'
import { limitPasswordChoice } from '../sign-in/attempt-limits.server.ts'
import { isNamedBySetting } from './owners.server.ts'

const SUBJECT = 'gallery'

async function hasOwner(): Promise<boolean> {
  const isOwner = and(or(eq(users.role, 'admin'), isNamedBySetting()), users.emailVerified)
  return (await db().$count(users, isOwner)) > 0
}

/** A link to the setup; null once the gallery has an owner. `base` is the URL of the gallery. */
export async function createSetupLink(base: string): Promise<string | null> {
  if (await hasOwner()) return null
  return `${base}/setup?token=${await createToken('setup', SUBJECT, {})}`
}

export async function isSetupToken(token: string): Promise<boolean> {
  return (await readToken('setup', token)) !== null && !(await hasOwner())
}

/** Creates the first owner and signs them in. Whoever has the link vouches for the address. */
export async function createFirstOwner(given: {
  meta: RequestMeta
  token: string
  name: string
  email: EmailAddress
  password: string
}): Promise<
  ({ ok: true } & WithCookies) | { ok: false; reason: 'link-over' | 'taken' } | WeakPassword | Limited
> {
  const { meta, token, name, email, password } = given
  const found = await readToken('setup', token)
  if (!found || (await hasOwner())) return { ok: false, reason: 'link-over' }
  const refused = (await limitPasswordChoice(meta)) ?? (await checkPasswordStrength(password, [name, email]))
  if (refused) return refused
  const hash = await hashPassword(password)
  const made = await inTransaction(async (tx) => {
    // Of two at once, also with two links, one waits and finds the owner.
    await tx.execute(sql`lock table ${users} in share row exclusive mode`)
    if ((await tx.$count(users, eq(users.role, 'admin'))) > 0) return 'link-over'
    const [known] = await tx.select().from(users).where(eq(users.email, email))
    if (known?.emailVerified) return 'taken'
    // Otherwise whoever registered the address without confirming it could sign in as the owner.
    if (known) await removeUnverifiedCredentials(known.id, tx)
    const owner = { name, email, emailVerified: true, role: 'admin' as const, source: 'setup' as const }
    const [user] = known
      ? await tx.update(users).set(owner).where(eq(users.id, known.id)).returning({ id: users.id })
      : await tx.insert(users).values(owner).returning({ id: users.id })
    if (!user) throw new Error('The owner could not be stored')
    if (!(await consumeToken(found, tx))) throw new Error('The setup link was used meanwhile')
    await storePassword(user.id, hash, tx)
    await revokeTokens('setup', SUBJECT, tx)
    await recordEvent('signed-up', user.id, meta, {}, tx)
    return user
  })
  if (typeof made === 'string') return { ok: false, reason: made }
  return { ok: true, headers: await startSession(made.id, meta) }
}
