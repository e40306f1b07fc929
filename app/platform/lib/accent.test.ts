import { expect, test } from 'vitest'
import { accentShades, accentStyle, DEFAULT_ACCENT, isReadableAccent, nearestAccent } from './accent.ts'
import { SETTINGS } from './settings.ts'

test.each(['#1f3fbf', '#b3261e', '#ffcc00', '#00c2a8', '#ff5fa2', '#ffffff', '#000000', '#777777'])(
  'the shades of %s can be read in both themes',
  (color) => {
    const { light, dark } = accentShades(color)
    expect(isReadableAccent(light, 'light')).toBe(true)
    expect(isReadableAccent(dark, 'dark')).toBe(true)
  },
)

test('a readable color stays as it is', () => {
  expect(nearestAccent('#b3261e', 'light')).toBe('#b3261e')
})

test('the default needs no style; another color has a pair for every variable', () => {
  expect(accentStyle(DEFAULT_ACCENT)).toBeNull()
  expect(accentStyle('#b3261e')?.match(/light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/g)).toHaveLength(4)
})

test('the setting offers a shade for a color that is too light, and takes nothing but a color', () => {
  const { schema } = SETTINGS.ACCENT_COLOR
  expect(schema.parse('#B3261E')).toBe('#b3261e')
  const offered = schema.safeParse('#ffcc00').error?.issues[0]?.message
  expect(offered).toContain('#ffcc00 is too light')
  expect(schema.safeParse(offered?.match(/#[0-9a-f]{6}/g)?.at(-1)).success).toBe(true)
  expect(schema.safeParse('red;}body{display:none').success).toBe(false)
})
