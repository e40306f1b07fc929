import { createHash } from 'node:crypto'
import { contentKey } from '#app/lib/storage.server.ts'
import type { PreparedFile } from './prepared-email.ts'

/** SHA-256 of the original, independent of line endings: two files with the same hash are the same email. */
export function contentHash(bytes: Uint8Array): string {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replace(/\n{1,9}$/, '')
  return createHash('sha256').update(text, 'latin1').digest('hex')
}

/** Versions before 0.2 hashed the bytes unchanged; emails they imported are recognised by this hash. */
export function contentHashBefore(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The message as received, which only its owner may see. */
export function originalFile({ bytes, kind }: { bytes: Uint8Array; kind: 'eml' | 'html' }): PreparedFile {
  return privateFile('original', bytes, kind)
}

export function privateFile(
  role: 'original' | 'html' | 'amp',
  content: Uint8Array,
  extension: string,
): PreparedFile {
  return { key: contentKey('private', content, extension), role, content }
}
