import type { Transaction } from '#app/platform/db/client.server.ts'
import { emailFiles } from '#app/platform/db/schema.ts'
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

export async function readStored(key: string | null): Promise<Uint8Array | null> {
  return key !== null && (await storage().exists(key)) ? storage().getBytes(key) : null
}
