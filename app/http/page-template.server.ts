/**
 * A page for signed-in users, rendered once with placeholders in place of a person and filled in for each of them. What
 * is the same for all is compressed once; a person's few texts go in between uncompressed, as gzip allows.
 */
import { createHash, type Hash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { allowedScripts, hashSource, policyNonce, type RenderedPage } from './page-cache.server.ts'

const FIELDS = ['letter', 'email', 'imageUrl'] as const
type Field = (typeof FIELDS)[number]

/** What a page shows of a person. */
export type PersonTexts = Record<Field, string>

/** Nobody can guess it, so no imported email contains it. */
const SECRET = randomBytes(20).toString('hex')

export const PLACEHOLDERS = Object.fromEntries(
  FIELDS.map((field, index) => [field, `${SECRET}${index}`]),
) as PersonTexts

type Slot = { field: Field; write: (text: string) => string }
type Bytes = Buffer<ArrayBuffer>

export type PageTemplate = {
  headers: Record<string, string>
  pieces: ({ bytes: Bytes; deflated: Bytes } | Slot)[]
  /** Inline scripts with texts of the person: the policy allows them by a hash of their own. */
  scripts: { start: Hash; rest: (string | Slot)[] }[]
  bytes: number
}

/** Null for a page with a person's texts where they cannot be filled in. */
export async function makeTemplate(
  { response, ownTexts }: RenderedPage,
  defaultHeaders: [string, string][],
): Promise<PageTemplate | null> {
  const rendered = await response.text()
  const headers = new Headers(response.headers)
  for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Vary', 'Accept-Encoding, Cookie')
  headers.delete('Content-Length')

  const nonce = policyNonce(headers)
  const withoutOwn = (text: string) => ownTexts.reduce((left, own) => left.replaceAll(own, ''), text)
  const content: (string | Slot)[] = []
  const hashes = new Set<string>()
  const scripts: PageTemplate['scripts'] = []
  let done = 0
  for (const { script, start } of nonce ? allowedScripts(rendered, nonce) : []) {
    const before = rendered.slice(done, start)
    if (hasTextInScript(before)) return null
    content.push(...slotted(withoutOwn(before), escapeHtml))
    const parts = slotted(withoutOwn(script), escapeScript)
    const [first = '', ...rest] = parts
    if (rest.length === 0) hashes.add(hashSource(first as string))
    else scripts.push({ start: createHash('sha256').update(first as string), rest })
    content.push(...parts)
    done = start + script.length
  }
  if (hasTextInScript(rendered.slice(done))) return null
  content.push(...slotted(withoutOwn(rendered.slice(done)), escapeHtml))

  if (nonce) {
    const policy = headers.get('Content-Security-Policy')!
    headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')))
  }
  const pieces = await Promise.all(joined(content).map(compressed))
  const bytes = pieces.reduce((sum, piece) => sum + ('bytes' in piece ? piece.bytes.length * 1.3 : 0), 0)
  return { headers: Object.fromEntries(headers), pieces, scripts, bytes: Math.ceil(bytes) }
}

/** The page for one person. */
export function fillTemplate(
  { headers, pieces, scripts }: PageTemplate,
  texts: PersonTexts,
  isGzip: boolean,
): { headers: Record<string, string>; body: Bytes } {
  const parts: Bytes[] = isGzip ? [GZIP_START] : []
  let checksum = 0
  let length = 0
  for (const piece of pieces) {
    const bytes = 'bytes' in piece ? piece.bytes : Buffer.from(piece.write(texts[piece.field]))
    checksum = crc32(bytes, checksum)
    length += bytes.length
    if (!isGzip) parts.push(bytes)
    else if ('bytes' in piece) parts.push(piece.deflated)
    else parts.push(storedHeader(bytes.length, false), bytes)
  }
  if (isGzip) parts.push(storedHeader(0, true), gzipEnd(checksum, length))
  const body = Buffer.concat(parts)
  const own: Record<string, string> = { ...headers, 'content-length': String(body.length) }
  if (isGzip) own['content-encoding'] = 'gzip'
  const hashes = scripts.map(({ start, rest }) => {
    const hash = start.copy()
    for (const part of rest) hash.update(typeof part === 'string' ? part : part.write(texts[part.field]))
    return `'sha256-${hash.digest('base64')}'`
  })
  const policy = own['content-security-policy']
  if (policy && hashes.length > 0)
    own['content-security-policy'] = policy.replace("script-src 'self'", `$& ${hashes.join(' ')}`)
  return { headers: own, body }
}

/** Texts and slots in turn, beginning and ending with a text. */
function slotted(text: string, write: Slot['write']): (string | Slot)[] {
  const [first, ...others] = text.split(SECRET)
  return [first!, ...others.flatMap((other) => [{ field: FIELDS[Number(other[0])]!, write }, other.slice(1)])]
}

/** Whether a script that is not ours to run, such as structured data, contains texts of the person. */
function hasTextInScript(html: string): boolean {
  for (let at = html.indexOf(SECRET); at >= 0; at = html.indexOf(SECRET, at + 1)) {
    if (html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at)) return true
  }
  return false
}

function joined(content: (string | Slot)[]): (string | Slot)[] {
  const pieces: (string | Slot)[] = []
  for (const next of content) {
    const last = pieces.at(-1)
    if (typeof next === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + next
    else pieces.push(next)
  }
  return pieces
}

async function compressed(piece: string | Slot): Promise<PageTemplate['pieces'][number]> {
  if (typeof piece !== 'string') return piece
  const bytes = Buffer.from(piece)
  // Ends at a whole byte, and no later piece refers back to it.
  const deflated = await promisify(deflateRaw)(bytes, { finishFlush: constants.Z_FULL_FLUSH })
  return { bytes, deflated }
}

const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Begins an uncompressed block of at most 65,535 bytes. */
function storedHeader(length: number, isLast: boolean): Bytes {
  const header = Buffer.alloc(5)
  header.writeUInt8(isLast ? 1 : 0)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(length ^ 0xffff, 3)
  return header
}

function gzipEnd(checksum: number, length: number): Bytes {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(checksum)
  end.writeUInt32LE(length, 4)
  return end
}

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes texts and attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character]!)
}

/** As React Router writes data: JSON in a string of a script. */
function escapeScript(text: string): string {
  const inJson = JSON.stringify(text).slice(1, -1)
  return JSON.stringify(inJson)
    .slice(1, -1)
    .replace(
      /[&<>\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}
