/** What holds several messages or files, and the readers of a whole email, called directly. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { checkEmail } from '#app/inspection/checks/check-email.ts'
import type { Header } from '#app/inspection/attributes/read-platform.ts'
import { readAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { refusalUnread } from '#app/intake/ingest/clean/clean-html.server.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { openIngestFiles, readIngestFile, readSidecar } from '#app/intake/ingest/parse/ingest-files.server.ts'
import { findMessages } from '#app/intake/ingest/parse/mailbox.server.ts'
import { outlineOf } from '#app/intake/ingest/parse/message-outline.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { readOutlookMessage } from '#app/intake/ingest/parse/outlook-message.ts'
import { readTextBlocks } from '#app/intake/ingest/parse/text-blocks.ts'
import { readManifest } from '#app/intake/upload/manifest.ts'
import { compoundFile, outlookRtf, outlookText, type Tree } from '../outlook-file.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

const UPLOADS = ['/admin/uploads', '/admin/uploads/:id', 'import', 'cli']
const MESSAGES = ['smtp', 'imap', 'import', 'cli', '/api/v1/inbox', '/submit', '/preview-draft']

/** Runs `read` with a file in a folder of its own. */
async function withFile(
  name: string,
  content: string | Uint8Array,
  read: (file: string) => Promise<unknown>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailshelf-linear-'))
  try {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    await read(file)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function readMailbox(file: string): Promise<void> {
  for await (const part of findMessages(file)) {
    await readIngestFile({
      path: file,
      part,
      name: file,
      kind: 'eml',
      folder: { folder: path.dirname(file) },
    })
  }
}

/** An archive of empty files of these names. */
async function archiveOf(names: string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(Buffer.alloc(0), name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

function namesOf(unit: (at: number) => string): (size: number) => Promise<Buffer> {
  return (size) => archiveOf(Array.from({ length: size }, (_, at) => unit(at)))
}

async function listArchive(archive: Promise<Buffer>): Promise<void> {
  await withFile('a.zip', await archive, async (file) => {
    const opened = await openIngestFiles([file])
    await opened.close()
  })
}

function multipart(part: string): (size: number) => string {
  return (size) =>
    `From: Acme <news@acme.test>\nContent-Type: multipart/mixed; boundary=b\n\n${part.repeat(Math.ceil(size / part.length))}--b--`
}

/** Every part declares UTF-8, and most letters are not. */
function misdeclared(unit: string): (size: number) => string {
  return (size) =>
    `From: a@b.test\nContent-Type: text/plain; charset=utf-8\n\n\xe9content-type:\n${repeated(unit)(size)}`
}

function outlookFile(tree: Tree): Uint8Array {
  return compoundFile({ '__properties_version1.0': new Uint8Array(32), ...tree })
}

function saved(unit: string): (size: number) => string {
  return (size) =>
    `From: <Saved by Blink>\nContent-Type: multipart/related; boundary="b"\n\n${repeated(unit)(size)}`
}

/** Messages in messages, each a part of the one before. */
function nested(type: (at: number) => string): (size: number) => string {
  return (size) => Array.from({ length: Math.ceil(size / 40) }, (_, at) => type(at)).join('\n')
}

const MARKUP = eachRepeated([
  'a',
  ' ',
  '<p>a ',
  '<a href="https://a.test/b">a</a>',
  '<img src="https://a.test/b.png" alt="a">',
  '<table><tr><td>',
  '<td width="600">a</td>',
  '<p style="color:#fff;background:#fff">a</p>',
  '<style>a{b:c}</style>',
  '<style>@media (prefers-color-scheme: dark){a{color:red}}',
  '<!--[if mso]><v:rect>',
  '<h1>a</h1>',
  '&nbsp;',
  '50% off ',
  '$1,000.00 ',
  'code: SAVE20 ',
  'ends Sunday ',
  'free shipping ',
  'by July 31 ',
  '1.',
  '日本',
])

const STATS = { htmlBytes: 9000, imageBytes: 90_000, wordCount: 200, darkStyles: false } as EmailStats

/** Stored emails have passed the same limits. */
function facts(html: string, headers: Header[] = []): unknown {
  if (refusalUnread(html)) return null
  const document = parseHtml(html)
  return readAttributes({
    headers,
    replyTo: null,
    hasAmp: false,
    isPlainText: false,
    source: html,
    subject: html.slice(0, 2000),
    preheader: html.slice(0, 2000),
    senderName: 'Acme',
    senderAddress: 'news@acme.test',
    sentAt: new Date('2026-07-01T10:00:00Z'),
    language: 'en',
    document,
    blocks: readTextBlocks(document),
    stats: STATS,
  })
}

function checked(html: string): unknown {
  if (refusalUnread(html)) return null
  return checkEmail({
    html,
    subject: html.slice(0, 300),
    preheader: html.slice(0, 300),
    language: 'en',
    stats: STATS,
    oneClickUnsubscribe: false,
    animated: new Map(),
    page: null,
  })
}

export const cases: LinearCase[] = [
  defineCase({
    name: 'ingest/findMessages and readMessage, mbox',
    reachedFrom: UPLOADS,
    shapes: {
      ...eachRepeated([
        'From a 10:00\nA: b\n\n',
        'From a\n',
        '\nFrom a\n',
        '\nFrom \n>From a 10:00\nA: b\n',
        '>From a 10:00\n',
        '>>>>From a\n',
        '\n',
        '\r\n',
        '\r',
        'a',
      ]),
      'one message of quoted lines': (size) => `From a\nA: b\n\n${repeated('>From \n')(size)}`,
      'a long line of marks': (size) => `From a\nA: b\n\n${'>'.repeat(size)}From `,
    },
    size: 60_000,
    run: (text) => withFile('a.mbox', text, readMailbox),
  }),
  defineCase({
    name: 'ingest/openIngestFiles, the listing of a ZIP',
    reachedFrom: UPLOADS,
    shapes: {
      'skipped files': namesOf((at) => `${at}.txt`),
      'equal names': namesOf(() => 'a.txt'),
      'deep folders': namesOf((at) => `${'a/'.repeat(100)}${at}.txt`),
      'hidden files': namesOf((at) => `.a/${at}.eml`),
      'empty emails': namesOf((at) => `${at}.eml`),
      'equal emails': namesOf(() => 'a.eml'),
    },
    size: 200,
    run: listArchive,
    clock: 'process',
  }),
  defineCase({
    name: 'ingest/openIngestFiles, bytes of no ZIP',
    reachedFrom: UPLOADS,
    shapes: eachRepeated(['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0001\u0002', 'a', '\0']),
    size: 60_000,
    run: (text) => listArchive(Promise.resolve(Buffer.from(`PK\u0003\u0004${text}`))),
    clock: 'process',
  }),
  defineCase({
    name: 'ingest/readSidecar',
    reachedFrom: UPLOADS,
    shapes: {
      ...eachRepeated(['[', '{"a":', '"', '\\', '1', ' ']),
      keys: (size) => `{${Array.from({ length: size / 10 }, (_, at) => `"k${at}":1`).join()}}`,
      'equal keys': (size) => `{${'"subject":"a",'.repeat(size / 14)}"subject":"b"}`,
      categories: (size) => `{"categories":[${'"a",'.repeat(size / 4)}"b"]}`,
      'a long subject': (size) => JSON.stringify({ subject: 'a '.repeat(size / 2) }),
    },
    size: 20_000,
    run: (json) =>
      withFile('a.json', json, (file) => {
        const folder = path.dirname(file)
        return readSidecar({ path: path.join(folder, 'a.eml'), folder: { folder } })
      }),
  }),
  defineCase({
    name: 'upload/readManifest',
    reachedFrom: UPLOADS,
    shapes: eachRepeated(['1\ta.eml\n', '\n', '\t', '1', '1\t', '1\ta/', '\r\n']),
    size: 100_000,
    run: readManifest,
  }),
  defineCase({
    name: 'ingest/parseMessage and outlineOf, many parts',
    reachedFrom: MESSAGES,
    shapes: {
      'empty parts': multipart('--b\n\n'),
      'text parts': multipart('--b\nContent-Type: text/plain\n\na\n'),
      'HTML parts': multipart('--b\nContent-Type: text/html\n\n<p>a\n'),
      images: multipart(
        '--b\nContent-Type: image/png\nContent-ID: <a>\nContent-Transfer-Encoding: base64\n\niVBORw==\n',
      ),
      'unclosed parts': multipart('--b\nContent-Type: multipart/mixed; boundary=c\n\n--c\n'),
      'equal boundaries': multipart('--b\nContent-Type: multipart/mixed; boundary=b\n\n'),
      'boundaries that almost match': multipart('--\n--bb\n-b\n'),
      'quoted-printable parts': multipart('--b\nContent-Transfer-Encoding: quoted-printable\n\n=3D=\n'),
      'nested multiparts': nested(
        (at) => `${at === 0 ? '' : `--b${at - 1}\n`}Content-Type: multipart/mixed; boundary=b${at}\n\n`,
      ),
    },
    size: 20_000,
    run: async (text) => outlineOf(await parseMessage(Buffer.from(text))),
  }),
  defineCase({
    name: 'ingest/parseMessage, Windows-1252 declared as UTF-8',
    reachedFrom: MESSAGES,
    shapes: {
      'a long text': misdeclared('\xe9'),
      'many parts': multipart('--b\nContent-Type: text/plain; charset=utf-8\n\n\xe9\n'),
      'many declarations': misdeclared('Content-Type: text/plain; charset=utf-8\n'),
      'declarations without a charset': misdeclared('content-type:'),
      'a long declaration': misdeclared('content-type:\n charset'),
      'many lines of a declaration': misdeclared(' charset=\n'),
      'charsets that almost match': misdeclared('content-type: charset         =         "utf-\n'),
    },
    size: 50_000,
    run: (text) => parseMessage(Buffer.from(text, 'latin1')),
  }),
  defineCase<Uint8Array>({
    name: 'ingest/readOutlookMessage',
    reachedFrom: [...UPLOADS, ...MESSAGES],
    shapes: {
      'much text': (size) => outlookFile({ '__substg1.0_1000001F': outlookText('a '.repeat(size / 4)) }),
      'many headers': (size) =>
        outlookFile({ '__substg1.0_007D001F': outlookText('a:b\r\n'.repeat(size / 10)) }),
      'many attachments': (size) =>
        outlookFile(
          Object.fromEntries(
            Array.from({ length: size / 400 }, (_, at) => [
              `__attach_version1.0_#${at.toString(16).padStart(8, '0')}`,
              { '__properties_version1.0': new Uint8Array(8), '__substg1.0_37010102': new Uint8Array(1) },
            ]),
          ),
        ),
      ...Object.fromEntries(
        [
          String.raw`{\b `,
          String.raw`{\*\htmltag64 <p>}`,
          String.raw`\'e9`,
          String.raw`\htmlrtf a\htmlrtf0 `,
        ].map((unit) => [
          `rich text ${unit}`,
          (size: number) =>
            outlookFile({
              '__substg1.0_10090102': outlookRtf(`{\\rtf1\\fromhtml1 ${repeated(unit)(size)}}`),
            }),
        ]),
      ),
    },
    size: 20_000,
    run: (bytes) => readOutlookMessage(bytes),
  }),
  defineCase({
    name: 'ingest/parseMessage, saved pages',
    reachedFrom: MESSAGES,
    shapes: {
      'many images': saved('--b\r\nContent-Type: image/png\r\nContent-Location: a\r\n\r\na\r\n'),
      boundaries: saved('--b'),
      'empty lines': saved('\r\n'),
      'a long head': saved('--b\r\nA: b\r\n'),
    },
    size: 20_000,
    run: (text) => parseMessage(Buffer.from(text)),
  }),
  defineCase({
    name: 'ingest/parseMessage and outlineOf, nested messages',
    reachedFrom: MESSAGES,
    shapes: {
      'message/rfc822': nested(() => 'Content-Type: message/rfc822\n\n'),
      'message/rfc822 in multiparts': nested(
        (at) =>
          `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\nContent-Type: message/rfc822\n\n`,
      ),
      'many message/rfc822': multipart('--b\nContent-Type: message/rfc822\n\nSubject: a\n\na\n'),
      'message/delivery-status': multipart('--b\nContent-Type: message/delivery-status\n\nA: b\n\n'),
      'attached message/rfc822': multipart(
        '--b\nContent-Type: message/rfc822\nContent-Disposition: attachment\n\nSubject: a\n\na\n',
      ),
    },
    size: 20_000,
    run: async (text) => outlineOf(await parseMessage(Buffer.from(text))),
  }),
  defineCase({
    name: 'ingest/outlineOf, HTML',
    reachedFrom: MESSAGES,
    shapes: eachRepeated([
      '<',
      '<!--',
      '<a href="a">',
      '<style>',
      '<head>',
      '<img src="',
      '<a',
      '&',
      'https://a ',
    ]),
    size: 50_000,
    run: async (text) =>
      outlineOf(await parseMessage(Buffer.from(`From: a@b.test\nContent-Type: text/html\n\n${text}`))),
  }),
  defineCase({
    name: 'checks/checkEmail',
    reachedFrom: [...MESSAGES, '/admin/emails/:id'],
    shapes: MARKUP,
    size: 6_000,
    run: checked,
  }),
  defineCase({
    name: 'facts/readFacts',
    reachedFrom: [...MESSAGES, '/admin/emails/:id'],
    shapes: MARKUP,
    size: 10_000,
    run: (html) => facts(html),
  }),
  defineCase({
    name: 'facts/readFacts, the headers',
    reachedFrom: MESSAGES,
    shapes: Object.fromEntries(
      ['a', ' ', 'spf=pass;', '<https://a.test>,', '<', 'Mon, 1 Jul 2026 10:00 +0000 ', '(', '@'].map(
        (unit) => [
          JSON.stringify(unit),
          (size: number) =>
            [
              'date',
              'authentication-results',
              'list-unsubscribe',
              'list-unsubscribe-post',
              'x-mailer',
              'received',
            ].map((key) => ({ key, value: repeated(unit)(size) })),
        ],
      ),
    ),
    size: 20_000,
    run: (headers) => facts('<p>a</p>', headers),
  }),
]
