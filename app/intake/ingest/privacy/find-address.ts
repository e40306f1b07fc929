/** Finds an email address in files as they are stored: messages and HTML. */

/** As it is written in texts, links and envelope senders: a pattern of PostgreSQL. */
export function patternOf(address: string): string {
  const written = address.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace('@', '(?:@|=|%40|&#64;)')
  return `(?<![\\w.+-])${written}(?![\\w-])`
}

const SIGNS = ['@', '=', '%40', '&#64;']
const BEFORE = /[\w.+-]/
const AFTER = /[\w-]/

/** Files have up to 25 MB, so this reads bytes: no pattern goes over a whole file, and no text has its size. */
export function namesAddress(bytes: Uint8Array, address: string): boolean {
  const wanted = SIGNS.map((sign) => lowered(Buffer.from(address.replace('@', sign))))
  for (const part of partsOf(Buffer.from(bytes), Math.ceil((address.length * 4) / 3))) {
    const text = lowered(part)
    if (wanted.some((each) => hasWhole(text, each))) return true
  }
  return false
}

function hasWhole(text: Buffer, wanted: Buffer): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!BEFORE.test(charAt(text, at - 1)) && !AFTER.test(charAt(text, at + wanted.length))) return true
  }
  return false
}

function charAt(text: Buffer, at: number): string {
  return String.fromCharCode(text[at] ?? 0)
}

function* partsOf(bytes: Buffer, base64Min: number): Generator<Buffer> {
  yield decoded(bytes, '%')
  yield decoded(bytes, '=')
  yield* base64Parts(bytes, base64Min)
  yield bytes
}

const codeOf = (char: string) => char.charCodeAt(0)
const LINE_FEED = codeOf('\n')
const RETURN = codeOf('\r')
const CODES = Array.from({ length: 256 }, (_, code) => code)
const LOWER = CODES.map((code) => (code >= 65 && code <= 90 ? code + 32 : code))
const DIGITS = CODES.map((code) => Number.parseInt(String.fromCharCode(code), 16))
const IS_BASE64 = CODES.map((code) => /[\w+/=]/.test(String.fromCharCode(code)))

function lowered(bytes: Buffer): Buffer {
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = LOWER[bytes[at]!]!
  return bytes
}

/** Hexadecimal codes after `sign`, as in quoted-printable text and in links; a sign at the end of a line joins it. */
function decoded(bytes: Buffer, sign: '=' | '%'): Buffer {
  const out = Buffer.alloc(bytes.length)
  const signCode = codeOf(sign)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    const next = bytes[at + 1] ?? 0
    const last = bytes[at + 2] ?? 0
    const code = DIGITS[next]! * 16 + DIGITS[last]!
    if (byte !== signCode) out[length++] = byte
    else if (next === LINE_FEED) at += 1
    else if (next === RETURN && last === LINE_FEED) at += 2
    else if (code >= 0) {
      out[length++] = code
      at += 2
    } else out[length++] = byte
  }
  return out.subarray(0, length)
}

/** Consecutive lines of base64 with at least so many characters. */
function* base64Parts(bytes: Buffer, min: number): Generator<Buffer> {
  const part = Buffer.alloc(bytes.length)
  let length = 0
  let lineStart = 0
  let isBase64 = true
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? LINE_FEED
    if (byte !== LINE_FEED) {
      if (IS_BASE64[byte]) part[length++] = byte
      else if (byte !== RETURN) isBase64 = false
      continue
    }
    const isLast = at >= bytes.length
    if (!isBase64 || length === lineStart || isLast) {
      const end = isBase64 ? length : lineStart
      if (end >= min) yield Buffer.from(part.toString('latin1', 0, end), 'base64')
      length = 0
    }
    lineStart = length
    isBase64 = true
  }
}
