import { STORED_TYPES, storage } from '#app/platform/lib/storage.server.ts'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'

/** Stores files under content-based keys; existing files are left alone. */
export async function storePrepared(files: PreparedFile[]): Promise<void> {
  await Promise.all(files.map(storeOne))
}

export async function readStored(key: string): Promise<Uint8Array | null> {
  return (await storage().exists(key)) ? storage().getBytes(key) : null
}

async function storeOne({ key, content }: PreparedFile): Promise<void> {
  if (await storage().exists(key)) return
  await storage().put(key, content, { contentType: STORED_TYPES[key.slice(key.lastIndexOf('.') + 1)]! })
}
