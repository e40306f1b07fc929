/** Administrators named by the owner on the command line. Access to the command line implies ownership of the site. */
import { eq, or } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { recordEvent } from '../account-events.server.ts'
import {
  removeUnverifiedCredentials,
  findUserByEmail,
  passwordHashOf,
} from '../passwords/credentials.server.ts'
import { sendNotice } from '../emails/mailer.server.ts'
import { isNamedBySetting, leavesNoOwner } from './owners.server.ts'
import { removeSecondFactor } from '../second-factor/second-factor.server.ts'
import { createToken, revokeTokens } from '../emails/tokens.server.ts'
import { roleOf } from '../sessions/sessions.server.ts'

/** The owner vouches for the address: an unverified account loses its credentials, a suspension is lifted. */
export async function createAdmin(
  typed: string,
  name?: string,
): Promise<{ ok: true; email: EmailAddress; link: string | null } | { ok: false; reason: 'no-address' }> {
  const email = readEmailAddress(typed)
  if (!email) return { ok: false, reason: 'no-address' }
  const known = await findUserByEmail(email)
  const userId = known?.id ?? (await addUser(email, name ?? email.split('@')[0]!))
  // Otherwise whoever registered the address without verifying it could sign in as an administrator.
  await inTransaction(async (tx) => {
    if (known && !known.emailVerified) await removeUnverifiedCredentials(known.id, tx)
    await tx
      .update(users)
      .set({ role: 'admin', emailVerified: true, suspendedAt: null })
      .where(eq(users.id, userId))
    await recordEvent('made-admin', userId, null, {}, tx)
  })
  if (known?.emailVerified) await sendNotice(email, 'made-admin', null)
  if (await passwordHashOf(userId)) return { ok: true, email, link: null }
  const token = await createToken('invitation', userId, { userId })
  return { ok: true, email, link: `${siteUrl()}/reset-password?token=${token}` }
}

/** A link with which the holder of an account can choose a new password, for sites that send no email. */
export async function createResetLink(typed: string): Promise<string | null> {
  const email = readEmailAddress(typed)
  const user = email && (await findUserByEmail(email))
  if (!user) return null
  const token = await createToken('password-reset', user.id, { userId: user.id })
  return `${siteUrl()}/reset-password?token=${token}`
}

/** Turns off two-factor authentication for a user who lost app and recovery codes, or whose secret cannot be decrypted. */
export async function disableTwoFactor(
  typed: string,
): Promise<{ ok: true } | { ok: false; reason: 'no-account' | 'not-on' }> {
  const email = readEmailAddress(typed)
  const user = email && (await findUserByEmail(email))
  if (!user) return { ok: false, reason: 'no-account' }
  return (await removeSecondFactor(user, null)) ? { ok: true } : { ok: false, reason: 'not-on' }
}

/** Every administrator with the reason, including the holder of ADMIN_EMAIL who has not verified it yet. */
export async function listAdmins(): Promise<{ email: EmailAddress; why: string }[]> {
  const { ADMIN_EMAIL } = env()
  const rows = await db()
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), isNamedBySetting()))
    .orderBy(users.email)
  const admins = rows.map((user) => ({
    email: user.email,
    why:
      roleOf(user) === 'admin'
        ? user.email === ADMIN_EMAIL
          ? 'by ADMIN_EMAIL'
          : 'by mailshelf admin create'
        : 'once the address is confirmed',
  }))
  const holderIsMissing = ADMIN_EMAIL && !rows.some(({ email }) => email === ADMIN_EMAIL)
  return holderIsMissing
    ? [...admins, { email: ADMIN_EMAIL, why: 'by ADMIN_EMAIL, once there is an account' }]
    : admins
}

export async function revokeAdmin(
  typed: string,
): Promise<{ ok: true } | { ok: false; reason: 'no-admin' | 'by-setting' | 'last-owner' }> {
  const email = readEmailAddress(typed)
  if (!email) return { ok: false, reason: 'no-admin' }
  const user = await findUserByEmail(email)
  if (email === env().ADMIN_EMAIL) return { ok: false, reason: 'by-setting' }
  if (user?.role !== 'admin') return { ok: false, reason: 'no-admin' }
  const { id } = user
  return inTransaction(async (tx) => {
    if (await leavesNoOwner(tx, id)) return { ok: false, reason: 'last-owner' }
    await tx.update(users).set({ role: 'member' }).where(eq(users.id, id))
    await revokeTokens('role-invitation', id, tx)
    await recordEvent('admin-revoked', id, null, {}, tx)
    return { ok: true }
  })
}

async function addUser(email: EmailAddress, name: string): Promise<string> {
  const [user] = await db()
    .insert(users)
    .values({ email, name, source: 'command' })
    .returning({ id: users.id })
  return user!.id
}
