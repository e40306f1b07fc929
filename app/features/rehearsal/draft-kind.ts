import { kindOf } from '#app/features/ingest/parse/kind-of-bytes.ts'
import type { DraftKind } from './rehearsal.ts'

/** What some bytes are, by their beginning; null for nothing that can be rehearsed. */
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
