import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { emailChecks } from '#app/db/schema.ts'
import type { ChecksRow } from './finding.ts'

/** Null where the email was never checked. */
export async function readChecks(emailId: string): Promise<ChecksRow | null> {
  const [row] = await db().select().from(emailChecks).where(eq(emailChecks.emailId, emailId))
  if (!row || row.rulesVersion === 0) return null
  const { emailId: _id, ...checks } = row
  return checks
}
