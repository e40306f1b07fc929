/** The state of mailboxes in the database: settings, position and health. */
import { and, eq, inArray, like, notInArray, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { seal, unseal } from '#app/platform/lib/secret.server.ts'
import type { MailboxAddress } from './mailbox-address.ts'
import { mailboxesOf } from './mailbox-address.ts'

type MailboxRow = typeof inboxSources.$inferSelect

/** A mailbox with all that is needed to open it. */
export type Mailbox = MailboxAddress & Pick<MailboxRow, 'id' | 'name' | 'afterwards' | 'moveTo'>

const PURPOSE = 'mailbox password'
/** The prefix in the names of mailboxes from the environment. */
export const FROM_ENVIRONMENT = 'INBOX_IMAP '

export function sealPassword(password: string): string {
  return seal(PURPOSE, password)
}

/** Stores the mailboxes of the environment; those no longer named there are switched off. */
export async function syncMailboxesOfEnvironment(): Promise<void> {
  const named = mailboxesOf(env().INBOX_IMAP ?? '')
  for (const mailbox of named) {
    const values = {
      ...mailbox,
      kind: 'imap' as const,
      name: `${FROM_ENVIRONMENT}${mailbox.username} ${mailbox.folder}`.slice(0, 200),
      password: sealPassword(mailbox.password),
      enabled: true,
    }
    await db()
      .insert(inboxSources)
      .values(values)
      .onConflictDoUpdate({ target: [inboxSources.kind, inboxSources.name], set: values })
  }
  const names = named.map(({ username, folder }) => `${FROM_ENVIRONMENT}${username} ${folder}`.slice(0, 200))
  await db()
    .update(inboxSources)
    .set({ enabled: false })
    .where(
      and(
        eq(inboxSources.kind, 'imap'),
        like(inboxSources.name, `${FROM_ENVIRONMENT}%`),
        names.length > 0 ? notInArray(inboxSources.name, names) : undefined,
      ),
    )
}

/** The active mailboxes. One whose password cannot be decrypted is left out, with the reason recorded. */
export async function listMailboxes(): Promise<Mailbox[]> {
  const rows = await db()
    .select()
    .from(inboxSources)
    .where(and(eq(inboxSources.kind, 'imap'), eq(inboxSources.enabled, true)))
  const opened = await Promise.all(rows.map(openRow))
  return opened.filter((mailbox) => mailbox !== null)
}

async function openRow(row: MailboxRow): Promise<Mailbox | null> {
  const { id, name, host, port, tls, username, folder, afterwards, moveTo } = row
  try {
    const password = unseal(PURPOSE, row.password!)
    return {
      id,
      name,
      host: host!,
      port: port!,
      tls,
      username: username!,
      password,
      folder,
      afterwards,
      moveTo,
    }
  } catch {
    await noteTrouble(id, 'The password was encrypted with another SESSION_SECRET. Enter it again.')
    return null
  }
}

export type Progress = { uidValidity: number | null; lastUid: number }

export async function readProgress(id: string): Promise<Progress> {
  const [row] = await db()
    .select({ uidValidity: inboxSources.uidValidity, lastUid: inboxSources.lastUid })
    .from(inboxSources)
    .where(eq(inboxSources.id, id))
  return { uidValidity: row?.uidValidity ?? null, lastUid: row?.lastUid ?? 0 }
}

export async function saveProgress(id: string, { uidValidity, lastUid }: Progress): Promise<void> {
  await db().update(inboxSources).set({ uidValidity, lastUid }).where(eq(inboxSources.id, id))
}

/**
 * Which of these messages a mailbox has handed over before, as `seenKey` names them: after its server renumbered them,
 * they are not fetched again. A stranger who copies a Message-ID cannot keep the genuine message from being fetched.
 */
export async function messagesSeen(mailbox: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db()
    .select({ messageId: arrivals.messageId, sender: arrivals.sender, size: arrivals.size })
    .from(arrivals)
    .where(
      and(eq(arrivals.source, 'imap'), eq(arrivals.sourceName, mailbox), inArray(arrivals.messageId, ids)),
    )
  return new Set(rows.map(seenKey))
}

export function seenKey({
  messageId,
  sender,
  size,
}: Pick<typeof arrivals.$inferSelect, 'messageId' | 'sender' | 'size'>): string {
  return JSON.stringify([messageId, sender, size])
}

/** Records that it is reachable and being read. */
export async function noteConnected(id: string): Promise<void> {
  await db()
    .update(inboxSources)
    .set({ connectedAt: sql`now()`, lastError: null })
    .where(eq(inboxSources.id, id))
}

/** Records a failure. The database may be down as well. */
export async function noteTrouble(id: string, reason: string): Promise<void> {
  try {
    await db()
      .update(inboxSources)
      .set({ lastError: reason.slice(0, 500), lastErrorAt: sql`now()` })
      .where(eq(inboxSources.id, id))
  } catch (error) {
    log.warn({ err: error, mailbox: id }, 'the state of a mailbox could not be written')
  }
}
