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

/** The charset in a page's `<meta charset>` or `<meta http-equiv>`, in lower case, if a decoder for it exists. */
export function declaredCharset(head: string): string | undefined {
  for (const meta of head.split(/<meta\b/i).slice(1)) {
    const label = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{2,40})/i
      .exec(meta.split('>', 1)[0]!)?.[1]
      ?.toLowerCase()
    if (label && isKnownCharset(label)) return label
  }
  return undefined
}

function isKnownCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decoderFor(label: string | undefined): TextDecoder {
  return new TextDecoder(!label || /^utf-?8$/.test(label) ? 'windows-1252' : label)
}
