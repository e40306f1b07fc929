import { expect, test } from 'vitest'
import { distance, type Look, nearest } from './visual-distance.ts'

const look = (ratio: number, ...colors: string[]): Look => ({ ratio, colors })

test('the same colors and proportions are no distance apart, in whichever order', () => {
  const [a, b] = [look(3, '#ffffff', '#102a43', '#e11d48'), look(1.5, '#fefefe', '#f0b429')]
  expect(distance(a, a)).toBe(0)
  expect(distance(a, b)).toBeCloseTo(distance(b, a))
})

test('black and white are the furthest apart, and similar tones nearly the same', () => {
  expect(distance(look(1, '#000000'), look(1, '#ffffff'))).toBeCloseTo(1, 2)
  expect(distance(look(1, '#e11d48'), look(1, '#d61f4c'))).toBeLessThan(0.03)
})

test('colors count more than proportions, and what cannot be compared is left out', () => {
  const own = look(3, '#ffffff', '#e11d48')
  const taller = look(6, '#ffffff', '#e11d48')
  const blue = look(3, '#ffffff', '#1d4ed8')
  const dark = look(3, '#111111', '#e11d48')
  expect(nearest(own, [dark, look(3), blue, taller], 2)).toEqual([taller, blue])
})
