/** Outlook's .msg files. Their parser may take any time over a broken one: only the ingest worker reads them. */
import { decompressRTF } from '@kenjiuno/decompressrtf'
import MsgReader, { type FieldsData } from '@kenjiuno/msgreader'
import { createTransport } from 'nodemailer'
import { deEncapsulateSync } from 'rtf-stream-parser'
import { decodeHtml } from './decode-html.ts'
import { readHead } from './message-head.ts'

/** These describe the parts, which are written again. */
const OF_PARTS = /^(?:content-|mime-version$)/

/** The time of the parser of rich text grows with the square of open groups. Outlook nests fewer than fifty. */
const GROUPS_MAX = 200

/** The message as .eml. @throws if the file is broken */
export async function readOutlookMessage(bytes: Uint8Array): Promise<Uint8Array> {
  const reader = new MsgReader(new Uint8Array(bytes).buffer)
  const fields = reader.getFileData()
  if (fields.error) throw new Error(fields.error)
  const address = fields.senderSmtpAddress ?? fields.senderEmail ?? ''
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: { name: fields.senderName ?? '', address: address.includes('@') ? address : '' },
    // Whoever received it is removed from everything readers see.
    to: fields.recipients?.flatMap(({ name = '', smtpAddress, email }) => {
      const own = smtpAddress ?? email ?? ''
      return own.includes('@') ? [{ name, address: own }] : []
    }),
    subject: fields.subject,
    date: fields.messageDeliveryTime ?? fields.clientSubmitTime,
    ...readBody(fields),
    attachments: fields.attachments
      ?.filter(({ innerMsgContent }) => !innerMsgContent)
      .map((attachment) => {
        const { fileName, content } = reader.getAttachment(attachment)
        return { filename: fileName, content: Buffer.from(content), cid: attachment.pidContentId }
      }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The headers it came with, where it was sent; its parts are written again.
  const received = readHead(Buffer.from(fields.headers ?? '')).filter(({ key }) => !OF_PARTS.test(key))
  const written = readHead(message as Buffer).filter(({ key }) => !received.some((one) => one.key === key))
  const head = [...received, ...written].map(({ key, value }) => `${key}: ${value}\r\n`).join('')
  return Buffer.concat([
    Buffer.from(head),
    (message as Buffer).subarray((message as Buffer).indexOf('\r\n\r\n') + 2),
  ])
}

/** Outlook keeps HTML as bytes, as text, or inside RTF, however it came. */
function readBody({ html, bodyHtml, compressedRtf, body }: FieldsData): { html?: string; text?: string } {
  const written = html ? decodeHtml(html) : (bodyHtml ?? (compressedRtf && htmlInRtf(compressedRtf)))
  return { ...(written && { html: written }), ...(body?.trim() && { text: body }) }
}

function htmlInRtf(compressed: Uint8Array): string | undefined {
  const rtf = Buffer.from(decompressRTF([...compressed])).toString('latin1')
  const decode = (bytes: Buffer, encoding: string) => new TextDecoder(webName(encoding)).decode(bytes)
  if (!/\\fromhtml\d?\b/.test(rtf) || openGroups(rtf) > GROUPS_MAX) return undefined
  const { mode, text } = deEncapsulateSync(rtf, { decode, replaceSymbolFontChars: true })
  return mode === 'html' ? text.toString() : undefined
}

function openGroups(rtf: string): number {
  let open = 0
  let most = 0
  for (const [mark] of rtf.matchAll(/\\[^]|[{}]/g)) {
    if (mark === '{') most = Math.max(most, ++open)
    else if (mark === '}') open--
  }
  return most
}

/** `windows-1252` of `cp1252`; others are decoded as that. */
function webName(encoding: string): string {
  const name = encoding
    .replace(/^cp(?=125\d$)/, 'windows-')
    .replace(/^cp932$/, 'shift_jis')
    .replace(/^cp65001$/, 'utf-8')
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'windows-1252'
  }
}
