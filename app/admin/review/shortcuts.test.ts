import { expect, test } from 'vitest'
import { actionOf } from './shortcuts.ts'

test.each([
  ['a', 'accept'],
  ['A', 'accept'],
  ['Enter', 'accept'],
  ['ArrowRight', 'next'],
  ['k', 'previous'],
  ['?', 'keys'],
  ['u', 'undo'],
  ['q', null],
  ['Tab', null],
])('%s means %s', (key, action) => {
  expect(actionOf({ key, repeat: false })).toBe(action)
})

test('a key that is held down moves on, but decides only once', () => {
  expect(actionOf({ key: 'n', repeat: true })).toBe('next')
  expect(actionOf({ key: 'a', repeat: true })).toBeNull()
  expect(actionOf({ key: 'z', repeat: true })).toBeNull()
})
