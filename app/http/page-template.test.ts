import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fillTemplate, makeTemplate, PLACEHOLDERS } from './page-template.server.ts'

const NONCE = '0123abcd'
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; object-src 'none'`
const AWKWARD = {
  letter: '&',
  email: `o'neil"<!--<script>\\u003c\u2028&amp;@example.com`,
  imageUrl: 'https://pictures.example/a?b=1&c="2"',
}
const PLAIN = { letter: 'B', email: 'bo@example.com', imageUrl: '' }

/** As React and React Router write a page. */
function pageOf({ letter, email, imageUrl }: typeof PLAIN): string {
  const json = JSON.stringify(JSON.stringify(['email', email, 'letter', letter]))
  const data = json.replace(
    /[&<>\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const html = (text: string) =>
    text.replace(
      /[&<>"']/g,
      (one) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#x27' }[one]};`,
    )
  return (
    `<script nonce="${NONCE}">first()</script><b title="Account of ${html(email)}">${html(letter)}</b><img src="${html(imageUrl)}">` +
    `${'<p>the same for everybody</p>'.repeat(200)}<script nonce="${NONCE}">enqueue(${data})</script><i>req-7</i>`
  )
}

async function templateOf(html: string) {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }
  return makeTemplate({ response: new Response(html, { headers }), ownTexts: [NONCE, 'req-7'] }, [
    ['X-Content-Type-Options', 'nosniff'],
  ])
}

function sha256(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test.each([AWKWARD, PLAIN])('is the page that would have been rendered for $email', async (person) => {
  const template = (await templateOf(pageOf(PLACEHOLDERS)))!
  const expected = pageOf(person).replaceAll(NONCE, '').replaceAll('req-7', '')
  const plain = fillTemplate(template, person, false)
  expect(plain.body.toString()).toBe(expected)
  const packed = fillTemplate(template, person, true)
  expect(gunzipSync(packed.body).toString()).toBe(expected)
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(packed.body.length),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('allows exactly the scripts of this person', async () => {
  const template = (await templateOf(pageOf(PLACEHOLDERS)))!
  for (const person of [PLAIN, AWKWARD, PLAIN]) {
    const { headers, body } = fillTemplate(template, person, false)
    const scripts = [...body.toString().matchAll(/<script nonce="">([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text!,
    )
    expect(scripts).toHaveLength(2)
    const allowed = headers['content-security-policy']!.match(/'sha256-[^']+'/g)!
    expect(new Set(allowed)).toEqual(new Set(scripts.map(sha256)))
    expect(headers['content-security-policy']).not.toContain('nonce-')
  }
})

test('leaves no trace of one person in the page of the next', async () => {
  const template = (await templateOf(pageOf(PLACEHOLDERS)))!
  fillTemplate(template, AWKWARD, true)
  const { body } = fillTemplate(template, PLAIN, true)
  const text = gunzipSync(body).toString()
  expect(text).not.toContain('neil')
  expect(text).not.toContain(PLACEHOLDERS.email)
})

test('refuses a page that mentions the person where it cannot be escaped', async () => {
  const data = `<script type="application/json">{"to":"${PLACEHOLDERS.email}"}</script>`
  expect(await templateOf(data)).toBeNull()
  expect(await templateOf(`<p>a</p><script nonce="${NONCE}">x()</script>${data}`)).toBeNull()
})
