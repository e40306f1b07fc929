import { expect, test } from 'vitest'
import { subjectSize } from './subject-size.ts'

/** The size on a wide screen, in rem. */
function sizeOf(length: number): number {
  return Number(/(?:^| )text-\[([\d.]+)rem\]/.exec(subjectSize('a'.repeat(length)))?.[1] ?? 2.125)
}

test('steps down twice as a subject gets longer', () => {
  const sizes = [20, 59, 60, 109, 110, 300].map(sizeOf)
  expect(sizes).toEqual([2.125, 2.125, 1.75, 1.75, 1.375, 1.375])
})

test('counts characters as readers do', () => {
  expect(subjectSize('\u{1f381}'.repeat(40))).toBe(subjectSize('a'.repeat(40)))
})
