/** Plants a known address in real messages, so that every encoding of it can be searched for. */
import { createHash } from 'node:crypto'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'

/** The message with `address` wherever it names its recipient. */
export async function addressedTo(address: string, bytes: Buffer): Promise<Buffer> {
  const { recipients, sender } = await parseMessage(bytes)
  let text = bytes.toString('latin1')
  for (const recipient of recipients) {
    if (recipient === sender.address) continue
    const [plain, encoded] = [recipient, encodeURIComponent(recipient)]
    text = text.replaceAll(plain, address).replaceAll(encoded, encodeURIComponent(address))
  }
  return Buffer.from(text, 'latin1')
}

export function formsOf(address: string): string[] {
  const hashes = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(address).digest('hex'))
  // Within a longer text, base64 begins at any of three places.
  const base64 = ['', '-', '--'].map((before) => {
    const cut = Buffer.from(before + address).toString('base64')
    return cut.slice(before.length && 4, -4)
  })
  const hex = Buffer.from(address).toString('hex')
  return [address, encodeURIComponent(address), address.replace('@', '=40'), hex, ...base64, ...hashes]
}
