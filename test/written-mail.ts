/** Composes messages for tests. */

export type WrittenMail = {
  from?: string
  to?: string
  subject?: string
  text?: string
  html?: string
  /** Further headers, written above the others. */
  headers?: string[]
  messageId?: string
  date?: string
}

/** The bytes of a message; header values may have any letters. */
export function writtenMail({
  from = 'Acme <news@acme.test>',
  to = 'reader@inbox.test',
  subject = 'Spring is here',
  text = 'Good day',
  html,
  headers = [],
  messageId,
  date = 'Tue, 17 Nov 2026 09:30:00 +0000',
}: WrittenMail): Buffer {
  const lines = [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encoded(subject)}`,
    ...(messageId ? [`Message-ID: <${messageId}>`] : []),
    `Date: ${date}`,
    'MIME-Version: 1.0',
    ...(headers.some((header) => /^content-type:/i.test(header))
      ? []
      : [`Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit']),
    '',
    html ?? text,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

function encoded(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
}
