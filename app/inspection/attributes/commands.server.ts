import type { Transaction } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import type { AttributesRow } from './email-attributes.ts'

/** Called in the transaction that writes the email. Null: the attributes are still to be read. */
export async function writeAttributes(
  tx: Transaction,
  emailId: string,
  facts: AttributesRow | null,
): Promise<void> {
  if (!facts) {
    await tx.insert(emailAttributes).values({ emailId }).onConflictDoNothing()
    return
  }
  const { offerDeadline, ...plain } = facts
  const values = { ...plain, offerDeadline: offerDeadline === null ? null : new Date(offerDeadline) }
  await tx
    .insert(emailAttributes)
    .values({ emailId, ...values })
    .onConflictDoUpdate({ target: emailAttributes.emailId, set: values })
}
