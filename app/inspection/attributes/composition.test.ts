import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isClipped } from './clipping.ts'
import { readCountdown, readImageShare } from './image-share.ts'

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
