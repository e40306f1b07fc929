/**
 * Plants one recipient in fifty messages, in every form senders use, takes them in, and looks for them in all that the
 * gallery may publish: each column of an email and its brand, whatever they will be, and each file that is not private.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { db, openedDatabase } from '#app/platform/db/client.server.ts'
import { emailFiles } from '#app/platform/db/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { addEmail } from '#app/intake/ingest/store/commands.server.ts'
import { placeholderPicture } from '#app/intake/ingest/assets/placeholder-image.ts'
import { prepareMessage } from '#test/imported-message.ts'

useTestDatabase()

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'scrub-')) })))
})

/** Columns that no page, feed or index may show; all others count as public. */
const PRIVATE_COLUMNS = ['message_id', 'content_hash', 'original_key']
const PRIVATE_ROLES = ['original', 'amp']

const PEOPLE = [
  { first: 'Jolanda', last: 'Brinkerhof', address: 'jolanda.brinkerhof@postvak.test' },
  { first: 'Tadeusz', last: 'Kowalewski', address: 'tkowalewski+shop@poczta.test' },
  { first: 'Zoë', last: "O'Farrell", address: 'zoe_ofarrell@mailbox.co.test' },
  { first: 'Mehmet Ali', last: 'Yıldız', address: 'M.A.Yildiz@posta.test' },
  { first: '太郎', last: '田中', address: 'taro-tanaka1987@yubin.test' },
]
type Person = (typeof PEOPLE)[number]

/** Where and how the recipient is written; the last word says what kind of data. */
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

async function message(person: Person, index: number): Promise<Buffer> {
  const { first, last, address } = person
  const name = index % 2 ? `"${last}, ${first}"` : `"${first} ${last}"`
  // Every message has six forms in its body, so that each form meets every recipient.
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
    `Reply-To: ${encodedWord(`${first} ${last}`)} <answers+${base64(address, 'base64url')}@shop.test>`,
    `Message-ID: <${index}.${address}>`,
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
    'Content-Type: text/x-amp-html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `<html amp4email><body>Hi ${first} at ${address}</body></html>`,
    '--b',
    `Content-Type: image/png; name="${address}.png"`,
    'Content-ID: <p>',
    'Content-Transfer-Encoding: base64',
    '',
    picture.toString('base64'),
    '--b--',
  ].join('\r\n')
  return Buffer.from(source)
}

function encodedWord(text: string): string {
  return `=?utf-8?B?${base64(text)}?=`
}

/** An image of each format with the recipient in its metadata. */
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

/** Written independently of the scrubber, so that a gap in it is noticed. */
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

/** Raw rows, so that columns added later are checked as well. */
async function publicTexts(slug: string): Promise<{ where: string; text: string }[]> {
  const { rows } = await openedDatabase().executeSql(
    `select emails.*, to_jsonb(brands) as brand, document::text as search_document,
       (select string_agg(word, ' ') from search_words) as search_words
     from emails join brands on brands.id = brand_id left join email_search on email_id = emails.id
     where emails.slug = $1`,
    [slug],
  )
  const columns = Object.entries(rows[0]!)
    .filter(([name]) => !PRIVATE_COLUMNS.includes(name))
    .map(([where, value]) => ({ where, text: typeof value === 'string' ? value : JSON.stringify(value) }))
  expect(columns.map(({ where }) => where)).toEqual(
    expect.arrayContaining([
      'subject_line',
      'body_text',
      'facts',
      'search_document',
      'search_words',
      'brand',
    ]),
  )
  const files = await db()
    .select()
    .from(emailFiles)
    .where(eq(emailFiles.emailId, String(rows[0]!['id'])))
  const shown = files.filter(({ role }) => !PRIVATE_ROLES.includes(role))
  expect(files.map(({ role }) => role)).toEqual(expect.arrayContaining(['original', 'html', 'amp', 'asset']))
  const texts = shown.map(async ({ key }) => ({
    where: key,
    text: Buffer.from(await storage().getBytes(key)).toString('utf8'),
  }))
  return [...columns, ...(await Promise.all(texts))]
}

test('fifty messages contain nothing of their recipient in public data', async () => {
  const found: string[] = []
  for (let index = 0; index < 50; index++) {
    const person = PEOPLE[index % PEOPLE.length]!
    const email = await prepareMessage(await message(person, index))
    // With a screenshot already, so that no job is queued.
    const preview = { width: 640, height: 100, dominantColor: '#ffffff', files: [] }
    const added = await addEmail({
      prepared: { ...email, preview },
      placement: { brand: null, categories: [] },
    })
    if (!added.ok) throw new Error(added.reason)
    const html = email.files.find(({ role }) => role === 'html')!.content
    expect(email.bodyText).toContain('Plenty of words about cups and plates.')
    expect([index, email.replyTo]).toEqual([index, 'answers@shop.test'])
    expect(Buffer.from(html).toString()).toMatch(/<img src="\/media\/[^"]+\.(?:png|jpg|gif|webp)"/)
    expect(email.scrubNotes.length).toBeGreaterThan(0)
    for (const { where, text } of await publicTexts(added.slug)) {
      for (const form of formsOf(person)) {
        const at = text.toLowerCase().indexOf(form.toLowerCase())
        if (at !== -1)
          found.push(`${index}: ${form} in ${where}: …${text.slice(Math.max(0, at - 40), at + 40)}…`)
      }
    }
  }
  expect(found).toEqual([])
})
