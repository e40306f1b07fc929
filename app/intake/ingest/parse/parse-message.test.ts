import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { believableDate } from './message-date.ts'
import { readHead } from './message-head.ts'
import { parseMessage, parsePage, readLanguage } from './parse-message.server.ts'
import { companyLabel, readSender } from './sender.ts'
import { textToHtml } from './text-to-html.ts'

const FIXTURES = path.join(import.meta.dirname, '../fixtures')

function fixture(number: string) {
  const name = readdirSync(FIXTURES).find((file) => file.startsWith(number))!
  return parseMessage(readFileSync(path.join(FIXTURES, name)))
}

function message(...lines: string[]) {
  return parseMessage(Buffer.from(lines.join('\r\n')))
}

test.each([
  [
    '01',
    'The café opens at 8 – bring €10',
    'Birch & Bloom, Inc.',
    'letters@birchbloom.test',
    'We’ve hung the “open” sign',
  ],
  ['02', '秋の新刊フェアのお知らせ', 'ひばり書店', 'news@hibari.test', '十一月の夜長に'],
  ['03', 'Чай, мёд и тёплые носки', 'Лесная лавка', 'shop@lesnaya.test', 'Наш осенний набор'],
  ['04', 'סוף שבוע של הנחות', 'תפוז', 'info@tapuz.test', 'שלושה ימים'],
  ['06', 'Letters about letters', 'Forwarders Weekly', 'desk@forwarders.test', 'We attached one'],
  ['10', 'Panier de Noël : 39 €', 'Ferme des Chênes', 'bonjour@ferme.test', 'œufs compris'],
])('charsets: fixture %s', async (number, subject, name, address, words) => {
  const parsed = await fixture(number)
  expect(parsed.subject).toBe(subject)
  expect(parsed.sender).toEqual({ name, address })
  expect(parsed.html).toContain(words)
})

test.each(['\ufeff', 'From news@acme.test Sat Nov 14 08:00:00 2026\r\n', '\r\n'])(
  'finds headers after stray bytes: %j',
  async (before) => {
    const parsed = await message(`${before}From: Acme <news@acme.test>`, 'Subject: Hello', '', 'x')
    expect(parsed).toMatchObject({ subject: 'Hello', sender: { address: 'news@acme.test' } })
  },
)

test('keeps an AMP part apart from body and images', async () => {
  const parsed = await message(
    'From: Acme <news@acme.test>',
    'Reply-To: Ask us <Ask@acme.test>, other@acme.test',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/x-amp-html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html amp4email><script async></script>caf=C3=A9</html>',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>Words</p>',
    '--b--',
  )
  expect(parsed.html).toBe('<p>Words</p>\n')
  expect(Buffer.from(parsed.amp!).toString()).toContain('amp4email><script async></script>café')
  expect(parsed.replyTo).toBe('ask@acme.test')
})

test.each([
  ['Reply-To: Acme <NEWS@acme.test>', null],
  ['Reply-To: nobody', null],
  ['Reply-To: Help, Inc. <help@acme.test>', 'help@acme.test'],
  ['X: y', null],
])('replies to %s go to %s', async (line, expected) => {
  expect((await message('From: Acme <news@acme.test>', line, '', 'x')).replyTo).toBe(expected)
})

test('8-bit letters declared as us-ascii are read as UTF-8', async () => {
  const parsed = await fixture('05')
  expect(parsed.text).toContain('we don’t send many letters. This one is about naïve shoes')
  expect(parsed.subject).toBe('A short letter about long walks')
})

test('8-bit letters declared as us-ascii that are not UTF-8 are read as Windows-1252', async () => {
  const head = 'From: a@b.test\r\nContent-Type: text/plain; charset="us-ascii"\r\n\r\n'
  const { text } = await parseMessage(
    Buffer.concat([Buffer.from(head), Buffer.from('Gr\xfc\xdfe \x96 40 \x80', 'latin1')]),
  )
  expect(text).toContain('Grüße – 40 €')
})

test('Windows-1252 that is declared as UTF-8 is read as Windows-1252', async () => {
  const head = 'From: a@b.test\r\nContent-Type: text/html; charset=UTF-8\r\n\r\n'
  const german = await parseMessage(Buffer.from(`${head}<p>Gr\xfc\xdfe, ab 3 \x80</p>`, 'latin1'))
  expect(german.html).toContain('Grüße, ab 3 €')
  const cut = await parseMessage(
    Buffer.concat([Buffer.from(`${head}<p>Grüße aus Köln</p>`), Buffer.from([0xc3])]),
  )
  expect(cut.html).toContain('Grüße aus Köln')
})

test('8-bit letters without a charset are read as Windows-1252', async () => {
  expect((await fixture('12')).text).toContain('schöne Grüße')
})

const utf8 = (text: string) => Buffer.from(text).toString('latin1')
const LATIN_1 = 'Gr\xfc\xdfe f\xfcr 3 \x80'
const LATIN_2 = 'N\xf5i kab\xe1t'
const PART_OF_LATIN_2 = '--b\r\nContent-Type: text/plain; charset=iso-8859-2\r\n\r\nHi\r\n--b--'

test.each([
  ['text/plain', LATIN_1, 'Hi', 'Grüße für 3 €'],
  ['text/plain; charset=utf-8', LATIN_1, 'Hi', 'Grüße für 3 €'],
  ['text/plain; charset=utf-8', LATIN_1, utf8('Grüße'), 'Grüße für 3 €'],
  ['text/plain; charset=us-ascii', LATIN_1, 'Gr\xfc\xdfe', 'Grüße für 3 €'],
  ['text/plain; charset=utf-16', LATIN_1, '', 'Grüße für 3 €'],
  ['text/plain; charset=klingon', LATIN_1, 'Hi', 'Grüße für 3 €'],
  ['text/plain;\r\n charset="iso-8859-2"', LATIN_2, 'Hi', 'Női kabát'],
  ['text/html', LATIN_2, '<meta charset="iso-8859-2"><p>\xf5', 'Női kabát'],
  ['multipart/mixed; boundary=b', LATIN_2, PART_OF_LATIN_2, 'Női kabát'],
  ['text/plain; charset=shift_jis', '\x93\xc1\x89\xbf', 'Hi', '特価'],
  ['text/plain; charset=iso-8859-2', utf8('Grüße für 3 €'), 'Hi', 'Grüße für 3 €'],
  ['text/plain', `${utf8('Grüße für ')}\xc3`, 'Hi', 'Grüße für \ufffd'],
])('reads raw 8-bit headers: %s, %j', async (type, raw, body, read) => {
  const source = `From: ${raw} <a@acme.test>\r\nSubject: One\r\n ${raw}\r\n\tTwo\r\nContent-Type: ${type}\r\n\r\n${body}`
  const { subject, sender } = await parseMessage(Buffer.from(source, 'latin1'))
  expect({ subject, sender }).toEqual({
    subject: `One ${read} Two`,
    sender: { name: read, address: 'a@acme.test' },
  })
})

test('reads each raw 8-bit header in its own encoding', () => {
  const head = `From: ${utf8('Café')}\r\nTo: =?utf-8?Q?Caf=C3=A9?=\r\nSubject: Caf\xe9\r\n\r\n`
  expect(readHead(Buffer.from(`\r\n${head}`, 'latin1'))).toEqual([
    { key: 'from', value: 'Café' },
    { key: 'to', value: '=?utf-8?Q?Caf=C3=A9?=' },
    { key: 'subject', value: 'Café' },
  ])
})

test('an attached message is not appended to the body', async () => {
  const { html, text } = await fixture('06')
  expect(`${html}${text}`).not.toContain('ATTACHED HEADLINE')
})

test('images are found by Content-ID, ignoring case', async () => {
  expect([...(await fixture('09')).enclosed.keys()]).toEqual(['hero@prints', 'hero.png'])
})

test('accepts a missing subject and Message-ID', async () => {
  expect(await fixture('08')).toMatchObject({
    subject: '(no subject)',
    messageId: null,
    sender: { name: null, address: 'quiet@hushed.test' },
  })
})

test('collects unsubscribe URLs and recipients', async () => {
  const parsed = await fixture('01')
  expect(parsed.unsubscribeLinks).toEqual(['https://birchbloom.test/u/8f2a', 'mailto:leave@birchbloom.test'])
  expect(parsed.recipients).toEqual(['robin.reader@mailbox.test'])
})

test.each([
  ['an empty message', ''],
  ['only a line break', '\r\n'],
  ['noise', '\u0000\u0001\u00ff garbage : : :\n\n<'],
  ['a header without an end', 'Content-Type: multipart/mixed; boundary="'],
  ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=x\r\n\r\nhello'],
  ['broken base64', 'Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%=='],
  ['an unknown charset', 'Content-Type: text/html; charset=klingon\r\n\r\n<p>x</p>'],
])('%s does not throw', async (_, source) => {
  await expect(message(source)).resolves.toMatchObject({ sentAt: null })
})

test.each([
  ['Acme, Inc. <news@acme.test>', { name: 'Acme, Inc.', address: 'news@acme.test' }],
  ['"Acme, Inc." <NEWS@acme.test>', { name: 'Acme, Inc.', address: 'news@acme.test' }],
  ['A, B & C <a@x.test>', { name: 'A, B & C', address: 'a@x.test' }],
  ["'Quoted' <q@x.test>", { name: 'Quoted', address: 'q@x.test' }],
  ['news@acme.test <news@acme.test>', { name: null, address: 'news@acme.test' }],
  ['news@acme.test', { name: null, address: 'news@acme.test' }],
  ['=?utf-8?Q?Caf=C3=A9?= <c@x.test>', { name: 'Café', address: 'c@x.test' }],
  ['Just a Name', { name: 'Just a Name', address: null }],
])('From: %s', async (from, sender) => {
  expect((await message(`From: ${from}`, 'Subject: x', '', 'y')).sender).toEqual(sender)
})

test('a message without From has no sender', () => {
  expect(readSender(undefined, undefined)).toEqual({ name: null, address: null })
})

test.each([
  ['a@mail.acme.co.uk', 'acme'],
  ['a@acme.com', 'acme'],
  ['a@e.news.acme.io', 'acme'],
  ['a@localhost', 'localhost'],
])('the company of %s is %s', (address, label) => expect(companyLabel(address)).toBe(label))

test.each([
  ['Tue, 14 Oct 2025 08:15:00 +0200', '2025-10-14T06:15:00.000Z'],
  ['2025-10-14T06:15:00Z', '2025-10-14T06:15:00.000Z'],
  ['Someday, 41 Foo 20XX', null],
  ['Thu, 01 Jan 1970 00:00:00 +0000', null],
  ['Fri, 01 Jan 2100 00:00:00 +0000', null],
  ['', null],
  [undefined, null],
  ['12', null],
])('the date %s is %s', (value, expected) => {
  expect(believableDate(value, new Date('2026-11-20'))?.toISOString() ?? null).toBe(expected)
})

test.each([
  ['Subject: folded\r\n  over\r\n\tlines', 'folded over lines'],
  ['Subject:    ', '(no subject)'],
  ['Subject: zero\u200bwidth\u2028line', 'zerowidth line'],
  [`Subject: ${'long '.repeat(100)}`, 'long '.repeat(60).trim()],
])('%j', async (header, subject) =>
  expect((await message('From: a@b.test', header, '', 'x')).subject).toBe(subject),
)

test('a page has its title and its own charset', () => {
  const page = Buffer.from(
    '<meta charset="windows-1251"><title> \xcf\xf0\xe8 &amp; \xe2\xe5\xf2 </title><p>\xcf',
    'latin1',
  )
  expect(parsePage(page)).toMatchObject({ subject: 'При & вет', sender: { name: null, address: null } })
})

test.each([
  ['Mother&rsquo;s Day &ndash; caf&eacute;', 'Mother’s Day – café'],
  ['&Eacute;t&eacute; &#8364;5 &#x2192;', 'Été €5 →'],
  ['R&D & more &unknown;', 'R&D & more &unknown;'],
])('a page titled %s is named in characters', (title, subject) => {
  expect(parsePage(Buffer.from(`<title>${title}</title><p>x</p>`)).subject).toBe(subject)
})

test('plain text becomes paragraphs and links, never its own HTML', () => {
  const html = textToHtml('Hi <b>\nthere\n\nSee https://a.test/?x=1&y=2.', 'T')
  expect(html).toContain('>Hi &lt;b&gt;\nthere</pre>')
  expect(html).toContain('<a href="https://a.test/?x=1&amp;y=2">https://a.test/?x=1&amp;y=2</a>.')
})

// 折扣 in Big5, скидка in KOI8-R, 特価 in Shift_JIS: declared by the HTML only.
test.each([
  ['big5', 'a7e9a6a9', '折扣'],
  ['koi8-r', 'd3cbc9c4cbc1', 'скидка'],
  ['shift_jis', '93c189bf', '特価'],
])('trusts a charset that only the HTML declares: %s', async (charset, hex, word) => {
  const html = Buffer.concat([
    Buffer.from(`<html><head><meta charset="${charset}"></head><body><p>`),
    Buffer.from(hex, 'hex'),
    Buffer.from('</p></body></html>'),
  ])
  const head = 'From: a@acme.test\r\nSubject: x\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: '
  const plain = await parseMessage(Buffer.concat([Buffer.from(`${head}8bit\r\n\r\n`), html]))
  expect(plain.html).toContain(word)
  const encoded = await parseMessage(Buffer.from(`${head}base64\r\n\r\n${html.toString('base64')}`))
  expect(encoded.html).toContain(word)
})

test.each(['und', 'mul', 'zxx', 'und-Latn', 'x-klingon'])('%s is not a language', (tag) => {
  expect(readLanguage(tag)).toBeNull()
})
