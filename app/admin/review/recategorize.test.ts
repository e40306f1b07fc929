import { expect, test } from 'vitest'
import { type Filed, refile } from './recategorize.ts'

const filed: Filed[] = [
  { id: 'promo', kind: 'type' },
  { id: 'gifts', kind: 'other' },
  { id: 'reminder', kind: 'type' },
  { id: 'easter', kind: 'occasion' },
]

test.each([
  [{}, ['promo', 'gifts', 'reminder', 'easter']],
  [{ type: 'welcome' }, ['welcome', 'gifts', 'reminder', 'easter']],
  [{ type: 'reminder' }, ['reminder', 'gifts', 'easter']],
  [{ type: null, occasion: null }, ['gifts', 'reminder']],
  [{ occasion: 'eid' }, ['promo', 'gifts', 'reminder', 'eid']],
])('changes only the first type and the first occasion: %j', (refiling, after) => {
  expect(refile(filed, refiling)).toEqual(after)
})

test('an email without categories gets its type first and its occasion last', () => {
  expect(refile([{ id: 'gifts', kind: 'other' }], { type: 'promo', occasion: 'eid' })).toEqual([
    'promo',
    'gifts',
    'eid',
  ])
})
