import { expect, test } from 'vitest'
import { middle, percent, roundScale } from './axis.ts'

test('scales end at round numbers that hold the largest value', () => {
  expect(roundScale(0)).toEqual({ top: 1, ticks: [1] })
  expect(roundScale(1)).toEqual({ top: 1, ticks: [1] })
  expect(roundScale(2)).toEqual({ top: 2, ticks: [1, 2] })
  expect(roundScale(7)).toEqual({ top: 10, ticks: [5, 10] })
  for (let most = 1; most < 3_000; most += 7) {
    const { top, ticks } = roundScale(most)
    expect(top).toBeGreaterThanOrEqual(most)
    expect(top).toBeLessThan(most * 2.01 + 1)
    expect(ticks.length).toBeLessThanOrEqual(4)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})

test('positions are shares of the width', () => {
  expect(percent(1 / 3)).toBe('33.33%')
  expect([middle(0, 4), middle(3, 4)]).toEqual(['12.5%', '87.5%'])
})
