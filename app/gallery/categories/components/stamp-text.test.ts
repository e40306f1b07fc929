import { expect, test } from 'vitest'
import { stampText } from './stamp-text.ts'

test('has one word a line', () => {
  expect(stampText('Saint Patrick’s Day', 'any').lines).toEqual(['Saint', 'Patrick’s', 'Day'])
})

test('fits every name into the frame', () => {
  for (const name of [
    'International Women’s Day',
    'Small Business Saturday',
    'Pi',
    'Martin Luther King Jr. Day',
  ]) {
    const { lines, size } = stampText(name, 'any')
    expect(lines.join(' ')).toBe(name)
    expect(lines.length * size).toBeLessThanOrEqual(62.5)
    for (const line of lines) expect(line.length * size * 0.56).toBeLessThanOrEqual(83)
  }
})

test('a wide word stays in the frame', () => {
  // Measured in Besley: at 20 hundredths of the frame it is as wide as the usable part.
  expect(stampText('Summer', 'any').size).toBeLessThan(20)
})

test('keeps an occasion’s color', () => {
  expect(stampText('Easter', 'easter').ink).toBe(stampText('Easter Sunday', 'easter').ink)
})
