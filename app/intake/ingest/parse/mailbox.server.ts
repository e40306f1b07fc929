/** Mailboxes: files of many messages, as mail programs and exports of mail accounts write them (.mbox). */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { decodeWords } from 'postal-mime'
import { headerOf, readHead } from './message-head.ts'

export type MailboxPart = { start: number; end: number }

/** All lines of a chunk are read in one turn of the event loop: in a few milliseconds, however short they are. */
const READ_AT_ONCE = 64 * 1024
/** Longer lines are never significant, so no more of them is read. */
const LINE_BYTES_MAX = 1024
const HEADER_LINE = /^[!-9;-~]+[ \t]*:/
/** Below the first, some programs write a quoted separator. Prose has neither a time nor only a dash. */
const QUOTED_SEPARATOR = /^>?From (?:-[ \t]*\r?$|.*\d\d:\d\d)/m

/** In one pass. A message begins after a `From ` line that follows an empty line and is followed by a header: some programs do not quote `From `. */
export async function* findMessages(file: string): AsyncGenerator<MailboxPart> {
  let parts: MailboxPart[] = []
  let separator: number | undefined
  let start: number | undefined
  let afterEmptyLine = true

  function readLine(offset: number, line: Buffer): void {
    const text = line.toString('latin1', 0, 200)
    if (separator !== undefined && (HEADER_LINE.test(text) || QUOTED_SEPARATOR.test(text))) {
      if (start !== undefined) parts.push({ start, end: separator })
      start = offset
    }
    separator = afterEmptyLine && text.startsWith('From ') ? offset : undefined
    afterEmptyLine = text === '\n' || text === '\r\n'
  }

  let offset = 0
  let rest = Buffer.alloc(0)
  let insideLongLine = false
  for await (const chunk of createReadStream(file, { highWaterMark: READ_AT_ONCE })) {
    const buffer: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer)
    let at = 0
    for (let end = buffer.indexOf(10); end !== -1; end = buffer.indexOf(10, at)) {
      if (!insideLongLine) readLine(offset + at, buffer.subarray(at, end + 1))
      insideLongLine = false
      at = end + 1
    }
    if (insideLongLine || buffer.length - at > LINE_BYTES_MAX) {
      if (!insideLongLine) readLine(offset + at, buffer.subarray(at))
      insideLongLine = true
      at = buffer.length
    }
    offset += at
    rest = Buffer.from(buffer.subarray(at))
    yield* parts
    parts = []
  }
  if (rest.length > 0) readLine(offset, rest)
  if (start !== undefined) parts.push({ start, end: offset + rest.length })
  yield* parts
}

/** Gmail's exports name labels at the top of each message. */
const LABELS_WITHIN = 32 * 1024

/** Whether Gmail's export says that a message has this label, in whatever case. */
export async function hasLabel(file: string, { start, end }: MailboxPart, label: string): Promise<boolean> {
  const bytes = await readPart(file, { start, end: Math.min(end, start + LABELS_WITHIN) })
  const labels = decodeWords(headerOf(readHead(bytes), 'x-gmail-labels') ?? '').split(',')
  return labels.some((one) => one.trim().toLowerCase() === label.toLowerCase())
}

export async function readMessage(file: string, part: MailboxPart): Promise<Uint8Array> {
  const bytes = await readPart(file, part)
  return Buffer.from(bytes.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1')
}

async function readPart(file: string, { start, end }: MailboxPart): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
