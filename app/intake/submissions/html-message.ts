/** Wraps HTML in a message, so that it is imported like every other email. */

type HtmlEmail = { html: Uint8Array; brand: string; subject: string }

export function htmlMessage({ html, brand, subject }: HtmlEmail): Uint8Array {
  const head = [
    `From: ${encodedWord(brand)} <>`,
    `Subject: ${encodedWord(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    '',
  ]
  return Buffer.from(head.join('\r\n') + lines(Buffer.from(html).toString('base64')))
}

/** Encoded completely, so that no typed character ends the header. */
function encodedWord(text: string): string {
  const words = chunksOf(text, 12).map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
  return words.join('\r\n ')
}

function chunksOf(text: string, size: number): string[] {
  const characters = Array.from(text)
  const chunks: string[] = []
  for (let at = 0; at < characters.length; at += size) chunks.push(characters.slice(at, at + size).join(''))
  return chunks
}

function lines(base64: string): string {
  const all: string[] = []
  for (let at = 0; at < base64.length; at += 76) all.push(base64.slice(at, at + 76))
  return all.join('\r\n')
}
