import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { emailFiles, emails } from '#app/platform/db/schema.ts'
import { putOnce, storage } from '#app/platform/lib/storage.server.ts'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'

export async function storePrepared(files: PreparedFile[]): Promise<void> {
  await Promise.all(files.map(({ key, content }) => putOnce(key, content)))
}

export async function writeFiles(tx: Transaction, emailId: string, files: PreparedFile[]): Promise<void> {
  await tx
    .insert(emailFiles)
    .values(files.map(({ key, role, content }) => ({ emailId, key, role, bytes: content.length })))
    .onConflictDoNothing()
}

/** Locks an email until the transaction ends. @returns whether it still has this HTML */
export async function lockIfHtmlUnchanged(
  tx: Transaction,
  emailId: string,
  htmlKey: string | null,
): Promise<boolean> {
  const [email] = await tx
    .select({ htmlKey: emails.htmlKey })
    .from(emails)
    .where(eq(emails.id, emailId))
    .for('update')
  return email?.htmlKey === htmlKey
}

export async function readStored(key: string | null): Promise<Uint8Array | null> {
  return key !== null && (await storage().exists(key)) ? storage().getBytes(key) : null
}
