import { expect, test } from 'vitest'
import { canvasWidth } from './email-canvas.tsx'

test.each([
  [375, 600],
  [600, 600],
  [640, 640],
  [800, 800],
  [1200, 800],
])('a picture of %i px lies %i px wide', (width, shown) => {
  expect(canvasWidth({ width })).toBe(shown)
})
