/** Stores what the rules find. */
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/client.server.ts'
import { emailChecks } from '#app/db/schema.ts'
import type { ChecksRow } from './finding.ts'

/** In the transaction that writes the email. Null: it is still to be checked. */
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

/** Of an email that was rendered at last: what needs a browser is still to be checked. */
export async function checkInBrowser(tx: Transaction, emailId: string): Promise<void> {
  await tx
    .update(emailChecks)
    .set({ rulesVersion: 0 })
    .where(and(eq(emailChecks.emailId, emailId), eq(emailChecks.inBrowser, false)))
}
