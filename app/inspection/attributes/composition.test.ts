import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isClipped } from './clipping.ts'
import { readCountdown, readImageShare } from './image-share.ts'
import { readTemplateFingerprint } from './template-fingerprint.ts'

const parse = (html: string) => new JSDOM(html).window.document

test('the share of pictures weighs their area against the letters', () => {
  const picture = '<img width="600" height="300">'
  expect(readImageShare(parse(`<p>a</p>${picture}`), 1200)).toBe(50)
  expect(readImageShare(parse('<p>only words</p>'), 500)).toBe(0)
  expect(readImageShare(parse(picture), 0)).toBe(100)
  // A spacer and a tracking pixel are no images.
  expect(readImageShare(parse('<img width="1" height="1"><img style="width:600px;height:5px">'), 10)).toBe(0)
  expect(readImageShare(parse('<img style="width: 600px; height:300px">'), 1200)).toBe(50)
  expect(readImageShare(parse(''), 0)).toBe(0)
})

test.each([
  ['<p>', [{ host: 'gen.sendtric.com', path: '/countdown/abc' }], true],
  ['<p>', [{ host: 'brand.test', path: '/img/countdown-1.gif' }], true],
  ['<p>', [{ host: 'gen.sendtric.com', path: '/countdown/wm4k0jaxlx' }], true],
  ['<p>', [{ host: 's.mmgo.io', path: '/t/KLW' }], true],
  ['<img alt="motionmailapp.com">', [], true],
  ['<img alt="Countdown timer">', [], true],
  // A television programme, and an article about it.
  ['<img alt="Countdown to the final">', [], false],
  ['<p>', [{ host: 'netmusiccountdown.com', path: '/top40.html' }], false],
  ['<p>', [{ host: 'sendtric.com', path: '/' }], false],
])('%s with %j counts down: %s', (html, addresses, is) => {
  expect(readCountdown(parse(html), addresses)).toBe(is)
})

test('Gmail clips what is larger than 102 kB', () => {
  expect([isClipped(102 * 1024), isClipped(102 * 1024 + 1)]).toEqual([false, true])
})

const STYLE = '<style>.hero-12{} .button{} .product-3{} .footer{} .wrapper{} .price{}</style>'

test('emails of one template share a skeleton, whatever is in them', () => {
  const first = parse(`${STYLE}<table><tr><td>Words</td></tr></table>`)
  const second = parse(
    `${STYLE.replace('hero-12', 'hero-7')}<table><tr><td>Other words</td></tr><tr><td><img></td></tr></table>`,
  )
  expect(readTemplateFingerprint(first, 600)).toBe(readTemplateFingerprint(second, 600))
  expect(readTemplateFingerprint(first, 600)).not.toBe(readTemplateFingerprint(first, 640))
  expect(readTemplateFingerprint(parse(STYLE.replace('.price', '.deal')), 600)).not.toBe(
    readTemplateFingerprint(first, 600),
  )
})

test('without classes the way to the first words tells templates apart', () => {
  const words = readTemplateFingerprint(parse('<table><tr><td>a</td></tr></table>'), undefined)
  expect(readTemplateFingerprint(parse('<table><tr><td>b</td><td>c</td></tr></table>'), undefined)).toBe(
    words,
  )
  expect(readTemplateFingerprint(parse('<div><p>a</p></div>'), undefined)).not.toBe(words)
  expect(words).toMatch(/^[0-9a-f]{12}$/)
})
