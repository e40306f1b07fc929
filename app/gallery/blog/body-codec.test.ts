import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { blocksOfBody, blocksToEdit, bodyOfBlocks } from './body-codec.server.ts'
import { cleanBody } from '#app/platform/lib/body-html.server.ts'
import { BLOCKS_MIN, type ContentBlock } from './content-blocks.ts'

/** Round trips of posts through saving and opening. */
function saved(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocksOfBody(cleanBody(bodyOfBlocks(blocks)))
}

/** Saves and opens a post twice: from the first time on it stays the same. */
function contentOf(content: string): string {
  const first = saved([{ type: 'h2', subheading: 'Head', content }])
  expect(saved(first)).toEqual(first)
  expect(bodyOfBlocks(saved(first))).toBe(bodyOfBlocks(first))
  return first[0]!.content
}

const TAGS =
  'strong em b i code s mark sub sup ul ol li blockquote pre figure figcaption table thead tr th td h4 hr a p'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`])

/** Random input: words, whitespace, tags, entities, fragments of them. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('word', ' ', '\n', '\n\n', '\n \n\n', '\t', '\u00a0', '&amp;', '&lt;', '<br>'),
      fc.constantFrom(...TAGS),
      fc.constantFrom('</section>', '<section data-block="h1">', '<h2>', '</h2>', '<p class="highlight">'),
      fc.constantFrom(
        '<a href="https://a.example/?a=1&b=2">',
        '<a href="/\\\\evil.example">',
        '<img src="/x" alt="&lt;">',
        '<script>',
      ),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

test('no text is lost, and none has markup that may not be typed', () => {
  fc.assert(
    fc.property(text, (content) => {
      const html = cleanBody(bodyOfBlocks([{ type: 'h2', subheading: '', content }]))
      for (const word of content.match(/word/g) ?? []) expect(html).toContain(word)
      expect(html).not.toMatch(/<script|<h2/)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Three things:\n\n<ul><li>a</li></ul>'],
  ['Three things:\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\nAfter.'],
  ['<blockquote><p>One</p>\n<p>Two</p></blockquote>'],
  ['<pre>first\n\n  second\n</pre>'],
  ['Some <code>a</code> and <strong>c</strong>\nin two lines.'],
  ['if (a < b && c > d) { "x" }'],
  ['A <head> and a <script> are words.'],
  ['Written as text: &lt;strong>'],
  ['<figure><img src="/x" alt="A & B"><figcaption>Seen</figcaption></figure>'],
  ['<a href="https://a.example/?a=1&b=2">link</a>'],
])('%j comes back as typed', (content) => {
  expect(contentOf(content)).toBe(content)
})

test.each([
  ['\n\n  Indented, \n\n\nand open ended \n', 'Indented,\n\nand open ended'],
  ['<strong>Never closed', '<strong>Never closed</strong>'],
  ['Closed</em> twice', 'Closed twice'],
  ['<p>One</p>Two', 'One\n\nTwo'],
  ['<a href="//evil.example">x</a>', '<a href="//evil.example">x'],
])('%j comes back as %j', (content, changed) => {
  expect(contentOf(content)).toBe(changed)
})

test('handles large and hostile text quickly', () => {
  const threadMs = startThreadClock()
  for (const piece of ['<ul>', '<a href="https://', ' ', '\n ', '</b>', '<b>', '<table><tr><td>']) {
    bodyOfBlocks([{ type: 'h2', subheading: '', content: piece.repeat(50_000 / piece.length) + 'x' }])
  }
  expect(threadMs()).toBeLessThan(30_000)
})

describe('a body', () => {
  it('has headings, paragraphs and a highlighted introduction', () => {
    const blocks: ContentBlock[] = [
      { type: 'introduction', subheading: 'In short', content: 'One.\n\nTwo\nlines & <em>more</em>.' },
      { type: 'h2', subheading: 'A < B', content: '<ul>\n<li>First</li>\n</ul>' },
      { type: 'h3', subheading: '', content: '' },
    ]
    expect(bodyOfBlocks(blocks)).toBe(
      '<section data-block="introduction"><p class="highlight"><strong>In short</strong></p>' +
        '<p>One.</p><p>Two<br>lines &amp; <em>more</em>.</p></section>\n' +
        '<section data-block="h2"><h2>A &lt; B</h2><ul>\n<li>First</li>\n</ul></section>',
    )
  })

  it('from elsewhere is split at its headings', () => {
    const body =
      '<p>Before.</p>\n<h2 id="x">One <code>part</code></h2>\n<p>First &amp; last.</p>\n<blockquote>Said.</blockquote>\n<h3>Two</h3><p>End.</p>'
    expect(blocksOfBody(body)).toEqual([
      { type: 'introduction', subheading: '', content: 'Before.' },
      { type: 'h2', subheading: 'One part', content: 'First & last.\n\n<blockquote>Said.</blockquote>' },
      { type: 'h3', subheading: 'Two', content: 'End.' },
    ])
  })

  it('of plain text becomes an introduction', () => {
    expect(blocksOfBody('Just words.')).toEqual([
      { type: 'introduction', subheading: '', content: 'Just words.' },
    ])
  })
})

test('the form of a post is filled up to eight blocks', () => {
  const blocks = blocksToEdit('<h2>One</h2><p>Text</p>')
  expect(blocks).toHaveLength(BLOCKS_MIN)
  expect(blocks.at(-1)).toEqual({ type: 'h2', subheading: '', content: '' })
})
