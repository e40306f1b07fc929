import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { cleanBody } from './body-html.server.ts'
import { BLOCK_TYPES, blocksOfBody, bodyOfBlocks } from './content-blocks.ts'

it.each([
  ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
  ['<p onclick="alert(1)" style="position:fixed">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
  ['<a href="//evil.example">Link</a>', '<a>Link</a>'],
  ['<img src="x" onerror="alert(1)" alt="">', '<img alt="">'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">', '<img alt="">'],
  ['<svg><script>alert(1)</script></svg><math></math>', ''],
  ['<iframe src="https://a.example"></iframe><form><input name="x"></form>', ''],
  [
    '<p class="fixed inset-0">Text</p><p class="highlight">Kept</p>',
    '<p>Text</p><p class="highlight">Kept</p>',
  ],
  ['<h2 id="location">Title</h2>', '<h2>Title</h2>'],
])('cleans %s', (body, clean) => {
  expect(cleanBody(body)).toBe(clean)
})

test('what the form writes goes through cleaning unchanged', () => {
  const text = fc.string({ unit: 'grapheme' })
  const block = fc.record({ type: fc.constantFrom(...BLOCK_TYPES), subheading: text, content: text })
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const kept = blocks.filter(({ subheading, content }) => subheading || content)
      fc.pre(kept.length > 0)
      expect(blocksOfBody(cleanBody(bodyOfBlocks(blocks)))).toEqual(kept)
    }),
    { numRuns: 200 },
  )
})
