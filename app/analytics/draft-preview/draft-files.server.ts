/**
 * The files of draft previews in the storage, private as all but screenshots of the gallery are: the draft until it is
 * read, then what came of it. One folder each, so that one deletion takes everything.
 */
import path from 'node:path'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import type { Draft, Result } from './draft-preview.ts'

const AREA = 'draft-previews'
const PICTURE = /^[0-9a-f]{64}\.(?:webp|avif)$/

function keyOf(id: string, name: string): string {
  return `${AREA}/${id}/${name}`
}

export async function storeDraft(id: string, draft: Draft, bytes: Uint8Array): Promise<void> {
  await storage().put(keyOf(id, 'draft.json'), JSON.stringify(draft))
  await storage().put(keyOf(id, 'draft'), bytes)
}

export async function readDraft(id: string): Promise<{ draft: Draft; bytes: Uint8Array }> {
  const draft = JSON.parse(await storage().get(keyOf(id, 'draft.json'))) as Draft
  return { draft, bytes: await storage().getBytes(keyOf(id, 'draft')) }
}

/** Replaces the draft by its result. */
export async function storeResult(id: string, result: Result, pictures: PreparedFile[]): Promise<void> {
  for (const { key, content } of pictures) await storage().put(keyOf(id, path.basename(key)), content)
  await storage().put(keyOf(id, 'result.json'), JSON.stringify(result))
  await storage().delete(keyOf(id, 'draft'))
  await storage().delete(keyOf(id, 'draft.json'))
}

export async function readResult(id: string): Promise<Result> {
  return JSON.parse(await storage().get(keyOf(id, 'result.json'))) as Result
}

export async function readPicture(id: string, name: string): Promise<Uint8Array | null> {
  const key = keyOf(id, name)
  return PICTURE.test(name) && (await storage().exists(key)) ? storage().getBytes(key) : null
}

export async function deleteFiles(id: string): Promise<void> {
  await storage().deleteAll(`${AREA}/${id}/`)
}

export async function listStored(): Promise<string[]> {
  const { objects } = await storage().listAll(`${AREA}/`, { recursive: false })
  return [...objects].map(({ name }) => name)
}
