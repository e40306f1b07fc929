import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { blocksOfBody, blocksToEdit, bodyOfBlocks } from './body-codec.server.ts'
import { cleanBody } from './body-html.server.ts'
import { BLOCK_TYPES, BLOCKS_MIN, type ContentBlock } from './content-blocks.ts'

/** Round trips of posts through saving and opening. */
function saved(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocksOfBody(cleanBody(bodyOfBlocks(blocks)))
}

/** Saves and opens a post ten times; the first result must stay the same. */
function savedTenTimes(blocks: readonly ContentBlock[]): ContentBlock[] {
  const first = saved(blocks)
  const html = bodyOfBlocks(first)
  let now = first
  for (let time = 1; time < 10; time++) now = saved(now)
  expect(now).toEqual(first)
  expect(bodyOfBlocks(now)).toBe(html)
  return now
}

function contentOf(content: string): string {
  return savedTenTimes([{ type: 'h2', subheading: 'Head', content }])[0]!.content
}

const TAGS =
  'strong em b i code s mark sub sup ul ol li blockquote pre figure figcaption table thead tr th td h4 hr a'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`])

/** Random input: words, whitespace, tags, entities, fragments of them. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'word',
        ' ',
        '\n',
        '\n\n',
        '\n \n\n',
        '\t',
        '\f',
        '\u00a0',
        '&amp;',
        '&lt;',
        '<br>',
        '<p>',
      ),
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

/** Elements inside elements, in valid and invalid places. */
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 7, depthSize: 'medium' },
    fc.constantFrom('x', ' ', '\n', '\n\n', '<hr>', '<img src="/x" alt="">', ...TAGS),
    fc
      .tuple(
        fc.constantFrom('ul', 'li', 'table', 'tr', 'td', 'strong', 'blockquote', 'pre', 'figure'),
        fc.array(tie('nested'), { maxLength: 4 }),
      )
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
}))

const block: fc.Arbitrary<ContentBlock> = fc.record({
  type: fc.constantFrom(...BLOCK_TYPES),
  subheading: text,
  content: fc.oneof(text, nested),
})

/** The part of a text that HTML can represent. */
function plain(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
}

test('any post comes back as typed, however often it is saved and opened', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const typed = blocks
        .map(({ type, subheading, content }) => {
          return { type, subheading: plain(subheading), content: plain(content) }
        })
        .filter(({ subheading, content }) => subheading || content)
      fc.pre(typed.length > 0)
      expect(savedTenTimes(blocks)).toEqual(typed)
    }),
    { numRuns: 300 },
  )
})

test.each([
  'Three things:\n<ul><li>a</li></ul>',
  'Three things:\n\n<ul>\n<li>a</li>\n\n<li>b\n\nmore</li>\n</ul>\nAfter.',
  '<blockquote>One\n\nTwo\n \nThree</blockquote>',
  '<pre>\n\nfirst\n\n  second\n</pre>',
  'Some <code>a\n\nb</code> and <strong>c\n\nd</strong>.',
  'A cell <td>outside</td> of a table',
  'Closed</p> twice</strong></ul>.',
  '<strong>Never closed\n\nNext paragraph',
  '<b>one <i>two</b> three</i>',
  '<ul>words <li>item</li></ul>',
  '<table><tr><td>One\n\nTwo</td><th></th></tr> words</table>',
  '<table>\n<thead><tr><th>A</th></tr></thead>\n<tr><td>1</td></tr>\n</table>',
  '<a href="/a">outer <a href="/b">inner</a></a>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<h4>Title\nin two</h4>text<hr>text',
  '<figure><img src="/x" alt="A &amp; B"><figcaption>Seen</figcaption></figure>',
  '\n\n  Indented, \n and open ended \n\n\n',
  `${'<blockquote>'.repeat(40)}deep${'</blockquote>'.repeat(40)}`,
  '<em>'.repeat(30),
])('%j comes back as typed', (content) => {
  expect(contentOf(content)).toBe(content)
})

test('distinguishes a table body from rows without one', () => {
  const rows = '<tr><td>1</td></tr>'
  expect(contentOf(`<table><tbody>${rows}</tbody></table>`)).toBe(`<table>${rows}</table>`)
})

test('handles large and hostile text quickly', () => {
  const threadMs = startThreadClock()
  for (const piece of ['<ul>', '<a href="https://', ' ', '\n ', '</b>', '<b>', '<table><tr><td>']) {
    contentOf(piece.repeat(50_000 / piece.length) + 'x')
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
        '<p>One.</p>\n\n<p>Two<br>lines &amp; <em>more</em>.</p></section>\n' +
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
