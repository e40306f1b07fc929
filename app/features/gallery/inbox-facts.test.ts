import { expect, test } from 'vitest'
import { clockTime, daysBefore, longDate, preheaderFact, sizeFact, textLength } from './inbox-facts.ts'

test.each([
  ['', '0 characters'],
  ['a', '1 character'],
  ['The wrapping’s on us', '20 characters'],
  ['🎁🎁', '2 characters'],
])('the length of %j is %j', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test.each([
  ['', 'None', 'the inbox shows the first words instead'],
  ['x'.repeat(60), '60 characters', null],
  ['x'.repeat(61), '61 characters', 'cut at about 60 on a phone'],
])('a preheader of %j', (preheader, value, note) => {
  expect(preheaderFact(preheader)).toEqual({ value, note })
})

test.each([
  [{ width: 640, height: 1598 }, 38 * 1024, '640 × 1,598 px', '38 KB of HTML'],
  [{ width: 640, height: 900 }, 102 * 1024, '640 × 900 px', '102 KB of HTML'],
  [{ width: 640, height: 900 }, 103 * 1024, '640 × 900 px', '103 KB of HTML, Gmail clips it'],
  [{ width: 640, height: 900 }, 20, '640 × 900 px', '1 KB of HTML'],
  [null, 38 * 1024, '38 KB of HTML', null],
])('the size of %j with %i bytes', (picture, bytes, value, note) => {
  expect(sizeFact(picture, bytes)).toEqual({ value, note })
})

test.each([
  [0, 'on the day'],
  [1, '1 day before'],
  [36, '36 days before'],
])('%i days before', (days, words) => {
  expect(daysBefore(days)).toBe(words)
})

test('dates and times are said in UTC wherever the server stands', () => {
  const moment = new Date('2026-11-19T23:12:00Z')
  expect(longDate(moment)).toBe('Thursday 19 November 2026')
  expect(clockTime(moment)).toBe('23:12')
})
