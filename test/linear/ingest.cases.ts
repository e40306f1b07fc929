/** Every stage that reads raw messages, with what their patterns search for or end at repeated through each. */
import { pictureExtension } from '#app/intake/ingest/assets/file-type.ts'
import { picturePixels } from '#app/intake/ingest/assets/image-pixels.ts'
import { desktopWidth } from '#app/intake/ingest/clean/layout-width.ts'
import { liveHtml } from '#app/gallery/email-page/live-html.ts'
import { type EmailKind, readEmail } from '#app/intake/ingest/prepare.server.ts'
import { analyzeLinks } from '#app/intake/ingest/privacy/link-analysis.ts'
import { readGuesses } from '#app/intake/ingest/guess/guesses.ts'
import { personalDataOf } from '#app/intake/ingest/privacy/personal-data.server.ts'
import { personalTokens } from '#app/intake/ingest/privacy/personal-tokens.ts'
import { SUBJECT_MAX } from '#app/intake/ingest/schema.ts'
import { sized } from '#test/soak.ts'
import { defineCase, eachRepeated, type LinearCase } from './linear-case.ts'

const SHORTEST = sized({ small: 500, large: 1_500 })

/** What patterns search for or end at. */
const UNITS = [
  'a',
  ' ',
  '\n',
  '<',
  '>',
  '"',
  "'",
  '&',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '/',
  '.',
  '-',
  '=',
  '%25',
  '@',
  '\\',
  '|',
  '©',
  '- ',
  'a@b.test ',
  'a.',
  '0',
  '1 ',
  '́',
  'a‍',
  '日本',
  'QUFB',
  'ff',
  'https:',
  'https://a',
  'https://a.test/b?c=d&',
  'https://a.test/r/a1b2c3?d=e4f5g6 ',
  'jane ',
  'hi jane ',
  'hi ',
  ' at ',
  'for <',
  'from <',
  'unsubscribe ',
  'manage your ',
  'manage email ',
  'view this ',
  'clique aqui ',
  'no longer wish ',
  'sent to a@b.test ',
  'a@',
  'Dear A. ',
  'Hi Jane, ',
  'para: jane ',
  'left ',
  'give ',
  'how ',
  '<a ',
  '<p',
  '<img ',
  '<title',
  '<title>',
  '<style',
  '<!--',
  '<meta charset',
  '<meta ',
  'name=color-scheme ',
  '/*',
  'url(',
  'url( ',
  '@media ',
  '@font-face{',
  '@import',
  'font:',
  'font: ',
  ';font:1px',
  'a{b:c}',
  ':;',
  'display:',
  'max-width:',
  '=?utf-8?Q?a?= ',
  "utf-8''%41",
  '<v:x a="b">',
  '[if mso]>',
  '<head>',
]

type Stage = (text: string) => unknown

function email(body: string, headers = '', kind: EmailKind = 'eml'): Promise<unknown> {
  const head = `From: Acme <news@acme.test>\r\nTo: Jane Doe <jane@home.test>\r\n${headers}`
  const bytes = Buffer.from(kind === 'eml' ? `${head}Content-Type: text/html\r\n\r\n${body}` : body)
  return readEmail({ bytes, kind, fileName: 'a' })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const HTML_STAGES: Record<string, Stage> = {
  HTML: (text) => email(`<p>x</p>${text}`),
  words: (text) => email(`<p>${escaped(text)} a b</p>`),
  'an address in words': (text) => email(`<p>https://a.test/${escaped(text)}x b</p>`),
  'words of a link': (text) => email(`<a href="https://x.test/unsubscribe">https://${escaped(text)} a b</a>`),
  'a link': (text) => email(`<a href="https://click.x.test/${escaped(text)}?a=${escaped(text)} ">x</a>`),
  'links and the words around them': (text) =>
    email(
      `<p>${escaped(text)}<a href="https://a.test/r/a1b2c3">click here</a>${escaped(text)}</p>`.concat(
        '<p><a href="https://a.test/r/d4e5f6">here</a></p>'.repeat(Math.ceil(text.length / 60)),
      ),
    ),
  'a style': (text) => email(`<p style="background:url(x);${escaped(text)}">x</p>`),
  'a style sheet': (text) => email(`<style>a{${text}}</style><p class="${escaped(text)}">x</p>`),
  'a comment': (text) => email(`<!--[if mso]>${text} <p a="1"><![endif]--><p>x</p>`),
  'sizes and names of a picture': (text) =>
    email(`<img width="${escaped(text)}" alt="${escaped(text)}" src="https://x.test/${escaped(text)}">x`),
  'a data address': (text) => email(`<img src="data:${escaped(text)}">x`),
  'a tag': (text) => email(`<p ${text.slice(0, 400)} >x</p>`),
  'an HTML file': (text) => email(`${text}<p>x`, '', 'html'),
  'an HTML file in Windows-1252': (text) => email(`${text}\u00e9<p>x`, '', 'html'),
  'an email in the live view': (text) => {
    for (const dark of [false, true])
      liveHtml(`<head><style>${text}</style></head>${text}`, { dark, images: false })
  },
  'the width of an email': desktopWidth,
}

const HEADER_STAGES: Record<string, Stage> = Object.fromEntries(
  [
    'Subject: ',
    'From: ',
    'From: "',
    'From: x <a',
    'Reply-To: ',
    'To: ',
    'To: "',
    'Cc: <',
    'Delivered-To: ',
    'List-Unsubscribe: <https:',
    'List-ID: ',
    'Content-Language: ',
    'Date: ',
    'Message-ID: ',
    'Received: for <',
    'Content-Type: text/html; ',
    'Content-Type: text/html; name*0*=',
    'Content-Disposition: inline; filename=',
  ].map((header): [string, Stage] => [
    header,
    (text) => email('<p>x</p>', `${header}${text.replaceAll('\n', '\r\n ')}x\r\n`),
  ]),
)

const GUESSED = [
  'your order on ',
  'how a ',
  'give a ',
  '12 % ',
  '$1 ',
  '# a\n',
  'no. 1 ',
  'was $1 ',
  'a@',
  '書',
  '第1号',
  'rabatt',
  'left a ',
]

function guesses(text: string): unknown {
  const block = { kind: 'paragraph' as const, level: 0, text, hidden: false, footer: false }
  return readGuesses(personalDataOf({ addresses: [], names: [] }), {
    message: {
      sender: { name: text.slice(0, 200), address: 'a@b.test' },
      headers: [],
      language: null,
      sentAt: null,
    },
    subject: text.slice(0, SUBJECT_MAX),
    preheader: text.slice(0, 500),
    bodyText: text,
    blocks: [block],
    source: text,
  })
}

/** What receives raw messages. */
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

function manyTokens(text: string): unknown {
  const own = Array.from({ length: text.length / 20 }, (_, at) => `https://a.test/leave/${at}x-9k${at}q`)
  const tokens = personalTokens(own)
  const links = analyzeLinks(own, own, tokens)
  const words = own.map((_, at) => `a-${at}Q=9K${at}q+${Buffer.from(`r:${at}x9k`).toString('base64')}`)
  for (const word of words) links.isShared(word)
  return tokens.removeFrom(words.join(' '))
}

/** Images of which no header ends. */
const IMAGES = {
  jpg: (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(size, 0xff)]),
  'jpg of segments': (size: number) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(size, Buffer.from([0xff, 0xe1, 0, 2]))]),
  avif: (size: number) => Buffer.concat([Buffer.from('0000ftypavif'), Buffer.alloc(size, 'ispe')]),
}

export const cases: LinearCase[] = [
  defineCase({
    name: 'ingest/readGuesses',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated([...UNITS, ...GUESSED]),
    size: SHORTEST,
    run: guesses,
  }),
  defineCase({
    name: 'ingest/assets/picturePixels',
    reachedFrom: RECEIVERS,
    shapes: IMAGES,
    size: 500_000,
    run: (bytes) => picturePixels(bytes, pictureExtension(bytes)!),
  }),
  ...Object.entries({ ...HTML_STAGES, ...HEADER_STAGES }).map(([stage, run]) =>
    defineCase({
      name: `ingest/readEmail, ${stage}`,
      reachedFrom: RECEIVERS,
      shapes: eachRepeated(UNITS),
      size: SHORTEST,
      run,
    }),
  ),
  defineCase({
    name: 'ingest/privacy/personalTokens and analyzeLinks',
    reachedFrom: RECEIVERS,
    shapes: eachRepeated(['a']),
    size: 10_000,
    run: manyTokens,
  }),
]
