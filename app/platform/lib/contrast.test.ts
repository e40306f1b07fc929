import { expect, test } from 'vitest'
import { contrastBetween, READABLE, readableInk } from './contrast.ts'

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('%s on %s has a contrast of about %d', (one, other, expected) => {
  expect(contrastBetween(one, other)).toBeCloseTo(expected, 1)
  expect(contrastBetween(other, one)).toBe(contrastBetween(one, other))
})

test('some ink is readable on every color', () => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        expect(contrastBetween(color, readableInk(color)), color).toBeGreaterThanOrEqual(READABLE)
      }
    }
  }
})
