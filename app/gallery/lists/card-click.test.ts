import { expect, test } from 'vitest'
import { emailSlugOf, isPlainClick, opensPreview } from './card-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  ['a click', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Command', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
])('%s is handled by the grid: %o', (_, keys, isOurs) => {
  expect(isPlainClick({ ...plain, ...keys })).toBe(isOurs)
})

test.each([
  [1440, true],
  [1025, true],
  [1024, false],
  [390, false],
])('a screen of %i px shows the preview modal: %o', (width, hasRoom) => {
  expect(opensPreview(width)).toBe(hasRoom)
})

test.each([
  ['/brand/fernhill/email/the-ribbon', '', 'the-ribbon'],
  ['/brand/fernhill/email/the-ribbon', '?tab=html', null],
  ['/brand/fernhill', '', null],
  ['/email-type/welcome', '', null],
])('the link %s%s of a card leads to the email %s', (pathname, search, slug) => {
  expect(emailSlugOf({ pathname, search } as HTMLAnchorElement)).toBe(slug)
})
