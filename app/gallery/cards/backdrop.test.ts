import { expect, test } from 'vitest'
import { backdropTint } from './backdrop.ts'

test.each([
  ['#ffffff', 'var(--line-strong)'],
  ['#fbfaf6', 'var(--line-strong)'],
  ['#ebebee', 'var(--line-strong)'],
  ['#000000', 'var(--line-strong)'],
  ['#141310', 'var(--line-strong)'],
  ['#fff4e5', '#fff4e5'],
  ['#c81e28', '#c81e28'],
  ['#101040', '#101040'],
  [undefined, 'var(--line-strong)'],
])('an email of the color %s stands on %s', (color, tint) => {
  expect(backdropTint(color)).toBe(tint)
})
