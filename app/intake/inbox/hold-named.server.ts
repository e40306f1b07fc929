/** Another copy of an email shows which words are for one recipient. A published email that names one is hidden. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { MessageOutline } from '#app/intake/ingest/parse/message-outline.ts'
import { saysWords } from '#app/intake/ingest/queries.server.ts'
import { readStored } from '#app/intake/ingest/store/stored-files.server.ts'
import { readOutline } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { differingName } from './near-duplicate.ts'

/** `copy` must come from the proven sender, or strangers could hide emails. */
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
  const recipient = { value: name, confidence: 0.9, reason: 'differs in another copy' }
  const change = {
    actor: null,
    kind: 'email-held' as const,
    label: '',
    rows: [{ table: emails, where: eq(emails.id, emailId) }],
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
