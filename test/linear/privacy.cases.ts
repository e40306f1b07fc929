/** What finds the recipient in a message, with what its patterns search for or end at repeated through it. */
import { namesAddress } from '#app/intake/ingest/privacy/find-address.ts'
import { differingName } from '#app/intake/inbox/near-duplicate.ts'
import { unwrapForward } from '#app/intake/ingest/privacy/unwrap-forward.server.ts'
import { findRecipient } from '#app/intake/ingest/privacy/find-recipient.ts'
import { parsePage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { personalDataOf } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { defineCase, eachRepeated, type LinearCase } from './linear-case.ts'

const RECEIVERS = [
  'smtp',
  'imap',
  'import',
  'cli',
  '/api/v1/inbox',
  '/submit',
  '/preview-draft',
  '/admin/uploads/:id',
]
const UNITS = [
  'a',
  ' ',
  '<',
  '<p>',
  '\n',
  'a@b.test ',
  'sent to a@b.test\n',
  'Jane Doe <a@b.test>\n',
  'Jane Doe ',
  'Hi Jane,\n',
  'Jane, your ',
  'member number 1234 ',
  'your phone is 12345\n',
  'Ship to:\n',
  '田中様\n',
  'From: a@b.test\nSubject: a\n',
  'From: ',
  'To: a@b.test ',
  '---------- Forwarded message ',
  'Fwd: ',
  'To:\n',
  '4 March 2026 ',
  '<blockquote type=cite>',
  '<br>',
]
const SHORTEST = 20_000

function look(source: string): unknown {
  return findRecipient({
    subject: source,
    source,
    recipients: ['jane@home.test'],
    senderAddresses: ['news@acme.test'],
    senderName: 'Acme',
  })
}

function unwrap(source: string): unknown {
  return unwrapForward({ ...parsePage(Buffer.from('')), subject: `Fwd: ${source}`, html: source })
}

function remove(text: string): unknown {
  const names = ['Jane Doe', 'Jane']
  return personalDataOf({ addresses: ['jane.doe77@home.test'], names }).redact(text)
}

const ofMessages = Object.entries({
  'ingest/privacy/find-recipient': look,
  'ingest/privacy/unwrap-forward': unwrap,
  'ingest/privacy/personal-data': remove,
  'inbox/near-duplicate': (text: string) => differingName(text, text.toUpperCase()),
}).map(([name, run]) =>
  defineCase({
    name,
    reachedFrom: RECEIVERS,
    shapes: eachRepeated(UNITS),
    size: SHORTEST,
    run,
  }),
)

export const cases: LinearCase[] = [
  ...ofMessages,
  defineCase({
    name: 'intake/ingest/privacy/namesAddress',
    reachedFrom: ['/admin/settings/erasure', 'cli'],
    shapes: eachRepeated([
      'a',
      '=',
      '=41',
      '%41',
      '=\r\n',
      'QUJD\n',
      '\n',
      'ada@',
      'ada@example.com',
      '.',
      '-',
    ]),
    size: 100_000,
    run: (text) => namesAddress(Buffer.from(text), 'ada@example.com'),
  }),
]
