import { expect, test } from 'vitest'
import { stampText } from './stamp-text.ts'

test.each([
  ['Easter', ['Easter']],
  ['Black Friday', ['Black', 'Friday']],
  ['New Year', ['New', 'Year']],
  ['Saint Patrick’s Day', ['Saint', 'Patrick’s', 'Day']],
  ['Back to School', ['Back to', 'School']],
])('%s is set in the lines %j', (name, lines) => {
  expect(stampText(name, 'any').lines).toEqual(lines)
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

test('wide letters make a name smaller', () => {
  // Measured in Besley: at 20 hundredths of the frame it is as wide as the usable part.
  expect(stampText('Summer', 'any').size).toBeLessThan(20)
  expect(stampText('Easter', 'any').size).toBeGreaterThan(22)
})

test('keeps an occasion’s color', () => {
  expect(stampText('Easter', 'easter').ink).toBe(stampText('Easter Sunday', 'easter').ink)
})
