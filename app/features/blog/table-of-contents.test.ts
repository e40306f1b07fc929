import { expect, test } from 'vitest'
import { anchorOf, tableOfContents } from './table-of-contents.ts'

test.each([
  ['What the numbers say', 'what-the-numbers-say'],
  ['Don’t hide it: 3 rules', 'dont-hide-it-3-rules'],
  ['  Wide   spaces ', 'wide-spaces'],
])('the anchor of %j is %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor)
})

test('headings of two levels are listed in order, others are not', () => {
  const html = '<h1>No</h1><h2>First <code>part</code></h2><p>Words</p><h3>A corner</h3><h4>No</h4>'
  expect(tableOfContents(html)).toEqual([
    { title: 'First part', anchor: 'first-part', level: 2 },
    { title: 'A corner', anchor: 'a-corner', level: 3 },
  ])
})
