import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { inTransaction } from '#app/platform/db/client.server.ts'
import { inboxSources } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { MailboxInput } from './mailbox-form.ts'
import { checkMailboxes } from './mailboxes.server.ts'
import { sealPassword } from './mailbox-state.server.ts'

/** Another server or user name needs the password again, so that nobody can have it sent elsewhere. */
export async function saveMailbox({ actor, input }: { actor: Administrator; input: MailboxInput }) {
  const { id, password, moveTo, ...settings } = input
  const row = id ?? randomUUID()
  const where = and(eq(inboxSources.id, row), eq(inboxSources.kind, 'imap'))
  const values = {
    ...settings,
    moveTo: settings.afterwards === 'move' ? moveTo : null,
    ...(password && { password: sealPassword(password) }),
  }
  const kind = id ? 'mailbox-changed' : 'mailbox-added'
  const reason = await inTransaction(async (tx): Promise<'taken' | 'gone' | 'password' | null> => {
    const [known] = await tx.select().from(inboxSources).where(where).for('update')
    if (id && !known) return 'gone'
    const differs = (names: (keyof typeof settings)[]) =>
      names.some((name) => known?.[name] !== settings[name])
    if (!password && differs(['host', 'port', 'tls', 'username'])) return 'password'
    const isTaken = and(
      eq(inboxSources.kind, 'imap'),
      eq(inboxSources.name, settings.name),
      ne(inboxSources.id, row),
    )
    if ((await tx.$count(inboxSources, isTaken)) > 0) return 'taken'
    // Another server or folder numbers its messages in its own way.
    const progress = differs(['host', 'username', 'folder']) ? { uidValidity: null, lastUid: null } : {}
    const rows = [{ table: inboxSources, where }]
    await recordChange(tx, { actor, kind, label: settings.name, rows }, () =>
      known
        ? tx
            .update(inboxSources)
            .set({ ...values, ...progress })
            .where(where)
        : tx.insert(inboxSources).values({ ...values, id: row, kind: 'imap' }),
    )
    return null
  })
  if (reason) return { ok: false as const, reason }
  log.info({ userId: actor.id, mailbox: settings.name }, 'a mailbox was saved')
  void checkMailboxes()
  return { ok: true as const }
}

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
