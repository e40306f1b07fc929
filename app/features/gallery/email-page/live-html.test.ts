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

test('by day the dark styles rest, whatever the reader’s system prefers', () => {
  const html = liveHtml(EMAIL, DAY)
  expect(html).toContain('@media (max-width:0){p{color:#fff}}')
  expect(html).toContain('@media (min-width:0) and (width>9px){p{color:#000}}')
  expect(html).toContain(':root{color-scheme:light;supported-color-schemes:light dark}')
  expect(html).toContain('<meta name="color-scheme" content="light">')
})

test('in the dark they hold, and the light ones rest', () => {
  const html = liveHtml(EMAIL, NIGHT)
  expect(html).toContain('@media (min-width:0){p{color:#fff}}')
  expect(html).toContain('@media (max-width:0) and (width>9px)')
  expect(html).toContain(':root{color-scheme:dark;')
  expect(html).toContain('<meta name="color-scheme" content="dark">')
})

test('an email of one scheme keeps it', () => {
  const html = '<head><style>:root{color-scheme:only light}</style></head>'
  expect(liveHtml(html, NIGHT)).toContain('{color-scheme:only light}')
})

test('what the email says in words stays as it is', () => {
  expect(liveHtml(EMAIL, NIGHT)).toContain('Write (prefers-color-scheme: dark) yourself')
})

test('without images nothing is left that would ask for one, and fonts stay', () => {
  const html = liveHtml(EMAIL, PLAIN)
  expect(html.match(/\/media\/[^)"&]*/g)).toEqual(['/media/aa/f.woff2'])
  expect(html).toContain('<img alt="A > B" width="600">')
  expect(html).toContain('style="background:#fff none no-repeat"')
})

test('with images nothing of the email is touched but its scheme', () => {
  expect(liveHtml('<head></head><img src="/media/a.png">', DAY)).toMatch(
    /^<head><base target="_blank">.*<img src="\/media\/a\.png">$/,
  )
})
