/** Plants one recipient in fifty messages, in every form senders use, and looks for them in all that becomes public. */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { placeholderPicture } from './placeholder-picture.ts'
import { prepareEmail } from './prepare.server.ts'
import type { PreparedEmail } from './prepared-email.ts'
import { isOpaque, publicLink } from './public-links.ts'
import { openTraces } from './recipient-traces.server.ts'

const PEOPLE = [
  { first: 'Jolanda', last: 'Brinkerhof', address: 'jolanda.brinkerhof@postvak.test' },
  { first: 'Tadeusz', last: 'Kowalewski', address: 'tkowalewski+shop@poczta.test' },
  { first: 'Zoë', last: "O'Farrell", address: 'zoe_ofarrell@mailbox.co.test' },
  { first: 'Mehmet Ali', last: 'Yıldız', address: 'M.A.Yildiz@posta.test' },
  { first: '太郎', last: '田中', address: 'taro-tanaka1987@yubin.test' },
]
type Person = (typeof PEOPLE)[number]

/** Where and how the recipient is written; the last word of each says what of them. */
const PLANTS: ((person: Person) => string)[] = [
  ({ address }) => `<p>This email was sent to ${address} because you asked.</p>`,
  ({ address }) => `<p>Sent to ${address.toUpperCase()} and &lt;${address.toLowerCase()}&gt;</p>`,
  ({ address }) => `<a href="https://shop.test/sale?email=${address}">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/sale?e=${encodeURIComponent(address)}&amp;x=1">Sale</a>`,
  ({ address }) =>
    `<a href="https://shop.test/in/${encodeURIComponent(encodeURIComponent(address))}/x">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/?c=${base64(address)}">Sale</a>`,
  ({ address }) =>
    `<a href="https://shop.test/?c=${base64(`1${address}`)}#${base64(`12${address}`)}">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/${base64(`{"e":"${address}"}`, 'base64url')}">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/?c=${encodeURIComponent(base64(base64(address)))}">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/?h=${Buffer.from(address).toString('hex')}">Sale</a>`,
  ({ address }) =>
    `<a href="https://shop.test/?h=${hash('md5', address)}&amp;s=${hash('sha256', address)}">Sale</a>`,
  ({ address }) => `<p title="${entities(address)}">${entities(address)}</p>`,
  ({ address }) => `<p>${entities(address).replaceAll('&', '&amp;')}</p>`,
  ({ address }) =>
    `<p>${address.replace('@', '=40')} and ${address.replace('@', '%40')} and ${address.replace('@', ' [at] ')}</p>`,
  ({ address }) =>
    `<a href="mailto:leave-${address.replace('@', '=')}@shop.test?subject=${address}">Write</a>`,
  ({ address }) => `<p class="u-${base64(address, 'base64url')}" id="${address}">x</p>`,
  ({ address }) => `<style>.a::after{content:"${address}"}</style>`,
  ({ address }) =>
    `<!--[if mso]><a href="https://shop.test/?c=${base64(address)}">Sale</a><p>${address}</p><![endif]-->`,
  ({ address }) => `<!-- for ${address} -->`,
  ({ address }) =>
    `<img src="https://shop.test/open/${base64(address)}.gif" width="1" height="1"><img src="https://shop.test/h.png?u=${address}" width="99" height="60" alt="For ${address}">`,
  ({ address }) =>
    `<a href="https://click.shop.test/ls/click?upn=${base64(`${address}-8f3kd93kfl3`, 'base64url')}">Sale</a>`,
  ({ address }) =>
    `<a href="https://shop.us1.list-manage.com/track/click?u=9f8e7d6c5b4a&amp;id=1&amp;e=${hash('md5', address).slice(0, 10)}">Sale</a>`,
  ({ address }) => `<a href="https://shop.test/unsubscribe?${base64(address)}">Unsubscribe</a>`,
  ({ address }) => `<a href="https://shop.test/view/${base64(address)}">View in browser</a>`,
  ({ first, last }) =>
    `<a href="https://shop.test/?fname=${encodeURIComponent(first)}&amp;who=${encodeURIComponent(`${first} ${last}`)}&amp;q=${encodeURIComponent(last)}">Sale</a>`,
  ({ first }) =>
    `<h1>Hi ${first}, spring is here</h1><p>Dear <b>${first}</b>,</p><p>Welcome back ${first}!</p>`,
  ({ first }) =>
    `<p>${first}, your points are waiting</p><p>See you soon, ${first}!</p><td>${first}’s picks</td>`,
  ({ first, last }) =>
    `<p>Prepared for ${first} ${last}. Dear Mr. ${last},</p><img alt="Card of ${first.toUpperCase()} ${last.toUpperCase()}" width="90" height="50" src="x.png">`,
  ({ first, last }) => `<div style="display:none">${first} ${last}, 20% just for you</div>`,
  ({ first, last }) =>
    `<p>https://shop.test/go?n=${base64(`${first} ${last}`)} and https://shop.test/t/${base64(`x${first} ${last}y`)}</p>`,
]

function base64(text: string, encoding: 'base64' | 'base64url' = 'base64'): string {
  return Buffer.from(text).toString(encoding)
}

function hash(algorithm: string, address: string): string {
  return createHash(algorithm).update(address.toLowerCase()).digest('hex')
}

function entities(text: string): string {
  return Array.from(text)
    .map((sign, index) =>
      index % 2 ? `&#${sign.codePointAt(0)!};` : `&#x${sign.codePointAt(0)!.toString(16)};`,
    )
    .join('')
}

async function message(person: Person, index: number): Promise<PreparedEmail> {
  const { first, last, address } = person
  const name = index % 2 ? `"${last}, ${first}"` : `"${first} ${last}"`
  // Every message has six forms in its body, so that all of them meet all people.
  const body = [0, 1, 2, 3, 4, 5]
    .map((step) => PLANTS[(index * 6 + step) % PLANTS.length]!(person))
    .join('\n')
  const picture = await markedPicture(index, person)
  const subject = [
    `${first}, 20% for you`,
    `For ${address}: news`,
    `Your week, ${first}`,
    `Hello ${first} ${last}`,
  ][index % 4]!
  const source = [
    `Delivered-To: ${address}`,
    `Return-Path: <bounce+${address.replace('@', '=')}@shop.test>`,
    `Received: from mx by mx for <${address}>; Sat, 14 Nov 2026 08:00:00 +0000`,
    `From: Shop for ${encodedWord(`${first} ${last}`)} <news+${address.replace('@', '=')}@shop.test>`,
    `To: ${encodedWord(name.replaceAll('"', ''))} <${address}>`,
    `Subject: ${encodedWord(subject)}`,
    `List-Unsubscribe: <https://shop.test/u/${base64(address)}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `<html><body><p>Plenty of words about cups and plates.</p><img src="cid:p">${body}</body></html>`,
    '--b',
    `Content-Type: image/png; name="${address}.png"`,
    'Content-ID: <p>',
    'Content-Transfer-Encoding: base64',
    '',
    picture.toString('base64'),
    '--b--',
  ].join('\r\n')
  const prepared = await prepareEmail(
    { bytes: Buffer.from(source), fileName: 'a.eml', kind: 'eml' },
    { render: false },
  )
  if (!prepared.ok) throw new Error(prepared.reason)
  return prepared.email
}

function encodedWord(text: string): string {
  return `=?utf-8?B?${base64(text)}?=`
}

/** A picture of each kind that says in its metadata for whom it was made. */
async function markedPicture(index: number, { first, last, address }: Person): Promise<Buffer> {
  const words = `${first} ${last} <${address}>`
  const base = sharp(placeholderPicture(40, 30))
  const exif = { IFD0: { Artist: words, ImageDescription: words } }
  if (index % 4 === 0) return base.jpeg().withExif(exif).toBuffer()
  if (index % 4 === 1) return base.webp().withExif(exif).toBuffer()
  if (index % 4 === 2) {
    const gif = await base.gif().toBuffer()
    const text = Buffer.from(words)
    return Buffer.concat([
      gif.subarray(0, -1),
      Buffer.from([0x21, 0xfe, text.length]),
      text,
      Buffer.from([0, 0x3b]),
    ])
  }
  const png = await base.png().toBuffer()
  const chunk = Buffer.from(`tEXtComment\0${words}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(chunk))
  return Buffer.concat([png.subarray(0, 33), length, chunk, check, png.subarray(33)])
}

/** Written apart from the scrubber, so that a hole in it does not hide itself. */
function formsOf({ first, last, address }: Person): string[] {
  const lower = address.toLowerCase()
  const plain = [
    lower,
    `${first} ${last}`,
    first,
    last,
    lower.replace('@', '='),
    lower.replace('@', '%40'),
    lower.replace('@', '=40'),
  ]
  const encoded = [lower, address].flatMap((form) => [
    ...['', '1', '12'].map((lead) => base64(`${lead}${form}`).slice(lead ? 4 : 0, -4)),
    Buffer.from(form).toString('hex'),
    encodeURIComponent(encodeURIComponent(form)),
  ])
  return [...plain, ...encoded, hash('md5', address), hash('sha1', address), hash('sha256', address)]
}

function publicTexts(email: PreparedEmail): string[] {
  const { files, originalKey: _, contentHash: __, messageId: ___, ...fields } = email
  const shown = files.filter(({ role }) => role !== 'original')
  return [JSON.stringify(fields), ...shown.map(({ content }) => Buffer.from(content).toString('utf8'))]
}

test('fifty messages keep nothing of their recipient in anything public', async () => {
  const found: string[] = []
  for (let index = 0; index < 50; index++) {
    const person = PEOPLE[index % PEOPLE.length]!
    const email = await message(person, index)
    const html = email.files.find(({ role }) => role === 'html')!.content
    expect(email.bodyText).toContain('Plenty of words about cups and plates.')
    expect(Buffer.from(html).toString()).toMatch(/<img src="\/media\/[^"]+\.(?:png|jpg|gif|webp)"/)
    for (const text of publicTexts(email)) {
      for (const form of formsOf(person)) {
        const at = text.toLowerCase().indexOf(form.toLowerCase())
        if (at !== -1) found.push(`${index}: ${form} in …${text.slice(Math.max(0, at - 40), at + 40)}…`)
      }
    }
    expect(email.scrubNotes.length).toBeGreaterThan(0)
  }
  expect(found).toEqual([])
}, 60_000)

describe('what is not the recipient stays', () => {
  const traces = openTraces({ addresses: ['rose.may@mail.test'], names: ['Rose May'] })

  test.each([
    'A rose is a rose, may it bloom',
    'Rosewood chairs from May on',
    'The Rose collection',
    'Ask us at help@shop.test',
  ])('%s', (text) => expect(traces.replaceIn(text)).toEqual({ text, addresses: 0, names: 0 }))

  test.each([
    ['Hi Rose, look', 'Hi Reader, look'],
    ['ROSE, 20% off', 'Reader, 20% off'],
    ['Your week, Rose!', 'Your week, Reader!'],
    ['Dear Mrs. May,', 'Dear Mrs. Reader,'],
    ['Rose May’s card', 'Reader’s card'],
    ['write to Rose.May@Mail.test.', 'write to reader@example.com.'],
  ])('%s → %s', (text, public_) => expect(traces.replaceIn(text).text).toBe(public_))

  test('names of odd signs are names', () => {
    const odd = openTraces({ addresses: [], names: ['Jean-Luc O’Neill (Jr.) [x] {2} $', 'a/b|c^d'] })
    expect(odd.replaceIn('Hi Jean-Luc, look').text).toBe('Hi Reader, look')
  })

  test('nobody known, nobody taken out', () => {
    const nobody = openTraces({ addresses: [], names: ['Undisclosed recipients', 'Customer'] })
    expect(nobody.replaceIn('Dear Customer').text).toBe('Dear Customer')
  })
})

describe('links', () => {
  const traces = openTraces({ addresses: ['jane@mail.test'], names: [] })
  const TOKEN = 'u001aGh7Kq9-2BxZt4LmPw8Rv3Ns6Yc'

  test.each([
    ['https://shop.test/womens-running-shoes-2024-spring-collection-blue?size=42', 'Shoes', 'same'],
    ['https://shop.test/p/NewYearSaleBanner?utm_source=mail&utm_campaign=new-year-sale', 'x', 'same'],
    ['https://shop.test/img/IMG_20240101_123456.jpg', 'x', 'same'],
    ['mailto:hello@shop.test?subject=Question%20about%20an%20order', 'x', 'same'],
    ['tel:+15551234567', 'x', 'same'],
    ['#top', 'x', 'same'],
    ['https://shop.test/sale?mc_eid=abc123&page=2', 'x', 'https://shop.test/sale?page=2'],
    [`https://shop.test/sale?t=${TOKEN}`, 'x', 'https://shop.test/sale'],
    [`https://shop.test/c/${TOKEN}`, 'Shop now', null],
    [`https://shop.test/c/${TOKEN}`, 'shop.test/sale', 'https://shop.test/sale'],
    [`https://u1.ct.sendgrid.net/ls/click?upn=${TOKEN}`, 'Shop now', null],
    [
      'https://click.shop.test/?url=https%3A%2F%2Fshop.test%2Fnew%3Fcolor%3Dred',
      'x',
      'https://shop.test/new?color=red',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fshop.test%2F&data=05%7Cjane',
      'x',
      'https://shop.test/',
    ],
    [
      `https://abc.r.eu-west-1.awstrack.me/L0/https:%2F%2Fshop.test%2Fnew/1/${TOKEN}/x`,
      'x',
      'https://shop.test/new',
    ],
    [`https://click.pstmrk.it/3s/shop.test%2Fnew/${TOKEN}/AbC/x`, 'x', 'https://shop.test/new'],
    ['https://trk.klclick.com/x?l=aHR0cHM6Ly9zaG9wLnRlc3QvbmV3', 'x', 'https://shop.test/new'],
    ['https://jane:pw@shop.test/x', 'x', 'https://shop.test/x'],
    ['https://shop.test/x?next=jane%2540mail.test', 'x', 'https://shop.test/x'],
    ['https://shop.test/jane@mail.test', 'x', null],
  ])('%s (%s) → %s', (href, words, expected) => {
    expect(publicLink(href, words, traces)).toBe(expected === 'same' ? href : expected)
  })

  test.each([
    ['8f14e45fceea167a5a36dedd4bea2543', true],
    ['123e4567-e89b-12d3-a456-426614174000', true],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0', true],
    ['how-to-care-for-your-cast-iron-pan', false],
    ['the-2024-2025-buyers-guide-part-12', false],
    ['supercalifragilisticexpialidocious', false],
    ['WomensShoesOnSaleNow', false],
    ['1234567890', false],
    ['20260718005048357', false],
    ['70260718005048357', true],
  ])('%s is opaque: %s', (text, opaque) => expect(isOpaque(text)).toBe(opaque))
})
