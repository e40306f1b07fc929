import { expect, test } from 'vitest'
import { HEADERS_TOO_LONG } from './schema.ts'
import { readEmail } from './prepare.server.ts'

async function reasonOf(headers: string[], body = '<p>Words to read</p>'): Promise<string | null> {
  const bytes = Buffer.from(
    `${['From: Acme <news@acme.test>', 'Content-Type: text/html', ...headers].join('\r\n')}\r\n\r\n${body}`,
  )
  const prepared = await readEmail({ bytes, fileName: 'x.eml', kind: 'eml' })
  return prepared.ok ? null : prepared.reason
}

function addresses(count: number): string {
  return Array.from({ length: count }, (_, index) => `r${index}@home.test`).join(',\r\n ')
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}="x"`).join(' ')
}

async function textsOf(parts: [string, string][]) {
  const body = parts.map(([type, text]) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`).join('')
  const head =
    'From: Acme <news@acme.test>\r\nTo: Jane Doe <jane@home.test>\r\nContent-Type: multipart/alternative; boundary=b'
  const bytes = Buffer.from(`${head}\r\n\r\n${body}--b--`)
  const prepared = await readEmail({ bytes, fileName: 'x.eml', kind: 'eml' })
  if (!prepared.ok) throw new Error(prepared.reason)
  return prepared.email
}

test('keeps the text version of the sender without what identifies the recipient', async () => {
  const text =
    'Hi Jane,\r\n\r\nThe chairs are here.\r\n\r\nOak    120 EUR\r\nAsh     90 EUR\r\n\r\nhttps://click.acme.test/r/a1b2c3d4e5f6\r\n\r\nSent to jane@home.test. Unsubscribe: https://acme.test/u/8f3a9c1b2d'
  const html = '<p>The chairs are here, in oak and ash.</p>'
  const email = await textsOf([
    ['text/plain', text],
    ['text/html', html],
  ])
  expect(email.senderText).toContain('The chairs are here.\n\nOak    120 EUR\nAsh     90 EUR')
  expect(email.senderText).not.toMatch(/jane|unsubscribe|8f3a9c1b2d|a1b2c3d4e5f6/i)
  expect(email.bodyText).toBe('The chairs are here, in oak and ash.')
  expect(email.emailAttributes).toMatchObject({ plainText: false })
  const plain = await textsOf([['text/plain', text]])
  expect(plain).toMatchObject({ senderText: '', emailAttributes: { plainText: true } })
})

test('guesses the brand from a raw 8-bit name, and keeps the original', async () => {
  const source =
    'From: Caf\xe9 M\xfcller <news@mail.test>\r\nSubject: Gr\xfc\xdfe\r\nContent-Type: text/html\r\n\r\n<p>Fresh bread today'
  const bytes = Buffer.from(source, 'latin1')
  const prepared = await readEmail({ bytes, fileName: 'x.eml', kind: 'eml' })
  expect(prepared).toMatchObject({
    email: {
      subjectLine: 'Grüße',
      senderName: 'Café Müller',
      guesses: { brand: { value: 'Café Müller' } },
    },
  })
  const original = prepared.ok && prepared.email.files.find(({ role }) => role === 'original')
  expect(original && bytes.equals(original.content)).toBe(true)
})

test('rejects a message with too many recipients', async () => {
  expect(await reasonOf([`To: ${addresses(100)}`])).toBe(null)
  expect(await reasonOf([`To: ${addresses(101)}`])).toMatch(/more than 100 recipients/)
  expect(await reasonOf([`To: ${addresses(1900)}`])).toMatch(/more than 100 recipients/)
})

test('rejects headers of too many bytes or lines', async () => {
  expect(await reasonOf([`X-Long: ${'x'.repeat(200_000)}`])).toBe(null)
  expect(await reasonOf([`X-Long: ${'x'.repeat(300_000)}`])).toBe(HEADERS_TOO_LONG)
  expect(await reasonOf([`X-Folded: a${'\r\n b'.repeat(2000)}`])).toBe(HEADERS_TOO_LONG)
})

test('rejects an element with too many attributes', async () => {
  const refused = 'an element of its HTML has more than 250 attributes'
  expect(await reasonOf([], `<p ${attributes(250)}>x</p>`)).toBe(null)
  expect(await reasonOf([], `<p ${attributes(251)}>x</p>`)).toBe(refused)
  expect(await reasonOf([], `<p title="a > b" x='>' ${attributes(250)}>x</p>`)).toBe(refused)
  // Comment marks in comments and style sheets must not hide the tag after them.
  expect(await reasonOf([], `<!-- <p title=" --><p ${attributes(251)}>x</p>`)).toBe(refused)
  expect(await reasonOf([], `<style>a<b="</style><p ${attributes(251)}>x</p>`)).toBe(refused)
  expect(await reasonOf([], `<p>${'a="b" '.repeat(1000)}</p>`)).toBe(null)
})

test('uses placeholders for images above the limit', async () => {
  const pictures = Array.from({ length: 1500 }, (_, index) => `<img width=${index + 10} height=20>`).join('')
  const bytes = Buffer.from(
    `From: a@acme.test\r\nContent-Type: text/html\r\n\r\n${pictures.replaceAll('<img', '<img src="cid:x"')}`,
  )
  const prepared = await readEmail({ bytes, fileName: 'x.eml', kind: 'eml' })
  expect(prepared.ok && prepared.email.files.filter(({ role }) => role === 'asset').length).toBe(1001)
})

test('images that did not come along are counted, but not what keeps a layout apart', async () => {
  const body = [
    '<img src="https://pictures.example/a.png" width=560 height=300 alt="The sale">',
    '<img src="https://pictures.example/b.png" width=270 height=200>',
    '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width=20 height=20>',
  ]
  const bytes = Buffer.from(
    `From: a@acme.test\r\nContent-Type: text/html\r\n\r\n<p>Words</p>${body.join('')}`,
  )
  const prepared = await readEmail({ bytes, fileName: 'x.eml', kind: 'eml' })
  expect(prepared.ok && prepared.email.facts).toMatchObject({ imageCount: 3, imagesMissing: 2 })
})
