/** Finds an email address in files as they are stored: messages and HTML. */

/** As it is written in texts, links and envelope senders: a pattern of JavaScript and of PostgreSQL. */
export function patternOf(address: string): string {
  const written = address.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace('@', '(?:@|=|%40|&#64;)')
  return `(?<![\\w.+-])${written}(?![\\w-])`
}

const BASE64_LINE = /^[A-Za-z0-9+/]+={0,2}$/

export function namesAddress(bytes: Uint8Array, address: string): boolean {
  // bounded: a fixed text.
  const pattern = new RegExp(patternOf(address), 'i')
  const text = Buffer.from(bytes).toString('latin1')
  const unfolded = text.replaceAll('=\r\n', '').replaceAll('=\n', '')
  const texts = [unfolded, decoded(unfolded, '='), decoded(unfolded, '%'), ...base64Parts(text)]
  return texts.some((each) => pattern.test(each))
}

function base64Parts(text: string): string[] {
  const parts: string[][] = [[]]
  for (const line of text.split(/\r?\n/)) {
    if (BASE64_LINE.test(line)) parts.at(-1)!.push(line)
    else if (parts.at(-1)!.length > 0) parts.push([])
  }
  return parts.map((lines) => Buffer.from(lines.join(''), 'base64').toString('latin1'))
}

/** Hexadecimal codes after `sign`, as in quoted-printable text and in links. */
function decoded(text: string, sign: '=' | '%'): string {
  return text.replace(sign === '=' ? /=([0-9a-f]{2})/gi : /%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
