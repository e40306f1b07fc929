import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  BLOCK_TYPES,
  BLOCKS_MIN,
  blocksOfBody,
  blocksToEdit,
  bodyOfBlocks,
  type ContentBlock,
} from './content-blocks.ts'

/** Text as people and attackers type it: words, line breaks, tags, entities, halves of both. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\n\n', '<em>', '</em>', '<ul>', '<li>', '<p>', '</p>', '<br>', '&amp;', '&lt;'),
      fc.constantFrom('</section>', '<section data-block="h1">', '<h2>', '</h2>', '<p class="highlight">'),
      fc.constantFrom(
        '<a href="https://a.example/?a=1&b=2">',
        '<img src="/x" alt="&lt;">',
        '<script>',
        '\u00a0',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const block: fc.Arbitrary<ContentBlock> = fc.record({
  type: fc.constantFrom(...BLOCK_TYPES),
  subheading: text,
  content: text,
})

test('any list of blocks comes back from its body as it was', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const kept = blocks.filter(({ subheading, content }) => subheading || content)
      fc.pre(kept.length > 0)
      expect(blocksOfBody(bodyOfBlocks(blocks))).toEqual(kept)
    }),
    { numRuns: 2000 },
  )
})

describe('a body', () => {
  it('has headings, paragraphs and a highlighted beginning', () => {
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

  it('that is plain text becomes an introduction', () => {
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
