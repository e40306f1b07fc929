import { expect, test } from 'vitest'
import {
  clippingDetail,
  darkModeDetail,
  daysBefore,
  desktopLine,
  imagesDetail,
  preheaderDetail,
  sizeDetail,
  subjectDetail,
  textLength,
} from './inbox-limits.ts'

test.each([
  ['', '0 characters'],
  ['a', '1 character'],
  ['The wrapping’s on us', '20 characters'],
  ['🎁🎁', '2 characters'],
])('the length of %j is %j', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test('shows no subject for an email without one', () => {
  expect(subjectDetail('(no subject)')).toBe('None')
  expect(subjectDetail('No subject')).toBe('10 characters')
})

test.each([
  ['', 'None', 'inboxes show the first words instead'],
  ['x'.repeat(60), '60 characters', null],
  ['x'.repeat(61), '61 characters', 'phones show about 60'],
])('a preheader of %j', (preheader, value, note) => {
  expect(preheaderDetail(preheader)).toEqual({ value, note })
})

test.each([
  [{ width: 640, fullHeight: 1598 }, 38 * 1024, '640 × 1,598 px', '38 kB of HTML'],
  [{ width: 640, fullHeight: 12_900 }, 2048 * 1024, '640 × 12,900 px', '2,048 kB of HTML'],
  [{ width: 640, fullHeight: 900 }, 20, '640 × 900 px', '1 kB of HTML'],
  [null, 38 * 1024, '38 kB of HTML', null],
])('the size of %j with %i bytes', (picture, bytes, value, note) => {
  expect(sizeDetail(picture, bytes)).toEqual({ value, note })
})

test.each([
  [9 * 1024, 'Not clipped', '9 kB of 102'],
  [90 * 1024, 'Nearly clipped', '90 kB of 102'],
  [102 * 1024, 'Nearly clipped', '102 kB of 102'],
  [130 * 1024, 'Clipped', '130 kB of 102'],
])('Gmail and %i bytes of HTML', (bytes, value, note) => {
  expect(clippingDetail(bytes)).toEqual({ value, note })
})

test.each([
  [0, 0, 0, 'None', null],
  [1, 0, 0, '1', 'with alt text'],
  [12, 0, 0, '12', 'all with alt text'],
  [12, 3, 0, '12', '3 without alt text'],
  [12, 3, 1, '12', '1 image is missing'],
  [12, 3, 11, '12', '11 images are missing'],
])('%i images, %i without alt text, %i not collected', (count, withoutAlt, missing, value, note) => {
  expect(imagesDetail({ count, withoutAlt, missing })).toEqual({ value, note })
})

test('detects dark styles', () => {
  expect(darkModeDetail(true).value).toBe('Has dark styles')
  expect(darkModeDetail(false).value).toBe('No dark styles')
})

test('shows subject and preheader in one line on desktop', () => {
  expect(desktopLine('Short', 'and sweet')).toEqual({ subject: 'Short', preheader: 'and sweet' })
  const cut = desktopLine('s'.repeat(40), 'p'.repeat(200))
  expect(cut.subject).toBe('s'.repeat(40))
  expect(cut.preheader).toBe(`${'p'.repeat(64)}…`)
  expect(desktopLine('s'.repeat(200), 'never seen')).toEqual({
    subject: `${'s'.repeat(104)}…`,
    preheader: '',
  })
})

test.each([
  [0, 'on the day'],
  [1, '1 day before'],
  [36, '36 days before'],
])('%i days before', (days, words) => {
  expect(daysBefore(days)).toBe(words)
})
