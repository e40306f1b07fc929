import { expect, test } from 'vitest'
import { desktopWidth } from '#app/intake/ingest/clean/layout-width.ts'
import { readColors } from '#app/intake/ingest/assets/image-colors.ts'
import { emailSlugs, slugOf } from './slugs.ts'

test.each([
  ['Fünf Tage, 50 % Rabatt!', 'funf-tage-50-rabatt'],
  ['Smørrebrød & Straße', 'smorrebrod-and-strasse'],
  ["It's here — finally", 'its-here-finally'],
  ['秋の新刊', ''],
  ['--a--', 'a'],
  ['word '.repeat(40), Array(14).fill('word').join('-')],
])('%s → %s', (text, slug) => expect(slugOf(text)).toBe(slug))

test('a subject that cannot be written in ASCII becomes brand and hash', () => {
  const contentHash = 'ab'.repeat(32)
  expect(emailSlugs({ subjectLine: '秋の', contentHash }, 'hibari')).toEqual([
    'hibari-email-ababab',
    'hibari-email-ababababab',
    `hibari-email-${'ab'.repeat(12)}`,
  ])
  expect(emailSlugs({ subjectLine: 'Hello you', contentHash }, 'x')[0]).toBe('hello-you')
  expect(emailSlugs({ subjectLine: '(no subject)', contentHash }, 'x')[0]).toBe('x-email-ababab')
})

test.each([
  ['<p>', 640],
  ['@media only screen and (max-width: 600px){}', 640],
  ['@media (max-width:640px){}', 642],
  ['@media (max-width:679px){}@media (max-width:480px){}', 680],
  ['@media (max-width:1024px){}', 640],
  ['@media (max-width:799px){}', 800],
])('%s is rendered at %d', (html, width) => expect(desktopWidth(html)).toBe(width))

function many(count: number, pixel: number[]): number[][] {
  return Array.from({ length: count }, () => pixel)
}

test('ranks colors by their share of the image, similar ones once', () => {
  const pixels = [
    ...many(70, [250, 250, 250]),
    ...many(6, [245, 246, 250]),
    ...many(24, [200, 30, 40]),
  ].flat()
  expect(readColors(Uint8Array.from(pixels))).toEqual({ dominant: '#fafafa', main: ['#fafafa', '#c81e28'] })
})
