import { expect, test } from 'vitest'
import { histogramOf, medianOf, quantile, quartiles, sizeOf } from './histogram.ts'

test('quartiles of counts are those of the values they count', () => {
  const values = [20, 10, 10, 50, 30, 30, 30, 70]
  const histogram = histogramOf(values)
  expect(sizeOf(histogram)).toBe(8)
  expect(quartiles(histogram)).toEqual({ low: 15, median: 30, high: 40 })
  const sorted = values.toSorted((a, b) => a - b)
  for (let share = 1; share <= 8; share++) {
    expect(quantile(histogram, share / 8)).toBe(sorted[share - 1])
  }
})

test('a median between two values is their mean', () => {
  expect(medianOf(histogramOf([41, 44, 47, 90]))).toBe(45.5)
  expect(medianOf(histogramOf([41, 44, 47]))).toBe(44)
  expect(medianOf([])).toBeNull()
})

test('one value is every quartile, and none has none', () => {
  expect(quartiles([{ value: 40, count: 3 }])).toEqual({ low: 40, median: 40, high: 40 })
  expect(quartiles([])).toBeNull()
  expect(quantile([], 0.5)).toBeNull()
})
