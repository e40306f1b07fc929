/** Replaces attachments that are stored separately by their hash, and restores the original bytes. */
import { createHash } from 'node:crypto'

const LINE = 76
/** Runs of full base64 lines and the shorter one that ends them; anything under eight lines is not worth replacing. */
// bounded: only messages that we composed ourselves are stripped.
const BASE64_BLOCK = /(?:[A-Za-z0-9+/]{76}\r\n){8,}(?:[A-Za-z0-9+/]{1,75}={0,2}\r\n)?/g
const NAME = /^@folded ([0-9a-f]{64})\r\n/gm

export function stripAttachments(message: Buffer, isKept: (hash: string) => boolean): Buffer {
  // Latin-1 maps every byte to itself.
  const folded = message.toString('latin1').replace(BASE64_BLOCK, (block) => {
    const content = Buffer.from(block, 'base64')
    const hash = createHash('sha256').update(content).digest('hex')
    return isKept(hash) && encode(content) === block ? `@folded ${hash}\r\n` : block
  })
  return Buffer.from(folded, 'latin1')
}

export async function restoreAttachments(
  folded: Buffer,
  read: (hash: string) => Promise<Uint8Array>,
): Promise<Buffer> {
  const text = folded.toString('latin1')
  const hashes = [...text.matchAll(NAME)].map((match) => match[1]!)
  const contents = await Promise.all(hashes.map(read))
  const blocks = new Map(hashes.map((hash, i) => [hash, encode(contents[i]!)]))
  return Buffer.from(
    text.replace(NAME, (_, hash: string) => blocks.get(hash)!),
    'latin1',
  )
}

function encode(content: Uint8Array): string {
  const base64 = Buffer.from(content).toString('base64')
  return base64.replace(new RegExp(`.{1,${LINE}}`, 'g'), (line) => `${line}\r\n`)
}
