import { expect, test } from 'vitest'
import { readyPairs } from './ready-pairs.ts'

/** 'Fernhill:Pets' */
function brand(text: string) {
  const [slug, category] = text.split(':')
  return { slug: slug!, category: category ?? null }
}

test.each([
  ['a:Pets b:Travel c:Pets d:Travel', 'a+c b+d'],
  ['a:Pets b:Pets c:Pets', 'a+b'],
  ['a:Pets b:Travel', 'a+b'],
  ['a:1 b:2 c:3 d:2', 'b+d a+c'],
  ['a:1', ''],
  ['a b', 'a+b'],
  ['a:1 b:1 c:2 d:2 e:3 f:3 g:4 h:4', 'a+b c+d e+f'],
  ['', ''],
])('%j gives %j', (brands, expected) => {
  const pairs = readyPairs(brands.split(' ').filter(Boolean).map(brand))
  expect(pairs.map((pair) => pair.map(({ slug }) => slug).join('+')).join(' ')).toBe(expected)
})
