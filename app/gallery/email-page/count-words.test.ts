import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 0],
  ['# The autumn issue\n\n• Boots', 4],
  ['Don’t stop', 2],
])('%j', (text, words) => expect(countWords(text)).toBe(words))
