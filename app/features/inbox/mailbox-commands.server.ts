import { and, eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { inboxSources } from '#app/db/schema.ts'
import type { Administrator } from '#app/lib/authorized.ts'
import { log } from '#app/lib/log.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { MailboxInput } from './mailbox-form.ts'
import { checkMailboxes } from './mailboxes.server.ts'
import { sealPassword } from './mailbox-state.server.ts'

/** False if there is one with this name. */
export async function addMailbox({
  actor,
  input: { password, ...settings },
}: {
  actor: Administrator
  input: MailboxInput
}): Promise<boolean> {
  const added = await db()
    .insert(inboxSources)
    .values({ ...settings, kind: 'imap', password: sealPassword(password) })
    .onConflictDoNothing()
    .returning({ id: inboxSources.id })
  if (added.length === 0) return false
  log.info({ userId: actor.id, mailbox: settings.name }, 'a mailbox was added')
  void checkMailboxes()
  return true
}

/** What arrived from it stays. */
export async function removeMailbox({ actor, id }: { actor: Administrator; id: string }): Promise<void> {
  if (!isUuid(id)) return
  await db()
    .delete(inboxSources)
    .where(and(eq(inboxSources.id, id), eq(inboxSources.kind, 'imap')))
  log.info({ userId: actor.id, mailboxId: id }, 'a mailbox was removed')
  void checkMailboxes()
}
