import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks } from '#app/platform/db/schema.ts'
import { FIXERS } from './fixers.ts'
import type { ChecksRow } from './issue.ts'
import { requestedFix, type Fix } from './fix.ts'
import { CHECKS } from './all-checks.ts'

/** Null where the email was never checked. */
export async function readChecks(emailId: string): Promise<ChecksRow | null> {
  const [row] = await db().select().from(emailChecks).where(eq(emailChecks.emailId, emailId))
  if (!row || row.rulesVersion === 0) return null
  const { emailId: _id, ...checks } = row
  return checks
}

export async function readFix(emailId: string, search: string): Promise<Fix | null> {
  const asked = requestedFix(search)
  const rule = CHECKS.find(({ id }) => id === asked)
  const fixer = rule && FIXERS[rule.id]
  if (!fixer) return null
  const checks = await readChecks(emailId)
  const changes = checks?.issues.find((issue) => issue.rule === rule.id)?.fix
  if (!changes) return null
  return { rule: rule.id, title: rule.title, does: fixer.does, spares: fixer.spares ?? null, changes }
}
