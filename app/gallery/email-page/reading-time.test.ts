import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './reading-time.ts'

test.each([
  ['', 0],
  ['# The autumn issue\n\n• Boots', 4],
  ['Don’t stop', 2],
])('%j', (text, words) => expect(countWords(text)).toBe(words))

test.each([
  [0, 1],
  [220, 1],
  [660, 3],
])('%i words', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
