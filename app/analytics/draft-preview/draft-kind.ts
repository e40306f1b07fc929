import { pictureExtension } from '#app/intake/ingest/assets/file-type.ts'
import { kindOf } from '#app/intake/ingest/parse/detect-format.ts'
import type { DraftKind } from './draft-preview.ts'

/** The format of a draft, read from its first bytes; null for one that cannot be previewed. */
export function draftKind(bytes: Uint8Array): DraftKind | null {
  const picture = pictureExtension(bytes)
  return picture === 'png' || picture === 'jpg' || picture === 'webp' ? 'picture' : kindOf(bytes)
}
