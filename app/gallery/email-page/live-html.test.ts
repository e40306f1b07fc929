import { expect, test } from 'vitest'
import { liveHtml } from './live-html.ts'

const DAY = { dark: false, images: true }
const NIGHT = { dark: true, images: true }
const PLAIN = { dark: false, images: false }

const EMAIL =
  '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>' +
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@font-face{src:url(/media/aa/f.woff2)}' +
  '@media (prefers-color-scheme:dark){p{color:#fff}}@media (prefers-color-scheme: light) and (width>9px){p{color:#000}}' +
  '</style></head><body background="/media/bb/b.png"><p>Write (prefers-color-scheme: dark) yourself</p>' +
  '<img src="/media/cc/c.webp" alt="A > B" width="600"><td style="background:#fff url(&quot;/media/dd/d.jpg&quot;) no-repeat">' +
  '</td></body></html>'

test('light mode disables dark styles, whatever the reader’s system prefers', () => {
  const html = liveHtml(EMAIL, DAY)
  expect(html).toContain('@media (max-width:0){p{color:#fff}}')
  expect(html).toContain('@media (min-width:0) and (width>9px){p{color:#000}}')
  expect(html).toContain(':root{color-scheme:light;supported-color-schemes:light dark}')
  expect(html).toContain('<meta name="color-scheme" content="light">')
})

test('dark mode applies dark styles and disables light ones', () => {
  const html = liveHtml(EMAIL, NIGHT)
  expect(html).toContain('@media (min-width:0){p{color:#fff}}')
  expect(html).toContain('@media (max-width:0) and (width>9px)')
  expect(html).toContain(':root{color-scheme:dark;')
  expect(html).toContain('<meta name="color-scheme" content="dark">')
})

test('leaves an email with a single scheme alone', () => {
  const html = '<head><style>:root{color-scheme:only light}</style></head>'
  expect(liveHtml(html, NIGHT)).toContain('{color-scheme:only light}')
})

test('leaves the text of an email alone', () => {
  expect(liveHtml(EMAIL, NIGHT)).toContain('Write (prefers-color-scheme: dark) yourself')
})

test('without images, removes everything that requests one and keeps fonts', () => {
  const html = liveHtml(EMAIL, PLAIN)
  expect(html.match(/\/media\/[^)"&]*/g)).toEqual(['/media/aa/f.woff2'])
  expect(html).toContain('<img alt="A > B" width="600">')
  expect(html).toContain('style="background:#fff none no-repeat"')
})

test('with images, changes nothing but the scheme', () => {
  expect(liveHtml('<head></head><img src="/media/a.png">', DAY)).toMatch(
    /^<head><base target="_blank">.*<img src="\/media\/a\.png">$/,
  )
})

test.each([
  '<html><head class="x"></head><body>x</body></html>',
  '<html><head profile="http://gmpg.org/xfn/11" lang="en"></head><body>x</body></html>',
  '<html><HEAD data-note="a > b"></HEAD><body>x</body></html>',
])('links of %s open beside the gallery', (html) => {
  expect(liveHtml(html, DAY)).toMatch(
    /<head [^<]*><base target="_blank"><style>html\{scrollbar-width:none\}/i,
  )
})
