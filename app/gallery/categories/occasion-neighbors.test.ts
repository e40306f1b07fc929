import { expect, test } from 'vitest'
import { occasionNeighbors } from './occasion-neighbors.ts'

/** `a3` is an occasion called `a` with three emails; the soonest first. */
function neighborsOf(slug: string, year: string): string {
  const dated = year.split(' ').map((each) => ({ slug: each[0]!, count: Number(each.slice(1)) }))
  return occasionNeighbors(dated, slug)
    .map((occasion) => occasion.slug)
    .join(' ')
}

test.each([
  ['c', 'a1 b2 c0 d3 e4', 'b d'],
  ['c', 'a1 b0 c0 d0 e4', 'a e'],
  ['a', 'a0 b0 c3 d1 e0', 'd c'],
  ['e', 'a2 b0 c3 d0 e0', 'c a'],
  ['b', 'a0 b0 c3', 'c'],
  ['b', 'a0 b0', ''],
  ['z', 'a0 b1 c0 d2 e3', 'b d'],
])('around %s in %s: %s', (slug, year, neighbors) => {
  expect(neighborsOf(slug, year)).toBe(neighbors)
})
