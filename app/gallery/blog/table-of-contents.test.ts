import { expect, test } from 'vitest'
import { anchorOf, chosenContents, tableOfContents, withAnchors } from './table-of-contents.ts'

test.each([
  ['What the numbers say', 'what-the-numbers-say'],
  ['Don’t hide it: 3 rules', 'dont-hide-it-3-rules'],
  ['  Wide   spaces ', 'wide-spaces'],
  ['Größe zählt', 'größe-zählt'],
  ['Что говорят числа', 'что-говорят-числа'],
  ['更多 例子', '更多-例子'],
  ['हिन्दी में', 'हिन्दी-में'],
])('the anchor of %j is %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor)
})

test('lists headings of two levels in order, and no others', () => {
  const html = '<h1>No</h1><h2>First <code>part</code></h2><p>Words</p><h3>A corner</h3><h4>No</h4>'
  expect(tableOfContents(html)).toEqual([
    { title: 'First part', anchor: 'first-part', level: 2 },
    { title: 'A corner', anchor: 'a-corner', level: 3 },
  ])
})

test('gives unique anchors to equal headings and to those without letters', () => {
  const html = '<h2>More</h2><h2>More</h2><h2>更多</h2><h2>!!!</h2>'
  expect(tableOfContents(html).map(({ anchor }) => anchor)).toEqual(['more', 'more-2', '更多', 'section'])
  expect(withAnchors(html)).toBe(
    '<h2 id="more">More</h2><h2 id="more-2">More</h2><h2 id="更多">更多</h2><h2 id="section">!!!</h2>',
  )
})

test('lists the chosen headings in page order', () => {
  const all = tableOfContents('<h2>One</h2><h3>Two</h3><h2>Three</h2>')
  const titles = (chosen: string[]) =>
    chosenContents(
      all,
      chosen.map((title) => ({ title, anchor: anchorOf(title), level: 2 })),
    ).map(({ title }) => title)
  expect(titles(['Three', 'One'])).toEqual(['One', 'Three'])
  expect(titles(['Gone'])).toEqual(['One', 'Two', 'Three'])
})
