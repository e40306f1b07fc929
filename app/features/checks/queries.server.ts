import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { emailChecks } from '#app/db/schema.ts'
import { CURES } from './cures.ts'
import type { ChecksRow } from './finding.ts'
import { askedMend, type Mend } from './mend.ts'
import { RULES } from './rules.ts'

/** Null where the email was never checked. */
export async function readChecks(emailId: string): Promise<ChecksRow | null> {
  const [row] = await db().select().from(emailChecks).where(eq(emailChecks.emailId, emailId))
  if (!row || row.rulesVersion === 0) return null
  const { emailId: _id, ...checks } = row
  return checks
}

/** The cure that the query string of an email page asks for. */
export async function readMend(emailId: string, search: string): Promise<Mend | null> {
  const asked = askedMend(search)
  const rule = RULES.find(({ id }) => id === asked)
  const cure = rule && CURES[rule.id]
  if (!cure) return null
  const checks = await readChecks(emailId)
  const changes = checks?.findings.find((finding) => finding.rule === rule.id)?.cure
  if (!changes) return null
  return { rule: rule.id, title: rule.title, does: cure.does, spares: cure.spares ?? null, changes }
}
