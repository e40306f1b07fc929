const ESCAPE = String.fromCharCode(0x1b)

/** The text of an HTML file: by its byte-order mark, its own declaration, UTF-8 if that fits, else Windows-1252. */
export function decodeHtml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const asUtf8 = strictUtf8(bytes)
  if (asUtf8 !== null) {
    // ISO-2022-JP is seven-bit, so it always "fits" UTF-8: only there the declaration is asked first.
    return asUtf8.includes(`${ESCAPE}$`) || asUtf8.includes(`${ESCAPE}(`)
      ? new TextDecoder('iso-2022-jp').decode(bytes)
      : asUtf8
  }
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1]
  return decoderFor(declared).decode(bytes)
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decoderFor(label: string | undefined): TextDecoder {
  if (!label || /^utf-?8$/i.test(label)) return new TextDecoder('windows-1252')
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
