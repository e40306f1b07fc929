import { expect, test } from 'vitest'
import { subjectSize } from './subject-size.ts'

test('steps down twice as a subject gets longer', () => {
  const sizes = [20, 59, 60, 109, 110, 300].map((length) => parseFloat(subjectSize('a'.repeat(length))))
  expect(sizes).toEqual([2.125, 2.125, 1.75, 1.75, 1.375, 1.375])
})

test('counts characters as readers do', () => {
  expect(subjectSize('\u{1f381}'.repeat(40))).toBe(subjectSize('a'.repeat(40)))
})
