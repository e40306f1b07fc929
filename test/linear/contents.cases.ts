/** What is stored and read again: posts, emails of the gallery and imported lists. */
import { parse as parseCss } from 'css-tree'
import { bodyOfBlocks, blocksOfBody } from '#app/gallery/blog/body-codec.server.ts'
import { cleanBody } from '#app/platform/lib/body-html.server.ts'
import { tableOfContents, withAnchors } from '#app/gallery/blog/table-of-contents.ts'
import { offsetOf } from '#app/inspection/checks/source-location.ts'
import { findAddresses } from '#app/collections/imports/email-links.ts'
import { readList } from '#app/collections/imports/read-list.server.ts'
import { liveHtml } from '#app/gallery/email-page/live-html.ts'
import { countWords } from '#app/gallery/email-page/count-words.ts'
import { absoluteMedia } from '#app/gallery/html-editor/absolute-media.ts'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { refusalUnread } from '#app/intake/ingest/clean/clean-html.server.ts'
import { parseHtml, sanitize } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { organiseText } from '#app/intake/ingest/parse/plain-text.ts'
import { readTextBlocks } from '#app/intake/ingest/parse/text-blocks.ts'
import { textToHtml } from '#app/intake/ingest/parse/text-to-html.ts'
import { defineCase, eachRepeated, type LinearCase, repeated } from './linear-case.ts'

const EDITORS = ['/admin/blog/new', '/admin/blog/edit/:id?', '/admin/blog/preview', '/blog/:slug']

const MARKUP = eachRepeated([
  'a',
  ' ',
  '\n',
  '<',
  '<p>',
  '<b>',
  '<a href="',
  '<h2>a</h2>',
  '<section data-block="h2">',
  '</p>',
  '&',
  '&amp;',
  '<!--',
  '<ul><li>',
  '<table><tr><td>',
  '**',
  '# ',
  '- ',
  '> ',
  '[a](',
  '[',
  '](b)',
  '`',
  '_',
  '日本',
])

const SETS = { none: new Set<string>() }

function textOnly(html: string): string {
  return organiseText(readTextBlocks(parseHtml(html)))
}

function articleOf(body: string): unknown {
  const html = withAnchors(cleanBody(body))
  return tableOfContents(html)
}

export const cases: LinearCase[] = [
  defineCase({
    name: 'blog/bodyOfBlocks and blocksOfBody',
    reachedFrom: EDITORS,
    shapes: MARKUP,
    size: 1_000,
    run: (content: string) => blocksOfBody(bodyOfBlocks([{ type: 'h2', subheading: content, content }])),
  }),
  defineCase({
    name: 'blog, the HTML of a post',
    reachedFrom: EDITORS,
    shapes: MARKUP,
    size: 1_000,
    run: (content: string) => articleOf(bodyOfBlocks([{ type: 'h2', subheading: content, content }])),
  }),
  defineCase({
    name: 'blog, the contents of a post',
    reachedFrom: EDITORS,
    shapes: {
      'equal headings': (size) => Array.from({ length: size }, () => 'a'),
      'different headings': (size) => Array.from({ length: size }, (_, at) => `a ${at}`),
      'headings that look numbered': (size) =>
        Array.from({ length: size }, (_, at) => (at % 2 ? 'a' : `a ${at}`)),
      'headings without letters': (size) => Array.from({ length: size }, () => '…'),
    },
    size: 500,
    run: (headings: string[]) => tableOfContents(headings.map((text) => `<h2>${text}</h2>`).join('')),
  }),
  defineCase({
    name: 'ingest/organiseText, Text Only',
    reachedFrom: ['smtp', 'imap', 'import', '/preview-draft', '/submit'],
    shapes: MARKUP,
    // Below this, nesting costs its square; deeper HTML is refused.
    size: 4_000,
    run: (html: string) => refusalUnread(html) ?? textOnly(html),
  }),
  defineCase({
    name: 'ingest/textToHtml',
    reachedFrom: ['smtp', 'imap', 'import', '/submit'],
    shapes: eachRepeated(['a', ' ', '\t', '\n', '|', 'a  ', 'a | ', '- \n', 'a\n\n', 'https://a.test ']),
    size: 10_000,
    run: (text: string) => textToHtml(text, 'a'),
  }),
  defineCase({
    name: 'gallery/liveHtml',
    reachedFrom: ['/email/:slug/html'],
    shapes: MARKUP,
    size: 10_000,
    run: (html: string) => liveHtml(html, { dark: true, images: false }),
  }),
  defineCase({
    name: 'gallery/html-editor/absoluteMedia and countWords',
    reachedFrom: ['/email/:slug/source'],
    shapes: eachRepeated(['/media/', '"/media/', 'url(/media/', 'a ', ' ', '/', '"', '=', '\n', '日本']),
    size: 20_000,
    run: (html: string) => [absoluteMedia(html, 'https://shelf.test'), countWords(html)],
  }),
  defineCase({
    name: 'checks/offsetOf',
    reachedFrom: ['/email/:slug/checks'],
    shapes: eachRepeated(['<', '<a', '<a b="', '<!--', "<a b='c' ", '<a b>', '</', '<![CDATA[']),
    size: 10_000,
    run: (source: string) => offsetOf(source, { at: '<a', find: '<a' }),
  }),
  defineCase({
    name: 'css-tree/parse',
    reachedFrom: ['smtp', 'imap', 'import', '/preview-draft'],
    shapes: eachRepeated([
      'a{',
      'a{b:c}',
      '(',
      '[',
      '{',
      '@media ',
      'url(',
      '"',
      '/*',
      '\\',
      'a:is(',
      ';',
      ':',
      '}',
    ]),
    size: 1_000,
    run: (css: string) => parseCss(css),
  }),
  defineCase({
    name: 'DOMPurify and parse5, through ingest/sanitize',
    reachedFrom: ['smtp', 'imap', 'import', '/preview-draft', '/submit'],
    shapes: MARKUP,
    // Below this, nesting costs its square; deeper HTML is refused.
    size: 4_000,
    run: (html: string) => refusalUnread(html) ?? sanitize(html, createEmailAssets({ enclosed: new Map() })),
  }),
  defineCase({
    name: 'collections/findAddresses',
    reachedFrom: ['/collections/:id/import'],
    shapes: eachRepeated([
      'https://',
      'https://a.test/email/b ',
      '/email/',
      'http',
      ':',
      '/',
      '%',
      'a',
      ' ',
      '<',
    ]),
    size: 10_000,
    run: (text: string) => findAddresses(text, SETS.none),
  }),
  defineCase({
    name: 'collections/readList, csv-parse',
    reachedFrom: ['/collections/:id/import'],
    shapes: Object.fromEntries(
      [',', '"', '""', 'a,', '"a",', '\n', 'a\n', 'a,b\n', "'=", ';', '\r'].map((unit) => [
        JSON.stringify(unit),
        (size: number) => `url,note,tags\n${repeated(unit)(size)}`,
      ]),
    ),
    size: 5_000,
    run: (text: string) => readList(text, SETS.none),
  }),
]
