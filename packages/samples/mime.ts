/** Writes one mail as RFC 5322 text. The same input gives the same bytes: boundaries come from the slug, never from chance. */

export interface InlinePart {
  contentId: string
  fileName: string
  type: string
  bytes: Buffer
}

export interface MessageParts {
  slug: string
  from: { name: string; address: string }
  to: string
  subject: string
  /** With its offset, as `2026-11-19T09:00:00+01:00`. */
  sent: string
  messageId: string
  unsubscribe: { url: string; address: string }
  text: string
  html: string
  inline: readonly InlinePart[]
}

const EOL = '\r\n'
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** The date as the sender's clock showed it, not as UTC. */
function formatDate(sent: string): string {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)([+-]\d\d):(\d\d)$/.exec(sent)
  if (!match) throw new Error(`Not a date with an offset: ${sent}`)
  const [, year, month, day, time, hours, minutes] = match
  const weekday = DAYS[new Date(`${year}-${month}-${day}T12:00:00Z`).getUTCDay()]
  return `${weekday}, ${Number(day)} ${MONTHS[Number(month) - 1]} ${year} ${time} ${hours}${minutes}`
}

/** RFC 2047, in words short enough for one line each; plain ASCII is left alone. */
function encodeWords(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value
  const words: string[] = []
  let chunk = ''
  for (const character of value) {
    if (Buffer.byteLength(chunk + character) > 39) {
      words.push(chunk)
      chunk = ''
    }
    chunk += character
  }
  words.push(chunk)
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${EOL} `)
}

function encodeName(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? `"${name.replace(/(["\\])/g, '\\$1')}"` : encodeWords(name)
}

function encodeQuotedPrintable(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const units: string[] = []
      for (const byte of Buffer.from(line)) {
        const isPlain = (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 9
        units.push(
          isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
        )
      }
      const last = units.at(-1)
      if (last === ' ') units[units.length - 1] = '=20'
      if (last === '\t') units[units.length - 1] = '=09'
      return breakLine(units)
    })
    .join(EOL)
}

/** At most 76 characters a line, the soft break included; an escape is never torn apart. */
function breakLine(units: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  units.forEach((unit, index) => {
    const room = index === units.length - 1 ? 76 : 75
    if (line.length + unit.length > room) {
      lines.push(`${line}=`)
      line = ''
    }
    line += unit
  })
  lines.push(line)
  return lines.join(EOL)
}

function encodeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(.{76})(?=.)/g, `$1${EOL}`)
}

function part(headers: readonly string[], body: string): string {
  return [...headers, '', body].join(EOL)
}

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  const inner = parts.map((one) => `--${boundary}${EOL}${one}${EOL}`).join('')
  return part([`Content-Type: multipart/${kind};${EOL} boundary="${boundary}"`], `${inner}--${boundary}--`)
}

function inlinePart({ contentId, fileName, type, bytes }: InlinePart): string {
  return part(
    [
      `Content-Type: ${type};${EOL} name="${fileName}"`,
      'Content-Transfer-Encoding: base64',
      `Content-ID: <${contentId}>`,
      `Content-Disposition: inline;${EOL} filename="${fileName}"`,
    ],
    encodeBase64(bytes),
  )
}

function readablePart(type: string, body: string): string {
  return part(
    [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: quoted-printable'],
    encodeQuotedPrintable(body),
  )
}

export function writeMessage(message: MessageParts): Buffer {
  const related = multipart('related', `related-${message.slug}`, [
    readablePart('text/html', message.html),
    ...message.inline.map(inlinePart),
  ])
  const body = multipart('alternative', `alternative-${message.slug}`, [
    readablePart('text/plain', message.text),
    related,
  ])
  const headers = [
    `From: ${encodeName(message.from.name)} <${message.from.address}>`,
    `To: <${message.to}>`,
    `Subject: ${encodeWords(message.subject)}`,
    `Date: ${formatDate(message.sent)}`,
    `Message-ID: <${message.messageId}>`,
    `List-Unsubscribe: <${message.unsubscribe.url}>,${EOL} <mailto:${message.unsubscribe.address}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
  ]
  return Buffer.from(headers.join(EOL) + EOL + body + EOL)
}
