import { expect, test } from 'vitest'
import { opensPreview } from './card-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  ['a click', {}, 1440, true],
  ['a click just above the threshold', {}, 1025, true],
  ['a click at the threshold', {}, 1024, false],
  ['a tap on a phone', {}, 390, false],
  ['the middle button', { button: 1 }, 1440, false],
  ['Ctrl', { ctrlKey: true }, 1440, false],
  ['Command', { metaKey: true }, 1440, false],
  ['Shift', { shiftKey: true }, 1440, false],
  ['Alt', { altKey: true }, 1440, false],
])('%s', (_, keys, width, opens) => {
  expect(opensPreview({ ...plain, ...keys }, width)).toBe(opens)
})
