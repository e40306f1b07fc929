import { expect, test } from 'vitest'
import { brandInitial, presentBrand } from './brand-summary.ts'

test.each([
  ['Loud Supply', 'L'],
  ['  oat & co', 'O'],
  ['“Quoted”', 'Q'],
  ['éclair', 'É'],
  ['7 Oaks', '7'],
  ['***', '?'],
])('the initial of %j is %j', (name, initial) => {
  expect(brandInitial(name)).toBe(initial)
})

const bare = { name: 'Tide & Day', slug: 'tide-and-day', logoUrl: null, color: null, colorInk: null }

test('uses a brand’s own colors', () => {
  const face = presentBrand({ ...bare, color: '#ff4b2b', colorInk: '#2b0a52' })
  expect(face).toEqual({
    name: 'Tide & Day',
    slug: 'tide-and-day',
    logoUrl: null,
    color: '#ff4b2b',
    colorInk: '#2b0a52',
  })
})

test('assigns a readable pair of colors to a brand without both', () => {
  const face = presentBrand(bare)
  expect(face.color).toMatch(/^#[0-9a-f]{6}$/)
  expect(face.colorInk).toBe('#ffffff')
  expect(presentBrand({ ...bare, color: '#ff4b2b' })).toEqual(face)
})

test('trims a stored slug in links', () => {
  const stray = presentBrand({ ...bare, slug: ' tide-and-day\n' })
  expect(stray).toEqual(presentBrand(bare))
})
