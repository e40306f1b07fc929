/** Second-factor codes, from an app or the list of recovery codes; each works once. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { twoFactors } from '#app/platform/db/schema.ts'
import { fingerprint, unseal } from '#app/platform/lib/secret.server.ts'
import { stepOfCode } from './totp.server.ts'

/** Null when the code is wrong or already used. */
export async function consumeCode(
  userId: string,
  typed: string,
): Promise<{ recoveryCodesLeft: number | null } | null> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return (await consumeTotpCode(userId, code)) ? { recoveryCodesLeft: null } : null
  return consumeRecoveryCode(userId, code)
}

/** A single statement decides, so that one of two concurrent uses fails. */
export async function consumeTotpCode(userId: string, code: string): Promise<boolean> {
  const [row] = await db().select().from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row) return false
  const step = stepOfCode(unseal('second factor', row.secret), code)
  if (step === null) return false
  const used = await db()
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
    .returning({ id: twoFactors.id })
  return used.length === 1
}

async function consumeRecoveryCode(
  userId: string,
  code: string,
): Promise<{ recoveryCodesLeft: number } | null> {
  const hash = recoveryHash(userId, code)
  const [left] = await db()
    .update(twoFactors)
    .set({ recoveryCodes: sql`array_remove(${twoFactors.recoveryCodes}, ${hash})` })
    .where(
      and(
        eq(twoFactors.userId, userId),
        eq(twoFactors.verified, true),
        sql`${hash} = any(${twoFactors.recoveryCodes})`,
      ),
    )
    .returning({ codes: twoFactors.recoveryCodes })
  return left ? { recoveryCodesLeft: left.codes.length } : null
}

export function recoveryHash(userId: string, code: string): string {
  return fingerprint('recovery code', `${userId} ${code}`)
}
