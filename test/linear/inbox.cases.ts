/** What the inbox reads: answers of IMAP servers, headers that prove a sender, mail about subscriptions, rules. */
import { Readable } from 'node:stream'
import { ImapStream } from 'imapflow/lib/handler/imap-stream.js'
import { parser as parseImap } from 'imapflow/lib/handler/imap-handler.js'
import { readAuthenticationResults } from '#app/inspection/attributes/authentication-results.ts'
import { privateForms, receivers } from '#app/intake/inbox/addresses.ts'
import { describe } from '#app/intake/inbox/accept.server.ts'
import { describeTrouble } from '#app/intake/inbox/mailbox-errors.ts'
import { fingerprintOf, isNearDuplicate } from '#app/intake/inbox/near-duplicate.ts'
import { refusalOf } from '#app/intake/inbox/refusals.ts'
import { bareListId, conditionsFromExample, matches } from '#app/intake/inbox/rules.ts'
import { isSenderProven } from '#app/intake/inbox/sender-proof.ts'
import { triage } from '#app/intake/inbox/triage.ts'
import { readBounces } from '#app/intake/ingest/parse/delivery-report.ts'
import {
  isHeadTooLong,
  type MessageHeader,
  readHead,
  withUtf8Head,
} from '#app/intake/ingest/parse/message-head.ts'
import type { MessageOutline } from '#app/intake/ingest/parse/message-outline.ts'
import { isHardBounce } from '#app/platform/lib/bounces.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

const RECEIVERS = ['smtp', 'imap', '/api/v1/inbox', '/submit']

const HEADERS = eachRepeated([
  'a',
  ' ',
  '\n',
  '\r\n ',
  'A: b\n',
  'A: b\n c\n',
  'Received: from a by b\n',
  'Delivered-To: a@b.test\n',
  'To: a@b.test, ',
  'From: ',
  '<',
  '"',
  '(',
  ')',
  '=?utf-8?Q?a?= ',
  ':',
  ';',
  ',',
  '\0',
  '日本',
])

function outlineWith(text: string): MessageOutline {
  return {
    subject: text,
    sender: { name: text, address: `${text}@acme.test` },
    messageId: null,
    headers: ['in-reply-to', 'x-loop', 'x-spam-status', 'delivered-to'].map((key) => ({ key, value: text })),
    text,
    words: 10,
    links: Array.from({ length: 300 }, () => ({ address: `https://acme.test/${text}`, text })),
    images: [text],
  }
}

/** A line of an answer, without the line break. */
async function readAnswer(line: string): Promise<unknown> {
  return parseImap(Buffer.from(line))
}

/** The bytes of a connection, cut into the answers in them. */
async function readConnection(text: string): Promise<void> {
  const stream = new ImapStream({ cid: 'test', maxLineLength: 8_000_000, maxLiteralSize: 8_000_000 })
  const reading = (async () => {
    for await (const { next } of stream as AsyncIterable<{ next: () => void }>) next()
  })()
  reading.catch(() => {})
  Readable.from([Buffer.from(text)]).pipe(stream as NodeJS.WritableStream)
  await reading
}

function headersOf(text: string): MessageHeader[] {
  return readHead(Buffer.from(`From: Acme <news@acme.test>\nSubject: a\n${text}\n\nBody`))
}

export const cases: LinearCase[] = [
  defineCase({
    name: 'imapflow, one answer',
    reachedFrom: ['imap'],
    shapes: Object.fromEntries(
      ['a ', '"a" ', '(', '() ', '((a) b) ', '[a ', '\\', '\\a ', '* ', '{1} ', '"', '%', 'UID 1 '].map(
        (unit) => [JSON.stringify(unit), (size: number) => `* 1 FETCH (${repeated(unit)(size)})`],
      ),
    ),
    size: 20_000,
    run: readAnswer,
  }),
  defineCase({
    name: 'imapflow, many answers',
    reachedFrom: ['imap'],
    shapes: eachRepeated([
      '* 1 EXISTS\r\n',
      '* OK {1}\r\na\r\n',
      '\n',
      '\r',
      'a',
      '* 1 FETCH (UID 1)\r\n',
      '{',
    ]),
    size: 50_000,
    run: readConnection,
  }),
  defineCase({
    name: 'inbox/describeTrouble',
    reachedFrom: ['imap'],
    shapes: eachRepeated(['a', ' ', 'CERT', 'SSL']),
    size: 20_000,
    run: (text) => describeTrouble({ code: text, responseText: text }),
  }),
  defineCase({
    name: 'inbox, the headers of an arrival',
    reachedFrom: RECEIVERS,
    shapes: HEADERS,
    size: 20_000,
    run(text) {
      const bytes = Buffer.from(text)
      const headers = headersOf(text)
      return [isHeadTooLong(bytes), describe(headers), refusalOf(headers, 'site.test')]
    },
  }),
  defineCase({
    name: 'ingest/withUtf8Head, raw 8-bit headers',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated([
      '\xe9',
      '\xe9\n',
      '\xe9\n ',
      'Subject: \xe9\n',
      'content-type:',
      'content-type: charset\n',
      'content-type:\n charset=x\n \xe9',
      'content-type: text/plain; charset=iso-8859-2\n\xe9',
    ]),
    size: 20_000,
    run: (text) => withUtf8Head(Buffer.from(`Subject: \xe9\n${text}`, 'latin1')),
  }),
  defineCase({
    name: 'parse/readBounces and isHardBounce',
    reachedFrom: ['smtp', 'imap', '/api/v1/inbox'],
    shapes: eachRepeated([
      'a',
      '\n',
      'Action: failed\n\n',
      'Final-Recipient: rfc822; a@b.test\n',
      'Status: 5.1.1\n ',
      '\n--part\n\nx',
      '\n--part\nContent-Type: message/delivery-status\n\nAction: failed\n',
      ';',
      '5.1.',
      '550 ',
    ]),
    size: 4000,
    async run(text) {
      const start =
        'Content-Type: multipart/report; boundary=part\n\n--part\nContent-Type: message/delivery-status\n\n'
      const bounces = await readBounces(Buffer.from(`${start}${text}\n--part--\n`))
      return [bounces.map(({ reason }) => isHardBounce(reason)), isHardBounce(text)]
    },
  }),
  defineCase({
    name: 'inbox/receivers and privateForms',
    reachedFrom: ['smtp', 'imap'],
    shapes: eachRepeated(['a', '+', '@', 'a+', 'a@b.test ', '.']),
    size: 50_000,
    run: (text) => [receivers(`${text}@acme.test`), privateForms([text, `a+${text}@acme.test`])],
  }),
  defineCase({
    name: 'facts/readAuthenticationResults and inbox/isSenderProven',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated([
      'a',
      ' ',
      ';',
      '(',
      ')',
      '=',
      '"',
      '.',
      '@',
      'spf=pass smtp.mailfrom=a@b.test;',
      'dkim=pass header.d=acme.test;',
      'dkim=pass ',
      'header.d=a.test ',
      'l=https://a.test/;',
      'co.uk.',
    ]),
    size: 50_000,
    run(text) {
      const headers = [
        { key: 'authentication-results', value: `mx.test; ${text}` },
        { key: 'bimi-location', value: text },
      ]
      const authentication = readAuthenticationResults(headers, ['mx.test'])
      isSenderProven(`news@${text}`, authentication, [text])
      const dkim = [{ result: 'pass', domain: text }]
      return isSenderProven('news@acme.test', { by: 'receiver', dkim })
    },
  }),
  defineCase({
    name: 'facts/readAuthenticationResults, many headers',
    reachedFrom: RECEIVERS,
    shapes: {
      headers: (size) =>
        Array.from({ length: size }, () => ({ key: 'authentication-results', value: 'mx.test; dkim=pass' })),
    },
    size: 5_000,
    run: (headers) => readAuthenticationResults(headers, ['mx.test']),
  }),
  defineCase({
    name: 'inbox/triage, subscription mail and junk',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated([
      'a',
      ' ',
      '’',
      'confirm your ',
      'bestätige ',
      '确认',
      'unsub',
      'out of office ',
      'undeliver',
      're: ',
      'sfv:',
      '; ',
      'İ',
    ]),
    size: 2_000,
    run: (text) => triage(outlineWith(text)),
  }),
  defineCase({
    name: 'inbox/rules',
    reachedFrom: [...RECEIVERS, '/admin/inbox/rules'],
    shapes: eachRepeated(['a', ' ', 'a ', '<', '>', '@', '.', '日本', '\u0301']),
    size: 50_000,
    run(text) {
      const subject = { sender: text, listId: text, addressId: null, subject: text, type: null }
      matches({ sender: text, domain: `.${text}`, listId: text, subjectWords: [text] }, subject)
      matches({ subjectWords: text.split(' ').slice(0, 20) }, subject)
      return [bareListId(text), conditionsFromExample(subject)]
    },
  }),
  defineCase({
    name: 'inbox/fingerprintOf and isNearDuplicate',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated(['a', 'a ', 'word1 ', '1', '日', '\u0301', 'http', '@ ', '-', '.', 'AAAA']),
    size: 50_000,
    run(text) {
      const print = fingerprintOf({ subject: text, text, images: text.split(' ') })
      return [isNearDuplicate(print, print), isNearDuplicate(text, text)]
    },
  }),
]
