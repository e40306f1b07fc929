/**
 * Messages made to keep intake busy: small ones that take quadratic time or worse where a pattern is careless, and
 * ones that are nearly as large as a message may be.
 */
import { randomBytes } from 'node:crypto'

export type HostileMail = { name: string; fileName: string; bytes: Buffer }

const LENGTH = 50_000
const MEGABYTE = 2 ** 20

/** Attack inputs, by the pattern or the loop that each is aimed at. */
export const HOSTILE_MAIL: HostileMail[] = [
  htmlMessage('link text that looks like an address and goes on', {
    body: `<a href="https://shop.example/unsubscribe?u=1">https://${'a'.repeat(LENGTH)} a b</a>`,
  }),
  htmlMessage('an address in the text, with punctuation that does not end it', {
    body: `<p>Read https://shop.example/${'.'.repeat(LENGTH)}x today.</p>`,
  }),
  htmlMessage('a List-Unsubscribe of brackets that open and never close', {
    headers: [`List-Unsubscribe: ${'<https:'.repeat((3 * LENGTH) / 7)}`],
  }),
  {
    name: 'a page of titles that never close',
    fileName: 'titles.html',
    bytes: Buffer.from('<title'.repeat((3 * LENGTH) / 6)),
  },
  htmlMessage('styles that name pictures and never end', {
    body: `<p>${'url(/media/.png'.repeat(1_500)}</p><p title="${'&lt;img '.repeat(LENGTH / 5)}">x</p>`,
  }),
  htmlMessage('eight thousand recipients', {
    headers: [
      `To: ${Array.from({ length: 8_000 }, (_, at) => `"Reader ${at} Smith" <r${at}@home.example>`).join(',\r\n ')}`,
    ],
  }),
  htmlMessage('sixteen thousand attributes on one element', {
    body: `<p ${Array.from({ length: 16_000 }, (_, at) => `a${at}="x"`).join(' ')}>x</p>`,
  }),
  htmlMessage('a host that never ends, for the search index', {
    body: `<p>${'a-b.'.repeat(LENGTH / 4)}</p>`,
  }),
  multipart('twenty attachments of a megabyte', 20, (at) => [
    `Content-Type: application/octet-stream; name="${at}.bin"`,
    'Content-Transfer-Encoding: base64',
    '',
    randomBytes(MEGABYTE * 0.75)
      .toString('base64')
      .replaceAll(/.{76}/g, '$&\r\n'),
  ]),
  multipart('a hundred thousand attachments of a word', 100_000, (at) => [
    `Content-Disposition: attachment; filename="${at}.txt"`,
    '',
    'word',
  ]),
]

type Content = { headers?: string[]; body?: string }

function htmlMessage(name: string, { headers = [], body = '' }: Content): HostileMail {
  return message(name, {
    headers: ['Content-Type: text/html', ...headers],
    body: `<table width="600"><tr><td><h1>A plain headline</h1><p>Words to read.</p>${body}</td></tr></table>`,
  })
}

function message(name: string, { headers = [], body = '' }: Content): HostileMail {
  const id = name.replaceAll(/[^a-z]+/g, '-')
  const lines = [
    'From: Shop <news@shop.example>',
    `Message-ID: <${id}@shop.example>`,
    `Subject: ${name}`,
    ...headers,
    '',
    body,
  ]
  return { name, fileName: `${id}.eml`, bytes: Buffer.from(lines.join('\r\n')) }
}

/** A message with words to read and so many parts beside them. */
function multipart(name: string, parts: number, part: (at: number) => string[]): HostileMail {
  const words = ['Content-Type: text/html', '', '<h1>A plain headline</h1><p>Words to read.</p>']
  const lines = [words, ...Array.from({ length: parts }, (_, at) => part(at))]
  const headers = ['Content-Type: multipart/mixed; boundary="x"']
  const body = [...lines.flatMap((each) => ['--x', ...each]), '--x--'].join('\r\n')
  return message(name, { headers, body })
}
