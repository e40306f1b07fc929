const ESCAPE = String.fromCharCode(0x1b)

/** The text of an HTML file: by its byte-order mark, its own declaration, UTF-8 if that fits, else Windows-1252. */
export function decodeHtml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const asUtf8 = strictUtf8(bytes)
  if (asUtf8 !== null) {
    // ISO-2022-JP uses seven bits, so it is always valid UTF-8; only here the declaration is checked first.
    return asUtf8.includes(`${ESCAPE}$`) || asUtf8.includes(`${ESCAPE}(`)
      ? new TextDecoder('iso-2022-jp').decode(bytes)
      : asUtf8
  }
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  return decoderFor(declaredCharset(head)).decode(bytes)
}

/** The charset in a page's `<meta charset>` or `<meta http-equiv>`. */
export function declaredCharset(head: string): string | undefined {
  for (const meta of head.split(/<meta\b/i).slice(1)) {
    const label = knownCharset(meta.split('>', 1)[0]!)
    if (label) return label
  }
  return undefined
}

/** The charset that a meta element or header declares, in lower case, if a decoder for it exists. */
export function knownCharset(declaration: string): string | undefined {
  const label = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{2,40})/i.exec(declaration)?.[1]?.toLowerCase()
  try {
    return label && new TextDecoder(label).encoding && label
  } catch {
    return undefined
  }
}

/** More characters could not be read than could: the whole text has another charset, not one place an error. */
export function isMostlyGarbled(text: string): boolean {
  let balance = 0
  for (const char of text) {
    if (char === '\uFFFD') balance -= 1
    else if (char > '\x7F') balance += 1
  }
  return balance < 0
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** For bytes that are not UTF-8. */
export function decoderFor(label = 'windows-1252'): TextDecoder {
  const decoder = new TextDecoder(label)
  return decoder.encoding.startsWith('utf-') ? new TextDecoder('windows-1252') : decoder
}
