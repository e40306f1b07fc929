import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { emailChecks } from '#app/platform/db/schema.ts'
import type { ChecksRow } from './issue.ts'

/** Called in the transaction that writes the email. Null: the email is still to be checked. */
export async function writeChecks(tx: Transaction, emailId: string, checks: ChecksRow | null): Promise<void> {
  if (!checks) {
    await tx.insert(emailChecks).values({ emailId }).onConflictDoNothing()
    return
  }
  await tx
    .insert(emailChecks)
    .values({ emailId, ...checks })
    .onConflictDoUpdate({ target: emailChecks.emailId, set: checks })
}

/** For an email that was rendered late. */
export async function checkInBrowser(tx: Transaction, emailId: string): Promise<void> {
  await tx
    .update(emailChecks)
    .set({ rulesVersion: 0 })
    .where(and(eq(emailChecks.emailId, emailId), eq(emailChecks.inBrowser, false)))
}
