import { expect, test } from 'vitest'
import { absoluteMedia } from './absolute-media.ts'

const FILE = `/media/ab/${'c'.repeat(64)}.png`
const ORIGIN = 'https://shelf.example'

test.each([
  ['an attribute', `<img src="${FILE}">`],
  ['an attribute in single quotes', `<img src='${FILE}'>`],
  ['a style sheet', `<style>a{background:url(${FILE})}</style>`],
  ['a quoted address in an attribute', `<td style="background:url(&quot;${FILE}&quot;)">`],
])('makes the address in %s absolute', (_, html) => {
  expect(absoluteMedia(html, ORIGIN)).toBe(html.replace(FILE, ORIGIN + FILE))
})

test('makes every candidate of a srcset absolute', () => {
  expect(absoluteMedia(`<img srcset="${FILE} 1x, ${FILE} 2x,${FILE} 3x">`, ORIGIN)).toBe(
    `<img srcset="${ORIGIN}${FILE} 1x, ${ORIGIN}${FILE} 2x,${ORIGIN}${FILE} 3x">`,
  )
})

test('leaves absolute addresses, links and other paths alone', () => {
  const html = `<a href="https://brand.example${FILE}">x</a><img src="/media/other.png"><a href="/media">y</a>`
  expect(absoluteMedia(html, ORIGIN)).toBe(html)
})

test('changes nothing the second time', () => {
  const once = absoluteMedia(`<img src="${FILE}">`, ORIGIN)
  expect(absoluteMedia(once, ORIGIN)).toBe(once)
})
