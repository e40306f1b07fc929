/** Several hundred malformed and hostile messages for the ingest tests, generated on each run. */

export type MalformedMessage = { name: string; bytes: Buffer }

const CHARSETS =
  'utf-8 utf8 us-ascii iso-8859-1 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i ' +
  'iso-8859-9 iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 windows-874 windows-1250 windows-1251 windows-1252 ' +
  'windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 koi8-r koi8-u macintosh x-mac-cyrillic ' +
  'ibm866 gbk gb2312 gb18030 hz-gb-2312 big5 big5-hkscs euc-jp iso-2022-jp shift_jis cp932 euc-kr ks_c_5601-1987 utf-16 ' +
  'utf-16le utf-16be utf-7 utf-32 unknown-8bit x-user-defined ansi_x3.110-1983 klingon "" \'utf-8\' utf-8; none'
const ENCODINGS = ['7bit', '8bit', 'binary', 'quoted-printable', 'base64', 'x-uuencode', 'nonsense']
/** Every byte value, twice: no charset must make the import fail. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))

export function malformedMessages(): MalformedMessage[] {
  return [...charsets(), ...brokenHeaders(), ...brokenParts(), ...brokenHtml(), ...noise()].map(
    ({ name, bytes }, index) => ({
      name: `${index} ${name}`,
      bytes,
    }),
  )
}

function charsets(): MalformedMessage[] {
  return CHARSETS.split(' ').flatMap((charset) =>
    ['8bit', 'base64', 'quoted-printable'].map((encoding) => {
      const body = Buffer.concat([Buffer.from(`<p>Words in ${charset}</p>`), EVERY_BYTE])
      return message(
        `${charset} as ${encoding}`,
        [
          `Subject: =?${charset}?B?${EVERY_BYTE.subarray(128, 190).toString('base64')}?= and words`,
          `Content-Type: text/html; charset=${charset}`,
          `Content-Transfer-Encoding: ${encoding}`,
        ],
        encoded(body, encoding),
      )
    }),
  )
}

function encoded(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('base64').replace(/.{76}/g, '$&\r\n'))
  if (encoding !== 'quoted-printable') return body
  return Buffer.from(
    [...body]
      .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
      .replace(/.{75}/g, '$&=\r\n'),
  )
}

function brokenHeaders(): MalformedMessage[] {
  const lines = [
    'From:',
    'From: <>',
    'From: @',
    'From: "',
    'From: "Unclosed <a@b.test>',
    'From: a@b.test, c@d.test',
    'From: Group: a@b.test;',
    'From: =?utf-8?B?!!!?= <a@b.test>',
    'From: =?utf-8?Q?=ZZ=?= <a@b.test>',
    'From: =?x?y?z?= <a@b.test>',
    `From: ${'x'.repeat(20_000)}@b.test`,
    'Date: yesterday',
    'Date: Fri, 99 Zzz 9999 99:99:99 +9999',
    'Date: -1',
    'Date: 0',
    'Date: 2026-02-30',
    `Date: ${'9'.repeat(500)}`,
    'Message-ID: <>',
    'Message-ID: x',
    'Message-ID: < a b @ c >',
    `Message-ID: <${'x'.repeat(3000)}@y>`,
    'Message-ID: <\u0000@\u0000>',
    'Subject:',
    'Subject: \u0000\u0001\u0002',
    `Subject: ${'word '.repeat(5000)}`,
    'Subject: \u202e gnp.exe \u202d',
    'Subject: <script>alert(1)</script>',
    'Subject: =?utf-8?B?PHNjcmlwdD4=?=',
    'Subject: \ud83d',
    'Subject: %00%0d%0a',
    `Subject: ${'\u0301'.repeat(500)}`,
    'Subject: {{first_name}}',
    'Content-Type:',
    'Content-Type: ;',
    'Content-Type: text',
    'Content-Type: text/html; charset',
    'Content-Type: text/html; charset="utf-8',
    'Content-Type: multipart/mixed',
    'Content-Type: multipart/mixed; boundary=""',
    'Content-Type: multipart/mixed; boundary="--"',
    'Content-Type: message/rfc822',
    'Content-Type: application/octet-stream',
    'Content-Type: image/svg+xml',
    'Content-Type: text/x-amp-html',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: ;;',
    'List-Unsubscribe: <javascript:alert(1)>',
    'List-Unsubscribe: <',
    'To: undisclosed-recipients:;',
    'To: (((((',
    `To: ${'a@b.test,'.repeat(3000)}`,
    `To: ${'"" '.repeat(2000)}<a@b.test>`,
    'To: .* <.*@.*>',
    'To: ( [a <(@[.test>',
    'Content-Language: <script>',
    'Content-Language: en-'.padEnd(3000, 'x'),
    'List-ID: "',
    ' starts with a space: x',
    ': no name',
    'no colon at all',
    '\u0000: \u0000',
    `X: ${'\r\n '.repeat(5000)}x`,
    `${'X-H: 1\r\n'.repeat(1500)}X: 1`,
  ]
  return lines.map((line) => message(line.slice(0, 40), [line], Buffer.from('<p>Some words to read</p>')))
}

function brokenParts(): MalformedMessage[] {
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
  const bodies: [string, string][] = [
    ['no parts', ''],
    ['only an end', '--b--\r\n'],
    ['no end', part('text/html', '<p>x</p>')],
    ['a boundary in the middle of a line', `${part('text/html', '<p>--b--b</p>')}--b--`],
    ['many boundaries', '--b\r\n'.repeat(5000)],
    ['200 parts', part('text/html', '<p>x</p>').repeat(200)],
    ['200 attachments', part('image/png; name=x.png', 'x').repeat(200)],
    [
      'a broken attached message',
      `${part('text/html', '<p>x</p>')}${part('message/rfc822', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b')}--b--`,
    ],
    [
      'pages and scripts',
      `${part('text/x-amp-html', '<script>alert(1)</script>')}${part('text/html', '<p>x</p>')}--b--`,
    ],
    ['a calendar', `${part('text/calendar', 'BEGIN:VCALENDAR')}--b--`],
    [
      'an enclosed bomb of a name',
      `${part(`image/png; name="${'../'.repeat(300)}etc/passwd"`, 'x')}${part('text/html', '<img src="cid:x">')}--b--`,
    ],
    [
      'names in parts',
      `${part("image/png; name*0*=utf-8''%41; name*1*=%zz; name*99999999=x", 'x')}${part('text/html', '<p>x</p>')}--b--`,
    ],
  ]
  const nested = [2, 20, 100, 200, 256, 1000].map((depth) =>
    message(`${depth} parts in each other`, [], nesting(depth)),
  )
  return [
    ...bodies.flatMap(([name, body]) =>
      ['mixed', 'alternative', 'related', 'digest', 'signed', 'unknown'].map((kind) =>
        message(`${name} (${kind})`, [`Content-Type: multipart/${kind}; boundary=b`], Buffer.from(body)),
      ),
    ),
    ...nested.map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(bytes.toString('latin1').replace('\r\n\r\n', '\r\n'), 'latin1'),
    })),
  ]
}

function nesting(depth: number): Buffer {
  let text = 'Content-Type: text/html\r\n\r\n<p>The innermost words</p>\r\n'
  for (let level = 0; level < depth; level++) {
    text = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${text}--b${level}--\r\n`
  }
  return Buffer.from(text)
}

function brokenHtml(): MalformedMessage[] {
  const bodies = [
    '<',
    '<p',
    '</p>',
    '<p><p><p',
    '<!--',
    '<!',
    '<![CDATA[',
    '<?php',
    '<p a=1 a=2 a>',
    '<table><td><table><td>',
    '<a><a><a>x',
    '&#0;&#x110000;&#xd800;&bogus;',
    '<title>x',
    '<style>',
    '<style>}}}{{{@media{',
    '<textarea><p>x',
    '<plaintext>x',
    '<xmp><p>x',
    '<svg><p>x',
    '<math><mi><p>x',
    '<select><p>x',
    '<frameset><frame>',
    '<b>'.repeat(400),
    '<table>'.repeat(300),
    '<div>'.repeat(20_000),
    '<p>x'.repeat(60_000),
    '<a href=x>'.repeat(3000),
    '<font>'.repeat(450) + '<p>'.repeat(450),
    `<p style="${'a:b;'.repeat(50_000)}">x</p>`,
    `<style>${'a{b:c}'.repeat(50_000)}</style>x`,
    `<style>${'@media x{'.repeat(3000)}</style>x`,
    `<p ${'a '.repeat(20_000)}>x</p>`,
    `<img src="data:image/png;base64,${'A'.repeat(300_000)}">x`,
    '<img width=99999999 height=99999999 src=x>x',
    '<img width=-1 height=1e9 src=//x/y>x',
    '<img src="cid:">x',
    `<p>${'a'.repeat(300_000)}</p>`,
    `<p>${'word '.repeat(60_000)}</p>`,
    `<p>${'a@b.test '.repeat(20_000)}</p>`,
    `<p>https://x.test/${'%41'.repeat(30_000)}</p>`,
    `<a href="https://x.test/?${'a=b&'.repeat(20_000)}">x</a>`,
    `<a href="https://x.test/${'QUFB'.repeat(20_000)}">x</a>`,
    `<p>${'\u200b'.repeat(100_000)}x</p>`,
    '\ufeff\ufeff<p>x',
  ]
  return bodies.map((body) =>
    message(`html ${body.slice(0, 30)}`, ['Content-Type: text/html; charset=utf-8'], Buffer.from(body)),
  )
}

function noise(): MalformedMessage[] {
  // Deterministic noise: a failure can be reproduced.
  let state = 42
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >>> 16
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random() % 256))
  return [
    { name: 'nothing', bytes: Buffer.alloc(0) },
    ...[1, 2, 10, 100, 1000, 50_000].map((length) => ({
      name: `${length} bytes of rubbish`,
      bytes: bytes(length),
    })),
    ...[1, 1000, 100_000].map((length) => ({ name: `${length} zeros`, bytes: Buffer.alloc(length) })),
    ...['\r', '\n', '\r\n', ' ', ':', '\r\n '].map((text) => ({
      name: JSON.stringify(text),
      bytes: Buffer.from(text.repeat(3000)),
    })),
    ...Array.from({ length: 20 }, (_, index) =>
      message(
        `rubbish under a head ${index}`,
        [`Content-Transfer-Encoding: ${ENCODINGS[index % 7]!}`],
        bytes(3000),
      ),
    ),
    ...['%PDF-1.7', 'PK\x03\x04', '\x89PNG\r\n\x1a\n', 'MZ', '{"json":1}', '#!/bin/sh'].map((head) => ({
      name: head,
      bytes: Buffer.concat([Buffer.from(head, 'latin1'), bytes(500)]),
    })),
    message('30 MB', ['Content-Type: text/html'], Buffer.alloc(30 * 1024 * 1024, '<p>words</p>')),
    message(
      '20 MB of picture',
      ['Content-Type: image/png', 'Content-Transfer-Encoding: base64'],
      Buffer.alloc(20 * 1024 * 1024, 'QUFB'),
    ),
  ]
}

function message(name: string, headers: string[], body: Buffer): MalformedMessage {
  const own = headers.some((line) => line.startsWith('From')) ? [] : ['From: Odd <odd@letters.test>']
  return { name, bytes: Buffer.concat([Buffer.from(`${[...own, ...headers].join('\r\n')}\r\n\r\n`), body]) }
}
