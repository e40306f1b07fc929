import { expect, test } from 'vitest'
import { numberWord } from './number-words.ts'

test.each([
  [0, 'No'],
  [1, 'One'],
  [12, 'Twelve'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [41, 'Forty-one'],
  [99, 'Ninety-nine'],
  [100, '100'],
  [1200, '1,200'],
])('%i is %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})
