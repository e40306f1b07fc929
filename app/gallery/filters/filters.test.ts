import { expect, test } from 'vitest'
import { changedSearch, toggled, withChosen } from './filters.ts'

test.each([
  ['', { type: 'welcome' }, '?type=welcome'],
  ['type=welcome', { type: null }, '?'],
  ['type=welcome&year=2025', { type: 'discount' }, '?type=discount&year=2025'],
  ['type=welcome&after=0190a000-0000-7000-8000-000000000001', { year: '2025' }, '?type=welcome&year=2025'],
  ['type=welcome&after=one', { after: 'two' }, '?type=welcome&after=two'],
  ['type=&sort=oldest', {}, '?type=&sort=oldest'],
  ['sort=oldest&q=a+b&year=2025', { type: ['b', 'a'] }, '?q=a+b&type=a&type=b&year=2025&sort=oldest'],
  ['type=a&type=b&brand=c', { type: ['b'] }, '?brand=c&type=b'],
  ['type=a&type=b', { type: [] }, '?'],
])('%s with %j becomes %s', (search, changes, changed) => {
  expect(changedSearch(new URLSearchParams(search), changes)).toBe(changed)
})

test('a choice is taken and given up', () => {
  const chosen = [{ value: 'a', name: 'A' }]
  expect(toggled(chosen, 'b')).toEqual(['a', 'b'])
  expect(toggled(chosen, 'a')).toEqual([])
  expect(toggled(undefined, 'a')).toEqual(['a'])
})

test('a chosen option without emails can still be removed', () => {
  const offered = [{ value: 'a', name: 'A', count: 2 }]
  expect(withChosen(offered, [offered[0]!, { value: 'b', name: 'B' }])).toEqual([
    { value: 'b', name: 'B' },
    ...offered,
  ])
  expect(withChosen(offered)).toEqual(offered)
})
