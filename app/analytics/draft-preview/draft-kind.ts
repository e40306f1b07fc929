import { kindOf } from '#app/intake/ingest/parse/detect-format.ts'
import type { DraftKind } from './draft-preview.ts'

/** The format of a draft, read from its first bytes; null for one that cannot be previewed. */
export function draftKind(bytes: Uint8Array): DraftKind | null {
  return isPicture(bytes) ? 'picture' : kindOf(bytes)
}

function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}
