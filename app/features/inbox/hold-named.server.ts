/** Another copy of an email tells what is written for one recipient: an email that names one is no longer public. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { emails } from '#app/db/schema.ts'
import { recordChange } from '#app/features/audit/change.server.ts'
import type { MessageOutline } from '#app/features/ingest/parse/message-outline.ts'
import { saysWords } from '#app/features/ingest/queries.server.ts'
import { readStored } from '#app/features/ingest/store/stored-files.server.ts'
import { readOutline } from '#app/features/ingest/worker/prepare-in-worker.server.ts'
import { differingName } from './near-copy.ts'

/**
 * `copy` must come from the proven sender, or strangers could hide emails. What has been judged or edited before stays
 * as it is.
 */
export async function holdIfNamed(emailId: string, copy: MessageOutline): Promise<void> {
  const [email] = await db()
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.id, emailId),
        inArray(emails.status, ['published', 'scheduled']),
        isNull(emails.editedAt),
      ),
    )
  if (!email || email.guesses.recipient) return
  const bytes = await readStored(email.originalKey)
  const first = bytes && (await readOutline(bytes))
  if (!first?.ok) return
  const { outline } = first
  const name = differingName(outline.subject, copy.subject) ?? differingName(outline.text, copy.text)
  if (!name) return
  const recipient = { value: name, confidence: 0.9, reason: 'another copy has a different word there' }
  const change = {
    actor: null,
    kind: 'email-held' as const,
    label: '',
    rows: [{ table: emails, where: eq(emails.id, emailId) }],
    // The name must not stay in the trail.
    isPrivate: true,
  }
  await inTransaction((tx) =>
    recordChange(tx, change, () =>
      tx
        .update(emails)
        .set({ status: 'draft', guesses: { ...email.guesses, recipient } })
        .where(and(eq(emails.id, emailId), eq(emails.status, email.status), saysWords(name))),
    ),
  )
}
