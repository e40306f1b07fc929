import { expect, test } from 'vitest'
import { canvasWidth } from './email-canvas.tsx'

test.each([
  [375, 600],
  [600, 600],
  [640, 640],
  [800, 800],
  [1200, 800],
])('shows an image of %i px at %i px', (width, shown) => {
  expect(canvasWidth({ width })).toBe(shown)
})
