import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { contentKey } from '#app/platform/lib/storage.server.ts'
import { isOutlookMessage } from './parse/mail-files.ts'
import type { PreparedFile } from './prepared-email.ts'

/** SHA-256 of the original, independent of line endings: two files with the same hash are the same email. */
export function contentHash(bytes: Uint8Array): string {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replace(/\n{1,9}$/, '')
  return createHash('sha256').update(text, 'latin1').digest('hex')
}

const PIECE_BYTES = 256 * 1024
/** The line ends that do not count at the end of a message, and a bit more. */
const TAIL_CHARS = 20

/** The same as `contentHash`, in chunks: a large message takes long, and other requests get a turn in between. */
export async function contentHashInPieces(bytes: Uint8Array, pieceBytes = PIECE_BYTES): Promise<string> {
  const hash = createHash('sha256')
  let held = ''
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    const text = held + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1')
    let end = Math.max(0, text.length - TAIL_CHARS)
    if (text[end - 1] === '\r') end -= 1
    hash.update(text.slice(0, end).replaceAll('\r\n', '\n'), 'latin1')
    held = text.slice(end)
    await nextTurn()
  }
  return hash.update(held.replaceAll('\r\n', '\n').replace(/\n{1,9}$/, ''), 'latin1').digest('hex')
}

export function originalFile({ bytes, kind }: { bytes: Uint8Array; kind: 'eml' | 'html' }): PreparedFile {
  return privateFile('original', bytes, isOutlookMessage(bytes) ? 'msg' : kind)
}

export function privateFile(
  role: 'original' | 'html' | 'amp',
  content: Uint8Array,
  extension: string,
): PreparedFile {
  return { key: contentKey('private', content, extension), role, content }
}
