import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { seal, unseal } from '#app/platform/lib/secret.server.ts'
import { arrivalCopy } from './inbox-copy.ts'

type MailboxRow = typeof inboxSources.$inferSelect

/** All that is needed to open it. Without `tls` from the first byte, STARTTLS is used if the server offers it. */
export type Mailbox = Pick<MailboxRow, 'id' | 'name' | 'tls' | 'folder' | 'afterwards' | 'moveTo'> & {
  host: string
  port: number
  username: string
  password: string
}

const PURPOSE = 'mailbox password'
export function sealPassword(password: string): string {
  return seal(PURPOSE, password)
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
  const { id, name, tls, folder, afterwards, moveTo } = row
  const [host, port, username] = [row.host!, row.port!, row.username!]
  try {
    const password = unseal(PURPOSE, row.password!)
    return { id, name, host, port, tls, username, password, folder, afterwards, moveTo }
  } catch {
    await noteTrouble(id, arrivalCopy.sealed)
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

/** Those that a mailbox has handed over before its server renumbered them. A copied Message-ID alone does not count. */
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

export async function noteConnected(id: string): Promise<void> {
  await db()
    .update(inboxSources)
    .set({ connectedAt: sql`now()`, lastError: null })
    .where(eq(inboxSources.id, id))
}

/** The database may be down as well. */
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
