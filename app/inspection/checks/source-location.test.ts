import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { readSource } from './email-source.ts'
import { editorSearch, offsetOf, readPlace } from './source-location.ts'
import { readRegion, regionSearch } from './region.ts'

const SOURCE = `<!doctype html><html><head><style>a{color:red}.b{gap:4px}</style></head><body>
<!--[if mso]><table><td>Word</td></table><![endif]-->
<table><tr><td>One<td class=two>Two</table></body></html>`

test('the number of a tag leads to it, however the source is formatted', () => {
  const { elements } = readSource(SOURCE)
  const cells = elements.filter(({ tag }) => tag === 'td')
  expect(cells.map(({ place }) => place?.at)).toEqual(['td.1', 'td.2'])
  const formatted = SOURCE.replaceAll('<td', '\n    <td').replaceAll('<!--', '\n\n<!--')
  for (const source of [SOURCE, formatted]) {
    expect(source.slice(offsetOf(source, { at: 'td.2' })!)).toMatch(/^<td class=two>/)
    expect(source.slice(offsetOf(source, { at: 'style.1', find: 'gap' })!)).toMatch(/^gap:4px/)
  }
})

test('what looks like a tag in a comment, a value or raw text is not counted', () => {
  const source = `<title><td></title><style>p::after{content:"<td>"}</style><!--><td title="1"><!-- <td> -->
<img alt="<td>" title='a > <td>'><p title = "<td>"><TD class=two><tdx><td class=three>`
  expect(source.slice(offsetOf(source, { at: 'td.1' })!)).toMatch(/^<td title="1">/)
  expect(source.slice(offsetOf(source, { at: 'td.2' })!)).toMatch(/^<TD class=two>/)
  expect(source.slice(offsetOf(source, { at: 'td.3' })!)).toMatch(/^<td class=three>/)
  expect(offsetOf(source, { at: 'td.4' })).toBeNull()
})

test('what the source does not spell out has no place, and what is not there is not found', () => {
  expect(readSource(SOURCE).elements.find(({ tag }) => tag === 'tbody')?.place).toBeNull()
  expect(offsetOf(SOURCE, { at: 'td.3' })).toBeNull()
  expect(offsetOf(SOURCE, { at: 'img.1' })).toBeNull()
})

test('places and regions survive their address, and others are refused', () => {
  expect(readPlace(editorSearch({ at: 'td.2', find: 'border-radius' }))).toEqual({
    at: 'td.2',
    find: 'border-radius',
  })
  expect(readRegion(regionSearch([1, 20, 300, 44]))).toEqual([1, 20, 300, 44])
  for (const search of ['', '?at=td', '?at=td.0', '?at=.*.1', '?at=td.1000000'])
    expect(readPlace(search)).toBeNull()
  for (const search of ['', '?region=1-2-3', '?region=a-b-c-d', '?region=1-2-3-100000']) {
    expect(readRegion(search)).toBeNull()
  }
})

test.each(['<!--', '<a', '<a ="', '<style>', '<title><td="', "='<b>"])(
  '%s in endless rows takes linear time',
  (part) => {
    const source = part.repeat(200_000)
    const threadMs = startThreadClock()
    expect(offsetOf(source, { at: 'td.1' })).toBeNull()
    expect(threadMs()).toBeLessThan(2000)
  },
)
