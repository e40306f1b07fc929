import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '#app/db/client.server.ts'
import { inboxSources } from '#app/db/schema.ts'
import { recordChange } from '#app/features/audit/change.server.ts'
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
  const id = randomUUID()
  const rows = [{ table: inboxSources, where: eq(inboxSources.id, id) }]
  const { result: added } = await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'mailbox-added', label: settings.name, rows }, () =>
      tx
        .insert(inboxSources)
        .values({ id, ...settings, kind: 'imap', password: sealPassword(password) })
        .onConflictDoNothing()
        .returning({ id: inboxSources.id }),
    ),
  )
  if (added.length === 0) return false
  log.info({ userId: actor.id, mailbox: settings.name }, 'a mailbox was added')
  void checkMailboxes()
  return true
}

/** What arrived from it stays. */
export async function removeMailbox({ actor, id }: { actor: Administrator; id: string }): Promise<void> {
  if (!isUuid(id)) return
  const where = and(eq(inboxSources.id, id), eq(inboxSources.kind, 'imap'))
  await inTransaction(async (tx) => {
    const [mailbox] = await tx.select({ name: inboxSources.name }).from(inboxSources).where(where)
    if (!mailbox) return
    const rows = [{ table: inboxSources, where }]
    await recordChange(tx, { actor, kind: 'mailbox-removed', label: mailbox.name, rows }, () =>
      tx.delete(inboxSources).where(where),
    )
  })
  log.info({ userId: actor.id, mailboxId: id }, 'a mailbox was removed')
  void checkMailboxes()
}
