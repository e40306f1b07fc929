import { expect, test } from 'vitest'
import { histogramOf, quantile, quartiles, sizeOf } from './histogram.ts'

test('quartiles of counts are those of the values they count', () => {
  const values = [20, 10, 10, 50, 30, 30, 30, 70]
  const histogram = histogramOf(values)
  expect(sizeOf(histogram)).toBe(8)
  expect(quartiles(histogram)).toEqual({ low: 10, median: 30, high: 30 })
  const sorted = values.toSorted((a, b) => a - b)
  for (let share = 1; share <= 8; share++) {
    expect(quantile(histogram, share / 8)).toBe(sorted[share - 1])
  }
})

test('one value is every quartile, and none has none', () => {
  expect(quartiles([{ value: 40, count: 3 }])).toEqual({ low: 40, median: 40, high: 40 })
  expect(quartiles([])).toBeNull()
  expect(quantile([], 0.5)).toBeNull()
})
