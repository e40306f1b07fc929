import { expect, test } from 'vitest'
import { changedSearch } from './filters.ts'

test.each([
  ['', { type: 'welcome' }, '?type=welcome'],
  ['type=welcome', { type: null }, '?'],
  ['type=welcome&year=2025', { type: 'discount' }, '?type=discount&year=2025'],
  ['type=welcome&after=0190a000-0000-7000-8000-000000000001', { year: '2025' }, '?type=welcome&year=2025'],
  ['type=welcome&after=one', { after: 'two' }, '?type=welcome&after=two'],
  ['type=&sort=oldest', {}, '?type=&sort=oldest'],
])('%s with %j becomes %s', (search, changes, changed) => {
  expect(changedSearch(new URLSearchParams(search), changes)).toBe(changed)
})
