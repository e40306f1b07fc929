import { putOnce, storage } from '#app/platform/lib/storage.server.ts'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'

/** Stores files under content-based keys. */
export async function storePrepared(files: PreparedFile[]): Promise<void> {
  await Promise.all(files.map(({ key, content }) => putOnce(key, content)))
}

export async function readStored(key: string | null): Promise<Uint8Array | null> {
  return key !== null && (await storage().exists(key)) ? storage().getBytes(key) : null
}
