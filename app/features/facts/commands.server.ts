/** Stores what the rules read. */
import type { Transaction } from '#app/db/client.server.ts'
import { emailFacts } from '#app/db/schema.ts'
import type { FactsRow } from './email-facts.ts'

/** In the transaction that writes the email. Null: they are still to be read. */
export async function writeFacts(tx: Transaction, emailId: string, facts: FactsRow | null): Promise<void> {
  if (!facts) {
    await tx.insert(emailFacts).values({ emailId }).onConflictDoNothing()
    return
  }
  const { offerDeadline, ...plain } = facts
  const values = { ...plain, offerDeadline: offerDeadline === null ? null : new Date(offerDeadline) }
  await tx
    .insert(emailFacts)
    .values({ emailId, ...values })
    .onConflictDoUpdate({ target: emailFacts.emailId, set: values })
}
